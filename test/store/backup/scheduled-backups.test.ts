import { Database } from "bun:sqlite";
import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tryLockFolder } from "#/store/drivers/sqlite-lock";
import { createScheduledBackups, type BackupSchedule, type ScheduledBackups } from "#/store/backup/scheduled-backups";
import { verifyBackup } from "#/store/backup/verify-backup";
import { createDatabaseFile } from "#test/database-file";
import { createTemporaryFolder } from "#test/temporary-folder";
import { waitUntil } from "#test/wait-until";

const hourMs = 60 * 60_000;
const pollMs = 10;
let folder: ReturnType<typeof createTemporaryFolder>;
let time: Date;
let started: ScheduledBackups[];
let lines: string[];
const at = (...names: string[]) => join(folder.path, ...names);
const clock = { now: () => time };
const log = {
  info: (message: string) => void lines.push(message),
  error: (message: string, error: unknown) => void lines.push(`${message}: ${String(error)}`),
};

beforeEach(async () => {
  folder = createTemporaryFolder();
  mkdirSync(at("backups"));
  await createDatabaseFile(at("livery.sqlite"));
  time = new Date("2026-11-23T12:00:00.000Z");
  started = [];
  lines = [];
});
afterEach(async () => {
  for (const backups of started) await backups.stop();
  folder.remove();
});

const create = (schedule: Partial<BackupSchedule> = {}, minGapMs = 0) => {
  const plan = { folder: at("backups"), everyMs: 24 * hourMs, keep: 3, ...schedule };
  const backups = createScheduledBackups(plan, at("livery.sqlite"), clock, log, { pollMs, minGapMs });
  started.push(backups);
  return backups;
};
const start = (...parameters: Parameters<typeof create>) => {
  const backups = create(...parameters);
  backups.start();
  return backups;
};
const listNames = () => readdirSync(at("backups")).toSorted();
const getName = (text: string) => `livery-scheduled-${text}Z.tar`;
const addFile = (text: string) => writeFileSync(at("backups", getName(text)), "");
const waitForBackup = (backups: ScheduledBackups, madeAt: string) =>
  waitUntil(() => !backups.getState().isRunning && backups.getState().last?.madeAt === madeAt);
/** Long enough for many checks whether a backup is due. */
const waitForChecks = () => Bun.sleep(20 * pollMs);

test("a first backup is made at the start, verified, and the next one is due after the interval", async () => {
  const backups = start();
  await waitForBackup(backups, "2026-11-23T12:00:00.000Z");
  expect(listNames()).toEqual([getName("20261123-120000")]);
  const { last, failure, nextAt } = backups.getState();
  expect([failure, nextAt]).toEqual([undefined, "2026-11-24T12:00:00.000Z"]);
  expect(verifyBackup(last?.file ?? "", { onStep() {}, onScratch() {} }).size).toBe(last?.size ?? 0);
});

test("a restart makes no backup until the newest one in the folder is old enough", async () => {
  addFile("20261123-090000");
  const backups = start();
  await waitForChecks();
  expect([listNames().length, backups.getState().nextAt]).toEqual([1, "2026-11-24T09:00:00.000Z"]);
  time = new Date("2026-11-24T09:00:00.000Z");
  await waitForBackup(backups, "2026-11-24T09:00:00.000Z");
});

test("only the oldest scheduled backups are removed, and only after a new one", async () => {
  const others = ["livery-backup-20200101-000000Z.tar", "livery-scheduled-20201399-000000Z.tar", "notes.txt"];
  for (const name of others) writeFileSync(at("backups", name), "");
  mkdirSync(at("backups", getName("20200101-000000")));
  for (const day of ["18", "19", "20", "21"]) addFile(`202611${day}-120000`);
  const backups = start({ keep: 2 });
  await waitForBackup(backups, "2026-11-23T12:00:00.000Z");
  const kept = [getName("20200101-000000"), getName("20261121-120000"), getName("20261123-120000")];
  expect(listNames()).toEqual([...others, ...kept].toSorted());
});

test("a failed backup removes nothing, is logged with what to do, and is not repeated before the gap is over", async () => {
  addFile("20261101-120000");
  addFile("20261102-120000");
  rmSync(at("livery.sqlite"));
  writeFileSync(at("livery.sqlite"), "no database");
  const backups = start({ keep: 1 }, hourMs);
  await waitUntil(() => backups.getState().failure !== undefined);
  await waitForChecks();
  expect(listNames()).toEqual([getName("20261101-120000"), getName("20261102-120000")]);
  expect(lines).toEqual([expect.stringContaining("a scheduled backup failed: ")]);
  expect(backups.getState().nextAt).toMatch(/^2026-11-23T1(2:59|3:00)/);
});

test("a folder that is missing is not created", async () => {
  const backups = start({ folder: at("none") }, hourMs);
  await waitUntil(() => backups.getState().failure !== undefined);
  expect(backups.getState().failure?.message).toBe(`There is no folder ${at("none")}. Create it, or choose another folder.`);
  expect(readdirSync(folder.path)).not.toContain("none");
});

test("a clock that jumps a year forward and back makes one backup each, and the newest stays", async () => {
  const backups = start({ keep: 2 });
  await waitForBackup(backups, "2026-11-23T12:00:00.000Z");
  time = new Date("2027-11-23T12:00:00.000Z");
  await waitForBackup(backups, "2027-11-23T12:00:00.000Z");
  await waitForChecks();
  expect(listNames()).toEqual([getName("20261123-120000"), getName("20271123-120000")]);
  time = new Date("2026-11-24T13:00:00.000Z");
  await waitForBackup(backups, "2026-11-24T13:00:00.000Z");
  await waitForChecks();
  expect(listNames()).toEqual([getName("20261123-120000"), getName("20261124-130000")]);
});

test("a backup on demand is made once, and without a schedule it says which setting is missing", async () => {
  const backups = create();
  backups.run();
  expect(() => backups.run()).toThrow("A backup is being made");
  await waitForBackup(backups, "2026-11-23T12:00:00.000Z");
  const none = createScheduledBackups(undefined, at("livery.sqlite"), clock, log);
  expect(() => none.run()).toThrow("Set LIVERY_BACKUP_DIR");
  expect(none.getState()).toEqual({
    schedule: undefined,
    isRunning: false,
    last: undefined,
    failure: undefined,
    nextAt: undefined,
  });
});

test("backups on demand replace each other only, and neither remove scheduled ones nor delay the next", async () => {
  for (const day of ["21", "22", "23"]) addFile(`202611${day}-110000`);
  const backups = create();
  for (const minute of ["00", "01", "02", "03"]) {
    time = new Date(`2026-11-23T12:${minute}:00.000Z`);
    backups.run();
    await waitForBackup(backups, time.toISOString());
  }
  const scheduled = ["21", "22", "23"].map((day) => getName(`202611${day}-110000`));
  expect(listNames()).toEqual(["livery-requested-20261123-120300Z.tar", ...scheduled]);
  expect(backups.getState().nextAt).toBe("2026-11-24T11:00:00.000Z");
  backups.start();
  time = new Date("2026-11-24T11:00:00.000Z");
  await waitForBackup(backups, "2026-11-24T11:00:00.000Z");
  const next = getName("20261124-110000");
  expect(listNames()).toEqual(["livery-requested-20261123-120300Z.tar", ...scheduled.slice(1), next]);
});

test("a stop interrupts a backup and leaves nothing", async () => {
  const database = new Database(at("livery.sqlite"));
  database.run(
    "INSERT INTO blobs (hash, media_type, bytes, encoding) VALUES ('large', 'image/png', randomblob(80000000), 'identity')",
  );
  database.close();
  const backups = create();
  backups.run();
  await waitUntil(() => listNames().length > 0);
  await backups.stop();
  expect([listNames(), backups.getState().failure]).toEqual([[], undefined]);
});

test("temporary files of killed backups are removed, those of running ones are not", async () => {
  for (const name of ["killed", "running", "starting", "old"]) mkdirSync(at("backups", `.livery-backup-${name}`));
  writeFileSync(at("backups", ".livery-backup-killed", "backup.lock"), "");
  utimesSync(at("backups", ".livery-backup-old"), 0, 0);
  const release = tryLockFolder(at("backups", ".livery-backup-running", "backup.lock"));
  time = new Date();
  const backups = create();
  backups.run();
  await waitUntil(() => !backups.getState().isRunning);
  release?.();
  expect(listNames().slice(0, -1)).toEqual([".livery-backup-running", ".livery-backup-starting"]);
});
