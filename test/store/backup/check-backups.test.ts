import { afterEach, beforeEach, expect, test } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkBackups } from "#/store/backup/check-backups";
import { createTemporaryFolder } from "#test/temporary-folder";

let folder: ReturnType<typeof createTemporaryFolder>;
beforeEach(() => {
  folder = createTemporaryFolder();
});
afterEach(() => folder.remove());

const check = async () => {
  const schedule = { folder: folder.path, everyMs: 24 * 60 * 60_000, keep: 3 };
  const now = new Date("2026-11-24T12:00:00.000Z");
  return (await checkBackups(schedule, join(folder.path, "livery.sqlite"), now)).map(
    ({ status, message }) => `${status}: ${message}`,
  );
};
const addBackup = (time: string) => writeFileSync(join(folder.path, `livery-scheduled-${time}Z.tar`), "");

test("a backup that is missing or too old is a warning, a folder that is missing an error", async () => {
  const sameDisk = "ok: They are on the disk of the data. Copy them to another disk or machine.";
  expect(await check()).toEqual([expect.stringContaining("warning: There is none in"), sameDisk]);
  addBackup("20261122-235900");
  expect(await check()).toEqual([expect.stringContaining("warning: The last one is of 2026-11-22T23:59"), sameDisk]);
  addBackup("20261123-120000");
  expect(await check()).toEqual([expect.stringContaining("ok: The last one is of 2026-11-23T12:00"), sameDisk]);
  rmSync(folder.path, { recursive: true });
  expect(await check()).toEqual([`error: The backup folder ${folder.path} cannot be read (ENOENT).`]);
  expect((await checkBackups(undefined, folder.path, new Date())).map(({ status }) => status)).toEqual(["ok"]);
});
