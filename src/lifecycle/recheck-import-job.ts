import { defineJob } from "#/jobs/job";
import type { Finding } from "#/model/audit-report";
import type { PackedContent } from "#/store/packed-content";

/** A stored import and what it is held against, all as the JSON that is stored. */
export type ImportToRecheck = {
  readonly name: string;
  readonly content: Uint8Array;
  readonly tokens: Uint8Array;
  readonly mark?: Uint8Array;
};

/** What the present policy says of an import; its canonical content where it is safe. */
export type RecheckedImport = { readonly checks: readonly Finding[]; readonly canonical?: PackedContent };

/** Judges a stored import by the present policy. */
export const recheckImportJob = defineJob<ImportToRecheck, RecheckedImport>({
  name: "rejudge-import",
  queue: "background",
  load: async () => (await import("#/lifecycle/recheck-import")).recheckImport,
});
