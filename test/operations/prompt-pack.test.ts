import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";

let flow: DesignFlow;
let designId: string;
beforeAll(async () => {
  flow = await createDesignFlow();
  ({ designId } = await flow.reviewed({ name: "Prompted", adjectives: ["precise"], copy: { cta: "Order" } }));
});
afterAll(() => flow.app.close());

const packOf = (query = "", given: { key?: string; cookie?: string } = { key: flow.reader }, id = designId) =>
  flow.send("GET", `designs/${id}/prompt-pack${query}`, given);
const offered = (text: string) => [...text.matchAll(/pass=lock&direction=([a-z]+)/g)].map(([, direction]) => direction ?? "");

describe("GET /api/v1/designs/{id}/prompt-pack", () => {
  test("returns the pack in one pass to a key with READ and to a member", async () => {
    for (const given of [{ key: flow.reader }, { cookie: flow.member }]) {
      const { status, headers, text } = await packOf("", given);
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe("text/markdown; charset=utf-8");
      expect(text).toStartWith('# "Prompted": prompts for your design tool');
    }
  });

  test("explores three directions, the design's own first, and locks each of them", async () => {
    const directions = offered((await packOf("?pass=explore")).text);
    expect(directions).toHaveLength(3);
    expect(directions[0]).toBe("swiss");
    for (const direction of directions) {
      const { status, text } = await packOf(`?pass=lock&direction=${direction}`);
      expect(status).toBe(200);
      expect(text.includes(`"direction": "${direction}"`)).toBe(direction !== "swiss");
      expect(text).toContain("/prompt-pack?format=copy-map");
    }
  });

  test("returns the copy map, with and without a pass", async () => {
    const { status, text } = await packOf("?format=copy-map");
    expect(status).toBe(200);
    expect(text).toStartWith('# "Prompted": copy map');
    expect(text).toContain('[copy.cta]: "Order"');
    expect((await packOf("?pass=explore&format=copy-map")).text).toBe(text);
  });

  test.each(["?pass=lock", "?pass=lock&direction=nonsense", "?pass=lock&direction="])(
    "returns 400 for %s and lists the directions",
    async (query) => {
      const directions = offered((await packOf("?pass=explore")).text);
      const { status, json } = await packOf(query);
      expect(status).toBe(400);
      expect(json.error).toContain(directions.join(", "));
    },
  );

  test.each(["?pass=both", "?pass=", "?format=json", "?direction=swiss", "?pass=explore&direction=swiss", "?nonsense=1"])(
    "returns 400 for %s",
    async (query) => {
      const { status, json } = await packOf(query);
      expect(status).toBe(400);
      expect(json.error).toBeString();
    },
  );

  test("is generated from the current design", async () => {
    const made = await flow.foundation({ name: "Before" });
    expect((await packOf("", { key: flow.reader }, made.designId)).text).toStartWith('# "Before": prompts');
    const body = { brief: { name: "Afterwards", seed: 1, archetype: "soft" }, run: true, discard: true };
    await flow.send("PATCH", `designs/${made.designId}`, { key: flow.maker, body });
    await flow.settle();
    const { text } = await packOf("", { key: flow.reader }, made.designId);
    expect(text).toStartWith('# "Afterwards": prompts');
    expect(text).toContain("GUIDED");
  });

  test("is complete before components exist, with those that the project will create", async () => {
    const made = await flow.foundation({ name: "Early" });
    const { text } = await packOf("", { key: flow.reader }, made.designId);
    await flow.approve(made.projectId);
    expect((await packOf("", { key: flow.reader }, made.designId)).text).toBe(text);
  });

  test("returns 400 before the design has an identity, and 401, 403 and 404 as the handoff does", async () => {
    const bare = await flow.draft({ name: "Bare" });
    const { key } = await flow.app.key(["ARTIFACTS_WRITE"]);
    expect((await packOf("", { key: flow.reader }, bare.designId)).status).toBe(400);
    expect((await packOf("", {})).status).toBe(401);
    expect((await packOf("", { key })).status).toBe(403);
    expect((await packOf("", { key: flow.reader }, "ds_01kaph4c7ke0sbx1v0s1kq4s4m")).status).toBe(404);
  });
});
