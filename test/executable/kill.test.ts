import { afterAll, beforeAll, expect, test } from "bun:test";
import { cpSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "#/kernel/random";
import { sha256Hex } from "#/kernel/hash";
import { getEngineSettings, queryInstallation } from "#test/executable/engine-settings";
import { executable, runLivery } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";
import { isPostgresTested } from "#test/test-store";

const brief = JSON.stringify({ name: "Killed And Risen", brandColor: "#7a1f4b", seed: 12 });
/** Each moment takes longer on PostgreSQL, on which `scripts/cluster.ts` kills servers too. */
const moments = isPostgresTested ? 10 : 30;

const template = createTemporaryFolder();
afterAll(() => template.remove());
beforeAll(() => init(template.path));

async function init(cwd: string): Promise<void> {
  writeFileSync(join(cwd, "brief.json"), brief);
  await runLivery(["init", "--workspace", "K", "--email", "k@k.example", "--password", "long enough now"], { cwd });
}

/** A folder with a brief and data of its own, in which nothing is generated yet. */
async function createSetup() {
  const folder = createTemporaryFolder();
  if (isPostgresTested) await init(folder.path);
  else cpSync(template.path, folder.path, { recursive: true });
  return { folder, run: (...args: string[]) => runLivery(args, { cwd: folder.path }) };
}

async function bundleHash(path: string): Promise<string> {
  return sha256Hex(await Bun.file(join(path, "b.zip")).bytes());
}

test("after generate is killed at random times, resume completes the project with the same result", async () => {
  const uninterrupted = await createSetup();
  const begunMs = performance.now();
  await uninterrupted.run("generate", "brief.json", "--approve", "--publish");
  const durationMs = performance.now() - begunMs;
  await uninterrupted.run("bundle", "killed-and-risen", "-o", "b.zip");
  const expected = await bundleHash(uninterrupted.folder.path);
  uninterrupted.folder.remove();
  const random = createRandom(Number(process.env.KILL_SEED ?? 1), "kill");
  const reachedStates = new Set<string>();
  for (let moment = 0; moment < moments; moment++) {
    const { folder, run } = await createSetup();
    const child = Bun.spawn([executable, "generate", "brief.json", "--approve", "--publish"], {
      cwd: folder.path,
      env: await getEngineSettings(folder.path),
      stdin: "ignore",
      stdout: "ignore",
      stderr: "ignore",
    });
    await Bun.sleep(Math.floor(random.next() * durationMs * 1.1));
    child.kill("SIGKILL");
    await child.exited;
    if (!isPostgresTested)
      expect(await queryInstallation(folder.path, "PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
    const [project] = await queryInstallation<{ state: string }>(folder.path, "SELECT state FROM projects");
    reachedStates.add(project?.state ?? "nothing begun");
    const resumed = await run("resume", "--json");
    expect([moment, resumed.status, resumed.err.replace(/^\d+\/\d+ .+\n/gm, "")]).toEqual([moment, 0, ""]);
    if (!project) expect((await run("generate", "brief.json", "--approve", "--publish")).status).toBe(0);
    expect((await run("bundle", "killed-and-risen", "-o", "b.zip")).status).toBe(0);
    expect(existsSync(join(folder.path, "b.zip"))).toBe(true);
    expect([moment, await bundleHash(folder.path)]).toEqual([moment, expected]);
    folder.remove();
  }
  expect(reachedStates.size).toBeGreaterThan(1);
}, 600_000);
