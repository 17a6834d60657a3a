import { Database } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "#/kernel/random";
import { sha256Hex } from "#/kernel/hash";
import { lockFolder } from "#/store/drivers/sqlite-lock";
import { migrations } from "#/store/migrations/index";
import { executable, runLivery, startLivery } from "#test/executable/run-livery";
import { createSmallDisk } from "#test/executable/small-disk";
import { releasedSchemas, writeReleasedDatabase } from "#test/store/released-schemas/released-schemas";
import { createTemporaryFolder } from "#test/temporary-folder";

const home = createTemporaryFolder();
afterAll(() => home.remove());
const at = (...names: string[]) => join(home.path, ...names);
const run = (...args: string[]) => runLivery(args, { cwd: home.path });
const oldest = releasedSchemas[0] ?? "";
const oldSteps = 3;

/** Creates a data folder with the database of an earlier program. */
function createData(name: string, schema = oldest): string {
  mkdirSync(at(name), { mode: 0o700 });
  writeReleasedDatabase(schema, at(name, "livery.sqlite"));
  return at(name);
}

/** How many migrations a database has, and a hash of the content that no migration changes. */
function readState(dataDir: string) {
  const database = new Database(join(dataDir, "livery.sqlite"), { readwrite: true });
  try {
    const steps = database.query<{ steps: number }, []>("SELECT count(*) AS steps FROM migrations").get()?.steps;
    const check = database.query("PRAGMA integrity_check").values().flat().join();
    const content = ["users", "versions"].map((table) =>
      database.query(`SELECT id, created_at FROM ${table} ORDER BY id`).values(),
    );
    return { steps, check, content: sha256Hex(JSON.stringify(content)) };
  } finally {
    database.close();
  }
}

const listBackups = (dataDir: string) =>
  existsSync(join(dataDir, "upgrade-backups"))
    ? readdirSync(join(dataDir, "upgrade-backups")).filter((name) => name.endsWith(".tar"))
    : [];

beforeAll(() => void createData("template"));

test("migrate --dry-run shows what would change; migrate changes it once, after a backup", async () => {
  const dataDir = createData("steps");
  const dry = await run("migrate", "--dry-run", "--json", "--data", "steps");
  const plan = JSON.parse(dry.out);
  expect([dry.status, plan]).toEqual([
    0,
    expect.objectContaining({ schema: "0003-version-seeds", isEnough: true, applied: false, backup: null }),
  ]);
  expect(plan.pending).toEqual(migrations.slice(oldSteps).map(({ name }) => name));
  expect([readState(dataDir).steps, listBackups(dataDir)]).toEqual([oldSteps, []]);
  expect((await run("migrate", "--dry-run", "--data", "steps")).out).toContain("Nothing was changed.");

  const done = await run("migrate", "--data", "steps");
  expect([done.status, done.out]).toEqual([0, expect.stringContaining("from 0003-version-seeds to ")]);
  expect([readState(dataDir).steps, listBackups(dataDir).length]).toEqual([migrations.length, 1]);
  const again = await run("migrate", "--data", "steps", "--json");
  expect([again.status, JSON.parse(again.out)]).toEqual([0, expect.objectContaining({ pending: [], applied: false })]);
  const [backup = ""] = listBackups(dataDir);
  expect((await run("restore", at("steps", "upgrade-backups", backup), "--data", "restored")).status).toBe(0);
  expect(readState(at("restored"))).toEqual(readState(at("template")));
  expect([(await run("migrate", "--data", "nothing")).status, existsSync(at("nothing"))]).toEqual([1, false]);

  createData("kept-elsewhere");
  mkdirSync(at("kept"));
  const env = { LIVERY_BACKUP_DIR: at("kept") };
  const elsewhere = await runLivery(["users", "list", "--workspace", "kept", "--data", "kept-elsewhere"], {
    cwd: home.path,
    env,
  });
  expect([elsewhere.status, readdirSync(at("kept")).length, listBackups(at("kept-elsewhere"))]).toEqual([0, 1, []]);
}, 60_000);

test("migrate beside a server, a full disk and a newer database are refused and change nothing", async () => {
  const dataDir = createData("used");
  const release = lockFolder(join(dataDir, "serve.lock"));
  const used = await run("migrate", "--data", "used");
  release();
  expect([used.status, used.err]).toEqual([1, expect.stringContaining("Stop the server, then run the command again.")]);
  expect([readState(dataDir).steps, listBackups(dataDir)]).toEqual([oldSteps, []]);
  const disk = await createSmallDisk(3);
  try {
    cpSync(at("template"), join(disk.hostPath, "data"), { recursive: true });
    const onDisk = (...args: string[]) =>
      runLivery([...args, "--data", join(disk.path, "data")], { cwd: home.path, prefix: disk.prefix });
    const dry = await onDisk("migrate", "--dry-run", "--json");
    expect([dry.status, JSON.parse(dry.out).isEnough, dry.err]).toEqual([
      1,
      false,
      expect.stringContaining("There may not be enough disk space"),
    ]);
    disk.fill();
    for (const words of [["migrate"], ["serve", "--port", "0"], ["users", "list"]]) {
      const full = await onDisk(...words);
      expect([words, full.status, full.err]).toEqual([words, 1, expect.stringMatching(/full/)]);
    }
    disk.free();
    cpSync(join(disk.hostPath, "data"), at("from-disk"), { recursive: true });
    expect(readState(at("from-disk"))).toEqual(readState(at("template")));
  } finally {
    await disk.remove();
  }
  await run("migrate", "--data", "used");
  const newer = new Database(join(dataDir, "livery.sqlite"));
  newer.run("INSERT INTO migrations VALUES ('9999-future', 'x')");
  newer.close();
  const refused = await run("migrate", "--data", "used");
  expect([refused.status, refused.err]).toEqual([1, expect.stringContaining("newer version of Livery")]);
}, 60_000);

test("an upgrade that is killed at twenty moments leaves the old database or the new one, and the next one ends", async () => {
  const old = readState(at("template"));
  createData("measured");
  const startedMs = performance.now();
  await run("migrate", "--data", "measured");
  const durationMs = performance.now() - startedMs;
  const random = createRandom(Number(process.env.KILL_SEED ?? 1), "upgrade");
  const found = new Set<number | undefined>();
  for (let moment = 0; moment < 20; moment++) {
    cpSync(at("template"), at("target"), { recursive: true });
    const child = Bun.spawn([executable, "migrate", "--data", "target"], {
      cwd: home.path,
      env: {},
      stdin: "ignore",
      stdout: "ignore",
      stderr: "pipe",
    });
    if (moment % 2 === 0) await Bun.sleep(random.next() * durationMs);
    else {
      // From the moment at which the schema begins to change.
      let seen = "";
      for await (const chunk of child.stderr) {
        seen += new TextDecoder().decode(chunk);
        if (seen.includes("Upgrading")) break;
      }
      await Bun.sleep(random.next() * 40);
    }
    // On a busy machine all moments may come before the change is committed: the last one is after it.
    if (moment === 19) await child.exited;
    child.kill("SIGKILL");
    await child.exited;
    const state = readState(at("target"));
    found.add(state.steps);
    expect([moment, state]).toEqual([moment, { ...old, steps: state.steps === oldSteps ? oldSteps : migrations.length }]);
    if (state.steps !== oldSteps) expect([moment, listBackups(at("target")).length > 0]).toEqual([moment, true]);
    const next = await run("migrate", "--data", "target");
    expect([moment, next.status, readState(at("target")).steps]).toEqual([moment, 0, migrations.length]);
    expect([moment, listBackups(at("target")).length]).toEqual([moment, 1]);
    rmSync(at("target"), { recursive: true });
  }
  expect(found).toEqual(new Set([oldSteps, migrations.length]));
}, 120_000);

test("sixteen commands that start at once on an old database upgrade it once, after one backup", async () => {
  const dataDir = createData("sixteen");
  const results = await Promise.all(
    Array.from({ length: 16 }, () => run("users", "list", "--workspace", "kept", "--data", "sixteen")),
  );
  expect(results.map(({ status, err }) => [status, status === 0 ? "" : err])).toEqual(Array.from({ length: 16 }, () => [0, ""]));
  expect([readState(dataDir).steps, readState(dataDir).check, listBackups(dataDir).length]).toEqual([migrations.length, "ok", 1]);
}, 120_000);

test("sixteen first starts at once create one schema, and one of sixteen servers runs", async () => {
  const inits = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      run("init", "--workspace", `W${index}`, "--email", `a${index}@b.example`, "--password", "long enough now", "--data", "new"),
    ),
  );
  expect(inits.map(({ status, err }) => [status, err])).toEqual(Array.from({ length: 16 }, () => [0, ""]));
  const database = new Database(at("new", "livery.sqlite"), { readonly: true });
  const count = (table: string) => database.query<{ n: number }, []>(`SELECT count(*) AS n FROM ${table}`).get()?.n;
  expect([count("migrations"), count("workspaces")]).toEqual([migrations.length, 16]);
  database.close();
  const starts = await Promise.allSettled(
    Array.from({ length: 16 }, () => startLivery(["serve", "--data", "first", "--port", "0"], home.path)),
  );
  const running = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  for (const server of running) await server.end();
  expect(running).toHaveLength(1);
  const refused = starts.flatMap((start) => (start.status === "rejected" ? [String(start.reason)] : []));
  expect(refused.filter((reason) => !reason.includes("Another Livery server is using this data folder"))).toEqual([]);
  expect(readState(at("first")).steps).toBe(migrations.length);
}, 120_000);

test.each([...releasedSchemas])(
  "a server that starts on schema %s upgrades it and serves what was published",
  async (schema) => {
    createData(`served-${schema}`, schema);
    const server = await startLivery(["serve", "--data", `served-${schema}`, "--port", "0"], home.path);
    try {
      for (const path of [
        "/systems/first-light",
        "/api/v1/systems/first-light/adoption",
        "/api/v1/systems/first-light/download",
        "/api/systems/export/first-light?format=globals-css",
        "/fonts/first-light.css?version=1.0.0",
        "/r/first-light/registry.json?version=1.0.0",
      ])
        expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
      const { systems } = await (await fetch(`${server.url}/api/v1/systems`)).json();
      expect(systems).toEqual([expect.objectContaining({ slug: "first-light", version: "1.0.0", status: "ACTIVE" })]);
      expect(server.lines.filter((line) => line.includes("the database is upgraded"))).toHaveLength(1);
    } finally {
      await server.end();
    }
  },
  60_000,
);

/** The SHA-256 of the exports of the system in schema 0025, as the program that published it answered them. */
const publishedExports = {
  "globals-css": "6faa2c6891a2074c163de3bbb1d6d94e75d8a86bd00730c09c0fe573a685ced3",
  "utility-theme": "a2f5f39fff1928f1060bcefaf78ab2f78e40be9dd3ec8ca09b3d902e41e0d069",
  "utility-theme-v4": "c74ac85559123d043f45238122d072353b2162d7c56a9f36a7ff72ea43b9d067",
  dtcg: "52c59184bfb0b3fd83f91cea53df95b7963f4c629430203d935f13afee26bcf9",
  "spacing-ts": "8e4f309945b11661408674a33f98287709b3fd8cfabd40321a13d4c1660a02e2",
  "typography-ts": "0d8998aa4dd5ae6086218e6d68a480ab91089537738f2208ae91ebb247b6c8c7",
  components: "29bc67411ad103fce605ee45b13d900770c472917981638cd8a61601c5059fad",
  pages: "228bd3a0e60becf966ef0cd7f9bd071928dc7b1333ec09a85182489f73fd027f",
} as const;

test("the exports of a published system have the same bytes as before the upgrade", async () => {
  createData("published", "0025");
  const server = await startLivery(
    ["serve", "--data", "published", "--port", "0", "--base-url", "https://brand.example"],
    home.path,
  );
  try {
    for (const [format, hash] of Object.entries(publishedExports)) {
      const url = `${server.url}/api/systems/export/first-light?format=${format}`;
      const response = await fetch(url, { headers: { host: "brand.example" } });
      expect([format, sha256Hex(await response.bytes())]).toEqual([format, hash]);
    }
  } finally {
    await server.end();
  }
}, 60_000);
