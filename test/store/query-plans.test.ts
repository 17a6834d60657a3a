import { Database } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { referringTableNames } from "#/store/repositories/blobs";
import type { Store } from "#/store/store";
import { createTestStore, type TestStore } from "#test/test-store";

/**
 * Every statement of the repositories, with the plan that the database makes of it. Each method is
 * called with arguments of several shapes; what it returns does not matter, only what it asks.
 */
const statements = new Map<string, Set<string>>();
const prepare = Database.prototype.prepare;
let place: TestStore;
let plans: readonly { readonly method: string; readonly sql: string; readonly lines: readonly string[] }[];

const options = {
  ...{ after: "x", before: "x", limit: 5, newest: true, designId: "x", systemId: "x", brandId: "x", owner: "x", nowMs: 1 },
  ...{ untilMs: 2, from: "x", retryLimit: 5, versionId: "x", name: "x", key: "x", kind: "COMPONENT", workspaceId: "x", id: "x" },
  ...{ hash: "x", sourceHash: "x", px: 32, updatedAt: "x", targetId: "x", eventId: "x", headers: null, attempts: [] },
};
const shapes: readonly (readonly unknown[])[] = [
  [],
  ["x", "x", "x"],
  ["x", 5, 5],
  [5, 5],
  ["x", options, options],
  ["x", 5, options],
  [options, options],
  [options, 5, 5],
  [
    ["x", "y"],
    ["x", "y"],
  ],
  [[options], "x"],
  ["x", [options]],
  ["x", new Set(["x"])],
  ["x", null],
];
/** Lists with each filter and order that the console and the public pages have. */
const lists = (store: Store): readonly (readonly [string, () => Promise<unknown>])[] => {
  const brand = [{}, { after: "br_1" as const }].flatMap((cursor) =>
    (["created", "name", "updated"] as const).flatMap((sort) =>
      [true, false].flatMap((newest) =>
        [{}, { statuses: ["DRAFT"] as const }, { search: "x", slugPart: "x" }, { search: "xyz", slugPart: "xyz" }].map(
          (filter) => ({
            ...{ ...cursor, sort, newest, ...filter },
          }),
        ),
      ),
    ),
  );
  const filters = [
    {},
    { states: ["FAILED"] as const },
    { brandId: "br_1" as const },
    { waitingAtMs: 1 },
    { search: "x" },
    { search: "xyz" },
  ];
  const project = filters.flatMap((filter) => [true, false].map((byChange) => ({ ...filter, byChange, newest: true })));
  const entries = [
    {},
    { before: "aud_1" as const },
    { actions: ["api_key.revoked", "design.published"] as const },
    { actorId: "x" },
    { actorKind: "KEY" as const },
    { targetId: "x" },
    { since: "x" },
    { until: "x", before: "aud_1" as const },
    { since: "x", actions: ["api_key.revoked"] as const },
  ];
  const active = [{}, { after: "sys_1" as const }].flatMap((cursor) =>
    [{}, { platform: "wordpress" as const }, { search: "x", slugPart: "x" }, { search: "xyz" }].map((filter) => ({
      ...cursor,
      ...filter,
    })),
  );
  return [
    ...brand.map((query) => ["brands.listPage", () => store.brands.listPage("ws_1", { ...query, limit: 5 })] as const),
    ...brand.map((query) => ["brands.count", () => store.brands.count("ws_1", query)] as const),
    ...project.map((query) => ["projects.listPage", () => store.projects.listPage("ws_1", { ...query, limit: 5 })] as const),
    ...project.map((query) => ["projects.count", () => store.projects.count("ws_1", query)] as const),
    ...entries.map((query) => ["auditLog.listPage", () => store.auditLog.listPage("ws_1", { ...query, limit: 5 })] as const),
    ...active.map((query) => ["systems.listActive", () => store.systems.listActive({ ...query, limit: 5 })] as const),
    ["systems.listActiveChangedAfter", () => store.systems.listActiveChangedAfter("x", 5)],
    ["systems.listSignatures", () => store.systems.listSignatures("ws_1", null)],
    ["systems.listTakenSlugs", () => store.systems.listTakenSlugs("ws_1", "x")],
    ...referringTableNames.map(
      (table) => ["blobs.listReferencesFrom", () => store.blobs.listReferencesFrom(table, 1, 5)] as const,
    ),
    ["systems.listReservedSlugs", () => store.systems.listReservedSlugs({ id: "sys_1", workspaceId: "ws_1" }, "x")],
  ];
};

type Method = (...input: readonly unknown[]) => Promise<unknown>;
const isMethod = (value: unknown): value is Method => typeof value === "function";

beforeAll(async () => {
  place = await createTestStore();
  await place.store.transaction(async ({ brands, systems, designs, projects }) => {
    const own = { workspaceId: place.workspaceId, name: "Xyz", slug: "xyz", createdAt: "x", updatedAt: "x" };
    const look = { brandColor: "#000000", tokenCount: 0, status: "DRAFT", platform: "nextjs", pinnedDesignId: null } as const;
    await brands.insert({ ...own, id: "br_1", tagline: null, description: null, website: null });
    await systems.insert({ ...own, ...look, id: "sys_1", brandId: "br_1" });
    const design = { seed: 1, directionId: "swiss", parts: {}, basedOn: null, approvedAt: null, publishedAt: null } as const;
    await designs.insert({ ...own, ...design, id: "ds_1", brandId: "br_1", systemId: "sys_1", status: "DRAFT" });
    const run = {
      autoApprovals: { approve: false, publish: false },
      externalDesign: false,
      failedStage: null,
      failure: null,
    } as const;
    const lease = { leaseOwner: null, leaseUntilMs: null };
    await projects.insert({ ...own, ...run, ...lease, id: "prj_1", designId: "ds_1", state: "BRIEF" });
  });
  let method = "";
  const prepareKnown = (value: unknown) =>
    Object.defineProperty(Database.prototype, "prepare", { value, configurable: true, writable: true });
  prepareKnown(function (this: Database, sql: string, ...rest: readonly unknown[]) {
    const statement = Reflect.apply(prepare, this, [sql, ...rest]);
    statements.set(method, (statements.get(method) ?? new Set()).add(sql));
    return statement;
  });
  class RollBack extends Error {}
  try {
    for (const [name, list] of lists(place.store)) {
      method = name;
      await list();
    }
    await place.store
      .transaction(async (repositories) => {
        for (const [repository, methods] of Object.entries(repositories))
          for (const [name, call] of Object.entries(methods).filter(([, value]) => isMethod(value)))
            for (const shape of shapes) {
              method = `${repository}.${name}`;
              // A shape that a method does not take fails before or after its statement is prepared.
              await Promise.resolve()
                .then(() => call(...shape))
                .catch(() => {});
            }
        throw new RollBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof RollBack)) throw error;
      });
  } finally {
    prepareKnown(prepare);
  }
  const database = new Database(place.path, { readonly: true });
  plans = [...statements].flatMap(([name, all]) =>
    [...all]
      .filter((sql) => /^(select|with|update|delete)/i.test(sql))
      .map((sql) => ({
        ...{ method: name, sql },
        lines: database
          .query<{ detail: string }, []>(`EXPLAIN QUERY PLAN ${sql}`)
          .all()
          .map(({ detail }) => detail),
      })),
  );
  database.close();
});
afterAll(async () => await place.close());

/** Methods whose statements may read a whole table or index, each with the reason. */
const scans: Readonly<Record<string, string>> = {
  "workspaces.listAll": "an installation has few workspaces, and only commands list them",
  "workspaces.remove": "a workspace is deleted once",
  "users.hasAny": "reads one row",
  "oauthClients.countUnused": "the number of clients is limited",
  "oauthGrants.removeEnded": "people connect few clients, and what has ended is removed",
  "blobs.count": "metrics ask for it every ten minutes at most",
  "blobs.listPage": "a page in the order of the index; the sweep reads all of them",
  "blobs.listHashesOfDrafts": "all rows of an index that has only drafts",
  "blobs.listHashesOfImports": "the sweep reads all imports, because any may have been checked again",
  "blobs.listFilesHere": "the first rows of an index that has only files which are to be moved",
  "blobs.listInBucket": "the first rows of an index that has only files in the bucket",
  "blobs.countInBucket": "asked at a start without a bucket, where it is normally empty",
  "rasters.listPage": "a page in the order of the index; the sweep reads all of them",
  "rasters.removeOldestOnDemand": "an index that has only images made on demand, whose size is limited",
  "assetParts.listUnread": "asked for a stored image that no listed part has: of imports, and of an earlier release",
  "oneTimeLinks.listUsableByCreator": "links expire and are removed",
  "oneTimeLinks.removeByKind": "links expire and are removed",
  "oneTimeLinks.removeExpired": "links expire and are removed",
  "oneTimeLinks.removeResetsByUser": "links expire and are removed",
  "auditLog.findSeqRange": "maintenance asks for it once a day",
  "auditLog.findLastExport": "the last row of a table with one row an export",
  "webhookEndpoints.listSealedSecrets": "the first rows in the order of the index",
  "signingKeys.listSealedSecrets": "the first rows in the order of the index",
  "subscriptions.listSealedSecrets": "the first rows in the order of the index",
  "deliveries.summarizePending": "the first row in the order of an index that has only pending ones",
};
/** Methods whose statements may sort what they found, each with the reason. */
const sorts: Readonly<Record<string, string>> = {
  "projects.listPage": "of open projects, and of those of one brand",
  "projects.listLeased": "few projects run at a time",
  "projects.listUnfinished": "few projects are open, and only a command lists them",
  "users.listMemberships": "of one person",
  "oauthGrants.listActiveByUser": "of one person",
  "systems.listBySlug": "at most one of each workspace of a person",
  "brands.listByParent": "of one brand",
  "designs.listBySystems": "of the systems of a page",
  "versions.listKindsBySystems": "of the systems of a page",
  "sessions.listPage": "of one person",
  "oneTimeLinks.listInvitations": "links expire and are removed",
  "externalArtifacts.countByKindAndStatus": "of one project",
  "subscriptions.listBySystem": "of one system",
  "blobs.listHashesOfImports": "once a sweep and for each of its batches",
};

const listMethods = (pattern: RegExp, exceptions: Readonly<Record<string, string>>) => {
  const found = plans.filter(({ lines }) => lines.some((line) => pattern.test(line)));
  return {
    unexpected: found
      .filter(({ method }) => exceptions[method] === undefined)
      .map(({ method, sql, lines }) => `${method}: ${lines.join("; ")}: ${sql}`),
    unneeded: Object.keys(exceptions).filter((name) => !found.some(({ method }) => method === name)),
  };
};

test("the statements of nearly all methods are known", () => {
  const methods = Object.entries(place.store).flatMap(([repository, value]) =>
    typeof value === "object" ? Object.keys(value).map((name) => `${repository}.${name}`) : [],
  );
  expect(methods.length).toBeGreaterThan(150);
  expect(methods.filter((method) => !statements.has(method)).toSorted()).toEqual([
    // Called with an entry or content of its own shape.
    "auditLog.listNumbered",
    "blobs.markInBucket",
    "blobs.put",
    // Prepared together with those of `listWaitingTargets`.
    "deliveries.findNextDue",
    "deliveries.listDue",
    "deliveries.recordAttemptsFinished",
    "deliveries.recordAttemptsStarted",
    "deliveries.trimFinished",
  ]);
});

test("no statement reads a whole table, except where that is bounded", () => {
  // `target` is the recursive table of targets with pending deliveries.
  expect(listMethods(/^SCAN (?!target$|CONSTANT)/, scans)).toEqual({ unexpected: [], unneeded: [] });
});

test("no statement sorts the rows of a workspace to return a page of them", () => {
  expect(listMethods(/^USE TEMP B-TREE/, sorts)).toEqual({ unexpected: [], unneeded: [] });
});

/** Methods whose statements may read all rows of a workspace or a status, each with the reason. */
const wholes: Readonly<Record<string, string>> = {
  "brands.listPage": "a page in the order of the index",
  "brands.count": "an index without rows; only for a page that is not all",
  "projects.listPage": "a page in the order of the index",
  "projects.count": "an index without rows; only for a page that is not all",
  "projects.listUnfinished": "few projects are open, and only a command lists them",
  "auditLog.listPage": "a page in the order of the index",
  "systems.listActive": "a page in the order of the index",
  "systems.listSignatures": "the newest in the order of the index",
  "systems.listDirectionSignatures": "the newest in the order of the index",
  "systems.listByWorkspace": "a workspace changes when its designs go public, or is deleted",
  "workspaces.remove": "a workspace is deleted once",
  "users.listMembers": "a page in the order of the index",
  "users.countOwners": "a member leaves or gets another role",
  "apiKeys.listPage": "a page in the order of the index",
  "apiKeys.listActiveByCreator": "a member leaves or gets another role",
  "signingKeys.listPage": "a page in the order of the index",
  "signingKeys.listActive": "a workspace has few",
  "oauthGrants.listPage": "a page in the order of the index",
  "oauthGrants.listActiveByUser": "a member leaves or gets another role",
  "brands.listSubBrands": "the index has only sub-brands",
  "brandImports.listByWorkspace": "their number is limited",
  "oneTimeLinks.listInvitations": "links expire and are removed",
  "oneTimeLinks.removeInvitationsByEmail": "links expire and are removed",
  "events.listByWorkspace": "for tests",
  "externalArtifacts.sumStoredBytes": "an index without rows, for a quota",
  "webhookEndpoints.listEnabled": "their number is limited",
  "webhookEndpoints.listPage": "their number is limited",
  "webhookEndpoints.add": "their number is limited",
  "deliveries.listWaitingTargets": "steps from target to target",
  "deliveries.hasPending": "reads one row",
  "deliveries.summarizePending": "an index without rows",
  "deliveries.releaseOtherLeases": "the pending ones, once when the dispatcher starts",
  "deliveries.shiftDueTimes": "the pending ones, when the clock was changed",
};
/** Columns that many rows have in common. */
const common = "(?:workspace_id|status|visibility|state|platform|kind)=\\?";

test("no statement reads all rows of a workspace or a status to find a few of them", () => {
  expect(
    listMethods(new RegExp(`^SEARCH \\w+ USING (?:COVERING )?INDEX \\w+ \\(${common}(?: AND ${common})*\\)$`), wholes),
  ).toEqual({
    unexpected: [],
    unneeded: [],
  });
});
