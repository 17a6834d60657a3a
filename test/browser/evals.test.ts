import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dir, "../..");
const built = resolve(root, "dist/livery");

test("agents that have only the tools do every task of the evals", async () => {
  const child = Bun.spawn([process.execPath, "scripts/evals/index.ts", "--systems", "kontur", "--json"], {
    cwd: root,
    // `bun run test` has built it; without it, the evals do.
    env: { ...process.env, ...(existsSync(built) && { LIVERY_EXECUTABLE: built }) },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "ignore",
  });
  const scores = JSON.parse(await new Response(child.stdout).text()) as { task: string; faults: string[]; tokens: number }[];
  expect(scores.length).toBeGreaterThanOrEqual(12);
  for (const { task, faults } of scores) expect([task, faults]).toEqual([task, []]);
  expect(await child.exited).toBe(0);
}, 240_000);
