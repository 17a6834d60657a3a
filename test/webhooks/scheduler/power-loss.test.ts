import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { copyFileSync, existsSync, rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "#/kernel/random";
import { openSqlite } from "#/store/drivers/sqlite";
import { createStore } from "#/store/store";
import { createTemporaryFolder } from "#test/temporary-folder";
import { createDispatchFixture, createScriptedSender } from "#test/webhooks/dispatch-fixture";
import { isPostgresTested } from "#test/test-store";

const copies = 15;

test.skipIf(isPostgresTested)(
  "a copy of the database files at any moment is intact and contains everything that was committed",
  async () => {
    const fixture = await createDispatchFixture(undefined);
    const folder = createTemporaryFolder();
    const random = createRandom(Number(process.env.LOSS_SEED ?? 1), "loss");
    const { endpoint } = await fixture.addEndpoint("https://hooks.example/");
    const sent = new Map<string, number>();
    const respond = createScriptedSender((count) => (count % 4 === 0 ? 500 : 200)).attempt;
    const scheduler = fixture.createScheduler({
      async attempt(request) {
        sent.set(request.headers["x-service-delivery"] ?? "", (sent.get(request.headers["x-service-delivery"] ?? "") ?? 0) + 1);
        await Bun.sleep(1);
        return respond(request);
      },
    });
    scheduler.start();
    for (let moment = 0; moment < copies; moment++) {
      await fixture.addDeliveries(endpoint.id, 40);
      await Bun.sleep(Math.floor(random.next() * 30));
      const before = await fixture.store.deliveries.listPage(endpoint.id, { limit: 200 });
      const copy = join(folder.path, `${moment}.sqlite`);
      for (const ending of ["", "-wal"])
        if (existsSync(fixture.path + ending)) copyFileSync(fixture.path + ending, copy + ending);
      const sentBefore = new Map(sent);
      const after = new Set((await fixture.store.deliveries.listPage(endpoint.id, { limit: 200 })).map(({ id }) => id));
      const isTorn = moment % 3 === 2;
      if (isTorn) truncateSync(`${copy}-wal`, Math.floor(statSync(`${copy}-wal`).size * random.next()));
      const database = new Database(copy);
      expect(database.query("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
      database.close();
      const store = createStore(openSqlite(copy));
      const rows = await store.deliveries.listPage(endpoint.id, { limit: 200 });
      if (!isTorn) {
        const ids = new Set(rows.map(({ id }) => id));
        expect(before.filter(({ id }) => after.has(id) && !ids.has(id))).toEqual([]);
        const counts = rows.map(({ id, attemptCount }) => [id, attemptCount, sentBefore.get(id) ?? 0] as const);
        expect(counts.filter(([, recorded, sends]) => recorded < sends)).toEqual([]);
      }
      expect(rows.filter(({ attemptCount }) => attemptCount > 3)).toEqual([]);
      await store.close();
      for (const ending of ["", "-wal", "-shm"]) rmSync(copy + ending, { force: true });
    }
    await scheduler.stop();
    expect(sent.size).toBeGreaterThan(copies);
    await fixture.close();
    folder.remove();
  },
  30_000,
);
