import type { EditProposalId, EndpointId, EventId, SystemId, WorkspaceId } from "#/model/ids";
import { createId } from "#/kernel/ids";
import type { Brand } from "#/model/brand";
import type { Design } from "#/model/design";
import type { Project } from "#/model/project";
import type { System } from "#/model/system";

/** The events for a workspace's endpoints. */
export const workspaceEvents = [
  "system.activated",
  "design.ready",
  "design.published",
  "design.edits_proposed",
  "project.review_ready",
  "project.finalized",
  "brand.parent_updated",
  "webhook.test",
] as const;
/** The events for the subscribers of a system. */
export const systemEvents = ["system.published", "system.updated"] as const;
export type WorkspaceEventName = (typeof workspaceEvents)[number];
export type SystemEventName = (typeof systemEvents)[number];

/** Something that happened, stored in the same transaction. Its data are ids and names only. */
export type LiveryEvent = {
  readonly id: EventId;
  readonly workspaceId: WorkspaceId;
  /** The system whose subscribers receive it; null for events of a workspace's endpoints. */
  readonly systemId: SystemId | null;
  readonly name: WorkspaceEventName | SystemEventName;
  readonly data: Readonly<Record<string, string>>;
  readonly createdAt: string;
};

const createWorkspaceEvent = (
  workspaceId: WorkspaceId,
  name: WorkspaceEventName,
  data: LiveryEvent["data"],
  createdAt: string,
): LiveryEvent => ({
  id: createId("evt"),
  workspaceId,
  systemId: null,
  name,
  data,
  createdAt,
});

/** A design has its direction, mark and imagery. */
export const createDesignReadyEvent = ({ id, name, workspaceId }: Design, createdAt: string) =>
  createWorkspaceEvent(workspaceId, "design.ready", { designId: id, designName: name }, createdAt);

/** A key or a person proposed edits of a draft, which wait for a decision. */
export const createEditsProposedEvent = (
  { id, name, workspaceId }: Pick<Design, "id" | "name" | "workspaceId">,
  proposalId: EditProposalId,
  createdAt: string,
) => createWorkspaceEvent(workspaceId, "design.edits_proposed", { designId: id, designName: name, proposalId }, createdAt);

const toProjectEventData = (project: Project, design: Design) => ({
  projectId: project.id,
  projectName: project.name,
  designId: design.id,
  designName: design.name,
});

/** A project's run has finished and waits for its design review. */
export const createReviewReadyEvent = (project: Project, design: Design, createdAt: string) =>
  createWorkspaceEvent(project.workspaceId, "project.review_ready", toProjectEventData(project, design), createdAt);

/** A project's design was approved. */
export const createProjectFinalizedEvent = (project: Project, design: Design, createdAt: string) =>
  createWorkspaceEvent(project.workspaceId, "project.finalized", toProjectEventData(project, design), createdAt);

/** A system went live for the first time. */
export const createSystemActivatedEvent = (system: System, design: Design, version: string, createdAt: string) =>
  createWorkspaceEvent(
    system.workspaceId,
    "system.activated",
    {
      systemId: system.id,
      systemName: system.name,
      systemSlug: system.slug,
      designId: design.id,
      designName: design.name,
      version,
    },
    createdAt,
  );

/** A design version was published. */
export const createDesignPublishedEvent = (system: System, design: Design, version: string, createdAt: string) =>
  createWorkspaceEvent(
    system.workspaceId,
    "design.published",
    { designId: design.id, designName: design.name, version, systemSlug: system.slug },
    createdAt,
  );

/** The parent of a sub-brand published a version that is newer than the one taken. */
export const createParentUpdatedEvent = (
  brand: Pick<Brand, "id" | "name" | "workspaceId">,
  parent: Pick<Brand, "id" | "name">,
  { takenVersion, newerVersion }: { readonly takenVersion: string; readonly newerVersion: string },
  createdAt: string,
) =>
  createWorkspaceEvent(
    brand.workspaceId,
    "brand.parent_updated",
    {
      brandId: brand.id,
      brandName: brand.name,
      parentBrandId: parent.id,
      parentBrandName: parent.name,
      takenVersion,
      newerVersion,
    },
    createdAt,
  );

/** A test of one endpoint. No other endpoint receives it. */
export const createWebhookTestEvent = (workspaceId: WorkspaceId, endpointId: EndpointId, createdAt: string) =>
  createWorkspaceEvent(workspaceId, "webhook.test", { endpointId }, createdAt);

/** A system was published for the first time, or has changed. */
export const createSystemEvent = (
  name: SystemEventName,
  system: System,
  design: Design,
  version: string,
  createdAt: string,
): LiveryEvent => ({
  id: createId("evt"),
  workspaceId: system.workspaceId,
  systemId: system.id,
  name,
  data: { systemId: system.id, systemName: system.name, systemSlug: system.slug, designId: design.id, version },
  createdAt,
});
