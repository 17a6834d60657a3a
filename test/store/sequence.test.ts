import type { BrandId, EndpointId } from "#/model/ids";
import { Database } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { getTableName } from "drizzle-orm";
import { createId, type Id, type IdPrefix } from "#/kernel/ids";
import type { Version } from "#/model/version";
import { migrate } from "#/store/drivers/sqlite-migrate";
import { migrations } from "#/store/migrations/index";
import { workspaceTables } from "#/store/repositories/workspaces";
import { type TestStore, createTestStore } from "#test/test-store";

let place: TestStore;
beforeAll(async () => {
  place = await createTestStore();
});
afterAll(() => place.close());

/**
 * Ids start with a time. These come from a clock that was far ahead and was set back repeatedly.
 */
const fromLateToEarly = <Prefix extends IdPrefix>(prefix: Prefix, many: number): Id<Prefix>[] =>
  Array.from({ length: many }, (_, index): Id<Prefix> => `${prefix}_${String(many - index).padStart(26, "0")}`);
const times = (index: number) => {
  const at = new Date(Date.UTC(2030, 0, 1) - index * 86_400_000).toISOString();
  return { createdAt: at, updatedAt: at };
};

test("brands created while the clock is set back are listed in the order of creation", async () => {
  const { store, workspaceId } = place;
  const ids = fromLateToEarly("br", 7);
  const nothing = { tagline: null, description: null, website: null };
  for (const [index, id] of ids.entries())
    await store.transaction(async ({ brands, systems }) => {
      const own = { workspaceId, name: `B${index}`, slug: `b${index}`, ...times(index) };
      const face = { brandColor: "#000000", tokenCount: 0, status: "DRAFT", platform: "nextjs", pinnedDesignId: null } as const;
      await brands.insert({ id, ...own, ...nothing });
      await systems.insert({ id: createId("sys"), brandId: id, ...own, ...face });
    });
  const listed: BrandId[] = [];
  for (let after: BrandId | undefined; ; after = listed.at(-1)) {
    const page = await store.brands.listPage(workspaceId, { after, limit: 3 });
    if (page.length === 0) break;
    listed.push(...page.map(({ id }) => id));
  }
  expect(listed).toEqual(ids);
});

test("a list continues after an entry that was removed meanwhile", async () => {
  const { store, workspaceId } = place;
  const ids = Array.from({ length: 5 }, () => createId("whe"));
  const endpoint = (id: EndpointId) => ({
    ...({ id, workspaceId, url: "https://a.example", description: null, events: [], status: "ENABLED", secret: "s" } as const),
    ...{ previousSecret: null, previousSecretUntilMs: null, createdBy: null, lastSuccessAt: null, failingSince: null },
    ...{ pausedAt: null, pausedReason: null, ...times(0) },
  });
  for (const id of ids) await store.transaction(({ webhookEndpoints }) => webhookEndpoints.add(endpoint(id), 10));
  const first = await store.webhookEndpoints.listPage(workspaceId, { limit: 2 });
  const last = first.at(-1)?.id ?? "whe_";
  await store.transaction(({ webhookEndpoints }) => webhookEndpoints.remove(last));
  const rest = await store.webhookEndpoints.listPage(workspaceId, { after: last, limit: 9 });
  expect([...first, ...rest].map(({ id }) => id)).toEqual(ids);
});

test("versions, audit log and delivery log are in the order of creation, whatever their times", async () => {
  const { store, workspaceId } = place;
  const [systemId, brandId, designId] = [createId("sys"), createId("br"), createId("ds")];
  const versionIds = fromLateToEarly("ver", 4);
  const entryIds = fromLateToEarly("aud", 4);
  const deliveryIds = fromLateToEarly("dlv", 4);
  await store.transaction(async ({ brands, systems, designs, versions, auditLog, deliveries }) => {
    const nothing = { tagline: null, description: null, website: null };
    await brands.insert({ id: brandId, workspaceId, name: "V", slug: "v", ...nothing, ...times(0) });
    const face = { brandColor: "#000000", tokenCount: 0, status: "DRAFT", platform: "nextjs", pinnedDesignId: null } as const;
    await systems.insert({ id: systemId, workspaceId, brandId, name: "V", slug: "v", ...face, ...times(0) });
    await designs.insert({
      ...({ id: designId, workspaceId, brandId, systemId, name: "V", status: "DRAFT", basedOn: null, seed: 1 } as const),
      ...({ directionId: "swiss", parts: {}, approvedAt: null, publishedAt: null, ...times(0) } as const),
    });
    for (const [index, id] of versionIds.entries()) {
      const made = { number: `1.0.${index}`, kind: "release", seed: 1, parts: {} } as const;
      const version: Version = {
        id,
        systemId,
        designId,
        ...made,
        changelog: { added: [], removed: [], changed: [] },
        ...{ bump: null, proposedBump: null, reasons: [], releaseNotes: null },
        ...times(index),
      };
      await versions.insert(version);
    }
    for (const [index, id] of entryIds.entries())
      await auditLog.insert({
        ...({ id, workspaceId, actorKind: "ADMINISTRATOR", actorId: null, actorName: "a", action: "brand.created" } as const),
        ...{ targetId: null, details: {}, requestId: null, address: null, createdAt: times(index).createdAt },
      });
    for (const [index, id] of deliveryIds.entries())
      await deliveries.insert([
        {
          ...({ id, workspaceId, targetId: "whe_1", eventId: createId("evt"), event: "design.ready", body: "{}" } as const),
          ...({ state: "PENDING", attempts: [], attemptCount: 0, nextAttemptAtMs: 1, leasedBy: null, signedAtS: null } as const),
          ...{
            headers: null,
            redeliveryOf: null,
            requestId: null,
            traceparent: null,
            createdAt: times(index).createdAt,
            finishedAtMs: null,
          },
        },
      ]);
  });
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  expect(idsOf(await store.versions.listBySystem(systemId))).toEqual(versionIds);
  expect(idsOf(await store.versions.listPage({ systemId }, { after: versionIds[1], limit: 9 }))).toEqual(versionIds.slice(2));
  expect(idsOf(await store.auditLog.listPage(workspaceId, { limit: 9 }))).toEqual(entryIds.toReversed());
  expect(idsOf(await store.deliveries.listPage("whe_1", { limit: 9 }))).toEqual(deliveryIds.toReversed());
  expect(idsOf(await store.deliveries.listPage("whe_1", { before: deliveryIds[2], limit: 9 }))).toEqual(
    deliveryIds.slice(0, 2).toReversed(),
  );
});

test("rows from before the sequence are numbered in the order of insertion", () => {
  const database = new Database(":memory:");
  const at = migrations.findIndex(({ name }) => name === "0012-sequence");
  migrate(database, migrations.slice(0, at));
  database.run("PRAGMA foreign_keys = OFF");
  for (const id of ["ver_3", "ver_1", "ver_2"])
    database.run(
      `INSERT INTO versions (id, system_id, design_id, number, kind, parts, changelog, created_at, seed)
       VALUES ('${id}', 's', 'd', '${id}', 'rc', '{}', '{}', 'now', 7)`,
    );
  migrate(database);
  database.run(
    `INSERT INTO versions (id, system_id, design_id, number, kind, parts, changelog, created_at, seed)
     VALUES ('ver_0', 's', 'd', 'ver_0', 'rc', '{}', '{}', 'now', 7)`,
  );
  expect(database.query("SELECT id FROM versions ORDER BY seq").values()).toEqual([["ver_3"], ["ver_1"], ["ver_2"], ["ver_0"]]);
  expect(() => database.run("UPDATE versions SET seed = 1")).toThrow("a version never changes");
});

test("every listed table is numbered by the database and finds the last number through an index", () => {
  const database = new Database(":memory:");
  migrate(database);
  const tables = [...workspaceTables.map(getTableName), "workspaces", "versions", "sessions", "audit_log", "change_requests"];
  for (const table of tables) {
    const plan = database.query<{ detail: string }, []>(`EXPLAIN QUERY PLAN SELECT max(seq) FROM ${table}`).all();
    expect([table, plan.map(({ detail }) => detail).join()]).toEqual([
      table,
      `SEARCH ${table} USING COVERING INDEX ${table}_by_seq`,
    ]);
  }
});
