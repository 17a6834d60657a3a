import type { AnyJob } from "#/jobs/job";
import { packArchiveJob } from "#/operations/archives/pack-job";
import { importJobs } from "#/operations/artifacts/import-jobs";
import { previewJobs } from "#/operations/design-previews/preview-jobs";
import { mergeImportsJob } from "#/lifecycle/merge-imports-job";
import { recheckImportJob } from "#/lifecycle/recheck-import-job";
import { runStageJob } from "#/pipeline/stage-job";

/** Every job that a job process can run. These imports do not load the work itself. */
export const jobs: readonly AnyJob[] = [
  ...importJobs,
  ...previewJobs,
  packArchiveJob,
  runStageJob,
  mergeImportsJob,
  recheckImportJob,
];
