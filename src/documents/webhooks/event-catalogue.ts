import {
  exampleCandidate,
  exampleDesign,
  exampleEndpointId,
  exampleProject,
  exampleSystem,
  exampleTime,
  exampleVersion,
} from "#/documents/webhooks/example-subjects";
import { toDeliveryBody } from "#/model/delivery";
import {
  createDesignPublishedEvent,
  createDesignReadyEvent,
  type LiveryEvent,
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

/** One field of an event's `data`. */
export type EventField = { readonly name: string; readonly says: string };

/** One event as people read of it. */
export type CatalogueEvent = {
  readonly name: WorkspaceEventName | SystemEventName;
  /** Who is told: a workspace's endpoints, or the subscribers of one system. */
  readonly audience: "workspace" | "system";
  readonly firesWhen: string;
  readonly fields: readonly EventField[];
  /** A whole body, as it is signed and sent. */
  readonly example: string;
};

/** The delivery that the examples are. */
export const exampleDeliveryId = "dlv_01kv4x9k5p1q6r2s3t7v8w4x9y";

const firesWhen: Readonly<Record<WorkspaceEventName | SystemEventName, string>> = {
  "system.activated": "A brand's design was approved for the first time: its system is live and its files are served.",
  "design.ready": "A design's identity is there: direction, mood board, mark and imagery.",
  "design.published": "A version of a design was published with everything that belongs to it.",
  "project.review_ready": "A project's run came to its end, and people are asked to review the design.",
  "project.finalized": "A project's design was approved, and the project is closed.",
  "webhook.test": "Somebody sent a test to this one endpoint. It comes whichever events the endpoint chose.",
  "system.published": "The system went live: its design was approved for the first time.",
  "system.updated":
    "What the system serves, or is about to serve, changed: its foundation was approved, a live system was approved anew, or a version of its design was published.",
};

const fieldDescriptions: Readonly<Record<string, string>> = {
  systemId: "Id of the system.",
  systemName: "Name of the system.",
  systemSlug: "Name of the system in addresses, such as /systems/{systemSlug}.",
  designId: "Id of the design.",
  designName: "Name of the design.",
  projectId: "Id of the project.",
  projectName: "Name of the project.",
  version: "Number of the version that was frozen, such as 1.2.0, 1.2.0-rc.1 or 1.2.0-alpha.1.",
  endpointId: "Id of the endpoint that is tested.",
};

const exampleEvents: Readonly<Record<WorkspaceEventName | SystemEventName, LiveryEvent>> = {
  "system.activated": createSystemActivatedEvent(exampleSystem, exampleDesign, exampleCandidate, exampleTime),
  "design.ready": createDesignReadyEvent(exampleDesign, exampleTime),
  "design.published": createDesignPublishedEvent(exampleSystem, exampleDesign, exampleVersion, exampleTime),
  "project.review_ready": createReviewReadyEvent(exampleProject, exampleDesign, exampleTime),
  "project.finalized": createProjectFinalizedEvent(exampleProject, exampleDesign, exampleTime),
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

/** Every event there is, those of workspaces first. */
export const eventCatalogue: readonly CatalogueEvent[] = [...workspaceEvents, ...systemEvents].map(toCatalogueEvent);
