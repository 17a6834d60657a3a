import { defineJob } from "#/jobs/job";
import type { CheckedEdits, CheckEditsInput } from "#/operations/edits/check-edits";

/** Audits a draft with edits while a person makes them. No preview of edits waits for it. */
export const checkEditsJob = defineJob<CheckEditsInput, CheckedEdits>({
  name: "check-edits",
  queue: "editing",
  load: async () => (await import("#/operations/edits/check-edits")).checkEdits,
});
