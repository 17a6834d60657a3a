import { rmSync } from "node:fs";
import { Failure, type FailureCode } from "#/kernel/errors";
import type { BackupReport, BackupSource } from "#/store/backup/create-backup";
import type { RestoreOptions, RestoreReport } from "#/store/backup/restore-backup";

/** What the backup thread is asked to do: make a backup, or check one completely. */
export type BackupRequest =
  | { readonly task: "create"; readonly target: string | undefined; readonly source: BackupSource }
  | { readonly task: "verify"; readonly file: string };

/** What it is asked to do with a backup: replace the data of a folder. */
export type RestoreRequest = {
  readonly task: "restore";
  readonly file: string;
  readonly options: Omit<RestoreOptions, "onStep">;
  /** Its first element is not 0 once the restore is to be aborted. */
  readonly abortFlag: Int32Array;
};

/** What begins, where its temporary files are, and in the end a report or a failure. */
export type BackupResponse =
  | { readonly step: string }
  | { readonly scratch: string }
  | { readonly report: BackupReport }
  | { readonly restored: RestoreReport }
  | { readonly failure: { readonly code: FailureCode; readonly message: string } };

/**
 * The worker's module: beside this file as a source, and at its path among the sources in the
 * executable (an entry point in `scripts/build.ts`).
 */
const workerUrl = new URL(
  import.meta.url.includes("$bunfs") ? "./store/backup/backup-worker.js" : "./backup-worker.ts",
  import.meta.url,
).href;

/**
 * Restores a backup in a thread of its own. When `signal` aborts, it ends with its step and throws
 * `invalid`, unless the data is being replaced already.
 */
export async function runRestoreThread(
  request: Omit<RestoreRequest, "abortFlag">,
  onStep: (step: string) => void,
  signal: AbortSignal,
): Promise<RestoreReport> {
  const { promise, resolve, reject } = Promise.withResolvers<RestoreReport>();
  const thread = new Worker(workerUrl);
  const abortFlag = new Int32Array(new SharedArrayBuffer(4));
  const abort = () => void Atomics.store(abortFlag, 0, 1);
  signal.addEventListener("abort", abort);
  thread.onmessage = ({ data }: MessageEvent<BackupResponse>) => {
    if ("step" in data) onStep(data.step);
    if ("restored" in data) resolve(data.restored);
    if ("failure" in data) reject(new Failure(data.failure.code, data.failure.message));
  };
  thread.onerror = ({ message }) => reject(new Error(message));
  thread.postMessage({ ...request, abortFlag } satisfies RestoreRequest);
  try {
    return await promise;
  } finally {
    signal.removeEventListener("abort", abort);
    thread.terminate();
  }
}

/**
 * Makes or checks a backup in a thread of its own, so that this one can react to signals. When
 * `signal` aborts, the temporary files are removed and it throws `invalid`; the thread ends with
 * the process.
 */
export async function runBackupThread(
  request: BackupRequest,
  onStep: (step: string) => void,
  signal: AbortSignal,
): Promise<BackupReport> {
  const { promise, resolve, reject } = Promise.withResolvers<BackupReport>();
  const thread = new Worker(workerUrl);
  let scratch: string | undefined;
  // Before the thread has named its temporary files, it is about to: they are removed once it has.
  const cancel = () => {
    if (scratch === undefined) return;
    rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
    reject(new Failure("invalid", "Interrupted. Nothing is left of it."));
  };
  signal.addEventListener("abort", cancel);
  thread.onmessage = ({ data }: MessageEvent<BackupResponse>) => {
    if ("step" in data) onStep(data.step);
    if ("scratch" in data) {
      scratch = data.scratch;
      if (signal.aborted) cancel();
    }
    if ("report" in data) resolve(data.report);
    if ("failure" in data) reject(new Failure(data.failure.code, data.failure.message));
  };
  thread.onerror = ({ message }) => reject(new Error(message));
  thread.postMessage(request);
  try {
    return await promise;
  } finally {
    signal.removeEventListener("abort", cancel);
    thread.terminate();
  }
}
