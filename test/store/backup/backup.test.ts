import { Database } from "bun:sqlite";
import { afterEach, beforeEach, expect, test } from "bun:test";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createRandom } from "#/kernel/random";
import { blockBytes, createTarHeader } from "#/store/backup/backup-format";
import { createBackup } from "#/store/backup/create-backup";
import { finishInterruptedRestore, getReadyPath, getReplacedPath } from "#/store/backup/finish-restore";
import { readBackupFile } from "#/store/backup/read-backup-file";
import { restoreBackup } from "#/store/backup/restore-backup";
import { extractDatabase, verifyBackup } from "#/store/backup/verify-backup";
import { lockFolder } from "#/store/drivers/sqlite-lock";
import { createDatabaseFile } from "#test/database-file";
import { createTemporaryFolder } from "#test/temporary-folder";

let folder: ReturnType<typeof createTemporaryFolder>;
const at = (...names: string[]) => join(folder.path, ...names);
const databasePath = () => at("data", "livery.sqlite");
const key = new Uint8Array(32).fill(7);
const passphrase = "a passphrase of words";
const onStep = () => {};
const progress = { onStep, onScratch: () => {} };
const sealing = { passphrase, configuredKey: key, keyPath: "" };
const now = new Date("2026-11-23T22:55:00.123Z");

beforeEach(async () => {
  folder = createTemporaryFolder();
  mkdirSync(at("data"));
  await createDatabaseFile(databasePath());
});
afterEach(() => folder.remove());

const backUp = (target = at("b.tar"), usedSealing?: typeof sealing) =>
  createBackup(target, { databasePath: databasePath(), sealing: usedSealing, now }, progress);
const restore = (options: Partial<Parameters<typeof restoreBackup>[1]> = {}, file = at("b.tar")) =>
  restoreBackup(file, {
    dataDir: at("restored"),
    isForced: false,
    passphrase: undefined,
    hasConfiguredKey: false,
    now,
    onStep,
    ...options,
  });
const run = (path: string, ...statements: string[]) => {
  const database = new Database(path);
  for (const statement of statements) database.run(statement);
  database.close();
};
const addBlob = (hash: string, text: string) =>
  run(
    databasePath(),
    `INSERT INTO blobs (hash, media_type, bytes, encoding) VALUES ('${hash}', 'text/plain', CAST('${text}' AS BLOB), 'identity')`,
  );
const getFailure = (work: () => unknown): { readonly code?: string; readonly message: string } => {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  return { message: "nothing was thrown" };
};

test("a backup is one private file with the time in its name, and nothing else is left", () => {
  mkdirSync(at("backups"));
  const report = backUp(at("backups"));
  expect(readdirSync(at("backups"))).toEqual(["livery-backup-20261123-225500Z.tar"]);
  expect([statSync(report.file).mode & 0o777, statSync(report.file).size]).toEqual([0o600, report.size]);
  expect(report.manifest.createdAt).toBe(now.toISOString());
  expect(verifyBackup(report.file, progress).manifest).toEqual(report.manifest);
});

test("tar and sha256sum take a backup apart", () => {
  backUp(at("b.tar"), sealing);
  const { exitCode, stdout } = Bun.spawnSync(["sh", "-c", "tar -xf b.tar && sha256sum --check --strict SHA256SUMS"], {
    cwd: folder.path,
  });
  expect([exitCode, stdout.toString()]).toEqual([0, "manifest.json: OK\nlivery.sqlite: OK\nsecret.key.sealed: OK\n"]);
});

test("sizes over 8 GB are in the header as tar reads them", () => {
  const size = 20_000_000_000;
  writeFileSync(at("h.tar"), createTarHeader("livery.sqlite", size, now.toISOString()));
  const { stdout } = Bun.spawnSync(["tar", "-tvf", at("h.tar")]);
  expect(stdout.toString()).toContain(String(size));
});

test("each backup that is made while another process writes has whole transactions only", async () => {
  run(databasePath(), "CREATE TABLE pairs_a (n)", "CREATE TABLE pairs_b (n)");
  const script = `const { Database } = require("bun:sqlite"); const d = new Database(process.argv[1]);
    d.run("PRAGMA busy_timeout = 5000"); d.run("PRAGMA journal_mode = WAL");
    for (let n = 0; ; n++) { d.run("BEGIN IMMEDIATE");
      d.query("INSERT INTO pairs_a VALUES (?)").run(n); d.query("INSERT INTO pairs_b VALUES (?)").run(n); d.run("COMMIT");
      if (n === 20) console.log("writing"); }`;
  const writer = Bun.spawn([process.execPath, "-e", script, databasePath()], { stdout: "pipe" });
  const counts: number[] = [];
  try {
    await writer.stdout.getReader().read();
    for (let round = 0; round < 8; round++) {
      const { tables } = backUp(at(`b${round}.tar`)).manifest;
      expect(tables.pairs_a).toBe(tables.pairs_b ?? -1);
      counts.push(tables.pairs_a ?? 0);
    }
  } finally {
    writer.kill("SIGKILL");
    await writer.exited;
  }
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBeGreaterThan(counts[0] ?? 0);
});

test("a backup that lost its end is refused wherever it ends", () => {
  backUp(at("b.tar"), sealing);
  const bytes = readFileSync(at("b.tar"));
  for (const length of [0, 1, 511, 512, 700, 5000, 100_000, bytes.length - 1025, bytes.length - 1]) {
    writeFileSync(at("torn.tar"), bytes.subarray(0, length));
    const failure = getFailure(() => readBackupFile(at("torn.tar")));
    expect([length, failure.code, failure.message]).toEqual([
      length,
      "invalid",
      expect.stringContaining(`it is incomplete: it ends after ${length} bytes`),
    ]);
  }
  writeFileSync(at("torn.tar"), Buffer.concat([bytes, Buffer.from("x")]));
  expect(getFailure(() => readBackupFile(at("torn.tar"))).message).toContain("something was added to its end");
});

test("a backup in which one bit changed is refused wherever the bit is", () => {
  backUp(at("b.tar"), sealing);
  const bytes = readFileSync(at("b.tar"));
  const random = createRandom(3, "bits");
  const positions = [
    ...Array.from({ length: 300 }, () => Math.floor(random.next() * bytes.length)),
    ...Array.from({ length: 300 }, () => Math.floor(random.next() * 8000)),
    ...Array.from({ length: 150 }, () => bytes.length - 1 - Math.floor(random.next() * 2500)),
  ];
  for (const position of positions) {
    const bit = 1 << Math.floor(random.next() * 8);
    bytes[position] = (bytes[position] ?? 0) ^ bit;
    writeFileSync(at("altered.tar"), bytes);
    expect([position, getFailure(() => readBackupFile(at("altered.tar"))).code]).toEqual([position, "invalid"]);
    bytes[position] = (bytes[position] ?? 0) ^ bit;
  }
  writeFileSync(at("altered.tar"), bytes);
  expect(readBackupFile(at("altered.tar")).sealedKey).toStartWith("livery-sealed-key.v1.");
});

test("an altered database is named, and so is a file that is no backup", () => {
  backUp();
  const bytes = readFileSync(at("b.tar"));
  bytes[bytes.length - 5 * blockBytes] = (bytes[bytes.length - 5 * blockBytes] ?? 0) ^ 1;
  writeFileSync(at("b.tar"), bytes);
  expect(getFailure(() => restore()).message).toContain('"livery.sqlite" was altered');
  expect(existsSync(at("restored"))).toBe(false);
  writeFileSync(at("text"), "x".repeat(2000));
  expect(getFailure(() => readBackupFile(at("text"))).message).toContain("it is not a backup of Livery");
  expect(getFailure(() => readBackupFile(at("none"))).code).toBe("not_found");
});

test("no backup is made of a database with changed content or damaged pages", () => {
  addBlob("a".repeat(64), "something else");
  expect(getFailure(() => backUp()).message).toContain(`the stored content ${"a".repeat(64)} was changed`);
  expect(readdirSync(folder.path)).toEqual(["data"]);
});

test("a file that exists stays, and folders that do not exist or cannot be written are named", () => {
  writeFileSync(at("b.tar"), "mine");
  expect(getFailure(() => backUp()).code).toBe("conflict");
  expect(readFileSync(at("b.tar"), "utf8")).toBe("mine");
  expect(getFailure(() => backUp(at("nothing", "b.tar"))).message).toContain(`There is no folder ${at("nothing")}`);
  expect(getFailure(() => backUp(`${at("nothing")}/`)).message).toContain(`There is no folder ${at("nothing")}`);
  if (process.getuid?.() === 0) return;
  mkdirSync(at("closed"));
  chmodSync(at("closed"), 0o500);
  expect(getFailure(() => backUp(at("closed"))).message).toContain(`This user may not write to ${at("closed")}`);
});

test("the key comes back with its passphrase and not with another one", () => {
  backUp(at("b.tar"), sealing);
  expect(readFileSync(at("b.tar")).includes(Buffer.from(key).toString("base64"))).toBe(false);
  const failure = getFailure(() => restore({ passphrase: "another passphrase" }));
  expect([failure.code, failure.message]).toEqual([
    "invalid",
    expect.stringContaining("The passphrase does not open the secret key"),
  ]);
  expect(existsSync(at("restored"))).toBe(false);
  expect(restore({ passphrase }).key).toBe("from_backup");
  expect(readFileSync(at("restored", "secret.key"), "utf8")).toBe(`${Buffer.from(key).toString("base64")}\n`);
  expect(statSync(at("restored", "secret.key")).mode & 0o777).toBe(0o600);
});

test("a backup of a newer schema is refused before anything is created, and one of an older schema is taken", () => {
  run(databasePath(), `INSERT INTO migrations (name, sha256) VALUES ('9999-later', '${"0".repeat(64)}')`);
  backUp();
  const failure = getFailure(() => restore());
  expect([failure.code, failure.message]).toEqual(["conflict", expect.stringContaining('"9999-later"')]);
  expect(existsSync(at("restored"))).toBe(false);
  run(databasePath(), "DELETE FROM migrations WHERE name > '0020'");
  backUp(at("older.tar"));
  expect(restore({}, at("older.tar")).manifest.migrations.at(-1)?.name).toBe("0019-mark-signatures");
});

test("a backup with a migration that differs from this program's is refused", () => {
  run(databasePath(), `UPDATE migrations SET sha256 = '${"0".repeat(64)}' WHERE name = '0026-oauth'`);
  backUp();
  expect(getFailure(() => restore()).message).toContain('The migration "0026-oauth"');
});

test("a damaged database is named as the reason why there is no backup", () => {
  writeFileSync(databasePath(), "not a database at all".repeat(1000));
  expect(getFailure(() => backUp()).message).toContain(`cannot open its database ${databasePath()}: it is not a database`);
  expect(readdirSync(folder.path)).toEqual(["data"]);
});

test("restore refuses a folder that is in use or not empty; --force keeps what it replaces", () => {
  backUp();
  cpSync(at("data"), at("restored"), { recursive: true });
  run(at("restored", "livery.sqlite"), "CREATE TABLE old_one (n)");
  writeFileSync(at("restored", "notes.txt"), "mine");
  expect(getFailure(() => restore()).message).toContain("is not empty");
  const release = lockFolder(at("restored", "serve.lock"));
  expect(getFailure(() => restore({ isForced: true })).message).toContain("Another Livery server is using this data folder");
  release();
  const other = new Database(at("restored", "livery.sqlite"));
  other.run("PRAGMA journal_mode = WAL");
  other.query("SELECT count(*) FROM old_one").get();
  expect(getFailure(() => restore({ isForced: true })).message).toContain("Another Livery command is using");
  other.close();
  const report = restore({ isForced: true });
  expect(report.replaced).toBe(at("restored", "replaced-20261123-225500Z"));
  expect(readdirSync(at("restored")).toSorted()).toEqual([
    "livery.sqlite",
    "notes.txt",
    "replaced-20261123-225500Z",
    "serve.lock",
  ]);
  const old = new Database(join(report.replaced ?? "", "livery.sqlite"));
  expect(old.query("SELECT count(*) AS n FROM old_one").get()).toEqual({ n: 0 });
  old.close();
});

test("a damaged database is replaced by a restore and kept", () => {
  backUp();
  mkdirSync(at("restored"));
  writeFileSync(at("restored", "livery.sqlite"), "not a database at all".repeat(100));
  const { replaced } = restore({ isForced: true });
  expect(readFileSync(join(replaced ?? "", "livery.sqlite"), "utf8")).toStartWith("not a database");
  expect(readFileSync(at("restored", "livery.sqlite"))).toEqual(readFileSync(extract()));
});

function extract(): string {
  extractDatabase(at("b.tar"), at("extracted"));
  return at("extracted");
}

test("a restore that was interrupted between any two of its steps ends with the new files, and the old ones are kept", () => {
  const time = "20261123-225500Z";
  const names = ["livery.sqlite-wal", "livery.sqlite-shm", "livery.sqlite", "secret.key"];
  const steps: ((dataDir: string) => void)[] = [
    (dir) => mkdirSync(getReplacedPath(dir, time)),
    (dir) => renameSync(join(dir, "secret.key"), join(getReplacedPath(dir, time), "secret.key")),
    (dir) => renameSync(join(getReadyPath(dir, time), "secret.key"), join(dir, "secret.key")),
    ...names.slice(0, 3).map((name) => (dir: string) => renameSync(join(dir, name), join(getReplacedPath(dir, time), name))),
    (dir) => renameSync(join(getReadyPath(dir, time), "livery.sqlite"), join(dir, "livery.sqlite")),
  ];
  for (let done = 0; done <= steps.length; done++) {
    const dir = at(`interrupted-${done}`);
    mkdirSync(getReadyPath(dir, time), { recursive: true });
    mkdirSync(join(dir, "restore-20261122-000000Z.part"));
    for (const name of names) writeFileSync(join(dir, name), `old ${name}`);
    for (const name of ["livery.sqlite", "secret.key"]) writeFileSync(join(getReadyPath(dir, time), name), `new ${name}`);
    for (const step of steps.slice(0, done)) step(dir);
    finishInterruptedRestore(dir);
    expect([done, readdirSync(dir).toSorted()]).toEqual([
      done,
      ["livery.sqlite", `replaced-${time}`, "secret.key", "serve.lock"],
    ]);
    for (const name of ["livery.sqlite", "secret.key"]) expect(readFileSync(join(dir, name), "utf8")).toBe(`new ${name}`);
    for (const name of names) expect(readFileSync(join(getReplacedPath(dir, time), name), "utf8")).toBe(`old ${name}`);
  }
});

test("what a killed server left in its log is in the folder with the replaced data", () => {
  backUp();
  const script = `const { Database, constants } = require("bun:sqlite"); const d = new Database(process.argv[1]);
    d.fileControl(constants.SQLITE_FCNTL_PERSIST_WAL, 1); d.run("PRAGMA journal_mode = WAL");
    d.run("CREATE TABLE only_in_log (n)"); process.kill(process.pid, "SIGKILL");`;
  Bun.spawnSync([process.execPath, "-e", script, databasePath()]);
  expect(statSync(`${databasePath()}-wal`).size).toBeGreaterThan(0);
  const { replaced } = restore({ dataDir: at("data"), isForced: true });
  const old = new Database(join(replaced ?? "", "livery.sqlite"));
  expect(old.query("SELECT count(*) AS n FROM only_in_log").get()).toEqual({ n: 0 });
  old.close();
  expect(readFileSync(databasePath())).toEqual(readFileSync(extract()));
});
