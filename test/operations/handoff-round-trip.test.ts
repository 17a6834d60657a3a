import { afterAll, beforeAll, expect, test } from "bun:test";
import { createExternalFlow } from "#test/operations/external-flow";

let flow: Awaited<ReturnType<typeof createExternalFlow>>;
beforeAll(async () => {
  flow = await createExternalFlow();
}, 30_000);
afterAll(() => flow.app.close());

test("pages and components of a handoff can be imported again and none is unsafe", async () => {
  const { designId } = await flow.waiting("Round Trip");
  const { json } = await flow.send("GET", `designs/${designId}/handoff?sections=liveInventory`, { key: flow.key });
  type Piece = { name: string; html: string; path?: string };
  const { pages, components } = json.liveInventory as { pages: Piece[]; components: Piece[] };
  expect([pages.length > 1, components.length > 10]).toEqual([true, true]);
  const sent = await flow.bring(designId, {
    pages: pages.map(({ name, html, path }) => ({ name, html, path })),
    components: components.map(({ name, html }) => ({ name, html })),
  });
  expect([sent.status, sent.json.artifacts?.length]).toEqual([201, pages.length + components.length]);
  const unsafe = sent.json.artifacts.flatMap(
    ({ name, checks }: { name: string; checks: { rule: string; safety: boolean; severity: string }[] }) =>
      checks.filter(({ safety, severity }) => safety && severity === "error").map(({ rule }) => [name, rule]),
  );
  expect(unsafe).toEqual([]);
}, 60_000);

test("a brand without an approved design has no brand colour and a live one has its own", async () => {
  const { brandId } = await flow.draft({ name: "Colourless" });
  expect((await flow.get(`brands/${brandId}`)).json.system.brandColor).toBeNull();
  const served = await flow.published({ name: "Coloured", brandColor: "#0b5d6b" });
  expect((await flow.get(`brands/${served.brandId}`)).json.system.brandColor).toBe("#0b5d6b");
}, 60_000);
