import { endStartupJitPolicy } from "#/kernel/system/jit-policy";
import { lowerPriority } from "#/kernel/system/lower-priority";
import { Failure } from "#/kernel/errors";
import type { BackupRequest, BackupResponse, RestoreRequest } from "#/store/backup/backup-thread";
import { type BackupProgress, createBackup } from "#/store/backup/create-backup";
import { restoreBackup } from "#/store/backup/restore-backup";
import { verifyBackup } from "#/store/backup/verify-backup";

// The backup thread. `backup-thread.ts` starts it for each request. Like the maintenance thread, it
// gets a low priority on Linux, so that a server's requests are served first.
if (process.platform === "linux") lowerPriority(0, 15);
endStartupJitPolicy();

const send = (response: BackupResponse) => postMessage(response);
const progress: BackupProgress = { onStep: (step) => send({ step }), onScratch: (scratch) => send({ scratch }) };

/** Restores a backup. A step that begins after the abortion throws, so that nothing of it is left. */
function restore({ file, options, abortFlag }: RestoreRequest): BackupResponse {
  const onStep = (step: string) => {
    if (Atomics.load(abortFlag, 0) !== 0) throw new Failure("invalid", "Interrupted. Nothing was changed.");
    send({ step });
  };
  return { restored: restoreBackup(file, { ...options, onStep }) };
}

self.addEventListener("message", ({ data }: MessageEvent<BackupRequest | RestoreRequest>) => {
  try {
    if (data.task === "restore") send(restore(data));
    else if (data.task === "create") send({ report: createBackup(data.target, data.source, progress) });
    else send({ report: verifyBackup(data.file, progress) });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    send({ failure: { code: error.code, message: error.message } });
  }
});
