import type { DesignId } from "#/model/ids";
import { afterAll, beforeAll, expect, test } from "bun:test";
import Ajv2020 from "ajv/dist/2020";
import Ajv from "ajv";
import fc from "fast-check";
import { createImportContract } from "#/model/import-contract";
import { createMcpClient } from "#test/transports/mcp/mcp-client";
import { createExternalFlow } from "#test/operations/external-flow";
import { createSolidPng } from "#test/png-bytes";

let flow: Awaited<ReturnType<typeof createExternalFlow>>;
let agent: ReturnType<typeof createMcpClient>;
let designId: DesignId;
let byTool: (body: object) => boolean;
let byDescription: (body: object) => boolean;
const options = { strict: false, logger: false } as const;
const byContract = new Ajv2020(options).compile(createImportContract());
const { $schema: _, ...contract } = createImportContract();
const byContractOfOldDraft = new Ajv(options).compile(contract);

beforeAll(async () => {
  flow = await createExternalFlow();
  agent = createMcpClient(flow.app);
  ({ designId } = await flow.waiting("Validated"));
  const { tools } = (await agent.ask("tools/list")).json.result as { tools: { name: string; inputSchema: object }[] };
  const schema = tools.find(({ name }) => name === "import_design_artifacts")?.inputSchema ?? false;
  const validate = new Ajv2020(options).compile(schema as object);
  byTool = (body) => validate({ designId, ...body });
  const description = await Bun.file("data/openapi.json").json();
  const { schema: request } =
    description.paths["/api/v1/designs/{id}/external-artifacts"].post.requestBody.content["application/json"];
  const validateRequest = new Ajv2020(options).compile({ ...request, components: description.components });
  byDescription = (body) => validateRequest(body);
}, 30_000);
afterAll(() => flow.app.close());

const png = createSolidPng(2, 2).toString("base64");
const rarely = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 40, arbitrary: usual as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: odd });
let serial = 0;
/** Names are all different, since two of one name are refused by what no schema says. */
const name = rarely(
  fc.constantFrom("Price tag", "Åbningstider", "茶", "🦉 owl").map((text) => `${text} ${++serial}`),
  fc.constantFrom("", " ", "\u202e\u200f", "x".repeat(81), 5, null),
);
const html = rarely(fc.constantFrom("<p>x</p>", "<b>\n1</b>"), fc.constantFrom("", " \n", "a\u0000b", 7, null));
const extra = rarely(fc.constant(undefined), fc.constantFrom("colour", "id"));
const object = (shape: Record<string, fc.Arbitrary<unknown>>, required: string[]) =>
  fc
    .tuple(fc.record(shape, { requiredKeys: required }), extra)
    .map(([value, unknown]) => (unknown === undefined ? value : { ...value, [String(unknown)]: 1 }));
const variant = object({ name, html }, ["name", "html"]);
const component = object(
  {
    name,
    html,
    category: rarely(fc.constant("display"), fc.constantFrom("other", 3)),
    variants: rarely(fc.array(variant, { maxLength: 2 }), fc.constantFrom(null, "x")),
    notes: rarely(fc.constant("n"), fc.constantFrom("n".repeat(4001), 1)),
  },
  ["name", "html"],
);
const page = object(
  {
    name,
    html,
    path: rarely(fc.constantFrom("/", "/pricing"), fc.constantFrom("pricing", "/ä", "", 1)),
    notes: fc.constant("n"),
  },
  ["name", "html"],
);
const asset = object(
  {
    name,
    kind: rarely(fc.constant("photo"), fc.constantFrom("picture", 1)),
    data: rarely(fc.constantFrom(png, `${png}\n`), fc.constantFrom("", "data:image/png;base64,AA==", "ä", 4)),
    url: fc.constantFrom("http://example.com/a.png", "ftp://example.com/a.png", "//example.com/a.png", "", 5),
    sourceCode: fc.constant("s"),
    alt: rarely(fc.constant("a"), fc.constantFrom("a".repeat(401), 1)),
  },
  ["name"],
);
const body = object(
  {
    components: rarely(fc.array(component, { minLength: 1, maxLength: 2 }), fc.constantFrom([], null, {})),
    pages: rarely(fc.array(page, { minLength: 1, maxLength: 2 }), fc.constantFrom([], "x")),
    asset: rarely(asset, fc.constantFrom(null, [], {})),
  },
  [],
);

const ask = async (given: object) => (await flow.bring(designId, given)).status;

test("route, import contract, API description and tool schema accept the same bodies", async () => {
  const seen = { right: 0, wrong: 0 };
  await fc.assert(
    fc.asyncProperty(body, async (given) => {
      const right = byContract(given);
      const status = await ask(given);
      expect({ given, status: status < 300 }).toEqual({ given, status: right });
      expect({ given, tool: byTool(given) }).toEqual({ given, tool: right });
      expect({ given, description: byDescription(given) }).toEqual({ given, description: right });
      expect({ given, old: byContractOfOldDraft(given) }).toEqual({ given, old: right });
      seen[right ? "right" : "wrong"]++;
    }),
    { numRuns: 600, seed: 12, endOnFailure: true },
  );
  expect([seen.right > 20, seen.wrong > 20]).toEqual([true, true]);
}, 120_000);

test("an asset has either data or an https URL and is sent alone", async () => {
  const https = "https://127.0.0.1/a.png";
  const one = { name: "A", html: "<p>x</p>" };
  for (const [given, right] of [
    [{ asset: { name: "One", data: png } }, true],
    [{ asset: { name: "One", url: https } }, true],
    [{ asset: { name: "One", url: "HTTPS://127.0.0.1/a.png" } }, true],
    [{ asset: { name: "One", url: "http://127.0.0.1/a.png" } }, false],
    [{ asset: { name: "One", data: png, url: https } }, false],
    [{ asset: { name: "One" } }, false],
    [{ asset: { name: "One", data: png }, components: [one] }, false],
    [{ asset: { name: "One", data: png }, pages: [one] }, false],
    [{ components: [one], pages: [one] }, true],
    [{}, false],
  ] as const) {
    const verdicts = [byContract(given), byContractOfOldDraft(given), byTool(given), byDescription(given)];
    expect({ given, verdicts }).toEqual({ given, verdicts: [right, right, right, right] });
    // Fetching the URL is checked after its format.
    if (!JSON.stringify(given).includes("://127") || !right)
      expect({ given, right: (await ask(given)) < 300 }).toEqual({ given, right });
  }
});

test("the tool's schema has no top-level oneOf, anyOf or allOf, which model clients reject", async () => {
  const { tools } = (await agent.ask("tools/list")).json.result as { tools: { inputSchema: object }[] };
  for (const { inputSchema } of tools)
    expect(Object.keys(inputSchema).filter((word) => ["oneOf", "anyOf", "allOf"].includes(word))).toEqual([]);
});
