import type { BrandId, EndpointId, ProjectId, WorkspaceId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { type Id, type IdPrefix, isId } from "#/kernel/ids";
import { IdString, Nullable, StringEnum } from "#/kernel/schema";
import type { AuditEntry } from "#/model/audit-entry";
import type { Store } from "#/store/store";

const targetKinds = [
  "WORKSPACE",
  "PERSON",
  "INVITATION",
  "API_KEY",
  "CLIENT",
  "BRAND",
  "DESIGN",
  "PROJECT",
  "IMPORT",
  "SYSTEM",
  "WEBHOOK_ENDPOINT",
  "DELIVERY",
  "SUBSCRIPTION",
  "OTHER",
] as const;
type TargetKind = (typeof targetKinds)[number];

/** The target of an audit log entry, under its current name. */
export const AuditTarget = Type.Object({
  kind: StringEnum(targetKinds, { description: "Kind of the target" }),
  name: Nullable(
    Type.String({ description: "Current name of the target, or its last known name if it was deleted; null if unknown" }),
  ),
  exists: Type.Boolean({ description: "Whether the target still exists" }),
  brandId: Nullable(IdString<BrandId>({ description: "Id of the brand that the target belongs to; null if none" })),
  projectId: Nullable(IdString<ProjectId>({ description: "Id of the target's project; null if none" })),
  endpointId: Nullable(
    IdString<EndpointId>({ description: "Id of the webhook endpoint that the target belongs to; null if none" }),
  ),
});
export type AuditTarget = Static<typeof AuditTarget>;

const kindsByIdPrefix: Readonly<Record<string, TargetKind>> = {
  ws: "WORKSPACE",
  usr: "PERSON",
  otl: "INVITATION",
  key: "API_KEY",
  grt: "CLIENT",
  br: "BRAND",
  ds: "DESIGN",
  prj: "PROJECT",
  art: "IMPORT",
  sys: "SYSTEM",
  whe: "WEBHOOK_ENDPOINT",
  dlv: "DELIVERY",
  sub: "SUBSCRIPTION",
};

type FoundTarget = { readonly name: string } & Partial<Pick<AuditTarget, "brandId" | "projectId" | "endpointId">>;
type Lookup = (store: Store, id: string, workspaceId: WorkspaceId) => Promise<FoundTarget | undefined>;

const lookUp =
  <Prefix extends IdPrefix>(
    prefix: Prefix,
    find: (store: Store, id: Id<Prefix>, workspaceId: WorkspaceId) => Promise<FoundTarget | undefined>,
  ): Lookup =>
  async (store, id, workspaceId) =>
    isId(prefix, id) ? await find(store, id, workspaceId) : undefined;

/** The lookup of each kind of target. Targets of other workspaces are not named. */
const lookups: Readonly<Partial<Record<TargetKind, Lookup>>> = {
  WORKSPACE: lookUp("ws", async ({ workspaces }, id) => {
    return await workspaces.findById(id);
  }),
  PERSON: lookUp("usr", async ({ users }, id) => {
    const user = await users.findById(id);
    return user && { name: user.email };
  }),
  API_KEY: lookUp("key", async ({ apiKeys }, id, workspaceId) => {
    return await apiKeys.findInWorkspace(workspaceId, id);
  }),
  CLIENT: lookUp("grt", async ({ oauthGrants }, id, workspaceId) => {
    const grant = await oauthGrants.findInWorkspace(workspaceId, id);
    return grant && { name: grant.clientName };
  }),
  BRAND: lookUp("br", async ({ brands }, id, workspaceId) => {
    const brand = await brands.findById(id);
    return brand?.workspaceId === workspaceId ? { name: brand.name, brandId: id } : undefined;
  }),
  DESIGN: lookUp("ds", async ({ designs, projects }, id, workspaceId) => {
    const design = await designs.findById(id);
    if (design?.workspaceId !== workspaceId) return undefined;
    const project = await projects.findByDesign(id);
    return { name: design.name, brandId: design.brandId, projectId: project?.id ?? null };
  }),
  PROJECT: lookUp("prj", async ({ projects, designs }, id, workspaceId) => {
    const project = await projects.findById(id);
    if (project?.workspaceId !== workspaceId) return undefined;
    const design = await designs.findById(project.designId);
    return { name: project.name, projectId: id, brandId: design?.brandId ?? null };
  }),
  IMPORT: lookUp("art", async ({ externalArtifacts }, id, workspaceId) => {
    const artifact = await externalArtifacts.findById(id);
    return artifact?.workspaceId === workspaceId ? { name: artifact.name, projectId: artifact.projectId } : undefined;
  }),
  SYSTEM: lookUp("sys", async ({ systems }, id, workspaceId) => {
    const system = await systems.findById(id);
    return system?.workspaceId === workspaceId ? { name: system.name, brandId: system.brandId } : undefined;
  }),
  WEBHOOK_ENDPOINT: lookUp("whe", async ({ webhookEndpoints }, id, workspaceId) => {
    const endpoint = await webhookEndpoints.findById(id);
    return endpoint?.workspaceId === workspaceId ? { name: new URL(endpoint.url).host, endpointId: id } : undefined;
  }),
};

/** Finds the targets of a page of entries by id. Each is looked up once. */
export async function findAuditTargets(
  store: Store,
  workspaceId: WorkspaceId,
  entries: readonly AuditEntry[],
): Promise<ReadonlyMap<string, AuditTarget>> {
  const byId = new Map<string, AuditEntry>();
  for (const entry of entries) if (entry.targetId !== null && !byId.has(entry.targetId)) byId.set(entry.targetId, entry);
  const found = [...byId].map(async ([id, { details }]) => {
    const kind = kindsByIdPrefix[id.slice(0, id.indexOf("_"))] ?? "OTHER";
    const current = await lookups[kind]?.(store, id, workspaceId);
    const recordedName = [details.name, details.email, details.slug, details.host].find((value) => typeof value === "string");
    const target: AuditTarget = {
      kind,
      name: current?.name ?? (typeof recordedName === "string" ? recordedName : null),
      exists: current !== undefined,
      brandId: current?.brandId ?? null,
      projectId: current?.projectId ?? null,
      endpointId: current?.endpointId ?? null,
    };
    return [id, target] as const;
  });
  return new Map(await Promise.all(found));
}
