import { renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "#/kernel/errors";
import { isPrivateFolder } from "#/kernel/files/private-folder";

/**
 * Writes to standard output. Resolves when everything is written, or when the reader has closed it:
 * `livery openapi | head` is no error.
 */
export async function print(content: string | Uint8Array): Promise<void> {
  try {
    await Bun.write(Bun.stdout, content);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPIPE")) throw error;
  }
}

/**
 * A writer to standard output that does not block while the reader is slow. Each call resolves when
 * its text is flushed.
 */
export function createOutputWriter(): (text: string) => Promise<void> {
  const sink = Bun.stdout.writer();
  return async (text) => {
    await Promise.all([sink.write(text), sink.flush()]);
  };
}

let isJson = false;

/** Makes every line on standard error a JSON object, like the log's lines. */
export function printStatusAsJson(): void {
  isJson = true;
}

/** Writes a line to standard error. */
export const printStatus = (line: string, level: "info" | "error" = "info") =>
  void process.stderr.write(`${isJson ? JSON.stringify({ at: new Date().toISOString(), level, message: line }) : line}\n`);

/** Writes a file completely or not at all, by renaming a temporary file. Throws `unavailable`. */
export function writeFileAtomically(path: string, content: string | Uint8Array): void {
  const temporaryPath = `${path}.${process.pid}.part`;
  try {
    // In a folder that is private to this account, as the data folder is, the file is private too.
    writeFileSync(temporaryPath, content, isPrivateFolder(dirname(path)) ? { mode: 0o600 } : {});
    renameSync(temporaryPath, path);
  } catch (error) {
    throw new Failure("unavailable", `${path} cannot be written: ${error instanceof Error ? error.message : "unknown reason"}.`, {
      cause: error,
    });
  }
}
