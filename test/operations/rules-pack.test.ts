import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { memoStages } from "#test/pipeline/memo-stages";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";

let flow: DesignFlow;
beforeAll(async () => {
  flow = await createDesignFlow(memoStages);
});
afterAll(() => flow.app.close());

describe("GET /designs/{id}/rules-pack", () => {
  test("returns every file with its mode, and the markers, to a key with READ and to a member", async () => {
    const { designId } = await flow.published({ name: "Quay Six", brandColor: "#0b5d6b" });
    const answer = await flow.send("GET", `designs/${designId}/rules-pack`, { key: flow.reader });
    expect(answer.status).toBe(200);
    expect(answer.json.markers).toEqual({
      begin: "<!-- livery:brand:begin -->",
      end: "<!-- livery:brand:end -->",
      own: "livery:brand:own",
    });
    expect(answer.json.files.map(({ path, mode }: { path: string; mode: string }) => [path, mode])).toEqual([
      ["AGENTS.md", "merge"],
      ["CLAUDE.md", "merge"],
      [".github/copilot-instructions.md", "merge"],
      ["DESIGN.md", "merge"],
      [".cursor/rules/brand.mdc", "own"],
      ["brand/tokens.css", "own"],
    ]);
    expect(answer.json.fonts).toEqual([]);
    const styled = (await flow.get(`designs/${designId}/rules-pack?paths=brand/fonts.css`)).json;
    const { fonts } = styled as { fonts: { path: string; url: string }[] };
    expect(fonts.length).toBeGreaterThan(0);
    for (const { url } of fonts) {
      const font = await flow.app.get(url.slice(flow.app.services.baseUrl.length));
      expect([url, font.status, font.headers.get("content-type")]).toEqual([url, 200, "font/woff2"]);
    }
    expect([...styled.files[0].content.matchAll(/url\("\.\/([^"]+)"\)/g)].map(([, path]) => `brand/${path}`).sort()).toEqual(
      fonts.map(({ path }) => path).sort(),
    );
    expect(answer.json.leftOut).toEqual([
      { path: ".claude/skills/quay-six/SKILL.md", mode: "own", bytes: expect.any(Number) },
      { path: "brand/README.md", mode: "own", bytes: expect.any(Number) },
      { path: "brand/fonts.css", mode: "own", bytes: expect.any(Number) },
      { path: "brand/theme.css", mode: "own", bytes: expect.any(Number) },
      { path: "brand/tailwind-preset.ts", mode: "own", bytes: expect.any(Number) },
      { path: "brand/brand.tokens.json", mode: "own", bytes: expect.any(Number) },
    ]);
    for (const { path, bytes } of answer.json.leftOut) {
      const { json } = await flow.send("GET", `designs/${designId}/rules-pack?paths=${path}`, { key: flow.reader });
      expect([json.files.length, json.files[0].path, Buffer.byteLength(json.files[0].content)]).toEqual([1, path, bytes]);
    }
    expect(answer.json.files[0].content).toContain('brand system of "Quay Six", version 1.0.0');
    expect((await flow.get(`designs/${designId}/rules-pack`, flow.member)).json).toEqual(answer.json);
  });

  test("returns the files in paths in the pack's order, and 400 for an unknown one", async () => {
    const { designId } = await flow.approved({ name: "Some Paths" });
    const { json } = await flow.get(`designs/${designId}/rules-pack?paths=CLAUDE.md,%20AGENTS.md`);
    expect(json.files.map(({ path }: { path: string }) => path)).toEqual(["AGENTS.md", "CLAUDE.md"]);
    for (const paths of ["README.md", "AGENTS.md,", "../AGENTS.md", ""]) {
      const refused = await flow.get(`designs/${designId}/rules-pack?paths=${encodeURIComponent(paths)}`);
      expect([paths, refused.status]).toEqual([paths, 400]);
      expect(refused.json.error).toContain("paths");
    }
  });

  test("is available for a draft once its foundation exists, and names the missing parts before", async () => {
    const { designId, projectId } = await flow.draft({ name: "Not Yet" });
    const early = await flow.get(`designs/${designId}/rules-pack`);
    expect([early.status, early.json.error]).toEqual([400, expect.stringContaining("Run its project first")]);
    await flow.run(projectId);
    const { status, json } = await flow.get(`designs/${designId}/rules-pack?paths=DESIGN.md`);
    expect([status, json.files[0].content.includes("## Components")]).toEqual([200, false]);
    await flow.approve(projectId);
    expect((await flow.get(`designs/${designId}/rules-pack?paths=DESIGN.md`)).json.files[0].content).toContain("## Components");
  });

  test("returns 401 without a key, 403 without READ, 404 from outside and for an unknown id", async () => {
    const { designId } = await flow.approved({ name: "Rules Hidden" });
    const path = `designs/${designId}/rules-pack`;
    expect((await flow.send("GET", path)).status).toBe(401);
    const { key } = await flow.app.key(["PIPELINE"]);
    expect((await flow.send("GET", path, { key })).status).toBe(403);
    const [foreign, unknown] = [await flow.get(path, flow.stranger), await flow.get("designs/ds_none/rules-pack")];
    expect([foreign.status, unknown.status, foreign.text]).toEqual([404, 404, unknown.text]);
    const bySlug = await flow.get("designs/rules-hidden/rules-pack");
    expect([bySlug.status, bySlug.text]).toEqual([404, unknown.text]);
  });
});
