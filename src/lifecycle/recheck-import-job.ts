import { defineJob } from "#/jobs/job";
import type { Finding } from "#/model/audit-report";
import type { PackedContent } from "#/store/packed-content";

/** A stored import and the parts it is checked against, as stored JSON. */
export type ImportToRecheck = {
  readonly name: string;
  readonly content: Uint8Array;
  readonly tokens: Uint8Array;
  readonly mark?: Uint8Array;
};

/** The result of the current policy, with the canonical content if the import is safe. */
export type RecheckedImport = { readonly checks: readonly Finding[]; readonly canonical?: PackedContent };

/** Checks a stored import against the current policy. */
export const recheckImportJob = defineJob<ImportToRecheck, RecheckedImport>({
  name: "recheck-import",
  queue: "background",
  load: async () => (await import("#/lifecycle/recheck-import")).recheckImport,
});
