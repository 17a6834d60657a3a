import { afterAll, afterEach, expect, test } from "bun:test";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { createTemporaryFolder } from "#test/temporary-folder";
import { createTestApp, type TestApp } from "#test/test-app";
import { waitUntil } from "#test/wait-until";
import { isPostgresTested } from "#test/test-store";

const folder = createTemporaryFolder();
let app: TestApp;
afterEach(() => app.close());
afterAll(() => folder.remove());

async function open(options: Parameters<typeof createTestApp>[0] = {}) {
  app = await createTestApp(options);
  const { cookie } = await app.person("OWNER");
  const path = `/api/v1/workspaces/${app.workspaceId}/maintenance`;
  return {
    cookie,
    read: async () => (await app.send("GET", path, { cookie })).json,
    start: (task: string) => app.send("POST", path, { cookie, body: { task } }),
  };
}

test("an owner sees the limits in force, how often they were reached, and that nothing is scheduled", async () => {
  const { read } = await open({ rates: { public: 2 }, quotas: { workspaceBytes: 1000, designBytes: undefined } });
  for (let call = 0; call < 3; call++) await app.send("GET", "/api/v1/systems", {});
  const { rateLimits, quotas, backups, sweep, auditLog } = await read();
  expect(rateLimits[0]).toEqual({ class: "public", perMinute: 2, rejected: 1 });
  expect(rateLimits[1]).toEqual({ class: "static", perMinute: null, rejected: 0 });
  expect(quotas).toEqual({ workspaceBytes: 1000, designBytes: null });
  expect(backups).toEqual({ schedule: null, isRunning: false, last: null, failure: null, nextAt: null });
  expect(sweep).toEqual({ isRunning: false, last: null, failure: null, nextAt: null });
  expect(auditLog).toEqual({ keepDays: null, last: null, failure: null });
});

test.skipIf(isPostgresTested)(
  "an owner makes a backup, which is in the state and in the audit log; a second one at once is refused",
  async () => {
    mkdirSync(join(folder.path, "backups"));
    const backups = { folder: join(folder.path, "backups"), everyMs: 3_600_000, keep: 3 };
    const { read, start, cookie } = await open({ backups });
    const started = await start("BACKUP");
    expect([started.status, started.json.backups]).toMatchObject([200, { isRunning: true, nextAt: null, last: null }]);
    expect((await start("BACKUP")).status).toBe(409);
    await waitUntil(async () => !(await read()).backups.isRunning);
    const state = (await read()).backups;
    expect([state.schedule, state.failure]).toEqual([{ folder: backups.folder, everySeconds: 3600, keep: 3 }, null]);
    expect(state.last.file).toMatch(/^livery-requested-\d{8}-\d{6}Z\.tar$/);
    expect(existsSync(join(backups.folder, state.last.file))).toBe(true);
    const log = await app.send("GET", `/api/v1/workspaces/${app.workspaceId}/audit-log?action=maintenance`, { cookie });
    expect(log.json.entries).toMatchObject([{ action: "maintenance.started", details: { task: "BACKUP" } }]);
  },
);

test.skipIf(isPostgresTested)(
  "without a schedule, a backup is refused with the setting that is missing; a failure is shown",
  async () => {
    const none = await open();
    const refused = await none.start("BACKUP");
    expect([refused.status, refused.json.error]).toEqual([409, expect.stringContaining("Set LIVERY_BACKUP_DIR")]);
    await app.close();
    const { read, start } = await open({ backups: { folder: join(folder.path, "none"), everyMs: 3_600_000, keep: 3 } });
    await start("BACKUP");
    await waitUntil(async () => !(await read()).backups.isRunning);
    expect((await read()).backups.failure.message).toContain("There is no folder");
  },
);

test("a sweep finds unreferenced content, and the next one removes it", async () => {
  const { read, start } = await open();
  await app.store.transaction(({ blobs }) => blobs.put("nothing refers to this", "image/png"));
  const sweep = async () => {
    expect((await start("SWEEP")).json.sweep.isRunning).toBe(true);
    await waitUntil(async () => !(await read()).sweep.isRunning);
    return (await read()).sweep.last;
  };
  expect(await sweep()).toMatchObject({ foundFiles: 1, removedFiles: 0 });
  expect(await sweep()).toMatchObject({ foundFiles: 0, removedFiles: 1, removedBytes: 22 });
});
