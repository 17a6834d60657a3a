import { dirname } from "node:path";
import { Failure, getSystemErrorCode } from "#/kernel/errors";
import { getSqliteCode, toStorageFault } from "#/store/drivers/sqlite-errors";

/** Why files cannot be written in a folder, and what to do; a Failure stays as it is. */
export function toWriteFailure(path: string, error: unknown, neededBytes: number): Failure {
  if (error instanceof Failure) return error;
  const folder = dirname(path);
  const code = getSystemErrorCode(error);
  const message = (() => {
    if (["ENOSPC", "EDQUOT"].includes(code) || toStorageFault(error)?.code === "full")
      return (
        `The disk of ${folder} is full: about ${formatMegabytes(neededBytes)} are needed there. ` +
        "Free some space, or choose another folder."
      );
    if (code === "EROFS") return `${folder} is on a read-only file system. Choose another folder.`;
    if (["EACCES", "EPERM"].includes(code))
      return `This user may not write to ${folder}. Choose another folder, or give this user that one.`;
    if (["ENOENT", "ENOTDIR"].includes(code)) return `There is no folder ${folder}. Create it, or choose another folder.`;
    const reason = code || getSqliteCode(error) || (error instanceof Error ? error.message : "unknown reason");
    return `${path} cannot be written (${reason}).`;
  })();
  return new Failure("unavailable", message, { cause: error });
}

/** A backup that cannot be used, with the reason. */
export const createBackupFailure = (path: string, reason: string) =>
  new Failure("invalid", `${path} cannot be used: ${reason}. Use another copy or another backup.`);

/** A size in megabytes for people. */
const formatMegabytes = (bytes: number) =>
  bytes < 10_000_000 ? `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB` : `${Math.ceil(bytes / 1_000_000)} MB`;
