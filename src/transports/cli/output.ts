import { renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Failure, getSystemErrorCode } from "#/kernel/errors";
import { isPrivateFolder } from "#/kernel/files/private-folder";

/**
 * Writes to standard output. Resolves when everything is written, or when the reader has closed it:
 * `livery openapi | head` is no error. Throws `unavailable` where it cannot be written, for example because a disk is full.
 */
export async function print(content: string | Uint8Array): Promise<void> {
  try {
    await Bun.write(Bun.stdout, content);
  } catch (error) {
    const code = getSystemErrorCode(error);
    if (code === "EPIPE") return;
    throw new Failure("unavailable", `Standard output cannot be written (${code || "unknown reason"}). Check where it goes.`, {
      cause: error,
    });
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
let isQuiet = false;
let hasColor = true;
let hasLiveLine = true;
let liveLine: (() => string) | undefined;

/** Makes every line on standard error a JSON object, like the log's lines. */
export function printStatusAsJson(): void {
  isJson = true;
}

/**
 * How people want output: without status lines, without colours, or without a line that is drawn
 * again and again, which some terminals cannot show.
 */
export function configureOutput(options: {
  readonly isQuiet?: boolean;
  readonly hasColor?: boolean;
  readonly hasLiveLine?: boolean;
}): void {
  isQuiet = options.isQuiet ?? isQuiet;
  hasColor = options.hasColor ?? hasColor;
  hasLiveLine = options.hasLiveLine ?? hasLiveLine;
}

/** Whether standard error is a terminal that can show a line which is drawn again and again. */
export const isLiveTerminal = (): boolean => process.stderr.isTTY === true && hasLiveLine && !isJson && !isQuiet;

const colors = { red: 31, green: 32, yellow: 33, cyan: 36 } as const;

/** A text in a colour, where the terminal is to show colours. */
export const paint = (text: string, color: keyof typeof colors, stream: { isTTY?: boolean } = process.stderr): string =>
  stream.isTTY === true && hasColor && !isJson ? `\u001B[${colors[color]}m${text}\u001B[39m` : text;

const eraseLine = "\r\u001B[2K";

/** Draws the line at the bottom of the terminal, or removes it. It stays below all lines of `printStatus`. */
export function setLiveLine(format: (() => string) | undefined): void {
  if (!format && !liveLine) return;
  liveLine = format;
  process.stderr.write(eraseLine + (format?.() ?? ""));
}

/**
 * Writes a line to standard error. With `--quiet`, only errors and lines that people cannot do
 * without (`notice`) are written.
 */
export function printStatus(line: string, level: "info" | "notice" | "error" = "info"): void {
  if (isQuiet && level === "info") return;
  const jsonLevel = level === "error" ? level : "info";
  const text = isJson ? JSON.stringify({ at: new Date().toISOString(), level: jsonLevel, message: line }) : line;
  const isFailure = level === "error" && text.startsWith("livery:");
  const painted = isFailure ? paint("livery:", "red") + text.slice("livery:".length) : text;
  process.stderr.write(`${liveLine ? eraseLine : ""}${painted}\n${liveLine?.() ?? ""}`);
}

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
