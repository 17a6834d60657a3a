import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { copyFileSync, existsSync, rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "#/kernel/random";
import { openSqlite } from "#/store/drivers/sqlite";
import { createStore } from "#/store/store";
import { createTemporaryFolder } from "#test/temporary-folder";
import { createDispatchFixture, createScriptedSender } from "#test/webhooks/dispatch-fixture";

const copies = 15;

test("the database as it lies on the disk at any moment of a drain is sound and holds what was committed", async () => {
  const place = await createDispatchFixture(undefined);
  const folder = createTemporaryFolder();
  const random = createRandom(Number(process.env.LOSS_SEED ?? 1), "loss");
  const { endpoint } = await place.endpoint("https://hooks.example/");
  const sent = new Map<string, number>();
  const note = createScriptedSender((count) => (count % 4 === 0 ? 500 : 200)).attempt;
  const dispatcher = place.dispatcher({
    async attempt(request) {
      sent.set(request.headers["x-service-delivery"] ?? "", (sent.get(request.headers["x-service-delivery"] ?? "") ?? 0) + 1);
      await Bun.sleep(1);
      return note(request);
    },
  });
  dispatcher.start();
  for (let moment = 0; moment < copies; moment++) {
    await place.deliver(endpoint.id, 40);
    await Bun.sleep(Math.floor(random.next() * 30));
    const before = await place.store.deliveries.listPage(endpoint.id, { limit: 200 });
    const copy = join(folder.path, `${moment}.sqlite`);
    for (const ending of ["", "-wal"]) if (existsSync(place.path + ending)) copyFileSync(place.path + ending, copy + ending);
    const begun = new Map(sent);
    const after = new Set((await place.store.deliveries.listPage(endpoint.id, { limit: 200 })).map(({ id }) => id));
    const isTorn = moment % 3 === 2;
    if (isTorn) truncateSync(`${copy}-wal`, Math.floor(statSync(`${copy}-wal`).size * random.next()));
    const database = new Database(copy);
    expect(database.query("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    database.close();
    const store = createStore(openSqlite(copy));
    const held = await store.deliveries.listPage(endpoint.id, { limit: 200 });
    if (!isTorn) {
      const there = new Set(held.map(({ id }) => id));
      expect(before.filter(({ id }) => after.has(id) && !there.has(id))).toEqual([]);
      const counts = held.map(({ id, attemptCount }) => [id, attemptCount, begun.get(id) ?? 0] as const);
      expect(counts.filter(([, noted, sends]) => noted < sends)).toEqual([]);
    }
    expect(held.filter(({ attemptCount }) => attemptCount > 3)).toEqual([]);
    await store.close();
    for (const ending of ["", "-wal", "-shm"]) rmSync(copy + ending, { force: true });
  }
  await dispatcher.stop();
  expect(sent.size).toBeGreaterThan(copies);
  await place.close();
  folder.remove();
}, 30_000);
