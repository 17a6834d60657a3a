import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What a running server writes to its data folder for other commands: its process id and the base
 * URL of its links.
 */
type ServerFile = { readonly pid: number; readonly baseUrl: string };

const getServerFilePath = (dataDir: string) => join(dataDir, "server.json");

/**
 * Writes the file of this process and returns a function that removes it. Throws if it cannot be
 * written.
 */
export function writeServerFile(dataDir: string, baseUrl: string): () => void {
  const serverFile: ServerFile = { pid: process.pid, baseUrl };
  writeFileSync(getServerFilePath(dataDir), `${JSON.stringify(serverFile)}\n`, { mode: 0o600 });
  return () => rmSync(getServerFilePath(dataDir), { force: true });
}

/**
 * The base URL of the server that runs on a data folder; undefined if none runs. The file of a
 * killed server is ignored.
 */
export const findRunningBaseUrl = (dataDir: string): string | undefined => findRunningServer(dataDir)?.baseUrl;

/** The server that runs on a data folder; undefined if none runs. */
export function findRunningServer(dataDir: string): ServerFile | undefined {
  const serverFile = readServerFile(dataDir);
  return serverFile && isRunning(serverFile.pid) ? serverFile : undefined;
}

function readServerFile(dataDir: string): ServerFile | undefined {
  try {
    const { pid, baseUrl } = JSON.parse(readFileSync(getServerFilePath(dataDir), "utf8"));
    return Number.isSafeInteger(pid) && pid > 0 && /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(baseUrl)
      ? { pid, baseUrl }
      : undefined;
  } catch {
    // No server has run here, or the file is invalid.
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
