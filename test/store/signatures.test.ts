import type { BrandId } from "#/model/ids";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { createId } from "#/kernel/ids";
import { createTestStore, type TestStore } from "#test/test-store";

let place: TestStore;
beforeAll(async () => {
  place = await createTestStore();
});
afterAll(() => place.close());

const at = "2026-11-22T12:00:00.000Z";

test("signatures of a workspace are listed newest first, without those of one brand and of systems that have none", async () => {
  const { store, workspaceId } = place;
  const brandIds = await store.transaction(async ({ brands, systems }) => {
    const added: BrandId[] = [];
    for (const name of ["none", "marked", "paged", "both"]) {
      const [brandId, id] = [createId("br"), createId("sys")];
      const common = { workspaceId, name, slug: id, createdAt: at, updatedAt: at };
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
      if (name === "marked" || name === "both") await systems.setMarkSignature(id, `mark of ${name}`);
      if (name === "paged" || name === "both") await systems.setPageSignature(id, `page of ${name}`);
      added.push(brandId);
    }
    return added;
  });
  const all = [
    { mark: "mark of both", page: "page of both" },
    { mark: null, page: "page of paged" },
    { mark: "mark of marked", page: null },
  ];
  expect(await store.systems.listSignatures(workspaceId, null)).toEqual(all);
  expect(await store.systems.listSignatures(workspaceId, brandIds[3] ?? null)).toEqual(all.slice(1));
  expect(await store.systems.listSignatures(createId("ws"), null)).toEqual([]);
});
