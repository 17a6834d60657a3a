import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Failure, getSystemErrorCode } from "#/kernel/errors";
import { runInterruptibly } from "#/transports/cli/interrupt";

/**
 * Fills a new folder completely or not at all: `write` gets a temporary folder beside it, which is
 * renamed. Its signal aborts on Ctrl+C: from then on it must not write. Throws `conflict` for a
 * folder that is not empty, and `unavailable` where none can be made.
 */
export async function writeNewFolder<Result>(
  folder: string,
  write: (folder: string, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Failure("conflict", `${folder} is not empty. Choose another folder with --output, or remove it.`);
  const partFolder = join(dirname(folder), `.livery-${process.pid}.part`);
  try {
    mkdirSync(partFolder, { recursive: true });
    const result = await runInterruptibly((signal) => write(partFolder, signal), { endsItself: false });
    renameSync(partFolder, folder);
    return result;
  } catch (cause) {
    const code = getSystemErrorCode(cause);
    if (cause instanceof Failure || code === "") throw cause;
    throw new Failure("unavailable", `${folder} cannot be written (${code}). Check the folder above it and its disk.`, { cause });
  } finally {
    rmSync(partFolder, { recursive: true, force: true });
  }
}
