import { afterAll, beforeAll, expect, test } from "bun:test";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "#/kernel/random";
import { sha256Hex } from "#/kernel/hash";
import { getEngineSettings, queryInstallation } from "#test/executable/engine-settings";
import { executable, runLivery } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";
import { isPostgresTested } from "#test/test-store";

const brief = JSON.stringify({ name: "Killed And Risen", brandColor: "#7a1f4b", seed: 12 });
/**
 * Moments of a run, a random one in each equal part of it. Each takes longer on PostgreSQL, on which `scripts/cluster.ts`
 * kills servers too.
 */
const moments = isPostgresTested ? 6 : 12;

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

/** The versions with the hashes of all that they hold, each with what is stored of it. */
async function listVersions(cwd: string) {
  const versions = await queryInstallation<{ kind: string; number: string; parts: string; changelog: string }>(
    cwd,
    "SELECT kind, number, parts, changelog FROM versions ORDER BY seq",
  );
  const stored = new Set((await queryInstallation<{ hash: string }>(cwd, "SELECT hash FROM blobs")).map(({ hash }) => hash));
  const read = ({ kind, number, parts, changelog }: (typeof versions)[number]) => ({
    ...{ kind, number, parts: JSON.parse(parts) as Record<string, string>, changelog: JSON.parse(changelog) as unknown },
  });
  return versions.map(read).map((version) => ({
    ...version,
    missing: Object.values(version.parts).filter((hash) => !stored.has(hash)),
  }));
}

test("after generate is killed at random times all over a run, resume completes the project with the same result", async () => {
  const uninterrupted = await createSetup();
  const begunMs = performance.now();
  await uninterrupted.run("generate", "brief.json", "--approve", "--publish");
  const durationMs = performance.now() - begunMs;
  const bundle = async ({ folder, run }: typeof uninterrupted) => {
    const { status } = await run("bundle", "killed-and-risen", "-o", "b.zip");
    return [status, sha256Hex(await Bun.file(join(folder.path, "b.zip")).bytes())];
  };
  const expected = await listVersions(uninterrupted.folder.path);
  expect(expected.map(({ kind, missing }) => [kind, missing])).toEqual([
    ["alpha", []],
    ["rc", []],
    ["release", []],
  ]);
  const expectedBundle = await bundle(uninterrupted);
  uninterrupted.folder.remove();
  const random = createRandom(Number(process.env.KILL_SEED ?? 1), "kill");
  const reachedStates = new Set<string>();
  for (let moment = 0; moment < moments; moment++) {
    const setup = await createSetup();
    const { folder, run } = setup;
    const child = Bun.spawn([executable, "generate", "brief.json", "--approve", "--publish"], {
      cwd: folder.path,
      env: await getEngineSettings(folder.path),
      stdin: "ignore",
      stdout: "ignore",
      stderr: "ignore",
    });
    await Bun.sleep(Math.floor(((moment + random.next()) / moments) * durationMs * 1.1));
    child.kill("SIGKILL");
    await child.exited;
    if (!isPostgresTested)
      expect(await queryInstallation(folder.path, "PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
    const [project] = await queryInstallation<{ state: string }>(folder.path, "SELECT state FROM projects");
    const state = project?.state ?? "nothing begun";
    const resumed = await run("resume", "--json");
    expect([moment, resumed.status, resumed.err.replace(/^\d+\/\d+ .+\n/gm, "")]).toEqual([moment, 0, ""]);
    if (!project) expect((await run("generate", "brief.json", "--approve", "--publish")).status).toBe(0);
    expect([moment, await listVersions(folder.path)]).toEqual([moment, expected]);
    // A bundle is made of the parts of its version, and takes as long as the rest: one for each state that was reached.
    if (!reachedStates.has(state)) expect([state, await bundle(setup)]).toEqual([state, expectedBundle]);
    reachedStates.add(state);
    folder.remove();
  }
  expect(reachedStates.size).toBeGreaterThan(1);
}, 600_000);
