import { Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { type ParentPart, parentParts } from "#/model/sub-brand";

/**
 * Facts that an export may contain in addition to the design. No ids and no times, so that exports
 * are reproducible.
 */
export type ExportMetadata = {
  readonly slug: string;
  /** Semantic version, such as `1.0.0`. */
  readonly version: string;
  /** Absolute URL of the server, without a trailing slash. */
  readonly baseUrl: string;
  /** The parent of a sub-brand, if both are public. */
  readonly parent?: ExportParent | undefined;
};

/** A parent as exports name it: its system, and the version that each part was taken from. */
export type ExportParent = {
  readonly name: string;
  readonly slug: string;
  readonly parts: readonly { readonly part: ParentPart; readonly version: string }[];
};

/** The schema of a parent in manifests. */
export const ExportParentSchema = StrictObject(
  {
    name: Type.String({ description: "Name of the parent's system" }),
    slug: Type.String(),
    parts: Type.Array(StrictObject({ part: StringEnum(parentParts), version: Type.String() }), {
      description: "The parts that were taken from it, and from which version",
    }),
  },
  { title: "Parent", description: "The brand that a sub-brand takes parts from" },
);

/** A parent as a value of its schema. */
export const toExportParent = ({ name, slug, parts }: ExportParent) => ({
  name,
  slug,
  parts: parts.map((part) => ({ ...part })),
});
