import { Database } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { cpSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "#/kernel/random";
import { sha256Hex } from "#/kernel/hash";
import { executable, runLivery } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";

const brief = JSON.stringify({ name: "Killed And Risen", brandColor: "#7a1f4b", seed: 12 });
const moments = 30;

const template = createTemporaryFolder();
afterAll(() => template.remove());
beforeAll(async () => {
  writeFileSync(join(template.path, "brief.json"), brief);
  await runLivery(["init", "--workspace", "K", "--email", "k@k.example", "--password", "long enough now"], {
    cwd: template.path,
  });
});

/** A folder with a brief and a data folder of its own, in which nothing is generated yet. */
function createSetup() {
  const folder = createTemporaryFolder();
  cpSync(template.path, folder.path, { recursive: true });
  return { folder, run: (...args: string[]) => runLivery(args, { cwd: folder.path }) };
}

async function bundleHash(path: string): Promise<string> {
  return sha256Hex(await Bun.file(join(path, "b.zip")).bytes());
}

test("after generate is killed at thirty random times, resume completes the project with the same result", async () => {
  const uninterrupted = createSetup();
  const begunMs = performance.now();
  await uninterrupted.run("generate", "brief.json", "--approve", "--publish");
  const durationMs = performance.now() - begunMs;
  await uninterrupted.run("bundle", "killed-and-risen", "-o", "b.zip");
  const expected = await bundleHash(uninterrupted.folder.path);
  uninterrupted.folder.remove();
  const random = createRandom(Number(process.env.KILL_SEED ?? 1), "kill");
  const reachedStates = new Set<string>();
  for (let moment = 0; moment < moments; moment++) {
    const { folder, run } = createSetup();
    const child = Bun.spawn([executable, "generate", "brief.json", "--approve", "--publish"], {
      cwd: folder.path,
      env: {},
      stdin: "ignore",
      stdout: "ignore",
      stderr: "ignore",
    });
    await Bun.sleep(Math.floor(random.next() * durationMs * 1.1));
    child.kill("SIGKILL");
    await child.exited;
    const database = new Database(join(folder.path, "livery-data/livery.sqlite"));
    expect(database.query("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    const project = database.query<{ state: string }, []>("SELECT state FROM projects").get();
    database.close();
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
}, 240_000);
