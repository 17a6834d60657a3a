import type { BrandId, DesignId, SystemId, VersionId, WorkspaceId } from "#/model/ids";

import type { Design } from "#/model/design";
import type { Platform } from "#/model/platform";
import { defineStateMachine } from "#/model/state-machine";
import type { Version } from "#/model/version";
import type { PublicOn } from "#/model/workspace";

export const systemStatuses = ["DRAFT", "ACTIVE", "ARCHIVED"] as const;
export type SystemStatus = (typeof systemStatuses)[number];

/** What changes a system's status, or is possible in some of its statuses only. */
export type SystemCommand = "serveDesign" | "serveNothing" | "changeServedDesign" | "subscribe" | "archive" | "restore";

/**
 * The statuses of a system and what leads from one to another. It is live while it serves a design
 * and is not archived.
 */
export const systemMachine = defineStateMachine<SystemStatus, SystemCommand>({
  noun: "system",
  initial: ["DRAFT"],
  phrases: { DRAFT: "is not live yet", ACTIVE: "is live", ARCHIVED: "is archived" },
  offers: { archive: "archive it", restore: "restore it" },
  transitions: {
    DRAFT: {
      serveDesign: "ACTIVE",
      serveNothing: "DRAFT",
      changeServedDesign: "DRAFT",
      subscribe: "DRAFT",
      archive: "ARCHIVED",
    },
    ACTIVE: {
      serveDesign: "ACTIVE",
      serveNothing: "DRAFT",
      changeServedDesign: "ACTIVE",
      subscribe: "ACTIVE",
      archive: "ARCHIVED",
    },
    ARCHIVED: { serveDesign: "ARCHIVED", serveNothing: "ARCHIVED", restore: "DRAFT" },
  },
});

/** Who may read a system: everyone, or keys and members of its workspace only. */
export const visibilities = ["PUBLIC", "PRIVATE"] as const;
export type Visibility = (typeof visibilities)[number];

/**
 * The public side of a brand. Its slug is unique in its workspace, and among all systems that have
 * ever been public.
 */
export type System = {
  readonly id: SystemId;
  readonly workspaceId: WorkspaceId;
  readonly brandId: BrandId;
  readonly name: string;
  readonly slug: string;
  readonly brandColor: string;
  readonly tokenCount: number;
  readonly status: SystemStatus;
  readonly platform: Platform;
  readonly pinnedDesignId: DesignId | null;
  readonly visibility: Visibility;
  /** Whether public pages and documents show the brief. */
  readonly showBrief: boolean;
  /** The version that is live. It tells a change of served content from any other change. */
  readonly servedVersionId: VersionId | null;
  /** When it became ACTIVE for the first time. */
  readonly activatedAt: string | null;
  /** The setting of its workspace. */
  readonly publicOn: PublicOn;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** Whether a design's status lets its system serve it. */
export const isServable = ({ status }: Pick<Design, "status">, publicOn: PublicOn): boolean =>
  status === "PUBLISHED" || (status === "APPROVED" && publicOn === "APPROVAL");

/** Whether a design is live. */
export const isPublicDesign = (design: Pick<Design, "status">, { status, visibility, publicOn }: System): boolean =>
  status === "ACTIVE" && visibility === "PUBLIC" && isServable(design, publicOn);

/**
 * The design that a system serves: the pinned one, otherwise the newest published, otherwise the
 * newest approved. `versions` (oldest first) decide which is newest: approving and publishing add
 * one each. With `publicOn` PUBLICATION approved designs do not count.
 */
export function findServedDesign<One extends Pick<Design, "id" | "status">>(
  designs: readonly One[],
  versions: readonly Pick<Version, "designId" | "kind">[],
  pinnedDesignId: DesignId | null,
  publicOn: PublicOn = "APPROVAL",
): One | undefined {
  const servable = new Map(designs.filter((design) => isServable(design, publicOn)).map((design) => [design.id, design]));
  const published = versions.findLast(
    ({ designId, kind }) => kind === "release" && servable.get(designId)?.status === "PUBLISHED",
  );
  const approved = versions.findLast(({ designId, kind }) => kind !== "alpha" && servable.has(designId));
  const findServable = (id: DesignId | null | undefined) => (id ? servable.get(id) : undefined);
  return findServable(pinnedDesignId) ?? findServable(published?.designId) ?? findServable(approved?.designId);
}
