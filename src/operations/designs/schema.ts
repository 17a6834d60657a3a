import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import { Brief } from "#/model/brief";
import { type Design, designStatuses, isApprovedOrPublished, isReadyToBuild } from "#/model/design";
import { type PartName, partNames } from "#/model/design-content";
import { archetypeIds } from "#/model/direction";
import { projectStates } from "#/model/project";
import { getDesignStorage, ImportStorage } from "#/operations/artifacts/import-storage";
import { VersionResponse, toVersionResponse, versionExample } from "#/operations/designs/version-schema";
import type { Context } from "#/operations/context";
import { resolveServedSystem } from "#/operations/systems/resolve";

const designFields = {
  id: Type.String({ description: "The design's id" }),
  brandId: Type.String({ description: "The brand that it is for" }),
  name: Type.String({ description: "Its name" }),
  status: StringEnum(designStatuses, { description: "How far it is decided" }),
  readyToBuild: Type.Boolean({ description: "Whether others may build from it: approved or published, no open audit error" }),
  served: Type.Boolean({ description: "Whether its system, published, serves it now" }),
  pinned: Type.Boolean({ description: "Whether its system is pinned to it" }),
  direction: StringEnum(archetypeIds, { description: "The archetype of its direction" }),
  seed: Type.Integer({ description: "What chose among equals" }),
  basedOn: Nullable(Type.String({ description: "The design that it began from" })),
  parts: Type.Array(StringEnum(partNames), { description: "What is made so far" }),
  project: Nullable(
    Type.Object(
      {
        id: Type.String({ description: "The project's id" }),
        state: StringEnum(projectStates, { description: "Where the project stands" }),
      },
      { description: "The project that makes it" },
    ),
  ),
  version: Nullable(Type.String({ description: "The newest version that was frozen from it" })),
  previewUrl: Type.String({
    format: "uri",
    description: "Its preview: public once it is approved, before that for signed-in members",
  }),
  createdAt: Type.String({ format: "date-time", description: "When it was begun" }),
  updatedAt: Type.String({ format: "date-time", description: "When it changed last" }),
  approvedAt: Nullable(Type.String({ format: "date-time", description: "When it was approved" })),
  publishedAt: Nullable(Type.String({ format: "date-time", description: "When it was published" })),
};

/** A design as lists show it. */
export const DesignResponse = Type.Object(designFields, { title: "Design" });
export type DesignResponse = Static<typeof DesignResponse>;

/** A design with its brief, its versions and what its audit found. */
export const DesignDetailsResponse = Type.Object(
  {
    ...designFields,
    brief: Brief,
    audit: Nullable(
      Type.Object(
        {
          error: Type.Integer({ description: "Errors: they keep it from being approved" }),
          warning: Type.Integer({ description: "Warnings" }),
          info: Type.Integer({ description: "Remarks" }),
        },
        { description: "How much the coherence audit found" },
      ),
    ),
    versions: Type.Array(VersionResponse, { description: "Every version frozen from it, oldest first" }),
    imports: ImportStorage,
  },
  { title: "DesignDetails" },
);
export type DesignDetailsResponse = Static<typeof DesignDetailsResponse>;

/** What the API description shows. */
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

/** Whether others may build from a design now. */
export const canBuildFrom = async (context: Context, design: Design): Promise<boolean> =>
  isApprovedOrPublished(design) && isReadyToBuild(design, await countAuditErrors(context, design));

/** Reads a design as it stands now. */
export async function toDesignResponse(context: Context, design: Design): Promise<DesignResponse> {
  const { store, baseUrl } = context;
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

/** Reads a design with everything that can be said of it in few words. */
export async function toDesignDetailsResponse(context: Context, design: Design): Promise<DesignDetailsResponse> {
  const { contents, store } = context;
  return {
    ...(await toDesignResponse(context, design)),
    brief: await contents.loadPart(design.parts, "brief"),
    audit: design.parts.audit ? { ...(await contents.loadPart(design.parts, "audit")).counts } : null,
    versions: (await store.versions.listByDesign(design.id)).map(toVersionResponse),
    imports: await getDesignStorage(context, design),
  };
}
