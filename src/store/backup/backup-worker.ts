import { setPriority } from "node:os";
import { Failure } from "#/kernel/errors";
import type { BackupRequest, BackupResponse } from "#/store/backup/backup-thread";
import { type BackupProgress, createBackup } from "#/store/backup/create-backup";
import { verifyBackup } from "#/store/backup/verify-backup";

// The backup thread. `backup-thread.ts` starts it for each request. Like the maintenance thread, it
// gets a low priority on Linux, so that a server's requests are served first.
if (process.platform === "linux") setPriority(0, 15);

const send = (response: BackupResponse) => postMessage(response);
const progress: BackupProgress = { onStep: (step) => send({ step }), onScratch: (scratch) => send({ scratch }) };

self.addEventListener("message", ({ data }: MessageEvent<BackupRequest>) => {
  try {
    send({
      report: data.task === "create" ? createBackup(data.target, data.source, progress) : verifyBackup(data.file, progress),
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    send({ failure: { code: error.code, message: error.message } });
  }
});
