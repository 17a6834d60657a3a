import type { BrandId, DesignId, SystemId, WorkspaceId } from "#/model/ids";

import { type PartName, sourceParts } from "#/model/design-content";
import type { ArchetypeId } from "#/model/direction";
import { defineStateMachine } from "#/model/state-machine";

export const designStatuses = ["DRAFT", "IN_REVIEW", "APPROVED", "PUBLISHED", "ARCHIVED"] as const;
export type DesignStatus = (typeof designStatuses)[number];

/** What changes a design's status, or is possible in some of its statuses only. */
export type DesignCommand =
  | "submitForReview"
  | "returnToDraft"
  | "update"
  | "approve"
  | "publish"
  | "pin"
  | "rework"
  | "archive"
  | "restore";

/**
 * The statuses of a design and what leads from one to another. Restoring leads back to what it was
 * before.
 */
export const designMachine = defineStateMachine<DesignStatus, DesignCommand>({
  noun: "design",
  initial: ["DRAFT"],
  phrases: {
    DRAFT: "is a draft",
    IN_REVIEW: "is in review",
    APPROVED: "is approved",
    PUBLISHED: "is published",
    ARCHIVED: "is archived",
  },
  offers: {
    update: "edit it",
    approve: "approve it",
    publish: "publish it",
    rework: "rework it",
    archive: "archive it",
    restore: "restore it",
  },
  transitions: {
    DRAFT: { update: "DRAFT", returnToDraft: "DRAFT", submitForReview: "IN_REVIEW", archive: "ARCHIVED" },
    IN_REVIEW: { approve: "APPROVED", update: "DRAFT", returnToDraft: "DRAFT", archive: "ARCHIVED" },
    APPROVED: { publish: "PUBLISHED", pin: "APPROVED", rework: "APPROVED", archive: "ARCHIVED" },
    PUBLISHED: { pin: "PUBLISHED", rework: "PUBLISHED", archive: "ARCHIVED" },
    ARCHIVED: { restore: ["DRAFT", "APPROVED", "PUBLISHED"], rework: "ARCHIVED" },
  },
});

/** The parts that exist, each by the SHA-256 of its stored bytes. */
export type PartHashes = { readonly [Part in PartName]?: string };

/** What people decided about a design: its brief, given parts, adjustments and parent. */
export const pickSourceParts = (parts: PartHashes): PartHashes =>
  Object.fromEntries(
    sourceParts.flatMap((name) => {
      const hash = parts[name];
      return hash === undefined ? [] : [[name, hash] as const];
    }),
  );

/**
 * One design of a brand. Its parts never change after approval: rework is a new design, `basedOn`
 * this one.
 */
export type Design = {
  readonly id: DesignId;
  readonly workspaceId: WorkspaceId;
  readonly brandId: BrandId;
  readonly systemId: SystemId;
  readonly name: string;
  readonly status: DesignStatus;
  readonly basedOn: DesignId | null;
  readonly seed: number;
  readonly directionId: ArchetypeId;
  readonly parts: PartHashes;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly approvedAt: string | null;
  readonly publishedAt: string | null;
};

export const isApprovedOrPublished = ({ status }: Pick<Design, "status">) => status === "APPROVED" || status === "PUBLISHED";

/**
 * Whether others may build from a design: it is approved or published, and its audit has no open
 * error.
 */
export const isReadyToBuild = (design: Pick<Design, "status">, openErrors: number) =>
  isApprovedOrPublished(design) && openErrors === 0;

/** The input of every part in addition to the brief. Chosen when the project is created. */
export type DesignParameters = { readonly seed: number; readonly directionId: ArchetypeId };
