import type { AuditEntryId, BrandId, WorkspaceId } from "#/model/ids";
import { afterEach, beforeEach, expect, test } from "bun:test";
import { createId } from "#/kernel/ids";
import type { AuditQuery } from "#/model/audit-entry";
import type { Design } from "#/model/design";
import type { Platform } from "#/model/platform";
import type { System } from "#/model/system";
import type { Driver } from "#/store/driver";
import type { BrandQuery } from "#/store/repositories/brands";
import { createStore, type Store } from "#/store/store";

/** An engine under test: `open` opens the same database each time until `reset` deletes it. */
export type Engine = { readonly name: string; open(): Driver | Promise<Driver>; reset(): void | Promise<void> };

const now = "2026-11-21T10:00:00.000Z";

async function seedStore(store: Store): Promise<{ system: System; design: Design }> {
  const workspaceId = createId("ws");
  const brandId = createId("br");
  const system: System = {
    id: createId("sys"),
    workspaceId,
    brandId,
    name: "Ärger & Söhne",
    slug: "aerger-soehne",
    brandColor: "#102030",
    tokenCount: 3,
    status: "DRAFT",
    platform: "nextjs",
    pinnedDesignId: null,
    visibility: "PUBLIC",
    showBrief: false,
    servedVersionId: null,
    activatedAt: null,
    publicOn: "APPROVAL",
    createdAt: now,
    updatedAt: now,
  };
  const design: Design = {
    id: createId("ds"),
    workspaceId,
    brandId,
    systemId: system.id,
    name: "First",
    status: "DRAFT",
    basedOn: null,
    seed: 7,
    directionId: "swiss",
    parts: { brief: "a".repeat(64) },
    createdAt: now,
    updatedAt: now,
    approvedAt: null,
    publishedAt: null,
  };
  await store.transaction(async ({ workspaces, brands, systems, designs }) => {
    await workspaces.insert({ id: workspaceId, name: "W", slug: `w-${workspaceId.slice(-8)}`, createdAt: now });
    await brands.insert({
      id: brandId,
      workspaceId,
      name: system.name,
      slug: system.slug,
      tagline: null,
      description: null,
      website: null,
      createdAt: now,
      updatedAt: now,
    });
    await systems.insert(system);
    await designs.insert(design);
  });
  return { system, design };
}

/** The conformance suite of an engine. */
export function testStoreConformance({ name, open, reset }: Engine): void {
  let store: Store;
  beforeEach(async () => {
    store = createStore(await open());
  });
  afterEach(async () => {
    await store.close();
    await reset();
  });

  test(`${name}: rows are read back as they were written`, async () => {
    const { system, design } = await seedStore(store);
    expect(await store.systems.findById(system.id)).toEqual(system);
    expect(await store.systems.listBySlug([system.workspaceId], "aerger-soehne")).toEqual([system]);
    expect(await store.systems.findByPublicSlug("aerger-soehne")).toBeUndefined();
    expect(await store.designs.findById(design.id)).toEqual(design);
    expect(await store.designs.findById("ds_none")).toBeUndefined();
  });

  test(`${name}: brands are listed by the last change of brand or system, and found by what both are called`, async () => {
    const [first, second] = [await seedStore(store), await seedStore(store)];
    const { workspaceId } = first.system;
    await store.transaction(async ({ brands, systems }) => {
      const own = { workspaceId, createdAt: now, updatedAt: now };
      const [brand, system] = [createId("br"), createId("sys")];
      await brands.insert({ ...own, id: brand, name: "Öl 100%", slug: "oel", tagline: "ÉTÉ", description: null, website: null });
      const { publicOn, ...copied } = first.system;
      await systems.insert({ ...copied, ...own, id: system, brandId: brand, name: "Öl 100%", slug: "oel" });
    });
    const list = async (query: BrandQuery & { newest?: boolean; after?: BrandId } = {}) =>
      (await store.brands.listPage(workspaceId, { limit: 9, ...query })).map((brand) => brand.slug);
    expect(await list()).toEqual(["aerger-soehne", "oel"]);
    expect(await list({ search: "ÖL 100%" })).toEqual(["oel"]);
    expect(await list({ search: "été" })).toEqual(["oel"]);
    expect(await list({ search: "oel" })).toEqual(["oel"]);
    for (const search of ["_l", "100_", "nothing"]) expect([search, await list({ search })]).toEqual([search, []]);
    expect(await store.brands.count(workspaceId, { search: "öl" })).toBe(1);

    const later = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();
    const byChange = { sort: "updated", newest: true } as const;
    await store.transaction(({ systems }) => systems.update(first.system.id, { updatedAt: later(1) }));
    expect(await list(byChange)).toEqual(["aerger-soehne", "oel"]);
    const [oel] = await store.brands.listPage(workspaceId, { limit: 1, search: "oel" });
    if (!oel) throw new Error("the brand is missing");
    await store.transaction(({ brands }) => brands.update(oel.id, { tagline: "Neu", updatedAt: later(2) }));
    expect(await list(byChange)).toEqual(["oel", "aerger-soehne"]);
    expect(await list({ ...byChange, after: oel.id })).toEqual(["aerger-soehne"]);
    // A system that changes before the last change of its brand does not go back.
    const system = await store.systems.findByBrand(oel.id);
    if (!system) throw new Error("the system is missing");
    await store.transaction(({ systems }) => systems.update(system.id, { name: "Quelle", updatedAt: later(1) }));
    expect(await list(byChange)).toEqual(["oel", "aerger-soehne"]);
    expect([await list({ search: "neu" }), await list({ search: "été" }), await list({ search: "quelle" })]).toEqual([
      ...[["oel"], [], ["oel"]],
    ]);
    expect(await store.brands.count(second.system.workspaceId, {})).toBe(1);
  });

  test(`${name}: projects are found by their name and that of their brand, also after a change of either`, async () => {
    const { system, design } = await seedStore(store);
    const { workspaceId, brandId } = system;
    const id = createId("prj");
    const run = { autoApprovals: { approve: false, publish: false }, externalDesign: false, failedStage: null, failure: null };
    const lease = { leaseOwner: null, leaseUntilMs: null, createdAt: now, updatedAt: now };
    await store.transaction(({ projects }) =>
      projects.insert({ ...run, ...lease, id, workspaceId, designId: design.id, name: "Spring 50%", state: "BRIEF" }),
    );
    const find = async (search: string) => [
      (await store.projects.listPage(workspaceId, { limit: 5, search })).length,
      await store.projects.count(workspaceId, { search }),
    ];
    for (const search of ["spring", "50%", "ÄRGER", "s", "ng 5"]) expect([search, await find(search)]).toEqual([search, [1, 1]]);
    for (const search of ["5_%", "summer", "söhnes"]) expect([search, await find(search)]).toEqual([search, [0, 0]]);
    await store.transaction(async ({ projects, brands }) => {
      await projects.update(id, { name: "Summer" });
      await brands.update(brandId, { name: "Quelle" });
    });
    for (const search of ["summer", "quelle"]) expect([search, await find(search)]).toEqual([search, [1, 1]]);
    for (const search of ["spring", "ärger"]) expect([search, await find(search)]).toEqual([search, [0, 0]]);
  });

  test(`${name}: audit entries of several actions are one list, and those of a period come in the order of their times`, async () => {
    const { system } = await seedStore(store);
    const { workspaceId } = system;
    const actions = ["brand.created", "brand.updated", "design.created"] as const;
    const ids: AuditEntryId[] = [];
    await store.transaction(async ({ auditLog }) => {
      for (let index = 0; index < 12; index++) {
        const id = createId("aud");
        ids.push(id);
        // The clock was set back by half an hour after the fifth entry.
        const minute = index > 5 ? index - 30 : index;
        const createdAt = new Date(Date.parse(now) + minute * 60_000).toISOString();
        const actor = { actorKind: "USER", actorId: "usr_1", actorName: "a@b.example" } as const;
        const action = actions[index % 3] ?? "brand.created";
        const request = { targetId: null, details: {}, requestId: null, address: null };
        await auditLog.insert({ id, workspaceId, ...actor, action, ...request, createdAt });
      }
    });
    /** The numbers of all entries that match, read in pages of two. */
    const readAll = async (query: AuditQuery) => {
      const numbers: number[] = [];
      for (let before: AuditEntryId | undefined; ; ) {
        const page = await store.auditLog.listPage(workspaceId, { ...query, before, limit: 2 });
        numbers.push(...page.map(({ id }) => ids.indexOf(id)));
        before = page.at(-1)?.id;
        if (before === undefined) return numbers;
      }
    };
    expect(await readAll({})).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(await readAll({ actions: ["brand.created", "brand.updated"] })).toEqual([10, 9, 7, 6, 4, 3, 1, 0]);
    expect(await readAll({ actions: ["brand.updated"], actorId: "usr_1" })).toEqual([10, 7, 4, 1]);
    expect(await readAll({ actorId: "usr_2" })).toEqual([]);
    expect(await readAll({ since: "2000-01-01T00:00:00.000Z" })).toEqual([5, 4, 3, 2, 1, 0, 11, 10, 9, 8, 7, 6]);
    expect(await readAll({ until: now, actions: ["design.created"] })).toEqual([11, 8]);
  });

  test(`${name}: live systems are found by text in name or slug and by platform`, async () => {
    const { system } = await seedStore(store);
    await store.transaction(({ systems }) => systems.update(system.id, { status: "ACTIVE" }));
    const find = async (query: { search?: string; slugPart?: string; platform?: Platform }) =>
      (await store.systems.listActive({ limit: 5, ...query })).length;
    expect(await find({ search: "ÄRGER" })).toBe(1);
    expect(await find({ search: "soehne" })).toBe(0);
    expect(await find({ search: "soehne", slugPart: "soehne" })).toBe(1);
    expect(await find({ search: "ärger", platform: "nextjs" })).toBe(1);
    expect(await find({ search: "ärger", platform: "wordpress" })).toBe(0);
  });

  test(`${name}: a transaction that throws changes nothing, even after awaits`, async () => {
    const before = await store.workspaces.listAll();
    const work = store.transaction(async ({ workspaces }) => {
      await workspaces.insert({ id: createId("ws"), name: "Gone", slug: "gone", createdAt: now });
      await Bun.sleep(1);
      throw new Error("changed our mind");
    });
    await expect(work).rejects.toThrow("changed our mind");
    expect(await store.workspaces.listAll()).toEqual(before);
  });

  test(`${name}: reads never see uncommitted rows`, async () => {
    let seen: unknown = "not read";
    await store.transaction(async ({ workspaces }) => {
      await workspaces.insert({ id: "ws_half", name: "Half", slug: "half", createdAt: now });
      seen = await store.workspaces.findById("ws_half");
    });
    expect(seen).toBeUndefined();
    expect(await store.workspaces.findById("ws_half")).toMatchObject({ slug: "half" });
  });

  test(`${name}: public changes are recorded with their system, and nothing else is`, async () => {
    const { system, design } = await seedStore(store);
    const { position } = store.getServedChanges(0);
    const changed = async (work: Parameters<Store["transaction"]>[0]) => {
      const { position: before } = store.getServedChanges(0);
      await store.transaction(work);
      return store.getServedChanges(before).systemIds;
    };
    expect(await changed(({ designs }) => designs.update(design.id, { name: "A draft's new name" }))).toEqual([]);
    expect(await changed(({ systems }) => systems.update(system.id, { brandColor: "#112233" }))).toEqual([]);
    expect(await changed(({ systems }) => systems.setDirectionSignature(system.id, "a|b|c|d|e"))).toEqual([]);
    expect(await changed(({ designs }) => designs.update(design.id, { status: "APPROVED" }))).toEqual([system.id]);
    expect(await changed(({ systems }) => systems.update(system.id, { status: "ACTIVE" }))).toEqual([system.id]);
    expect(await changed(({ systems }) => systems.setDirectionSignature(system.id, "e|d|c|b|a"))).toEqual([]);
    expect(await changed(({ brands }) => brands.update(system.brandId, { tagline: "New" }))).toEqual([system.id]);
    expect(await changed(({ workspaces }) => workspaces.update(system.workspaceId, { name: "New" }))).toBeUndefined();
    expect(await changed(({ systems }) => systems.update(system.id, { status: "ARCHIVED" }))).toEqual([system.id]);
    expect(store.getServedChanges(position + 4).systemIds).toEqual([system.id]);
  });

  test(`${name}: a reader that is too far behind treats everything as changed`, async () => {
    const { system } = await seedStore(store);
    await store.transaction(({ systems }) => systems.update(system.id, { status: "ACTIVE" }));
    const { position } = store.getServedChanges(0);
    await store.transaction(async ({ systems }) => {
      for (let count = 0; count < 1_100; count++) await systems.update(system.id, { tokenCount: count });
    });
    expect(store.getServedChanges(position)).toEqual({ position: position + 1_100, systemIds: undefined });
    expect(store.getServedChanges(position + 1_090)).toEqual({ position: position + 1_100, systemIds: [system.id] });
  });

  test(`${name}: parallel writers run one after the other and no write is lost`, async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        store.transaction(async ({ workspaces }) => {
          const taken = (await workspaces.listAll()).length;
          await Bun.sleep(0);
          await workspaces.insert({ id: createId("ws"), name: `W${index}`, slug: `slug-${taken}`, createdAt: now });
        }),
      ),
    );
    expect(new Set((await store.workspaces.listAll()).map(({ slug }) => slug)).size).toBe(40);
  });

  test(`${name}: a failed transaction does not stop the next one`, async () => {
    const failed = store.transaction(() => Promise.reject(new Error("no")));
    const next = store.transaction(({ workspaces }) =>
      workspaces.insert({ id: "ws_next", name: "N", slug: "n", createdAt: now }),
    );
    await expect(failed).rejects.toThrow("no");
    await next;
    expect(await store.workspaces.findById("ws_next")).toBeDefined();
  });

  test(`${name}: the read connection cannot write`, async () => {
    await expect(store.workspaces.insert({ id: "ws_x", name: "X", slug: "x", createdAt: now })).rejects.toThrow();
    expect(await store.workspaces.findById("ws_x")).toBeUndefined();
  });

  test(`${name}: a unique violation is distinguished from other errors`, async () => {
    const insert = () =>
      store.transaction(({ workspaces }) => workspaces.insert({ id: createId("ws"), name: "A", slug: "same", createdAt: now }));
    await insert();
    const error = await insert().catch((caught: unknown) => caught);
    expect(store.isUniqueViolation(error)).toBe(true);
    expect(store.isUniqueViolation(new Error("other"))).toBe(false);
  });

  test(`${name}: the parts of an approved design cannot change`, async () => {
    const { design } = await seedStore(store);
    await store.transaction(({ designs }) => designs.update(design.id, { parts: { brief: "b".repeat(64) } }));
    await store.transaction(({ designs }) => designs.update(design.id, { status: "APPROVED", approvedAt: now }));
    await expect(store.transaction(({ designs }) => designs.update(design.id, { parts: {} }))).rejects.toThrow();
    await store.transaction(({ designs }) => designs.update(design.id, { status: "PUBLISHED", publishedAt: now }));
    expect(await store.designs.findById(design.id)).toMatchObject({ parts: { brief: "b".repeat(64) }, status: "PUBLISHED" });
  });

  test(`${name}: the revision changes with every commit and only then`, async () => {
    const first = store.getRevision();
    await store.workspaces.listAll();
    expect(store.getRevision()).toBe(first);
    await store.transaction(({ workspaces }) => workspaces.insert({ id: "ws_r", name: "R", slug: "r", createdAt: now }));
    expect(store.getRevision()).not.toBe(first);
  });

  test(`${name}: transactions without invalidation keep the revision, and their rows are visible`, async () => {
    const other = createStore(await open());
    const before = store.getRevision();
    const workspace = (id: WorkspaceId) => ({ id, name: id, slug: id, createdAt: now });
    await store.transactionWithoutInvalidation(({ workspaces }) => workspaces.insert(workspace("ws_b1")));
    await other.transactionWithoutInvalidation(({ workspaces }) => workspaces.insert(workspace("ws_b2")));
    await Bun.sleep(20);
    expect(store.getRevision()).toBe(before);
    expect(await store.workspaces.findById("ws_b1")).toBeDefined();
    expect(await store.workspaces.findById("ws_b2")).toBeDefined();
    await other.close();
  });

  test(`${name}: the revision stays the same if a transaction changes nothing or fails`, async () => {
    const before = store.getRevision();
    await store.transaction(({ workspaces }) => workspaces.listAll());
    const failing = store.transaction(async ({ workspaces }) => {
      await workspaces.insert({ id: "ws_f", name: "F", slug: "f", createdAt: now });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await Bun.sleep(20);
    expect(store.getRevision()).toBe(before);
  });

  test(`${name}: a transaction waits for another process that changes the same, without blocking this one`, async () => {
    const other = createStore(await open());
    await store.transaction(({ workspaces }) => workspaces.insert({ id: "ws_w", name: "W", slug: "w", createdAt: now }));
    const held = Promise.withResolvers<void>();
    const isChanged = Promise.withResolvers<void>();
    const holding = other.transaction(async ({ workspaces }) => {
      await workspaces.update("ws_w", { name: "First" });
      isChanged.resolve();
      await held.promise;
    });
    await isChanged.promise;
    const order: string[] = [];
    const waiting = store
      .transaction(async ({ workspaces }) => {
        await workspaces.update("ws_w", { name: `${(await workspaces.findById("ws_w"))?.name}, second` });
      })
      .then(() => order.push("second"));
    await Bun.sleep(50);
    expect(await store.workspaces.findById("ws_w")).toMatchObject({ name: "W" });
    expect(order).toEqual([]);
    held.resolve();
    await Promise.all([holding.then(() => order.push("first")), waiting]);
    expect(order).toEqual(["first", "second"]);
    expect(await store.workspaces.findById("ws_w")).toMatchObject({ name: "First, second" });
    await other.close();
  });

  test(`${name}: commits of another process are visible within a few milliseconds`, async () => {
    const other = createStore(await open());
    const before = store.getRevision();
    await other.transaction(({ workspaces }) => workspaces.insert({ id: "ws_o", name: "O", slug: "o", createdAt: now }));
    await Bun.sleep(20);
    expect(store.getRevision()).not.toBe(before);
    expect(await store.workspaces.findById("ws_o")).toBeDefined();
    await other.close();
  });

  test(`${name}: the same content is stored once, under its hash`, async () => {
    const [one, two] = await store.transaction(async ({ blobs }) => [
      await blobs.put("hello", "text/plain"),
      await blobs.put("hello", "text/plain"),
    ]);
    expect(one).toBe(two ?? "");
    expect(one).toBe("2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824");
    expect(new TextDecoder().decode((await store.blobs.findByHash(one ?? ""))?.bytes)).toBe("hello");
  });

  test(`${name}: live systems are listed once each, in order, by page and platform`, async () => {
    const workspaceId = createId("ws");
    await store.transaction(async ({ workspaces, brands, systems }) => {
      await workspaces.insert({ id: workspaceId, name: "W", slug: "w", createdAt: now });
      for (let index = 0; index < 7; index++) {
        const brandId = createId("br");
        await brands.insert({
          id: brandId,
          workspaceId,
          name: `B${index}`,
          slug: `b${index}`,
          tagline: null,
          description: null,
          website: null,
          createdAt: now,
          updatedAt: now,
        });
        await systems.insert({
          id: createId("sys"),
          workspaceId,
          brandId,
          name: `B${index}`,
          slug: `b${index}`,
          brandColor: "#000000",
          tokenCount: 0,
          status: index === 3 ? "DRAFT" : "ACTIVE",
          platform: index % 2 ? "wordpress" : "nextjs",
          pinnedDesignId: null,
          createdAt: now,
          updatedAt: now,
        });
      }
    });
    const first = await store.systems.listActive({ limit: 4 });
    const second = await store.systems.listActive({ limit: 4, after: first.at(-1)?.id });
    expect([...first, ...second].map(({ slug }) => slug)).toEqual(["b0", "b1", "b2", "b4", "b5", "b6"]);
    expect((await store.systems.listActive({ limit: 9, platform: "wordpress" })).map(({ slug }) => slug)).toEqual(["b1", "b5"]);
    expect((await store.systems.listActiveByName("B4")).map(({ slug }) => slug)).toEqual(["b4"]);
    expect(await store.systems.listActiveByName("b3")).toEqual([]);
  });

  test(`${name}: quotes, wildcards and semicolons in text are text`, async () => {
    const odd = `'; DROP TABLE systems; -- %_"\\`;
    expect(await store.systems.findByPublicSlug(odd)).toBeUndefined();
    const { system } = await seedStore(store);
    const { workspaceId } = system;
    expect(await store.systems.listBySlug("all", odd)).toEqual([]);
    expect(await store.systems.listTakenSlugs(workspaceId, odd)).toEqual([]);
    expect(await store.systems.listTakenSlugs(workspaceId, "%")).toEqual([]);
    expect(await store.systems.listTakenSlugs(workspaceId, "aerger")).toEqual(["aerger-soehne"]);
  });

  test(`${name}: a slug is reserved once its system was public, and private slugs of other workspaces stay hidden`, async () => {
    const { system } = await seedStore(store);
    const { system: other } = await seedStore(store);
    const taken = () => store.systems.listTakenSlugs(createId("ws"), "aerger");
    const held = (one: System) => store.systems.listReservedSlugs(one, "aerger");
    expect([await taken(), await held(other), await store.systems.hasReservedSlug(system.id)]).toEqual([[], [], false]);
    await store.transaction(async ({ systems }) => {
      await systems.reserveSlug(system.id, "aerger-soehne");
      await systems.update(system.id, { status: "ACTIVE" });
    });
    expect([await taken(), await held(other), await store.systems.hasReservedSlug(system.id)]).toEqual([
      ["aerger-soehne"],
      ["aerger-soehne"],
      true,
    ]);
    expect((await store.systems.findByPublicSlug("aerger-soehne"))?.id).toBe(system.id);
    await store.transaction(({ systems }) => systems.update(system.id, { visibility: "PRIVATE" }));
    expect([await taken(), await held(other)]).toEqual([[], ["aerger-soehne"]]);
    const own = [system.workspaceId];
    expect(await store.systems.listActive({ limit: 9 })).toEqual([]);
    expect((await store.systems.listActive({ limit: 9, workspaceIds: own })).map(({ id }) => id)).toEqual([system.id]);
    expect((await store.systems.listActive({ limit: 9, workspaceIds: "all" })).map(({ id }) => id)).toEqual([system.id]);
    expect(await store.systems.listActiveByName(system.name)).toEqual([]);
    expect((await store.systems.listActiveByName(system.name, own)).map(({ id }) => id)).toEqual([system.id]);
    expect(await store.systems.listActiveChangedAfter("2020", 9)).toEqual([]);
    expect((await store.systems.listActiveChangedAfter("2020", 9, own)).map(({ id }) => id)).toEqual([system.id]);
    await expect(store.transaction(({ systems }) => systems.reserveSlug(other.id, "aerger-soehne"))).rejects.toThrow();
  });

  test(`${name}: one of many owners takes a project's lease and can renew it`, async () => {
    const { design } = await seedStore(store);
    await store.transaction(({ projects }) =>
      projects.insert({
        id: "prj_1",
        workspaceId: design.workspaceId,
        designId: design.id,
        name: "P",
        state: "BRIEF",
        autoApprovals: { approve: false, publish: false },
        externalDesign: false,
        failedStage: null,
        failure: null,
        leaseOwner: null,
        leaseUntilMs: null,
        createdAt: now,
        updatedAt: now,
      }),
    );
    const claims = await Promise.all(
      ["a", "b", "c"].map((owner) =>
        store.transaction(({ projects }) => projects.claim("prj_1", owner, { nowMs: 1_000, untilMs: 2_000 })),
      ),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    const owner = (await store.projects.findById("prj_1"))?.leaseOwner ?? "";
    expect(await store.transaction(({ projects }) => projects.claim("prj_1", owner, { nowMs: 1_500, untilMs: 3_000 }))).toBe(
      true,
    );
    expect(await store.transaction(({ projects }) => projects.claim("prj_1", "late", { nowMs: 2_999, untilMs: 4_000 }))).toBe(
      false,
    );
    expect(await store.transaction(({ projects }) => projects.claim("prj_1", "late", { nowMs: 3_001, untilMs: 4_000 }))).toBe(
      true,
    );
    expect(
      await store.transaction(({ projects }) =>
        projects.claim("prj_1", "after the clock was set back", { nowMs: 5, untilMs: 1_005 }),
      ),
    ).toBe(true);
  });
}
