import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createExternalFlow, sampleComponent } from "#test/operations/external-flow";
import { createMcpClient } from "#test/transports/mcp/mcp-client";

/**
 * What each tool answers to each caller, by status, as the contract says it. Written by hand: the
 * code has to agree with it. The arguments are right in every way, but for finish_external_design,
 * which is refused with 400 where it is allowed, since nothing was imported that it could finish.
 */
const callers = ["none", "bad", "read", "all", "own", "other", "foreign"] as const;
type Row = Readonly<Record<(typeof callers)[number], number>>;
const readTools: Row = { none: 401, bad: 401, read: 200, all: 200, own: 200, other: 404, foreign: 404 };
const publicTools: Row = { none: 200, bad: 401, read: 200, all: 200, own: 200, other: 200, foreign: 200 };
const accessTable: Readonly<Record<string, Row>> = {
  whoami: { none: 401, bad: 401, read: 200, all: 200, own: 200, other: 200, foreign: 200 },
  list_brands: { none: 401, bad: 401, read: 200, all: 200, own: 200, other: 200, foreign: 200 },
  get_design_context: readTools,
  get_repo_rules_pack: readTools,
  get_partner_design_kit: readTools,
  get_design_prompt_pack: readTools,
  get_design_handoff: readTools,
  import_design_artifacts: { none: 401, bad: 401, read: 403, all: 200, own: 200, other: 404, foreign: 404 },
  finish_external_design: { none: 401, bad: 401, read: 403, all: 400, own: 400, other: 404, foreign: 404 },
  propose_adjustments: { none: 401, bad: 401, read: 403, all: 200, own: 200, other: 404, foreign: 404 },
  get_system_adoption: publicTools,
  get_system_tokens: publicTools,
  list_systems: publicTools,
  get_agent_prompt: publicTools,
  list_published_systems: publicTools,
  search_design_system: readTools,
  get_page_recipe: readTools,
  get_component: readTools,
  get_tokens: readTools,
  get_asset: readTools,
  check_markup: readTools,
  get_screenshot: readTools,
};

/** Tools that take a system's slug or the id of a design. */
const partTools = [
  "search_design_system",
  "get_page_recipe",
  "get_component",
  "get_tokens",
  "get_asset",
  "check_markup",
  "get_screenshot",
] as const;

let setup: Awaited<ReturnType<typeof createExternalFlow>>;
let agent: ReturnType<typeof createMcpClient>;
const keys: Record<string, string | undefined> = { none: undefined, bad: "lv_aaaaaaaa_bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb" };
const values: Record<string, Record<string, unknown>> = {};

beforeAll(async () => {
  setup = await createExternalFlow();
  agent = createMcpClient(setup.app);
  const { designId } = await setup.waiting("Alder");
  const { designId: another } = await setup.waiting("Birch");
  await setup.published({ name: "Cedar" });
  const whole = ["READ", "ARTIFACTS_WRITE", "PIPELINE"] as const;
  keys.read = setup.reader;
  keys.all = setup.key;
  keys.own = (await setup.app.key(whole, { kind: "HANDOFF", designId })).key;
  keys.other = (await setup.app.key(whole, { kind: "HANDOFF", designId: another })).key;
  keys.foreign = (await setup.app.key(whole, { workspaceId: setup.other.id })).key;
  for (const name of Object.keys(accessTable)) values[name] = { designId };
  values.whoami = values.list_brands = values.list_systems = values.list_published_systems = {};
  values.search_design_system = { system: designId, query: "primary button" };
  values.get_page_recipe = { system: designId, page: "landing" };
  values.get_component = { system: designId, component: "button" };
  values.get_tokens = { system: designId };
  values.check_markup = { system: designId, markup: "<p>x</p>" };
  values.get_screenshot = { system: designId, part: "symbol" };
  values.get_asset = { system: designId, asset: "logo" };
  values.import_design_artifacts = { designId, components: [sampleComponent] };
  values.propose_adjustments = { designId, adjustments: [{ kind: "radius", px: 8, reason: "As in the shop" }] };
  values.get_system_tokens = { name: "cedar", format: "spacing-ts" };
  values.get_system_adoption = values.get_agent_prompt = { name: "cedar" };
}, 30_000);
afterAll(() => setup.app.close());

describe.each(Object.entries(accessTable))("%s", (name, row) => {
  test.each(callers)("returns the documented result to a caller with key %s", async (caller) => {
    expect(await agent.statusOf(name, values[name], keys[caller])).toBe(row[caller]);
  });
});

describe("of a published system, parts are returned to everyone", () => {
  test.each(callers)("with key %s", async (caller) => {
    for (const name of partTools) {
      const status = await agent.statusOf(name, { ...values[name], system: "cedar" }, keys[caller]);
      expect([name, status]).toEqual([name, publicTools[caller]]);
    }
  });
});

test("every tool is in the table", async () => {
  const listed: { name: string }[] = (await agent.ask("tools/list")).json.result.tools;
  expect(Object.keys(accessTable).sort()).toEqual(listed.map(({ name }) => name).sort());
});

test("a foreign design, one of another handoff key and an unknown one return the same bytes", async () => {
  const { designId } = values.get_design_context ?? {};
  const unknown = "ds_01kaph4c7ke0sbx1v0s1kq4s4m";
  for (const name of ["get_design_context", "import_design_artifacts", "finish_external_design", "get_design_handoff"]) {
    const texts = await Promise.all([
      agent.call(name, { ...values[name], designId }, keys.foreign),
      agent.call(name, { ...values[name], designId }, keys.other),
      agent.call(name, { ...values[name], designId: unknown }, keys.all),
    ]);
    expect(new Set(texts.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(texts[0]?.content[0]?.text).toContain('"status":404');
  }
});

test("the permission is checked before the design, the design before the other arguments", async () => {
  expect(await agent.statusOf("import_design_artifacts", { designId: "ds_nothing", rubbish: 1 }, keys.read)).toBe(403);
  expect(await agent.statusOf("import_design_artifacts", { designId: "ds_nothing", rubbish: 1 }, keys.all)).toBe(404);
  expect(await agent.statusOf("import_design_artifacts", { ...values.get_design_context, rubbish: 1 }, keys.all)).toBe(400);
  expect(await agent.statusOf("import_design_artifacts", {}, keys.read)).toBe(403);
  expect(await agent.statusOf("import_design_artifacts", {}, keys.all)).toBe(400);
});

test("a handoff key sees its own brand and design, a workspace key the whole workspace", async () => {
  type Brands = { brands: { name: string; designs: { id: string }[] }[] };
  const own = (await agent.call("list_brands", {}, keys.own)).structuredContent as Brands;
  expect(own.brands.map(({ name, designs }) => [name, designs.map(({ id }) => id)])).toEqual([
    ["Alder", [values.get_design_context?.designId]],
  ] as never);
  const all = (await agent.call("list_brands", {}, keys.all)).structuredContent as Brands;
  expect(all.brands.map(({ name }) => name)).toEqual(["Alder", "Birch", "Cedar"]);
  const foreign = (await agent.call("list_brands", {}, keys.foreign)).structuredContent as Brands;
  expect(foreign.brands).toEqual([]);
});

test("a revoked or expired key is refused from the next call on", async () => {
  const { key, row } = await setup.app.key(["READ"]);
  expect(await agent.statusOf("whoami", {}, key)).toBe(200);
  await setup.app.store.transaction(({ apiKeys }) => apiKeys.revoke(row.id, setup.app.clock.now().toISOString()));
  expect(await agent.statusOf("whoami", {}, key)).toBe(401);
  const over = await setup.app.key(["READ"], { expiresAt: setup.app.clock.now().toISOString() });
  expect(await agent.statusOf("whoami", {}, over.key)).toBe(401);
});

test("brands come in pages of a chosen length, and the cursor continues where a page ends", async () => {
  const { key } = await setup.app.key(["READ"], { workspaceId: setup.other.id });
  const { cookie } = await setup.app.person("OWNER", setup.other.id);
  for (let number = 1; number <= 23; number++)
    await setup.send("POST", `workspaces/${setup.other.id}/brands`, { cookie, body: { name: `Brand ${number}` } });
  type Page = { brands: { name: string }[]; nextCursor: string | null };
  const first = (await agent.call("list_brands", { limit: 20 }, key)).structuredContent as Page;
  const second = (await agent.call("list_brands", { limit: 20, cursor: first.nextCursor }, key)).structuredContent as Page;
  expect([first.brands.length, second.brands.length, second.nextCursor]).toEqual([20, 3, null]);
  expect(second.brands.map(({ name }) => name)).toEqual(["Brand 21", "Brand 22", "Brand 23"]);
});

test("parts of a draft need READ, and a foreign design returns the same bytes as an unknown one", async () => {
  const { key: importer } = await setup.app.key(["ARTIFACTS_WRITE"]);
  for (const name of partTools) {
    expect([name, await agent.statusOf(name, values[name], importer)]).toEqual([name, 403]);
    const unknown = { ...values[name], system: "ds_01kaph4c7ke0sbx1v0s1kq4s4m" };
    const texts = await Promise.all([
      agent.call(name, values[name], keys.foreign),
      agent.call(name, values[name], keys.other),
      agent.call(name, unknown, keys.all),
    ]);
    expect([name, new Set(texts.map((result) => JSON.stringify(result))).size]).toEqual([name, 1]);
  }
});
