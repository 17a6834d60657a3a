import { afterAll, expect, test } from "bun:test";
import fc from "fast-check";
import { tools } from "#/operations/tools";
import { createMcpClient } from "#test/transports/mcp/mcp-client";
import { brief } from "#test/transports/mcp/brief";
import { createTestApp } from "#test/test-app";

const app = await createTestApp();
const agent = createMcpClient(app);
afterAll(() => app.close());
const { key } = await app.key(["READ", "ARTIFACTS_WRITE", "PIPELINE"]);
const { design } = await app.publish(brief);

/** Arguments of any kind under names that tools know, and under others. */
const argument = fc.oneof(
  fc.constantFrom(design.id, "mossgrove", "dtcg", "summary", "full", "lock", "..", ""),
  fc.jsonValue({ maxDepth: 3 }),
);
const names = [...new Set(tools.flatMap(({ input }) => Object.keys(input.properties)))];
const values = fc.dictionary(
  fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: fc.string() }),
  argument,
  { maxKeys: 6 },
);

test("whatever the arguments are, a call is answered or refused, and nothing breaks", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: tools.length - 1 }), values, async (at, args) => {
      const { name = "", tool } = tools[at] ?? {};
      const about =
        tool?.target === undefined ? {} : { [tool.target.argument]: tool.target.argument === "name" ? "mossgrove" : design.id };
      for (const sent of [args, { ...args, ...about }]) expect([200, 400, 404]).toContain(await agent.statusOf(name, sent, key));
    }),
    { numRuns: 150, seed: 7 },
  );
  expect(app.logged).toEqual([]);
}, 30_000);

test("every body gets a JSON response or none, and never an internal error", async () => {
  const message = fc.record(
    {
      jsonrpc: fc.oneof(fc.constant("2.0"), fc.jsonValue({ maxDepth: 1 })),
      id: fc.jsonValue({ maxDepth: 1 }),
      method: fc.oneof(
        fc.constantFrom("initialize", "tools/list", "tools/call", "ping", "server/discover", "notifications/initialized"),
        fc.string(),
      ),
      params: fc.jsonValue({ maxDepth: 3 }),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(message, fc.array(message, { maxLength: 3 }), fc.jsonValue(), fc.string()), async (body) => {
      const response = await agent.post(typeof body === "string" ? body : JSON.stringify(body));
      expect([200, 202, 400]).toContain(response.status);
      expect(await response.text()).not.toMatch(/\.ts:\d+|\bat (async )?\S+ \(/);
    }),
    { numRuns: 200, seed: 11 },
  );
}, 30_000);
