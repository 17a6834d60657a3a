import type { Given } from "#/model/given";
import type { BrandImportId, WorkspaceId } from "#/model/ids";

/** How sure a mapping is: stated by the format, by its name, by its value, or a guess. */
export const certainties = ["exact", "by-name", "by-value", "guessed"] as const;
export type Certainty = (typeof certainties)[number];

/** What one value of a file became, with the reason. */
export type ImportMapping = {
  /** The file and the name in it, such as `globals.css: --primary`. */
  readonly source: string;
  /** What it became, such as `color primary (light)`. */
  readonly target: string;
  /** The value as the file has it. */
  readonly value: string;
  readonly reason: string;
  readonly certainty: Certainty;
  /** The lockup, slug of a picture or name of an icon that it became among the given parts. */
  readonly part?: string;
};

/** What was recognised in the files that a person brought, before anything is made. */
export type ImportProposal = {
  readonly given: Given;
  /** The files and what each was read as. */
  readonly recognized: readonly { readonly path: string; readonly format: string; readonly summary: string }[];
  readonly mapped: readonly ImportMapping[];
  /** What was not taken over, and why. */
  readonly left: readonly { readonly source: string; readonly reason: string }[];
  readonly notices: readonly string[];
};

/** A stored proposal. Its content is a blob, by the SHA-256 of its JSON. */
export type BrandImport = {
  readonly id: BrandImportId;
  readonly workspaceId: WorkspaceId;
  readonly name: string;
  readonly contentHash: string;
  readonly createdBy: string;
  readonly createdAt: string;
};

/** Proposals that a workspace keeps; the oldest are removed. */
export const maxBrandImports = 20;
