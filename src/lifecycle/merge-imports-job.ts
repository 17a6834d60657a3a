import type { WorkspaceId } from "#/model/ids";
import { defineJob } from "#/jobs/job";
import type { PartName } from "#/model/design-content";
import type { SystemSignatures } from "#/model/system-signatures";
import type { PackedContent } from "#/store/packed-content";

/** Parts of a design and the imports to merge into them, as stored JSON. */
export type MergeInput = {
  /**
   * Components, pages and imagery; every part if `withAudit` is set. The mark is optional: its
   * files are compared with imported pictures.
   */
  readonly parts: Partial<Readonly<Record<PartName, Uint8Array>>>;
  readonly artifacts: readonly {
    readonly name: string;
    readonly slug: string;
    readonly isCanonical: boolean;
    readonly content: Uint8Array;
  }[];
  /** Whether to audit the design after the merge. */
  readonly withAudit: boolean;
  /** The signatures of the workspace's other systems, for the audit. */
  readonly otherSystems: readonly SystemSignatures[];
};

/** The merged parts, ready to be stored. */
export type MergedParts = {
  readonly components: PackedContent;
  readonly pages: PackedContent;
  readonly imagery: PackedContent;
  readonly audit?: PackedContent;
};

/**
 * Merges imports into the parts of a design and audits the result. Runs outside the server process
 * because it parses untrusted markup.
 */
export const mergeImportsJob = defineJob<MergeInput, MergedParts>({
  name: "merge-imports",
  queue: "untrusted",
  load: async () => (await import("#/lifecycle/merge-parts")).mergeParts,
});

/** Runs the merge on behalf of a workspace. */
export type MergeImports = (input: MergeInput, workspaceId: WorkspaceId) => Promise<MergedParts>;
