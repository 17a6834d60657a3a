import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";

let flow: DesignFlow;
beforeAll(async () => {
  flow = await createDesignFlow();
});
afterAll(() => flow.app.close());

const preview = (body: unknown, cookie = flow.member) =>
  flow.post(`workspaces/${flow.app.workspaceId}/brief-preview`, body, cookie);
const page = async (query: Record<string, string>, cookie = flow.member) =>
  await flow.app.send("GET", `/preview/brief?${new URLSearchParams(query)}`, cookie === "" ? {} : { cookie });

describe("a brief's previews", () => {
  test("are three, each with tokens and a mark and in a different direction", async () => {
    const { status, json } = await preview({ brief: { name: "Havn Coffee", adjectives: ["warm"], brandColor: "#8a3b1e" } });
    expect(status).toBe(200);
    const directions = json.boards.map(({ direction }: { direction: { id: string } }) => direction.id);
    expect(new Set(directions).size).toBe(3);
    for (const board of json.boards) {
      expect(board.tokens.brandColor).toEqual({ given: "#8a3b1e", hex: "#8a3b1e", isMapped: false });
      expect(board.tokens.contrast.failing).toBe(0);
      expect(board.mark.drawings.map(({ kind }: { kind: string }) => kind)).toContain("lockup-horizontal");
      expect(board.components).toEqual([]);
    }
  });
  test("match the tokens and mark of a design with the same direction and seed", async () => {
    const brief = { name: "The Same", adjectives: ["calm"] };
    const { json } = await preview({ brief });
    const [, second] = json.boards;
    const made = await flow.post(`workspaces/${flow.app.workspaceId}/designs`, {
      ...{ brief, direction: second.direction.id, seed: json.seed, run: true },
    });
    await flow.settle();
    const board = (await flow.get(`designs/${made.json.design.id}/board`)).json;
    expect(board.tokens).toEqual(second.tokens);
    expect(board.mark).toEqual(second.mark);
  });
  test("start with the direction that a design without a requested one gets", async () => {
    const brief = { name: "First Of Three", adjectives: ["playful", "bright"] };
    const { json } = await preview({ brief });
    const made = await flow.post(`workspaces/${flow.app.workspaceId}/designs`, { brief });
    expect(made.json.design).toMatchObject({ direction: json.boards[0].direction.id, seed: json.seed });
  });
  test("start with the requested direction", async () => {
    const { json } = await preview({ brief: { name: "Asked" }, direction: "arcade" });
    expect(json.boards[0].direction.id).toBe("arcade");
    expect(json.boards).toHaveLength(3);
  });
  test("create no brand and no design", async () => {
    const before = (await flow.get(`workspaces/${flow.app.workspaceId}/brands`)).json.brands.length;
    await preview({ brief: { name: "Never Made" } });
    expect((await flow.get(`workspaces/${flow.app.workspaceId}/brands`)).json.brands).toHaveLength(before);
  });
  test("name an existing brand of the same name", async () => {
    const brand = await flow.brand("Known Already");
    expect((await preview({ brief: { name: "Known Already" } })).json.brand).toEqual({ id: brand.id, name: brand.name });
    expect((await preview({ brief: { name: "Not Known" } })).json.brand).toBeNull();
  });
  test("return 400 for an invalid colour and name the field", async () => {
    const { status, json } = await preview({ brief: { name: "Wrong", brandColor: "blurple" } });
    expect(status).toBe(400);
    expect(json.error).toStartWith("brandColor:");
  });
});

describe("a brief's landing page", () => {
  const asked = { brief: JSON.stringify({ name: "Havn <Coffee>" }), direction: "craft", seed: "7" };
  test("is sandboxed, has the name as text and requires sign-in", async () => {
    const { status, text, headers } = await page(asked);
    expect(status).toBe(200);
    expect(text).toContain("Havn &lt;Coffee&gt;");
    expect(text).not.toContain("<Coffee>");
    expect(headers.get("content-security-policy")).toStartWith("sandbox;");
    expect(headers.get("cache-control")).not.toContain("public");
  });
  test("returns 401 without a session, because the URL determines its text", async () => {
    expect((await page(asked, "")).status).toBe(401);
  });
  test.each([
    ["text that is no JSON", "nonsense"],
    ["JSON that is no brief", '{"nome":"x"}'],
    ["a brief without a letter in its name", '{"name":"  "}'],
  ])("%s is rejected", async (_, brief) => {
    expect((await page({ ...asked, brief })).status).toBe(400);
  });
});

describe("a design's preview", () => {
  test("grows with the design: none before the identity, tokens at the review, pages at the end", async () => {
    const made = await flow.draft({ name: "Growing" });
    expect((await flow.get(`designs/${made.designId}/board`)).status).toBe(409);
    await flow.run(made.projectId);
    const half = (await flow.get(`designs/${made.designId}/board`)).json;
    expect([half.tokens.ratio > 1, half.imagery.drawings.length > 0, half.components, half.pages]).toEqual([true, true, [], []]);
    await flow.approve(made.projectId);
    const whole = (await flow.get(`designs/${made.designId}/board`)).json;
    expect(whole.components.length).toBeGreaterThan(20);
    expect(whole.pages[0].slug).toBe("landing");
  });
});

describe("a preview in one mode", () => {
  test("renders the guideline page and the pages in light or dark; another mode is rejected", async () => {
    const { designId } = await flow.reviewed({ name: "Both Modes" });
    const rootClass = async (path: string) => {
      const { status, text } = await flow.app.send("GET", `/preview/d/${designId}${path}`, { cookie: flow.member });
      return status === 200 ? /<html [^>]*class="([^"]*)"/.exec(text)?.[1] : status;
    };
    expect(await rootClass("/landing")).toBe("system");
    expect(await rootClass("/landing?mode=dark")).toBe("dark");
    expect(await rootClass("/landing?mode=light")).toBe("light");
    expect(await rootClass("?mode=dark")).toBe("dark");
    expect(await rootClass("?mode=sepia")).toBe(400);
  });
});

describe("comparing designs", () => {
  test("a brand's first design has no design to compare with", async () => {
    const { designId } = await flow.foundation({ name: "Alone" });
    expect((await flow.get(`designs/${designId}/difference`)).json).toMatchObject({ from: null, tokens: [], changed: [] });
  });
  test("a rework is compared with the live design, with the old and new value of each changed token", async () => {
    const one = await flow.published({ name: "Compared", brandColor: "#335577" });
    const { json: two } = await flow.post(`designs/${one.designId}/rework`, {
      brief: { name: "Compared", seed: 1, archetype: "swiss", brandColor: "#773355" },
    });
    await flow.run(two.project.id);
    const early = (await flow.get(`designs/${two.design.id}/difference`)).json;
    expect([early.added, early.removed]).toEqual([[], []]);
    await flow.approve(two.project.id);
    const { json } = await flow.get(`designs/${two.design.id}/difference`);
    expect(json.from).toMatchObject({ designId: one.designId, version: "1.0.0" });
    expect(json.tokens).toContainEqual({ name: "brand", mode: "light", before: "#335577", after: "#773355" });
    expect(json.changed).toContain("page:landing");
    expect(json.changed.some((name: string) => name.startsWith("token:"))).toBe(false);
    const itself = (await flow.get(`designs/${two.design.id}/difference?from=${two.design.id}`)).json;
    expect([itself.tokens, itself.added, itself.removed, itself.changed]).toEqual([[], [], [], []]);
  });
  test("a design of another brand returns the same 404 as an unknown one", async () => {
    const [one, other] = [await flow.draft({ name: "This One" }), await flow.draft({ name: "That One" })];
    const foreign = await flow.get(`designs/${one.designId}/difference?from=${other.designId}`);
    const unknown = await flow.get(`designs/${one.designId}/difference?from=ds_nowhere`);
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  });
});

describe("a design started in one step", () => {
  test("a new name creates the brand with its system, and the same name adds a second design", async () => {
    const start = (body: unknown) => flow.post(`workspaces/${flow.app.workspaceId}/designs`, body, flow.member);
    const first = await start({ brief: { name: "In One Step", tagline: "At once" } });
    expect(first.status).toBe(201);
    const brand = (await flow.get(`brands/${first.json.design.brandId}`)).json;
    expect(brand).toMatchObject({ name: "In One Step", tagline: "At once", system: { status: "DRAFT" } });
    const second = await start({ brief: { name: "In One Step" }, externalDesign: true });
    expect(second.json.design).toMatchObject({ brandId: brand.id, basedOn: first.json.design.id });
    expect(second.json.project.externalDesign).toBe(true);
  });
  test("an invalid brief creates no brand", async () => {
    const { status } = await flow.post(`workspaces/${flow.app.workspaceId}/designs`, {
      brief: { name: "Half", brandColor: "no colour" },
    });
    expect(status).toBe(400);
    const { brands } = (await flow.get(`workspaces/${flow.app.workspaceId}/brands?limit=200`)).json;
    expect(brands.map(({ name }: { name: string }) => name)).not.toContain("Half");
  });
});
