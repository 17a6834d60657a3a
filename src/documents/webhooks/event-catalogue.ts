import {
  exampleCandidate,
  exampleDesign,
  exampleEndpointId,
  exampleProject,
  exampleProposalId,
  exampleSubBrand,
  exampleSystem,
  exampleTime,
  exampleVersion,
} from "#/documents/webhooks/example-subjects";
import type { Definition } from "#/documents/site-layout/guide-content";
import { toDeliveryBody } from "#/model/delivery";
import {
  createDesignPublishedEvent,
  createDesignReadyEvent,
  createEditsProposedEvent,
  type LiveryEvent,
  createParentUpdatedEvent,
  createProjectFinalizedEvent,
  createReviewReadyEvent,
  type SystemEventName,
  createSystemActivatedEvent,
  systemEvents,
  createSystemEvent,
  createWebhookTestEvent,
  type WorkspaceEventName,
  workspaceEvents,
} from "#/model/event";

/** The documentation of one event. */
export type CatalogueEvent = {
  readonly name: WorkspaceEventName | SystemEventName;
  /** Who receives it: the endpoints of a workspace, or the subscribers of one system. */
  readonly audience: "workspace" | "system";
  readonly firesWhen: string;
  /** The fields of `data`. */
  readonly fields: readonly Definition[];
  /** A complete delivery body, as it is signed and sent. */
  readonly example: string;
};

/** Id of the delivery in every example. */
export const exampleDeliveryId = "dlv_01kv4x9k5p1q6r2s3t7v8w4x9y";

const firesWhen: Readonly<Record<WorkspaceEventName | SystemEventName, string>> = {
  "system.activated": "The first design of a brand was approved. Its system is live and its files are available.",
  "design.ready": "The identity of a design is complete: direction, mood board, mark and imagery.",
  "design.published": "A version of a design was published.",
  "design.edits_proposed": "An agent or a person proposed edits of a draft. A person accepts or declines them in the console.",
  "project.review_ready": "The run of a project finished, and its design is waiting for review.",
  "project.finalized": "The design of a project was approved and the project is complete.",
  "brand.parent_updated":
    "The parent of a sub-brand has a published version that is newer than the one that the sub-brand took. Sent once for " +
    "each sub-brand and version.",
  "webhook.test": "A user sent a test to this endpoint. Test events are sent regardless of the endpoint's subscribed events.",
  "system.published": "The system went live because its design was approved for the first time.",
  "system.updated":
    "The live or upcoming content of the system changed: its foundation was approved, a live system was approved " +
    "again, or a version of its design was published.",
};

const fieldDescriptions: Readonly<Record<string, string>> = {
  systemId: "Id of the system.",
  systemName: "Name of the system.",
  systemSlug: "Name of the system in URLs, such as /systems/{systemSlug}.",
  designId: "Id of the design.",
  designName: "Name of the design.",
  projectId: "Id of the project.",
  projectName: "Name of the project.",
  proposalId: "Id of the proposal, as in GET /api/v1/designs/{designId}/proposals/{proposalId}.",
  version: "Number of the version that was created, such as 1.2.0, 1.2.0-rc.1 or 1.2.0-alpha.1.",
  brandId: "Id of the sub-brand.",
  brandName: "Name of the sub-brand.",
  parentBrandId: "Id of its parent.",
  parentBrandName: "Name of its parent.",
  takenVersion: "Number of the parent's version that the sub-brand took; the oldest, if parts came from several.",
  newerVersion: "Number of the parent's published version.",
  endpointId: "Id of the endpoint under test.",
};

const exampleEvents: Readonly<Record<WorkspaceEventName | SystemEventName, LiveryEvent>> = {
  "system.activated": createSystemActivatedEvent(exampleSystem, exampleDesign, exampleCandidate, exampleTime),
  "design.ready": createDesignReadyEvent(exampleDesign, exampleTime),
  "design.published": createDesignPublishedEvent(exampleSystem, exampleDesign, exampleVersion, exampleTime),
  "design.edits_proposed": createEditsProposedEvent(exampleDesign, exampleProposalId, exampleTime),
  "project.review_ready": createReviewReadyEvent(exampleProject, exampleDesign, exampleTime),
  "project.finalized": createProjectFinalizedEvent(exampleProject, exampleDesign, exampleTime),
  "brand.parent_updated": createParentUpdatedEvent(
    exampleSubBrand,
    { id: exampleDesign.brandId, name: exampleSystem.name },
    { takenVersion: exampleVersion, newerVersion: "1.1.0" },
    exampleTime,
  ),
  "webhook.test": createWebhookTestEvent(exampleDesign.workspaceId, exampleEndpointId, exampleTime),
  "system.published": createSystemEvent("system.published", exampleSystem, exampleDesign, exampleCandidate, exampleTime),
  "system.updated": createSystemEvent("system.updated", exampleSystem, exampleDesign, exampleVersion, exampleTime),
};

const toCatalogueEvent = (name: WorkspaceEventName | SystemEventName): CatalogueEvent => {
  const event = exampleEvents[name];
  return {
    name,
    audience: event.systemId === null ? "workspace" : "system",
    firesWhen: firesWhen[name],
    fields: Object.keys(event.data).map((field) => ({ name: field, says: fieldDescriptions[field] ?? "" })),
    example: toDeliveryBody(exampleDeliveryId, event),
  };
};

/** Every event, those for workspace endpoints first. */
export const eventCatalogue: readonly CatalogueEvent[] = [...workspaceEvents, ...systemEvents].map(toCatalogueEvent);
