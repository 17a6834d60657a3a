import { defineJob } from "#/jobs/job";
import type { UtilityInput } from "#/kits/compile-utilities";

/** Compiles the utility classes of submitted markup. */
export const compileUtilitiesJob = defineJob<UtilityInput, string>({
  name: "compile-utilities",
  queue: "untrusted",
  load: async () => (await import("#/kits/compile-utilities")).compileUtilities,
});
