import type { AnyJob } from "#/jobs/job";
import { packArchiveJob } from "#/operations/archives/pack-job";
import { importJobs } from "#/operations/artifacts/import-jobs";
import { givenJobs } from "#/operations/given/given-jobs";
import { previewJobs } from "#/operations/design-previews/preview-jobs";
import { listPageAddressesJob } from "#/operations/brand-imports/list-page-addresses-job";
import { readBrandFilesJob } from "#/operations/brand-imports/read-brand-files-job";
import { previewProposalJob } from "#/operations/edit-proposals/preview-proposal-job";
import { checkEditsJob } from "#/operations/edits/check-edits-job";
import { listSectionsJob } from "#/operations/edits/list-sections-job";
import { renderDraftPageJob } from "#/operations/edits/render-draft-page-job";
import { checkMarkupJob } from "#/operations/parts/check-markup-job";
import { previewEditsJob } from "#/operations/edits/preview-edits-job";
import { chooseParametersJob } from "#/lifecycle/choose-parameters-job";
import { mergeImportsJob } from "#/lifecycle/merge-imports-job";
import { compileUtilitiesJob } from "#/operations/screenshots/compile-utilities-job";
import { drawTokenSheetJob } from "#/operations/screenshots/draw-token-sheet-job";
import { recheckImportJob } from "#/lifecycle/recheck-import-job";
import { regenerateJob } from "#/pipeline/regenerate-job";
import { runStageJob } from "#/pipeline/stage-job";

/** Every job that a job process can run. These imports do not load the work itself. */
export const jobs: readonly AnyJob[] = [
  ...importJobs,
  ...givenJobs,
  ...previewJobs,
  chooseParametersJob,
  previewEditsJob,
  checkEditsJob,
  listSectionsJob,
  previewProposalJob,
  checkMarkupJob,
  renderDraftPageJob,
  readBrandFilesJob,
  listPageAddressesJob,
  packArchiveJob,
  runStageJob,
  regenerateJob,
  mergeImportsJob,
  recheckImportJob,
  drawTokenSheetJob,
  compileUtilitiesJob,
];
