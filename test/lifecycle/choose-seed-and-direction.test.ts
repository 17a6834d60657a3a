import { afterAll, beforeAll, expect, test } from "bun:test";
import { createId } from "#/kernel/ids";
import { chooseSeedAndDirection } from "#/lifecycle/choose-seed-and-direction";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const at = "2026-11-22T12:00:00.000Z";

/** Adds brands whose systems share a few signatures, as many brands do. */
async function addBrands(count: number, signature: (index: number) => string): Promise<void> {
  await app.store.transaction(async ({ brands, systems }) => {
    for (let index = 0; index < count; index++) {
      const [brandId, id] = [createId("br"), createId("sys")];
      const common = { workspaceId: app.workspaceId, name: `Brand ${index}`, slug: `${id}`, createdAt: at, updatedAt: at };
      await brands.insert({ ...common, id: brandId, tagline: null, description: null, website: null });
      await systems.insert({
        ...common,
        id,
        brandId,
        brandColor: "#123456",
        tokenCount: 0,
        status: "DRAFT",
        platform: "nextjs",
        pinnedDesignId: null,
      });
      await systems.setDirectionSignature(id, signature(index));
    }
  });
}

test("choosing a seed reads a signature for each kind of direction, however many systems there are", async () => {
  await addBrands(400, (index) => `genre${index % 3}|square|index|grain|stamp`);
  expect(await app.store.systems.listDirectionSignatures(app.workspaceId, "br_none")).toEqual([
    "genre0|square|index|grain|stamp",
    "genre1|square|index|grain|stamp",
    "genre2|square|index|grain|stamp",
  ]);
});

test("a draft counts for the designs after it", async () => {
  const brief = { name: "Fern" };
  const asked = { workspaceId: app.workspaceId, brandId: "br_new", brief } as const;
  const first = await chooseSeedAndDirection(app.store, asked);
  const started = await app.draft({ ...brief, seed: first.seed, archetype: first.directionId });
  const others = await app.store.systems.listDirectionSignatures(app.workspaceId, "br_new");
  expect(others).toHaveLength(4);
  expect(await chooseSeedAndDirection(app.store, asked)).not.toEqual(first);
  expect(await chooseSeedAndDirection(app.store, { ...asked, brandId: started.brand.id })).toEqual(first);
});
