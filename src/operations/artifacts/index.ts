import { acceptDeliverable } from "#/operations/artifacts/accept-deliverable";
import { decideDeliverables } from "#/operations/artifacts/decide-deliverables";
import { importDesignArtifacts } from "#/operations/artifacts/import-artifacts";
import { listDeliverables } from "#/operations/artifacts/list-deliverables";
import { previewArtifact } from "#/operations/artifacts/preview-artifact";
import { rejectDeliverable } from "#/operations/artifacts/reject-deliverable";
import type { Operation } from "#/operations/operation";

/** What can be done with work that comes back from external design tools. */
export const artifactOperations: readonly Operation[] = [
  importDesignArtifacts,
  listDeliverables,
  decideDeliverables,
  acceptDeliverable,
  rejectDeliverable,
  previewArtifact,
];
