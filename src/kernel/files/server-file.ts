import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What a running server leaves in its data folder for other commands on it: which process it is,
 * and the address in its links.
 */
type ServerFile = { readonly pid: number; readonly baseUrl: string };

const getServerFilePath = (dataDir: string) => join(dataDir, "server.json");

/**
 * Leaves the note of this process. Gives what takes it away again. Throws where it cannot be
 * written.
 */
export function writeServerFile(dataDir: string, baseUrl: string): () => void {
  const serverFile: ServerFile = { pid: process.pid, baseUrl };
  writeFileSync(getServerFilePath(dataDir), `${JSON.stringify(serverFile)}\n`, { mode: 0o600 });
  return () => rmSync(getServerFilePath(dataDir), { force: true });
}

/**
 * The address in the links of the server that runs on a data folder; undefined where none runs. A
 * note that a killed server left behind counts for nothing.
 */
export function findRunningBaseUrl(dataDir: string): string | undefined {
  const serverFile = readServerFile(dataDir);
  return serverFile && isRunning(serverFile.pid) ? serverFile.baseUrl : undefined;
}

function readServerFile(dataDir: string): ServerFile | undefined {
  try {
    const { pid, baseUrl } = JSON.parse(readFileSync(getServerFilePath(dataDir), "utf8"));
    return Number.isSafeInteger(pid) && pid > 0 && /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(baseUrl)
      ? { pid, baseUrl }
      : undefined;
  } catch {
    // No server has run here, or what it left is no note: then there is nothing to follow.
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, which tells that it is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
