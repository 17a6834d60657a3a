import type { BrandId, DesignId, ProjectId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { IdString, Nullable, StringEnum } from "#/kernel/schema";
import { Brief } from "#/model/brief";
import { type Design, designStatuses, isApprovedOrPublished, isReadyToBuild } from "#/model/design";
import { type PartName, partNames } from "#/model/design-content";
import { archetypeIds } from "#/model/direction";
import { projectStates } from "#/model/project";
import { getDesignStorage, ImportStorage } from "#/operations/artifacts/import-storage";
import { VersionResponse, toVersionResponse, versionExample } from "#/operations/designs/version-schema";
import type { Context } from "#/operations/context";
import { DesignParent, toDesignParent } from "#/operations/sub-brands/schema";
import { UnderstandingResponse } from "#/operations/understanding/schema";
import { resolveServedSystem } from "#/operations/systems/resolve";
import { Failure } from "#/kernel/errors";

const designFields = {
  id: IdString<DesignId>({ description: "The design's id" }),
  brandId: IdString<BrandId>({ description: "Id of the design's brand" }),
  name: Type.String({ description: "The design's name" }),
  status: StringEnum(designStatuses, { description: "The design's status" }),
  readyToBuild: Type.Boolean({
    description: "Whether it is ready to build from: approved or published, without open audit errors",
  }),
  served: Type.Boolean({ description: "Whether it is the live design of its published system" }),
  pinned: Type.Boolean({ description: "Whether the system is pinned to this design" }),
  direction: StringEnum(archetypeIds, { description: "Archetype of the design's direction" }),
  seed: Type.Integer({ description: "Seed for choices between equally good options" }),
  basedOn: Nullable(IdString<DesignId>({ description: "Id of the design that it is based on; null for none" })),
  parent: Nullable(DesignParent),
  parts: Type.Array(StringEnum(partNames), { description: "Parts that exist so far" }),
  project: Nullable(
    Type.Object(
      {
        id: IdString<ProjectId>({ description: "The project's id" }),
        state: StringEnum(projectStates, { description: "The project's state" }),
      },
      { description: "The design's project" },
    ),
  ),
  version: Nullable(Type.String({ description: "The design's newest version; null before its first approval" })),
  previewUrl: Type.String({
    format: "uri",
    description: "URL of the preview. Public once the design is approved, before that for signed-in members only.",
  }),
  createdAt: Type.String({ format: "date-time", description: "When the design was created" }),
  updatedAt: Type.String({ format: "date-time", description: "When the design was last updated" }),
  approvedAt: Nullable(Type.String({ format: "date-time", description: "When the design was approved; null if it is not" })),
  publishedAt: Nullable(Type.String({ format: "date-time", description: "When the design was published; null if it is not" })),
};

/** A design in lists. */
export const DesignResponse = Type.Object(designFields, { title: "Design" });
export type DesignResponse = Static<typeof DesignResponse>;

/** A design with its brief, versions and audit counts. */
export const DesignDetailsResponse = Type.Object(
  {
    ...designFields,
    brief: Brief,
    understanding: UnderstandingResponse,
    audit: Nullable(
      Type.Object(
        {
          error: Type.Integer({ description: "Number of errors. Errors block approval." }),
          warning: Type.Integer({ description: "Number of warnings" }),
          info: Type.Integer({ description: "Number of notes" }),
        },
        { description: "Open findings of the coherence audit; null before the first audit" },
      ),
    ),
    versions: Type.Array(VersionResponse, { description: "All versions of the design, oldest first" }),
    imports: ImportStorage,
  },
  { title: "DesignDetails" },
);
export type DesignDetailsResponse = Static<typeof DesignDetailsResponse>;

/** Example in the API reference. */
export const designExample: DesignResponse = {
  id: "ds_01kaph4c7ke0sbx1v0s1kq4s4m",
  brandId: "br_01kaph4c7ke0sbx1v0s1kq4s4m",
  name: "Nordhavn Optik, Swiss",
  status: "PUBLISHED",
  readyToBuild: true,
  served: true,
  pinned: false,
  direction: "swiss",
  seed: 7,
  basedOn: null,
  parent: null,
  parts: [...partNames],
  project: { id: "prj_01kaph4c7ke0sbx1v0s1kq4s4m", state: "FINALIZED" },
  version: versionExample.number,
  previewUrl: "http://localhost:4600/preview/d/ds_01kaph4c7ke0sbx1v0s1kq4s4m",
  createdAt: "2026-11-21T10:00:00.000Z",
  updatedAt: "2026-11-21T10:05:00.000Z",
  approvedAt: "2026-11-21T10:04:00.000Z",
  publishedAt: "2026-11-21T10:05:00.000Z",
};

const countAuditErrors = async ({ contents }: Context, design: Design): Promise<number> =>
  design.parts.audit ? (await contents.loadPart(design.parts, "audit")).counts.error : 0;

/** Whether a design is ready to build from. */
export const canBuildFrom = async (context: Context, design: Design): Promise<boolean> =>
  isApprovedOrPublished(design) && isReadyToBuild(design, await countAuditErrors(context, design));

/** Maps a design to its response. */
export async function toDesignResponse(context: Context, design: Design): Promise<DesignResponse> {
  const { store, contents, baseUrl } = context;
  const { id, brandId, name, status, directionId, seed, basedOn, createdAt, updatedAt, approvedAt, publishedAt } = design;
  const [project, system, versions] = await Promise.all([
    store.projects.findByDesign(id),
    store.systems.findById(design.systemId),
    store.versions.listByDesign(id),
  ]);
  return {
    id,
    brandId,
    name,
    status,
    readyToBuild: await canBuildFrom(context, design),
    served: system?.status === "ACTIVE" && (await resolveServedSystem(store, system))?.design.id === id,
    pinned: system?.pinnedDesignId === id,
    direction: directionId,
    seed,
    basedOn,
    parent: toDesignParent(await contents.loadPart(design.parts, "parent")),
    parts: listMadeParts(design),
    project: project ? { id: project.id, state: project.state } : null,
    version: versions.at(-1)?.number ?? null,
    previewUrl: `${baseUrl}/preview/d/${id}`,
    createdAt,
    updatedAt,
    approvedAt,
    publishedAt,
  };
}

const listMadeParts = ({ parts }: Design): PartName[] => partNames.filter((name) => parts[name] !== undefined);

/** Maps a design to its detailed response. */
export async function toDesignDetailsResponse(context: Context, design: Design): Promise<DesignDetailsResponse> {
  const { contents, store } = context;
  const brief = await contents.loadPart(design.parts, "brief");
  const { toUnderstandingResponse } = await import("#/operations/understanding/to-understanding-response");
  return {
    ...(await toDesignResponse(context, design)),
    brief,
    understanding: toUnderstandingResponse(brief),
    audit: design.parts.audit ? { ...(await contents.loadPart(design.parts, "audit")).counts } : null,
    versions: (await store.versions.listByDesign(design.id)).map(toVersionResponse),
    imports: await getDesignStorage(context, design),
  };
}

/**
 * Loads a design after a change and maps it to its response. Throws `not_found` if it was deleted
 * meanwhile.
 */
export async function reloadDesign(context: Context, id: DesignId): Promise<DesignResponse> {
  const design = await context.store.designs.findById(id);
  if (!design) throw new Failure("not_found", "This design was deleted.");
  return await toDesignResponse(context, design);
}
