import { acceptDeliverable } from "#/operations/artifacts/accept-deliverable";
import { decideDeliverables } from "#/operations/artifacts/decide-deliverables";
import { importDesignArchive } from "#/operations/artifacts/import-archive";
import { importDesignArtifacts } from "#/operations/artifacts/import-artifacts";
import { importFromDisk } from "#/operations/artifacts/import-from-disk";
import { listDeliverables } from "#/operations/artifacts/list-deliverables";
import { previewArtifact } from "#/operations/artifacts/preview-artifact";
import { rejectDeliverable } from "#/operations/artifacts/reject-deliverable";

/** Operations on imports from external design tools. */
export const artifactOperations = [
  importDesignArtifacts,
  importDesignArchive,
  importFromDisk,
  listDeliverables,
  decideDeliverables,
  acceptDeliverable,
  rejectDeliverable,
  previewArtifact,
] as const;
