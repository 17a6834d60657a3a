import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates an empty folder for one test in the temporary directory. */
export const createTestFolder = (label: string): string => mkdtempSync(join(tmpdir(), `livery-${label}-`));

/** Writes files to a new folder and returns its path. */
export function writeTestFolder(label: string, files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = createTestFolder(label);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

/** Runs a program and returns its exit status and output. */
export async function run(
  command: readonly string[],
  cwd: string,
): Promise<{ readonly status: number; readonly output: string }> {
  const child = Bun.spawn([...command], { cwd, stdout: "pipe", stderr: "pipe" });
  const [out, error, status] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { status, output: out + error };
}
