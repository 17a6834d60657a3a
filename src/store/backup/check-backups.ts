import { accessSync, constants, statSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "#/kernel/errors";
import type { CheckResult } from "#/store/check-result";
import { type BackupSchedule, findLast, listScheduledBackups } from "#/store/backup/scheduled-backups";

/** How late the newest backup may be, as a part of the interval. */
const maxDelay = 0.5;

/** Checks the folder of scheduled backups without writing to it, and when the last one was made. */
export async function checkBackups(
  schedule: BackupSchedule | undefined,
  databasePath: string,
  now: Date,
): Promise<readonly CheckResult[]> {
  const name = "backups";
  if (!schedule)
    return [{ name, status: "ok", message: "None are scheduled. Set LIVERY_BACKUP_DIR, or run livery backup regularly." }];
  const { folder, everyMs } = schedule;
  let last: ReturnType<typeof findLast>;
  try {
    last = findLast(await listScheduledBackups(folder), now);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const message =
      error instanceof Failure
        ? error.message
        : `This user may not write to the backup folder ${folder}. Give this user that folder.`;
    return [{ name, status: "error", message }];
  }
  const isSameDisk =
    statSync(folder).dev === statSync(dirname(databasePath), { throwIfNoEntry: false })?.dev
      ? [{ name, status: "ok", message: "They are on the disk of the data. Copy them to another disk or machine." } as const]
      : [];
  if (!last)
    return [{ name, status: "warning", message: `There is none in ${folder} yet. The server makes the first.` }, ...isSameDisk];
  const isLate = now.getTime() - Date.parse(last.madeAt) > everyMs * (1 + maxDelay);
  return [
    isLate
      ? {
          name,
          status: "warning",
          message: `The last one is of ${last.madeAt}, which is too old. See the server's log, or start it.`,
        }
      : { name, status: "ok", message: `The last one is of ${last.madeAt}: ${last.file}.` },
    ...isSameDisk,
  ];
}
