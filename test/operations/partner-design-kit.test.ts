import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { unzipSync } from "fflate";
import { sha256Hex } from "#/kernel/hash";
import { memoStages } from "#test/pipeline/memo-stages";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";

let flow: DesignFlow;
beforeAll(async () => {
  flow = await createDesignFlow(memoStages);
});
afterAll(() => flow.app.close());

/** Downloads the archive's bytes. */
async function download(designId: string, key: string) {
  const answer = await flow.app.get(`/api/v1/designs/${designId}/partner-design-kit/download`, {
    authorization: `Bearer ${key}`,
  });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

describe("GET /designs/{id}/partner-design-kit", () => {
  test("returns title, files, validation and a URL from which the same key downloads exactly these files", async () => {
    const { designId } = await flow.published({ name: "Quay Seven", brandColor: "#0b5d6b" });
    const { status, json } = await flow.send("GET", `designs/${designId}/partner-design-kit`, { key: flow.reader });
    expect(status).toBe(200);
    expect(json.title).toBe("Quay Seven 1.0.0");
    expect(json.validation.ok).toBe(true);
    expect(json.validation.checks.map(({ id }: { id: string }) => id)).toEqual([
      ...["cards-marked", "styles-import", "references-resolve", "nothing-remote", "variables-defined", "nothing-runs", "sizes"],
    ]);
    expect(json.downloadUrl).toBe(`http://livery.test/api/v1/designs/${designId}/partner-design-kit/download`);
    const { answer, bytes } = await download(designId, flow.reader);
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("content-disposition")]).toEqual([
      200,
      "application/zip",
      'attachment; filename="quay-seven-1.0.0-partner-design-kit.zip"',
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const inside = Object.entries(unzipSync(bytes)).map(([path, content]) => ({
      path,
      bytes: content.byteLength,
      sha256: sha256Hex(content),
    }));
    expect(inside).toEqual(json.files);
  });

  test("is available to members too, for a draft once its components exist", async () => {
    const { designId, projectId } = await flow.foundation({ name: "Kit Early" });
    for (const path of ["partner-design-kit", "partner-design-kit/download"]) {
      const early = await flow.get(`designs/${designId}/${path}`, flow.member);
      expect([early.status, early.json.error]).toEqual([400, expect.stringContaining("lacks components")]);
    }
    await flow.approve(projectId);
    const { status, json } = await flow.get(`designs/${designId}/partner-design-kit`, flow.member);
    expect([status, json.validation.ok]).toEqual([200, true]);
  });

  test.each(["partner-design-kit", "partner-design-kit/download"])(
    "%s returns 401 without a key, 403 without READ, 404 from outside and for an unknown id, 400 for unknown fields",
    async (route) => {
      const { designId } = await flow.approved({ name: `Hidden ${route.length}` });
      const path = `designs/${designId}/${route}`;
      expect((await flow.send("GET", path)).status).toBe(401);
      const { key } = await flow.app.key(["ARTIFACTS_WRITE"]);
      expect((await flow.send("GET", path, { key })).status).toBe(403);
      const [foreign, unknown, slug] = [
        await flow.get(path, flow.stranger),
        await flow.get(`designs/ds_none/${route}`),
        await flow.get(`designs/hidden-${route.length}/${route}`),
      ];
      expect([foreign.status, unknown.status, slug.status]).toEqual([404, 404, 404]);
      expect([foreign.text, slug.text]).toEqual([unknown.text, unknown.text]);
      expect((await flow.get(`${path}?nonsense=1`)).status).toBe(400);
    },
  );
});
