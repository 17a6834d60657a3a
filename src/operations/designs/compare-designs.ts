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
import { designExample } from "#/operations/designs/schema";
import { BumpReasonResponse } from "#/operations/designs/version-schema";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import type { Context } from "#/operations/context";
import { defineOwnedOperation } from "#/operations/operation";
import { resolveServedSystem } from "#/operations/systems/resolve";

const createNamesSchema = (description: string) => Type.Array(Type.String(), { description });
const Side = Type.Object({
  designId: Type.String({ description: "The design's id" }),
  name: Type.String({ description: "Its name" }),
  version: Nullable(Type.String({ description: "The newest version that was frozen from it" })),
  bump: Nullable(StringEnum(bumps, { description: "How far that version goes beyond the release before it" })),
  reasons: Type.Array(BumpReasonResponse, { description: "Why that version has its number" }),
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

export const compareDesigns = defineOwnedOperation({
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
      added: createNamesSchema("Components, pages and assets that are new"),
      removed: createNamesSchema("Those that are gone"),
      changed: createNamesSchema("Those whose markup or drawing differs"),
      identity: createNamesSchema("Changes of the mark, the faces and the page layout, as sentences; each makes a release major"),
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
      identity: ["The display font changed from Inter to Archivo."],
    },
  },
  rest: { method: "GET", path: "/api/v1/designs/:id/difference" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { from }, { design }) {
    const before = await findComparedDesign(context, design, from);
    if (!before)
      return { from: null, to: await toSide(context, design), tokens: [], added: [], removed: [], changed: [], identity: [] };
    const [previous, latest] = [await loadMadeContent(context, before), await loadMadeContent(context, design)];
    // What one side has not made yet is no difference.
    const shared = partNames.filter((name) => previous[name] !== undefined && latest[name] !== undefined);
    const pickShared = (content: Partial<DesignContent>) => Object.fromEntries(shared.map((name) => [name, content[name]]));
    const { added, removed, changed } = createChangelog(
      createInventory(pickShared(previous)),
      createInventory(pickShared(latest)),
    );
    const isNotToken = (name: string) => !name.startsWith("token:");
    return {
      from: await toSide(context, before),
      to: await toSide(context, design),
      tokens: previous.tokens && latest.tokens ? listChangedTokens(previous.tokens, latest.tokens) : [],
      added: added.filter(isNotToken),
      removed: removed.filter(isNotToken),
      changed: changed.filter(isNotToken),
      identity: [...listIdentityChanges(previous, latest)],
    };
  },
});

/** The design on the other side; undefined where the brand has none. */
async function findComparedDesign({ store }: Context, design: Design, from: string | undefined): Promise<Design | undefined> {
  if (from !== undefined) {
    const named = await store.designs.findById(from);
    if (named?.brandId === design.brandId) return named;
    throw new Failure("not_found", "This brand has no other design of this id.");
  }
  const system = await store.systems.findById(design.systemId);
  const served = system && (await resolveServedSystem(store, system))?.design;
  if (served && served.id !== design.id) return served;
  return design.basedOn === null ? undefined : await store.designs.findById(design.basedOn);
}

async function toSide({ store }: Context, { id, name }: Design): Promise<Static<typeof Side>> {
  const version = (await store.versions.listByDesign(id)).at(-1);
  const { number = null, bump = null, reasons = [], releaseNotes = null } = version ?? {};
  return { designId: id, name, version: number, bump, reasons: [...reasons], releaseNotes };
}

async function loadMadeContent({ contents }: Context, { parts }: Design): Promise<Partial<DesignContent>> {
  const made = partNames.filter((name) => parts[name] !== undefined);
  return Object.fromEntries(await Promise.all(made.map(async (name) => [name, await contents.loadPart(parts, name)] as const)));
}

type TokenValues = Readonly<Record<string, string>>;

function listChangedTokens(previous: TokenSet, latest: TokenSet) {
  const [before, after] = [getTokenValues(previous), getTokenValues(latest)];
  const modes = ["light", "dark"].map((mode) => listChangesOfMode(mode, before.modes[mode] ?? {}, after.modes[mode] ?? {}));
  return [...modes.flat(), ...listChangesOfMode(null, before.shared, after.shared)];
}

function listChangesOfMode(mode: string | null, before: TokenValues, after: TokenValues) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, mode, before: before[name] ?? null, after: after[name] ?? null }));
}
