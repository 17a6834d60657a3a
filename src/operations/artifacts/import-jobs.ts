import { type Job, defineJob, JobError } from "#/jobs/job";
import { Failure } from "#/kernel/errors";
import type { SkippedFile, UnpackedFile } from "#/kernel/archive/extraction-filter";
import type { ImportBody } from "#/model/import-contract";
import { maxMergeMs } from "#/model/limits";
import type { PackedImport, ImportBaseline } from "#/operations/artifacts/prepare-import";
import type { ReadExportResult } from "#/operations/artifacts/read-export";
import type { Context } from "#/operations/operation";
import { type MergeImports, mergeImportsJob } from "#/lifecycle/merge-imports-job";

/** What a request brings; `picture` is what its asset's address led to. */
export type ImportJobInput = {
  readonly body: ImportBody;
  readonly picture?: Uint8Array | undefined;
  readonly baseline: ImportBaseline;
};

/** Judges everything that a request brings. */
export const prepareImportJob = defineJob<ImportJobInput, readonly PackedImport[]>({
  name: "judge-import",
  queue: "untrusted",
  async load() {
    const { prepareImport, packImport } = await import("#/operations/artifacts/prepare-import");
    return async ({ body, picture, baseline: measures }) => (await prepareImport(body, measures, picture)).map(packImport);
  },
});

/** An external tool's export: the archive as it was sent, or the files of a folder. */
export type ExportJobInput = {
  readonly source:
    | { readonly archive: Uint8Array }
    | { readonly files: readonly UnpackedFile[]; readonly left: readonly SkippedFile[] };
  readonly baseline: ImportBaseline;
};

/** What an export brought, ready to be stored, and what became of its files. */
export type PreparedExport = { readonly prepared: readonly PackedImport[]; readonly report: ReadExportResult["report"] };

/** Unpacks an export and judges what is in it. */
export const readExportJob = defineJob<ExportJobInput, PreparedExport>({
  name: "judge-export",
  queue: "untrusted",
  async load() {
    const [{ readExport, unpackExport }, { packImport }] = await Promise.all([
      import("#/operations/artifacts/read-export"),
      import("#/operations/artifacts/prepare-import"),
    ]);
    return async ({ source: from, baseline: measures }) => {
      const { files, left } = "archive" in from ? await unpackExport(from.archive) : from;
      const { prepared, report } = await readExport(files, left, measures);
      return { prepared: prepared.map(packImport), report };
    };
  },
});

export const importJobs = [prepareImportJob, readExportJob];

/** Joins imports with a design outside this process, for somebody who accepts them. */
export const createMergeImports =
  (context: Context): MergeImports =>
  (input, workspaceId) =>
    runImportJob(context, mergeImportsJob, input, { workspaceId, timeoutMs: maxMergeMs });

/**
 * Does one of these jobs outside this process, for a workspace. Throws `invalid` where the job
 * refuses, and where it takes too much time or memory: what is sent decides that.
 */
export async function runImportJob<Input, Output>(
  { jobs, signal, log }: Context,
  job: Job<Input, Output>,
  input: Input,
  { workspaceId, timeoutMs }: { readonly workspaceId: string; readonly timeoutMs: number },
): Promise<Output> {
  try {
    return await jobs.run(job, input, { timeoutMs, signal, owner: workspaceId });
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    log.error("import not judged", error, { job: job.name, workspaceId });
    if (error.fault === "starved")
      throw new Failure("unavailable", "The machine is too busy to check this import. Send it again in a minute.", {
        cause: error,
        retryAfterSeconds: 60,
      });
    if (error.fault === "aborted")
      throw new Failure("unavailable", "The import was broken off. Send it again.", { cause: error });
    const limit =
      error.fault === "timeout"
        ? `Checking this import takes more than ${timeoutMs / 1000} s of processor time`
        : "Checking this import takes more memory than it may have";
    throw new Failure("invalid", `${limit}, so nothing of it was taken. Send fewer or simpler items in one request.`, {
      cause: error,
    });
  }
}
