import type { WorkspaceId } from "#/model/ids";
import { type Job, defineJob, JobError } from "#/jobs/job";
import { Failure } from "#/kernel/errors";
import type { SkippedFile, UnpackedFile } from "#/kernel/archive/extraction-filter";
import type { ImportBody } from "#/model/import-contract";
import { maxMergeMs } from "#/model/limits";
import type { PackedImport, ImportBaseline } from "#/operations/artifacts/prepare-import";
import type { ReadExportResult } from "#/operations/artifacts/read-export";
import type { Context } from "#/operations/context";
import { type MergeImports, mergeImportsJob } from "#/lifecycle/merge-imports-job";

/** The items of a request; `picture` is the image fetched from its asset's URL. */
export type ImportJobInput = {
  readonly body: ImportBody;
  readonly picture?: Uint8Array | undefined;
  readonly baseline: ImportBaseline;
};

/** Validates, cleans and audits the items of a request. */
export const prepareImportJob = defineJob<ImportJobInput, readonly PackedImport[]>({
  name: "prepare-import",
  queue: "untrusted",
  async load() {
    const { prepareImport, packImport } = await import("#/operations/artifacts/prepare-import");
    return async ({ body, picture, baseline }) => (await prepareImport(body, baseline, picture)).map(packImport);
  },
});

/** An export to import: an archive, or the files of a folder. */
export type ExportJobInput = {
  readonly source:
    | { readonly archive: Uint8Array }
    | { readonly files: readonly UnpackedFile[]; readonly left: readonly SkippedFile[] };
  readonly baseline: ImportBaseline;
};

/** The items of an export, ready to be stored, and the report on its files. */
export type PreparedExport = { readonly prepared: readonly PackedImport[]; readonly report: ReadExportResult["report"] };

/** Unpacks an export, then validates, cleans and audits its items. */
export const readExportJob = defineJob<ExportJobInput, PreparedExport>({
  name: "read-export",
  queue: "untrusted",
  async load() {
    const [{ readExport, unpackExport }, { packImport }] = await Promise.all([
      import("#/operations/artifacts/read-export"),
      import("#/operations/artifacts/prepare-import"),
    ]);
    return async ({ source, baseline }) => {
      const { files, left } = "archive" in source ? await unpackExport(source.archive) : source;
      const { prepared, report } = await readExport(files, left, baseline);
      return { prepared: prepared.map(packImport), report };
    };
  },
});

export const importJobs = [prepareImportJob, readExportJob];

/** Merges accepted imports into a design in the job process. */
export const createMergeImports =
  (context: Context): MergeImports =>
  (input, workspaceId) =>
    runImportJob(context, mergeImportsJob, input, { workspaceId, timeoutMs: maxMergeMs });

/**
 * Runs an import job for a workspace in the job process. Throws `invalid` if the job rejects its
 * input, or exceeds its time or memory: both depend on the input. Throws `unavailable` if the
 * machine is overloaded or the job was aborted.
 */
export async function runImportJob<Input, Output>(
  { jobs, signal, log }: Context,
  job: Job<Input, Output>,
  input: Input,
  { workspaceId, timeoutMs }: { readonly workspaceId: WorkspaceId; readonly timeoutMs: number },
): Promise<Output> {
  try {
    return await jobs.run(job, input, { timeoutMs, signal, owner: workspaceId });
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    if (error.fault === "aborted" || signal?.aborted)
      throw new Failure("unavailable", "The import was interrupted. Try again.", { cause: error });
    log.error("import check failed", error, { job: job.name, workspaceId });
    if (error.fault === "starved")
      throw new Failure("unavailable", "The server is too busy to check this import. Try again in a minute.", {
        cause: error,
        retryAfterSeconds: 60,
      });
    const limit =
      error.fault === "timeout"
        ? `Checking this import takes more than ${timeoutMs / 1000} s of CPU time`
        : "Checking this import takes too much memory";
    throw new Failure("invalid", `${limit}. Nothing was imported. Send fewer or simpler items per request.`, {
      cause: error,
    });
  }
}
