import { afterAll, beforeAll, expect, test } from "bun:test";
import { createId } from "#/kernel/ids";
import type { Brief } from "#/model/brief";
import type { ArchetypeId } from "#/model/direction";
import { chooseMarkCandidate, listMarkCandidates } from "#/studio/marks/list-mark-candidates";
import { measureMarkLikeness } from "#/model/system-signatures";
import { getMarkSignature } from "#/studio/marks/mark-signature";
import { chooseDirection } from "#/studio/directions/choose-direction";
import { getDirectionSignature, getSignatureDistance } from "#/studio/directions/direction-signature";
import { chooseParameters, type ParameterRequest } from "#/lifecycle/choose-parameters";
import { listNeighbours } from "#/lifecycle/list-neighbours";
import type { BrandId } from "#/model/ids";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const at = "2026-11-22T12:00:00.000Z";

/** The seed and direction of a new design of a brand, among the other brands of the workspace. */
const chooseFor = async (brandId: BrandId, request: ParameterRequest) =>
  chooseParameters(request, await listNeighbours(app.store, app.workspaceId, brandId));

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
  const first = await chooseFor("br_new", { brief });
  const started = await app.draft({ ...brief, seed: first.seed, archetype: first.directionId });
  const others = await app.store.systems.listDirectionSignatures(app.workspaceId, "br_new");
  expect(others).toHaveLength(4);
  expect(await chooseFor("br_new", { brief })).not.toEqual(first);
  expect(await chooseFor(started.brand.id, { brief })).toEqual(first);
});

test("the other systems of a workspace move the seed of a design, never its direction", async () => {
  const briefs: readonly Brief[] = [
    { name: "Wexelblat" },
    { name: "Krume", industry: "Bakery" },
    { name: "Praxis Linde", industry: "Zahnarztpraxis" },
    { name: "Loud Room", adjectives: ["loud", "raw"] },
  ];
  for (const brief of briefs) {
    const { directionId } = await chooseFor("br_none", { brief });
    const seeds = new Set<number>();
    for (let round = 0; round < 4; round++) {
      const chosen = await chooseFor("br_none", { brief });
      expect([brief.name, chosen.directionId]).toEqual([brief.name, directionId]);
      seeds.add(chosen.seed);
      const signature = getDirectionSignature(chooseDirection(brief, chosen.seed, chosen.directionId));
      await addBrands(1, () => signature);
    }
    expect([brief.name, seeds.size > 1]).toEqual([brief.name, true]);
  }
});

test("the mark of a new design keeps apart from the marks of the workspace's other brands", async () => {
  const briefs: readonly Brief[] = [{ name: "Rowan" }, { name: "Bramble", industry: "Bakery" }, { name: "Kestrel & Sons" }];
  for (const brief of briefs) {
    const draw = ({ seed, directionId }: { readonly seed: number; readonly directionId: ArchetypeId }) => {
      const direction = chooseDirection(brief, seed, directionId);
      return getMarkSignature(chooseMarkCandidate(brief, listMarkCandidates(brief, direction, seed)).shapes);
    };
    const before = await chooseFor("br_none", { brief });
    const taken = draw(before);
    await app.store.transaction(async ({ systems }) => {
      const [other] = await systems.listByWorkspace(app.workspaceId);
      if (other) await systems.setMarkSignature(other.id, taken);
    });
    const after = await chooseFor("br_none", { brief });
    expect(after.directionId).toBe(before.directionId);
    expect(after).toEqual(await chooseFor("br_none", { brief }));
    expect([brief.name, measureMarkLikeness(draw(after), taken) < 1]).toEqual([brief.name, true]);
  }
});

test("a stored signature without variants still counts", () => {
  const direction = chooseDirection({ name: "A" }, 1, "swiss");
  const full = getDirectionSignature(direction);
  const old = full.split("|").slice(0, 5).join("|");
  expect(getSignatureDistance(direction, full)).toBe(0);
  expect(getSignatureDistance(direction, old)).toBe(0);
  expect(getSignatureDistance(chooseDirection({ name: "A" }, 1, "craft"), old)).toBeGreaterThanOrEqual(2);
});
