import type { Adjustment } from "#/model/adjustment";
import type { Given } from "#/model/given";

/** What a sub-brand can take from its parent. */
export const parentParts = ["colors", "faces", "mark", "shape", "voice", "imagery", "icons"] as const;
export type ParentPart = (typeof parentParts)[number];

/**
 * The given parts and adjustments with which generation makes a part as it is in a version of the
 * parent.
 */
export type TakenPart = {
  /** The number of the parent's version. */
  readonly version: string;
  readonly given: Given;
  readonly adjustments: readonly Adjustment[];
};

/**
 * Where parts of a sub-brand's design come from. The design's given parts and adjustments contain
 * what was taken. This is kept beside them to tell what was taken from what was edited since.
 */
export type ParentSource = {
  /** Name of the parent, and slug of its system, when the parts were taken. */
  readonly name: string;
  readonly slug: string;
  readonly parts: { readonly [Part in ParentPart]?: TakenPart };
};

/** Parts in the order of `parentParts`, each once. */
export const sortParentParts = (parts: readonly ParentPart[]): readonly ParentPart[] =>
  parentParts.filter((part) => parts.includes(part));

/** The parts that a design took. */
export const listTakenParts = ({ parts }: ParentSource): readonly ParentPart[] =>
  parentParts.filter((part) => parts[part] !== undefined);

/** The numbers of the parent's versions that parts were taken from, each once. */
export const listTakenVersions = ({ parts }: ParentSource): readonly string[] => [
  ...new Set(Object.values(parts).map(({ version }) => version)),
];

/**
 * Whether a parent has a version to take: PUBLISHED, or neither because none of its designs is
 * published or because its system is archived. What was taken stays in any case.
 */
export const parentStatuses = ["PUBLISHED", "UNPUBLISHED", "ARCHIVED"] as const;
export type ParentStatus = (typeof parentStatuses)[number];
