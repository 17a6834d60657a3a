import { renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "#/kernel/errors";
import { isPrivateFolder } from "#/kernel/private-folder";

/** Writes to standard output, all of it, before it resolves. */
export async function print(content: string | Uint8Array): Promise<void> {
  await Bun.write(Bun.stdout, content);
}

/** A way to write to standard output piece by piece that holds up nothing else while nobody reads. Each call resolves when the piece is handed over. */
export function createOutputWriter(): (text: string) => Promise<void> {
  const sink = Bun.stdout.writer();
  return async (text) => {
    await Promise.all([sink.write(text), sink.flush()]);
  };
}

let isJson = false;

/** Makes every line on standard error a JSON object, as the log's are. */
export function printStatusAsJson(): void {
  isJson = true;
}

/** Writes a line to standard error. */
export const printStatus = (line: string, level: "info" | "error" = "info") =>
  void process.stderr.write(`${isJson ? JSON.stringify({ at: new Date().toISOString(), level, message: line }) : line}\n`);

/** Writes a file whole or not at all: beside its place first, then into it. Throws `unavailable`. */
export function writeFileAtomically(path: string, content: string | Uint8Array): void {
  const temporaryPath = `${path}.${process.pid}.part`;
  try {
    // What lies in a folder that is closed to others, as the data folder is, is closed to them as well.
    writeFileSync(temporaryPath, content, isPrivateFolder(dirname(path)) ? { mode: 0o600 } : {});
    renameSync(temporaryPath, path);
  } catch (error) {
    throw new Failure("unavailable", `${path} cannot be written: ${error instanceof Error ? error.message : "unknown reason"}.`, {
      cause: error,
    });
  }
}
