import { type Design, isOpen } from "#/model/design";
import type { Platform } from "#/model/platform";
import type { Version } from "#/model/version";

export const systemStatuses = ["DRAFT", "ACTIVE", "ARCHIVED"] as const;
export type SystemStatus = (typeof systemStatuses)[number];

/** The public face of a brand. Its slug is unique in the whole installation. */
export type System = {
  readonly id: string;
  readonly workspaceId: string;
  readonly brandId: string;
  readonly name: string;
  readonly slug: string;
  readonly brandColor: string;
  readonly tokenCount: number;
  readonly status: SystemStatus;
  readonly platform: Platform;
  readonly pinnedDesignId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/**
 * The one design that a system shows the public: the pinned one, else the newest published, else the newest approved. Which is newest is told by the system's `versions`,
 * oldest first: approving and publishing make one each.
 */
export function servedDesign<One extends Pick<Design, "id" | "status">>(
  designs: readonly One[],
  versions: readonly Pick<Version, "designId" | "kind">[],
  pinnedDesignId: string | null,
): One | undefined {
  const open = new Map(designs.filter(isOpen).map((design) => [design.id, design]));
  const published = versions.findLast(({ designId, kind }) => kind === "release" && open.get(designId)?.status === "PUBLISHED");
  const approved = versions.findLast(({ designId, kind }) => kind !== "alpha" && open.has(designId));
  return open.get(pinnedDesignId ?? "") ?? open.get(published?.designId ?? "") ?? open.get(approved?.designId ?? "");
}
