import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dir, "../../..");

async function run(args: readonly string[], cwd: string): Promise<void> {
  const child = Bun.spawn([...args], { cwd, stdout: "ignore", stderr: "inherit" });
  const status = await child.exited;
  if (status !== 0) throw new Error(`${args.join(" ")} exited with ${status}.`);
}

/** The lines of a list of checksums that another one lacks or has with another sum. */
export function findDifferences(first: string, second: string): readonly string[] {
  const lines = new Set(second.trim().split("\n"));
  return first
    .trim()
    .split("\n")
    .filter((line) => !lines.has(line));
}

/**
 * Packages the committed sources once more, in a folder of another name, and compares with the packages in `folder`. Returns
 * the names of those that differ.
 */
export async function compareBuilds(folder: string, targetNames: readonly string[]): Promise<readonly string[]> {
  const copy = mkdtempSync(join(tmpdir(), "another-folder-of-livery-"));
  try {
    const checkout = join(copy, "checkout");
    mkdirSync(checkout);
    await run(["sh", "-c", 'git archive HEAD | tar -x -C "$1"', "sh", checkout], root);
    await run([process.execPath, "install", "--frozen-lockfile"], checkout);
    const out = join(copy, "packages");
    await run([process.execPath, "scripts/package.ts", "--targets", targetNames.join(","), "--out", out], checkout);
    const [first, second] = [folder, out].map((path) => readFileSync(join(path, "SHA256SUMS"), "utf8"));
    return findDifferences(first ?? "", second ?? "").map((line) => line.split("  ")[1] ?? line);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
