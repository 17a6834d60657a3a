import { afterAll, beforeAll, expect, test } from "bun:test";
import { createId } from "#/kernel/ids";
import { listGrams } from "#/store/search-grams";
import { createTestStore, type TestStore } from "#test/test-store";

/** More brands than a search looks at one by one. */
const brandCount = 260;

let place: TestStore;
beforeAll(async () => {
  place = await createTestStore();
  const { store, workspaceId } = place;
  await store.transaction(async ({ brands, systems }) => {
    for (let index = 0; index < brandCount; index++) {
      const words = ["Common", ...(index % 50 === 3 ? ["Rare"] : []), ...(index === 7 ? ["Mono common"] : [])];
      const own = { workspaceId, name: `${words.join(" ")} ${index}`, slug: `brand-${index}`, createdAt: "x", updatedAt: "x" };
      const look = { brandColor: "#000000", tokenCount: 0, status: "DRAFT", platform: "nextjs", pinnedDesignId: null } as const;
      const id = createId("br");
      await brands.insert({ ...own, id, tagline: null, description: null, website: null });
      await systems.insert({ ...own, ...look, id: createId("sys"), brandId: id });
    }
  });
});
afterAll(() => place.close());

const count = (search: string) => place.store.brands.count(place.workspaceId, { search });

test("words of few and of many rows are found in all of them, as are parts of words and single letters", async () => {
  expect(await count("rare")).toBe(6);
  expect(await count("common")).toBe(brandCount);
  expect(await count("ommo")).toBe(brandCount);
  expect(await count("o")).toBe(brandCount);
  expect(await count("mono common 7")).toBe(1);
});

test("a text whose parts are all there, and not behind each other, is not found", async () => {
  expect(await count("rare common")).toBe(0);
  expect(await count("commono")).toBe(0);
});

test("the parts of a text are its characters, whatever their case and number of bytes", () => {
  expect(listGrams("ABab")).toEqual(["aba", "bab"]);
  expect(listGrams("あおば茶")).toEqual(["あおば", "おば茶"]);
  expect(listGrams("😀😀😀😀")).toEqual(["😀😀😀"]);
  expect(listGrams("ab")).toEqual([]);
});
