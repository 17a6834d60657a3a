import type { DesignId } from "#/model/ids";
import { Database } from "bun:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { Glob } from "bun";
import { createLog } from "#/kernel/log";
import { sha256Hex } from "#/kernel/hash";
import { createId } from "#/kernel/ids";
import { type DesignContent, partSchemaVersion } from "#/model/design-content";
import { createDesignContents, putParts } from "#/store/design-contents";
import { createMaintenance } from "#/store/maintenance";
import type { Repositories, Store } from "#/store/store";
import { sweepBlobs, type SweepReport } from "#/store/sweep-blobs";
import { createDesignContent } from "#test/design-content";
import { type TestStore, createTestStore } from "#test/test-store";
import { waitUntil } from "#test/wait-until";

let place: TestStore;
let store: Store;
beforeEach(async () => {
  place = await createTestStore();
  store = place.store;
});
afterEach(() => place.close());

const now = "2026-11-21T10:00:00.000Z";
const content = createDesignContent({ name: "Swept", seed: 3 });
const svgs = [...content.mark.assets, ...content.imagery.assets].map(({ svg }) => sha256Hex(svg));
const firstSvg = svgs[0] ?? "";

/** Adds a design with these parts, in a brand of its own. */
async function addDesign(repositories: Repositories, made: Partial<DesignContent>): Promise<DesignId> {
  const { brands, systems, designs } = repositories;
  const [workspaceId, brandId, systemId, id] = [place.workspaceId, createId("br"), createId("sys"), createId("ds")];
  const named = { workspaceId, name: id, slug: id.replace("_", "-"), createdAt: now, updatedAt: now };
  await brands.insert({ id: brandId, ...named, tagline: null, description: null, website: null });
  await systems.insert({
    ...{ id: systemId, brandId, ...named, brandColor: "#102030", tokenCount: 0, status: "DRAFT", platform: "nextjs" },
    ...{ pinnedDesignId: null, visibility: "PUBLIC", showBrief: false, servedVersionId: null, activatedAt: null },
  });
  await designs.insert({
    ...{ id, workspaceId, brandId, systemId, name: id, status: "DRAFT", basedOn: null, seed: 3, directionId: "swiss" },
    ...{ parts: await putParts(repositories, made), createdAt: now, updatedAt: now, approvedAt: null, publishedAt: null },
  });
  return id;
}
const forgetParts = (id: DesignId) => store.transaction(({ designs }) => designs.update(id, { parts: {} }));
const sweep = (report?: Pick<SweepReport, "unreferenced">, over = store) =>
  sweepBlobs(over, { pauseMs: 0, ...(report && { unreferencedBefore: report.unreferenced }) });
const isThere = async (hash: string) => (await store.blobs.findByHash(hash)) !== undefined;
const howMany = async () => (await store.blobs.listPage(undefined, 10_000)).length;
const put = (text: string, mediaType = "image/png") => store.transaction(({ blobs }) => blobs.put(text, mediaType));

/** A store in which something happens right before the first transaction of a sweep removes content. */
function changeBeforeRemoval(change: () => Promise<unknown>): Store {
  let isChanged = false;
  return {
    ...store,
    async transactionWithoutInvalidation(work) {
      if (!isChanged) await change();
      isChanged = true;
      return await store.transactionWithoutInvalidation(work);
    },
  };
}

describe("content that is due and referenced again before its removal stays", () => {
  test("by a draft that was there before", async () => {
    const id = await store.transaction((repositories) => addDesign(repositories, { mark: content.mark }));
    const { mark = "" } = (await store.designs.findById(id))?.parts ?? {};
    await forgetParts(id);
    const first = await sweep();
    expect(first.unreferenced.has(mark)).toBe(true);
    const take = () => store.transaction(({ designs }) => designs.update(id, { parts: { mark } }));
    await sweep(first, changeBeforeRemoval(take));
    expect([await isThere(mark), await isThere(firstSvg)]).toEqual([true, true]);
  });

  test("by a new design, also one that has the number of a removed one", async () => {
    const ids = await store.transaction(async (repositories) => [
      await addDesign(repositories, { brief: content.brief }),
      await addDesign(repositories, { mark: content.mark }),
    ]);
    const last = await store.designs.findById(ids[1] ?? "ds_");
    if (!last) throw new Error("the design is missing");
    await store.transaction(({ designs }) => designs.removeByBrand(last.brandId));
    const other = await store.transaction((repositories) => addDesign(repositories, { tokens: content.tokens }));
    const first = await sweep();
    expect(first.unreferenced.has(last.parts.mark ?? "")).toBe(true);
    const replace = async () => {
      const removed = await store.designs.findById(other);
      await store.transaction(async (repositories) => {
        await repositories.designs.removeByBrand(removed?.brandId ?? "br_");
        const approved = { ...last, id: createId("ds"), approvedAt: now };
        await repositories.designs.insert(approved);
      });
    };
    await sweep(first, changeBeforeRemoval(replace));
    expect([await isThere(last.parts.mark ?? ""), await isThere(firstSvg)]).toEqual([true, true]);
  });
});

describe("unreferenced content", () => {
  test("is removed by the second sweep that finds it", async () => {
    const kept = await store.transaction((repositories) => addDesign(repositories, content));
    const before = await howMany();
    const lost = await put("orphaned");
    const first = await sweep();
    expect(first).toMatchObject({ unreferenced: new Set([lost]), unreferencedBytes: 8, removedBlobs: 0 });
    expect(await isThere(lost)).toBe(true);
    expect(await sweep(first)).toMatchObject({ unreferenced: new Set(), removedBlobs: 1, removedBytes: 8 });
    expect([await isThere(lost), await howMany()]).toEqual([false, before]);
    expect(await sweep(await sweep(first))).toMatchObject({ unreferenced: new Set(), removedBlobs: 0 });
    const parts = (await store.designs.findById(kept))?.parts ?? {};
    expect(await createDesignContents(store.blobs).loadDesignContent(parts)).toEqual({ ...content, parent: null });
    for (const hash of svgs) expect(await isThere(hash)).toBe(true);
  });

  test("is only reported by a dry run", async () => {
    const lost = await put("orphaned");
    const report = await sweepBlobs(store, { isDryRun: true, unreferencedBefore: new Set([lost]) });
    expect(report).toMatchObject({ unreferenced: new Set([lost]), unreferencedBytes: 8, removedBlobs: 0 });
    expect(await isThere(lost)).toBe(true);
  });

  test("is removed after its last reference", async () => {
    const [one, two] = await store.transaction(async (repositories) => [
      await addDesign(repositories, content),
      await addDesign(repositories, { mark: content.mark }),
    ]);
    const { mark, brief } = (await store.designs.findById(one ?? "ds_"))?.parts ?? {};
    await forgetParts(one ?? "ds_");
    const first = await sweep(await sweep());
    expect([await isThere(mark ?? ""), await isThere(firstSvg), await isThere(brief ?? "")]).toEqual([true, true, false]);
    expect(first.removedBlobs).toBeGreaterThan(0);
    await forgetParts(two ?? "ds_");
    await sweep(await sweep());
    expect(await howMany()).toBe(0);
  });

  test("includes the rasters of a removed SVG; rasters of other SVGs stay", async () => {
    const id = await store.transaction((repositories) => addDesign(repositories, { mark: content.mark }));
    const lost = await put("<svg>lost</svg>", "image/svg+xml");
    const [own, others, shared] = [await put("drawn of lost"), await put("drawn of kept"), await put("drawn of both")];
    await store.transaction(async ({ rasters }) => {
      await rasters.insert({ sourceHash: lost, px: 320, pngHash: own, webpHash: shared });
      await rasters.insert({ sourceHash: firstSvg, px: 320, pngHash: others, webpHash: shared });
    });
    expect(await sweep(await sweep())).toMatchObject({ removedBlobs: 2, removedRasters: 1 });
    expect(await Promise.all([lost, own, others, shared].map(isThere))).toEqual([false, false, true, true]);
    expect([await store.rasters.find(lost, 320), (await store.rasters.find(firstSvg, 320))?.pngHash]).toEqual([
      undefined,
      others,
    ]);
    await forgetParts(id);
    await sweep(await sweep());
    expect(await howMany()).toBe(0);
  });

  test("does not include files that a brand import names, before and after a design is made of it", async () => {
    const [font, unused] = [await put("a font", "font/woff2"), await put("another font", "font/woff2")];
    const files = (hash: string) => JSON.stringify({ given: { faces: { text: { files: [{ hash }] } } } });
    const rowOf = (contentHash: string) => ({
      ...{ id: createId("imp"), workspaceId: place.workspaceId, name: "Swept", contentHash, createdBy: "test", createdAt: now },
    });
    const importRow = await store.transaction(async ({ blobs, brandImports }) => {
      const row = rowOf(await blobs.put(files(font), "application/json"));
      await brandImports.insert(row, 1);
      return row;
    });
    await sweep(await sweep());
    expect([await isThere(font), await isThere(unused)]).toEqual([true, false]);

    const given = { ...content.given, files: JSON.parse(files(font)) } as unknown as DesignContent["given"];
    const design = await store.transaction(async (repositories) => {
      const id = await addDesign(repositories, { given });
      await repositories.brandImports.insert(rowOf(await repositories.blobs.put("{}", "application/json")), 1);
      return id;
    });
    await sweep(await sweep());
    expect([await isThere(font), await isThere(importRow.contentHash)]).toEqual([true, false]);
    await forgetParts(design);
    await sweep(await sweep());
    expect(await isThere(font)).toBe(false);
  });

  test("is removed in several transactions if it has hundreds of rows", async () => {
    await store.transaction(async ({ blobs }) => {
      for (let index = 0; index < 220; index++) await blobs.put(`lost ${index}`, "image/png");
    });
    let transactions = 0;
    const counting: Store = {
      ...store,
      transactionWithoutInvalidation: (work) => {
        transactions++;
        return store.transactionWithoutInvalidation(work);
      },
    };
    expect(await sweep(await sweep(), counting)).toMatchObject({ removedBlobs: 220 });
    expect(transactions).toBeGreaterThanOrEqual(10);
    expect(await howMany()).toBe(0);
  });
});

describe("content that is referenced during a sweep stays", () => {
  /** The store, with a change before each transaction of the sweep. */
  const racing = (change: () => Promise<unknown>): Store => ({
    ...store,
    async transactionWithoutInvalidation(work) {
      await change();
      return await store.transactionWithoutInvalidation(work);
    },
  });

  test.each<[string, Partial<DesignContent>]>([
    ["the whole design", content],
    ["the mark alone", { mark: content.mark }],
    ["the imagery alone", { imagery: content.imagery }],
  ])("with everything in it: %s", async (_, made) => {
    const id = await store.transaction((repositories) => addDesign(repositories, content));
    await forgetParts(id);
    const first = await sweep();
    let again: DesignId | undefined;
    await sweep(
      first,
      racing(async () => {
        again ??= await store.transaction((repositories) => addDesign(repositories, made));
      }),
    );
    const parts = (await store.designs.findById(again ?? "ds_"))?.parts ?? {};
    for (const hash of Object.values(parts)) expect(await isThere(hash)).toBe(true);
    for (const { svg } of [...(made.mark?.assets ?? []), ...(made.imagery?.assets ?? [])])
      expect(await isThere(sha256Hex(svg))).toBe(true);
  });

  test("including an SVG with a new raster, and the raster", async () => {
    const lost = await put("<svg>lost</svg>", "image/svg+xml");
    const drawing = await put("drawing");
    const insert = () =>
      store.transaction(({ rasters }) => rasters.insert({ sourceHash: lost, px: 320, pngHash: drawing, webpHash: drawing }));
    await insert();
    const first = await sweep();
    let calls = 0;
    const report = await sweep(
      first,
      racing(async () => {
        calls++;
        if (calls === 2) await insert();
      }),
    );
    expect(report).toMatchObject({ removedBlobs: 0, removedRasters: 1, unreferenced: new Set([lost, drawing]) });
    expect(await sweep(report)).toMatchObject({ removedBlobs: 2, removedRasters: 1 });
  });
});

describe("nothing is removed", () => {
  test("if a part is missing, unreadable or has another schema", async () => {
    const lost = await put("orphaned");
    const id = await store.transaction((repositories) => addDesign(repositories, {}));
    const brief = await put("no JSON", "application/json");
    const later = await store.transaction(({ blobs }) => blobs.put("{}", "application/json", partSchemaVersion + 1));
    const before = await howMany();
    for (const [hash, message] of [
      ["f".repeat(64), "missing"],
      [later, "schema"],
      [brief, "JSON"],
    ] as const) {
      await store.transaction(({ designs }) => designs.update(id, { parts: { brief: hash } }));
      const failing = sweep({ unreferenced: new Set([lost]) });
      expect(failing).rejects.toThrow(message);
      await failing.catch(() => undefined);
    }
    expect(await howMany()).toBe(before);
  });

  test("after the sweep is aborted", async () => {
    const lost = await put("orphaned");
    const stopping = new AbortController();
    stopping.abort();
    const stopped = sweepBlobs(store, { unreferencedBefore: new Set([lost]), signal: stopping.signal });
    expect(stopped).rejects.toThrow("abort");
    await stopped.catch(() => undefined);
    expect(await isThere(lost)).toBe(true);
  });
});

test("the maintenance thread sweeps at intervals, logs what it removed and stops on request", async () => {
  const id = await store.transaction((repositories) => addDesign(repositories, content));
  const kept = await howMany();
  const lost = await put("orphaned");
  const logged: string[] = [];
  const log = createLog(
    (line) => void logged.push(line),
    "json",
    () => new Date(now),
  );
  const maintenance = createMaintenance({
    ...{ database: place.database, store, log, clock: { now: () => new Date(now) } },
    auditRetention: undefined,
    sweepTimes: { firstMs: 10, everyMs: 20 },
  });
  maintenance.start();
  try {
    await waitUntil(async () => !(await isThere(lost)));
    await waitUntil(() => logged.some((line) => line.includes('"removedBlobs":1')));
  } finally {
    await maintenance.stop();
  }
  expect(await howMany()).toBe(kept);
  expect(logged.filter((line) => line.includes('"error"'))).toEqual([]);
  // The thread left no transaction open.
  await forgetParts(id);
});

describe("new references to stored content", () => {
  test("the sweep reads every column that refers to content", () => {
    const database = new Database(place.path, { readonly: true });
    const tables = database.query<{ name: string }, []>("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const found = tables.flatMap(({ name }) => {
      const columns = database.query<{ name: string }, []>(`PRAGMA table_info("${name}")`).all();
      const foreign = database.query<{ table: string; from: string }, []>(`PRAGMA foreign_key_list("${name}")`).all();
      return columns
        .filter((one) => /hash|parts/.test(one.name) || foreign.some(({ table, from }) => table === "blobs" && from === one.name))
        .map((one) => `${name}.${one.name}`);
    });
    database.close();
    const ofSecrets = [
      "api_keys.hash",
      "oauth_tokens.hash",
      "one_time_links.token_hash",
      "sessions.token_hash",
      "users.password_hash",
    ];
    const read = ["designs.parts", "discarded_states.parts", "external_artifacts.content_hash", "versions.parts"];
    const imported = ["brand_imports.content_hash"];
    // The names of parts, not their content.
    const names = ["brands.parent_parts"];
    // Who may read content; they are removed with it.
    const access = ["asset_parts.asset_hash", "asset_parts.part_hash", "part_systems.part_hash"];
    const drawings = ["rasters.png_hash", "rasters.source_hash", "rasters.webp_hash"];
    expect(found.sort()).toEqual([...ofSecrets, ...read, ...imported, ...names, ...access, ...drawings, "blobs.hash"].sort());
  });

  test("content is stored by these files only, each in the transaction that writes the reference", async () => {
    const found: string[] = [];
    for await (const file of new Glob("src/**/*.ts").scan("."))
      if (/\bblobs\.put(?:Packed)?\(|\bputParts\(/.test(await Bun.file(file).text())) found.push(file);
    expect(found.sort()).toEqual([
      "src/lifecycle/duplicate-design.ts",
      "src/lifecycle/mirror-version.ts",
      "src/lifecycle/recheck-imports.ts",
      "src/lifecycle/rework-design.ts",
      "src/lifecycle/start-project.ts",
      "src/lifecycle/take-parent-version.ts",
      "src/lifecycle/unit-of-work-with-imports.ts",
      "src/lifecycle/update-design.ts",
      "src/operations/artifacts/import-artifacts.ts",
      "src/operations/brand-imports/store-brand-import.ts",
      "src/operations/projects/waive-finding.ts",
      "src/pipeline/regenerate-design.ts",
      "src/pipeline/run-stage.ts",
      "src/raster/rasters.ts",
      "src/store/design-contents.ts",
    ]);
  });
});
