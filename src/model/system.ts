import { type Design, isOpen } from "#/model/design";
import type { Platform } from "#/model/platform";

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

type Served = Pick<Design, "id" | "status" | "approvedAt" | "publishedAt">;
const newestBy = <One extends Served>(designs: readonly One[], at: (design: One) => string | null) =>
  designs.reduce<One | undefined>((newest, design) => {
    const [before, after] = [newest && at(newest), at(design)];
    return after && (!before || after > before || (after === before && newest && design.id > newest.id)) ? design : newest;
  }, undefined);

/** The one design that a system shows the public: the pinned one, else the newest published, else the newest approved. */
export function servedDesign<One extends Served>(designs: readonly One[], pinnedDesignId: string | null): One | undefined {
  const open = designs.filter(isOpen);
  return (
    open.find(({ id }) => id === pinnedDesignId) ??
    newestBy(
      open.filter(({ status }) => status === "PUBLISHED"),
      ({ publishedAt }) => publishedAt,
    ) ??
    newestBy(open, ({ approvedAt }) => approvedAt)
  );
}
