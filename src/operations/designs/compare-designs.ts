import type { DesignId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { listIdentityChanges } from "#/audit/identity-changes";
import { Failure } from "#/kernel/errors";
import { IdString, Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import type { Design } from "#/model/design";
import { type DesignContent, partNames } from "#/model/design-content";
import { bumps, createChangelog } from "#/model/version";
import { designExample } from "#/operations/designs/schema";
import { TokenChangeResponse } from "#/operations/designs/token-change-schema";
import { BumpReasonResponse } from "#/operations/designs/version-schema";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import type { Context } from "#/operations/context";
import { defineOwnedOperation } from "#/operations/operation";
import { resolveServedSystem } from "#/operations/systems/resolve";

const createNamesSchema = (description: string) => Type.Array(Type.String(), { description });
const Side = Type.Object({
  designId: IdString<DesignId>({ description: "The design's id" }),
  name: Type.String({ description: "The design's name" }),
  version: Nullable(Type.String({ description: "The design's newest version; null if it has none" })),
  bump: Nullable(StringEnum(bumps, { description: "Version bump from the previous release" })),
  reasons: Type.Array(BumpReasonResponse, { description: "Reasons for the version number" }),
  releaseNotes: Nullable(Type.String({ description: "Release notes of that version" })),
});

const unreleased: Pick<Static<typeof Side>, "bump" | "reasons" | "releaseNotes"> = {
  bump: null,
  reasons: [],
  releaseNotes: null,
};

const DecidedEditResponse = Type.Object(
  {
    label: Type.String({ description: "What was changed, such as Corner radius" }),
    from: Nullable(Type.String({ description: "The old value; null if it is only known as generated" })),
    to: Type.String({ description: "The new value" }),
    reason: Nullable(Type.String({ description: "Why; null if no reason was given" })),
    text: Type.String({ description: "The change as a sentence" }),
  },
  { title: "DecidedEdit" },
);

export const compareDesigns = defineOwnedOperation({
  name: "compare_designs",
  title: "Compare two designs",
  summary:
    "Compares a design with another design of the same brand: tokens by value, and added, removed and changed " +
    "components, pages and assets.",
  description: "Without `from`, the design is compared with the live design, or else with the design it is based on.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({
    id: designId,
    from: Type.Optional(
      IdString<DesignId>({ minLength: 1, maxLength: 64, description: "Id of the design to compare with, of the same brand" }),
    ),
  }),
  output: Type.Object(
    {
      from: Nullable(Side),
      to: Side,
      tokens: Type.Array(TokenChangeResponse, { description: "Tokens whose value differs" }),
      added: createNamesSchema("Added components, pages and assets"),
      removed: createNamesSchema("Removed components, pages and assets"),
      changed: createNamesSchema("Components, pages and assets whose markup or drawing changed"),
      edits: Type.Array(DecidedEditResponse, { description: "Values that people set by hand in one of the designs only" }),
      given: createNamesSchema("What people brought into one of the designs only, as sentences"),
      identity: createNamesSchema("Changes to the mark, typefaces and page layout, as sentences. Each requires a major release."),
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
      edits: [
        {
          label: "Brand colour",
          from: "#1f4e79",
          to: "#1a4570",
          reason: "As in print",
          text: "Brand colour changed from #1f4e79 to #1a4570 by hand.",
        },
      ],
      given: [],
      identity: ["The display font changed from Inter to Archivo."],
    },
  },
  rest: { method: "GET", path: "/api/v1/designs/:id/difference" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { from }, { design }) {
    const before = await findComparedDesign(context, design, from);
    if (!before)
      return {
        ...{ from: null, to: await toSide(context, design), tokens: [], added: [], removed: [], changed: [] },
        ...{ edits: [], given: [], identity: [] },
      };
    const [previous, latest] = [
      await context.contents.loadMadeParts(before.parts),
      await context.contents.loadMadeParts(design.parts),
    ];
    // Parts that one side does not have yet are not compared.
    const shared = partNames.filter((name) => previous[name] !== undefined && latest[name] !== undefined);
    const pickShared = (content: Partial<DesignContent>) => Object.fromEntries(shared.map((name) => [name, content[name]]));
    const [{ createInventory }, { listTokenChanges }, { listDecidedEdits, listGivenChanges }] = await Promise.all([
      import("#/audit/inventory"),
      import("#/kits/writers"),
      import("#/studio/adjustments/list-decisions"),
    ]);
    const { added, removed, changed } = createChangelog(
      createInventory(pickShared(previous)),
      createInventory(pickShared(latest)),
    );
    const isNotToken = (name: string) => !name.startsWith("token:");
    return {
      from: await toSide(context, before),
      to: await toSide(context, design),
      tokens: previous.tokens && latest.tokens ? [...listTokenChanges(previous.tokens, latest.tokens)] : [],
      added: added.filter(isNotToken),
      removed: removed.filter(isNotToken),
      changed: changed.filter(isNotToken),
      edits: [...listDecidedEdits(previous, latest)],
      given: [...listGivenChanges(previous.given, latest.given)],
      identity: [...listIdentityChanges(previous, latest)],
    };
  },
});

/** Finds the design to compare with; undefined if the brand has none. */
async function findComparedDesign({ store }: Context, design: Design, from: DesignId | undefined): Promise<Design | undefined> {
  if (from !== undefined) {
    const named = await store.designs.findById(from);
    if (named?.brandId === design.brandId) return named;
    throw new Failure(
      "not_found",
      "No design of this brand has this id. Pass the id of another design of the same brand as from.",
    );
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
