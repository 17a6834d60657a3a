import type { PartName } from "#/model/design-content";
import type { ArchetypeId } from "#/model/direction";

export const designStatuses = ["DRAFT", "IN_REVIEW", "APPROVED", "PUBLISHED", "ARCHIVED"] as const;
export type DesignStatus = (typeof designStatuses)[number];

/** The parts that are made so far, each by the SHA-256 of its stored bytes. */
export type PartHashes = { readonly [Part in PartName]?: string };

/** One design of a brand. Once approved its parts never change: rework is a new design, `basedOn` this one. */
export type Design = {
  readonly id: string;
  readonly workspaceId: string;
  readonly brandId: string;
  readonly systemId: string;
  readonly name: string;
  readonly status: DesignStatus;
  readonly basedOn: string | null;
  readonly seed: number;
  readonly directionId: ArchetypeId;
  readonly parts: PartHashes;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly approvedAt: string | null;
  readonly publishedAt: string | null;
};

/** Whether a design's status lets the public see it. */
export const isApprovedOrPublished = ({ status }: Pick<Design, "status">) => status === "APPROVED" || status === "PUBLISHED";

/** Whether others may build from a design: it is approved or published, and its audit has no open error. */
export const isReadyToBuild = (design: Pick<Design, "status">, openErrors: number) =>
  isApprovedOrPublished(design) && openErrors === 0;

/** What determines every part of a design, together with its brief: chosen when the project is created. */
export type DesignParameters = { readonly seed: number; readonly directionId: ArchetypeId };
