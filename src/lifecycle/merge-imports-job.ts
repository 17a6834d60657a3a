import { defineJob } from "#/jobs/job";
import type { PartName } from "#/model/design-content";
import type { PackedContent } from "#/store/packed-content";

/** Parts of a design and the imports that become parts of them, all as the JSON that is stored. */
export type MergeInput = {
  /** Components, pages and imagery; every part where there is to be an audit. The mark's files are looked at where it is there. */
  readonly parts: Partial<Readonly<Record<PartName, Uint8Array>>>;
  readonly artifacts: readonly {
    readonly name: string;
    readonly slug: string;
    readonly isCanonical: boolean;
    readonly content: Uint8Array;
  }[];
  /** Whether the design is audited with the imports in it. */
  readonly withAudit: boolean;
};

/** The parts that joining makes, ready to be stored. */
export type MergedParts = {
  readonly components: PackedContent;
  readonly pages: PackedContent;
  readonly imagery: PackedContent;
  readonly audit?: PackedContent;
};

/** Puts imports into the parts of a design and audits the result. Markup from outside is parsed here, so it is work for a process of its own. */
export const mergeImportsJob = defineJob<MergeInput, MergedParts>({
  name: "join-imports",
  queue: "untrusted",
  load: async () => (await import("#/lifecycle/merge-parts")).mergeParts,
});

/** Does the job where the caller wants it done, for a workspace. */
export type MergeImports = (input: MergeInput, workspaceId: string) => Promise<MergedParts>;
