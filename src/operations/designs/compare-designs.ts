import { type Static, Type } from "@sinclair/typebox";
import { listIdentityChanges } from "#/audit/identity-changes";
import { createInventory } from "#/audit/inventory";
import { getTokenValues } from "#/documents/handoff/token-values";
import { Failure } from "#/kernel/errors";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import type { Design } from "#/model/design";
import { type DesignContent, partNames } from "#/model/design-content";
import type { TokenSet } from "#/model/token-set";
import { bumps, createChangelog } from "#/model/version";
import { designExample } from "#/operations/designs/design-answer";
import { BumpReasonAnswer } from "#/operations/designs/version-answer";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { type Context, ownedOperation } from "#/operations/operation";
import { servedBy } from "#/operations/systems/served-system";

const Names = (description: string) => Type.Array(Type.String(), { description });
const Side = Type.Object({
  designId: Type.String({ description: "The design's id" }),
  name: Type.String({ description: "Its name" }),
  version: Nullable(Type.String({ description: "The newest version that was frozen from it" })),
  bump: Nullable(StringEnum(bumps, { description: "How far that version goes beyond the release before it" })),
  reasons: Type.Array(BumpReasonAnswer, { description: "Why that version has its number" }),
  releaseNotes: Nullable(Type.String({ description: "What a person wrote about that version" })),
});

const unreleased: Pick<Static<typeof Side>, "bump" | "reasons" | "releaseNotes"> = {
  bump: null,
  reasons: [],
  releaseNotes: null,
};

const TokenChange = Type.Object(
  {
    name: Type.String({ description: "The token's name" }),
    mode: Nullable(Type.String({ description: "The mode that the values are of; null where all share them" })),
    before: Nullable(Type.String({ description: "The value before; null where there was none" })),
    after: Nullable(Type.String({ description: "The value now; null where there is none" })),
  },
  { title: "TokenChange" },
);

export const compareDesigns = ownedOperation({
  name: "compare_designs",
  title: "Compare two designs",
  summary: "What a design changes against another one of its brand: every token by value, and what came, went and changed.",
  description: "Without `from` it is compared with what the public sees, else with the design that it began from.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({
    id: designId,
    from: Type.Optional(
      Type.String({ minLength: 1, maxLength: 64, description: "The design to compare with, of the same brand" }),
    ),
  }),
  output: Type.Object(
    {
      from: Nullable(Side),
      to: Side,
      tokens: Type.Array(TokenChange, { description: "Tokens whose value differs" }),
      added: Names("Components, pages and assets that are new"),
      removed: Names("Those that are gone"),
      changed: Names("Those whose markup or drawing differs"),
      identity: Names("Changes of the mark, the faces and the page layout, as sentences; each makes a release major"),
    },
    { title: "DesignDifference" },
  ),
  example: {
    input: { id: designExample.id },
    output: {
      from: { designId: "ds_01kaph4c7ke0sbx1v0s1kq4s4n", name: "Nordhavn Optik, Swiss", version: "1.0.0", ...unreleased },
      to: { designId: designExample.id, name: designExample.name, version: null, ...unreleased },
      tokens: [{ name: "primary", mode: "light", before: "#1f4e79", after: "#1a4570" }],
      added: [],
      removed: [],
      changed: ["page:landing"],
      identity: ["The display face is Archivo instead of Inter."],
    },
  },
  rest: { method: "GET", path: "/api/v1/designs/:id/difference" },
  missing: noDesign,
  find: findDesign,
  async run(context, { from }, { design }) {
    const before = await comparedWith(context, design, from);
    if (!before)
      return { from: null, to: await sideOf(context, design), tokens: [], added: [], removed: [], changed: [], identity: [] };
    const [old, now] = [await madeOf(context, before), await madeOf(context, design)];
    // What one side has not made yet is no difference.
    const shared = partNames.filter((name) => old[name] !== undefined && now[name] !== undefined);
    const only = (content: Partial<DesignContent>) => Object.fromEntries(shared.map((name) => [name, content[name]]));
    const { added, removed, changed } = createChangelog(createInventory(only(old)), createInventory(only(now)));
    const isPart = (name: string) => !name.startsWith("token:");
    return {
      from: await sideOf(context, before),
      to: await sideOf(context, design),
      tokens: old.tokens && now.tokens ? changedTokens(old.tokens, now.tokens) : [],
      added: added.filter(isPart),
      removed: removed.filter(isPart),
      changed: changed.filter(isPart),
      identity: [...listIdentityChanges(old, now)],
    };
  },
});

/** The design on the other side; undefined where the brand has none. */
async function comparedWith({ store }: Context, design: Design, from: string | undefined): Promise<Design | undefined> {
  if (from !== undefined) {
    const named = await store.designs.findById(from);
    if (named?.brandId === design.brandId) return named;
    throw new Failure("not_found", "This brand has no other design of this id.");
  }
  const system = await store.systems.findById(design.systemId);
  const served = system && (await servedBy(store, system))?.design;
  if (served && served.id !== design.id) return served;
  return design.basedOn === null ? undefined : await store.designs.findById(design.basedOn);
}

async function sideOf({ store }: Context, { id, name }: Design): Promise<Static<typeof Side>> {
  const version = (await store.versions.listByDesign(id)).at(-1);
  const { number = null, bump = null, reasons = [], releaseNotes = null } = version ?? {};
  return { designId: id, name, version: number, bump, reasons: [...reasons], releaseNotes };
}

async function madeOf({ contents }: Context, { parts }: Design): Promise<Partial<DesignContent>> {
  const made = partNames.filter((name) => parts[name] !== undefined);
  return Object.fromEntries(await Promise.all(made.map(async (name) => [name, await contents.loadPart(parts, name)] as const)));
}

type Values = Readonly<Record<string, string>>;

function changedTokens(old: TokenSet, now: TokenSet) {
  const [before, after] = [getTokenValues(old), getTokenValues(now)];
  const modes = ["light", "dark"].map((mode) => changesIn(mode, before.modes[mode] ?? {}, after.modes[mode] ?? {}));
  return [...modes.flat(), ...changesIn(null, before.shared, after.shared)];
}

function changesIn(mode: string | null, before: Values, after: Values) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, mode, before: before[name] ?? null, after: after[name] ?? null }));
}
