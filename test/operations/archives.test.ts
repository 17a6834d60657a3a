import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { createBundle } from "#/kits/bundle";
import { createRestServer } from "#/transports/rest/server";
import { toPublicContent } from "#/documents/public-content";
import type { JobRunner } from "#/jobs/job";
import { createInProcessRunner } from "#/jobs/job-runner";
import { createArchives } from "#/operations/archives/archives";
import { type PackInput, packArchiveJob } from "#/operations/archives/pack-job";
import { createResponseCache } from "#/operations/response-cache";
import type { Store } from "#/store/store";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";
import { memoStages } from "#test/pipeline/memo-stages";

/** Names of the packed archives; all packing goes through the job runner. */
const packed: string[] = [];
const inProcess = createInProcessRunner();
const counting: JobRunner = {
  ...inProcess,
  run(job, input, options) {
    if (job.name === packArchiveJob.name) packed.push((input as PackInput).name);
    return inProcess.run(job, input, options);
  },
};

let flow: DesignFlow;
let made: Awaited<ReturnType<DesignFlow["published"]>>;
beforeAll(async () => {
  flow = await createDesignFlow(memoStages, { jobs: counting });
  made = await flow.published({ name: "Open Orchard", seed: 1 });
});
afterAll(() => flow.app.close());
beforeEach(() => {
  packed.length = 0;
});

/** The server after a restart, with empty caches. */
function restarted({ baseUrl = flow.app.services.baseUrl, store = flow.app.store, jobs = counting, bytesMax = 1e9 } = {}) {
  const { services } = flow.app;
  const archives = createArchives({ store, jobs, log: services.log }, bytesMax);
  const server = createRestServer({ ...services, baseUrl, archives, responseCache: createResponseCache(store, 0) });
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await server.handle(new Request(`http://localhost${path}`, { headers }));
    return { status: answer.status, headers: answer.headers, bytes: await answer.bytes() };
  };
}
const download = "/api/v1/systems/open-orchard/download";
const asReader = () => ({ authorization: `Bearer ${flow.reader}` });

describe("an archive of a version", () => {
  const archives: readonly (readonly [name: string, path: string])[] = [
    ["bundle", download],
    ...["components", "pages", "assets-svg", "all"].map(
      (name) => [name, `/api/systems/export/open-orchard?format=${name}`] as const,
    ),
  ];

  test.each(archives)(
    "%s is packed once, for any spelling of the name, without a cached reply and after a restart",
    async (name, path) => {
      const get = restarted();
      const spelt = [path, path.replace("open-orchard", "%6fpen-orchard"), path.replace("open-orchard", "Open%20Orchard")];
      const first = await Promise.all([...spelt, ...spelt, ...spelt].map((one) => get(one)));
      const again = [await get(path), await restarted()(path), await restarted()(path, asReader())];
      expect(packed).toEqual([name]);
      const [one, ...others] = [...first, ...again];
      expect(one?.status).toBe(200);
      for (const other of others) {
        expect([other.status, other.headers.get("content-disposition")]).toEqual([
          200,
          one?.headers.get("content-disposition") ?? null,
        ]);
        expect(Buffer.compare(other.bytes, one?.bytes ?? new Uint8Array())).toBe(0);
      }
    },
  );

  test("has the same bytes from storage as when freshly packed", async () => {
    const [version] = (await flow.app.store.versions.listByDesign(made.designId)).slice(-1);
    if (!version) throw new Error("there is no version");
    const { bytes } = await restarted()(download);
    const content = toPublicContent(await flow.app.contents.loadDesignContent(version.parts));
    const facts = { slug: "open-orchard", version: "1.0.0", baseUrl: flow.app.services.baseUrl };
    const design = { seed: version.seed, showsBrief: false, stored: [] };
    expect(Buffer.compare(bytes, createBundle(content, facts, undefined, design).bytes)).toBe(0);
  });

  test("stays as it was published when a later program would pack other bytes", async () => {
    const published = await restarted()(download);
    const get = restarted({ jobs: { ...counting, run: () => Promise.reject(new Error("a later program")) } });
    expect(Buffer.compare((await get(download)).bytes, published.bytes)).toBe(0);
    expect((await get("/api/systems/export/open-orchard?format=components", asReader())).status).toBe(200);
  });

  test("is replaced by that of another base URL", async () => {
    const own = await restarted()(download);
    packed.length = 0;
    const elsewhere = await restarted({ baseUrl: "https://brand.example" })(download);
    expect(packed).toEqual(["bundle"]);
    expect(Buffer.compare(elsewhere.bytes, own.bytes)).not.toBe(0);
    expect(Buffer.compare((await restarted()(download)).bytes, own.bytes)).toBe(0);
    expect(await rowsOf("bundle public")).toBe(1);
  });

  test("is served to members from storage too", async () => {
    for (const path of [`designs/${made.designId}/partner-design-kit/download`, `designs/${made.designId}/export?format=all`]) {
      packed.length = 0;
      const [one, other] = [await restarted()(`/api/v1/${path}`, asReader()), await restarted()(`/api/v1/${path}`, asReader())];
      expect([path, one.status, packed.length]).toEqual([path, 200, 1]);
      expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
    }
  });

  test("omits the brief for the public and includes it for members", async () => {
    const { bytes: shown } = await restarted()(`/api/v1/designs/${made.designId}/export?format=all`, asReader());
    const { bytes: hidden } = await restarted()("/api/systems/export/open-orchard?format=all");
    expect([shown.length > 0, hidden.length > 0]).toEqual([true, true]);
    expect([await rowsOf("all members"), await rowsOf("all public")]).toEqual([1, 1]);
  });

  test("that cannot be stored is returned, and the failure is logged", async () => {
    const bookkeeping = () => Promise.reject(new Error("database or disk is full"));
    const store: Store = { ...flow.app.store, transactionWithoutInvalidation: bookkeeping };
    const get = restarted({ store, baseUrl: "https://full.example" });
    expect([(await get(download)).status, (await get(download)).status]).toEqual([200, 200]);
    expect(packed).toEqual(["bundle", "bundle"]);
    expect(flow.app.logged.join("\n")).toContain("archive storing failed");
  });

  test("is evicted by newer ones when storage is full", async () => {
    const get = restarted({ baseUrl: "https://small.example", bytesMax: 1 });
    for (const [, path] of archives) expect((await get(path)).status).toBe(200);
    expect(await rowsOf()).toBe(0);
  });
});

test("an archive of a draft reflects its current state and is not stored", async () => {
  const { designId } = await flow.reviewed({ name: "Draft Only" });
  const before = await rowsOf();
  const path = `/api/v1/designs/${designId}/export?format=pages`;
  for (const _ of [1, 2]) expect((await restarted()(path, asReader())).status).toBe(200);
  expect(packed).toEqual(["pages", "pages"]);
  expect(await rowsOf()).toBe(before);
});

describe("a text export of a version", () => {
  const address = "/api/systems/export/open-orchard?format=globals-css";
  const readText = async (path: string, headers = {}) => new TextDecoder().decode((await restarted()(path, headers)).bytes);

  test("stays as it was published when a later program would write another", async () => {
    const published = await readText(address);
    expect(published).toContain("--");
    expect(await rowsOf("globals-css public")).toBe(1);
    const earlier = `/* by an earlier program */\n${published}`;
    const bytes = new Uint8Array(Bun.zstdCompressSync(earlier));
    await flow.app.query("UPDATE version_archives SET bytes = ? WHERE name = 'globals-css public'", bytes);
    expect(await readText(address)).toBe(earlier);
  });

  test("is the same for members, who get the exports of drafts unstored", async () => {
    const ofDesign = `/api/v1/designs/${made.designId}/export?format=dtcg`;
    expect(await readText(ofDesign, asReader())).toBe(await readText("/api/systems/export/open-orchard?format=dtcg"));
    expect([await rowsOf("dtcg members"), await rowsOf("dtcg public")]).toEqual([1, 1]);
    const draft = await flow.reviewed({ name: "Closed Orchard", seed: 1 });
    const before = await rowsOf();
    expect(await readText(`/api/v1/designs/${draft.designId}/export?format=dtcg`, asReader())).toContain("Closed Orchard");
    expect(await rowsOf()).toBe(before);
  });
});

test("stored archives are deleted with their version", async () => {
  const versions = "SELECT id FROM versions WHERE system_id IN (SELECT id FROM systems WHERE own_slug = 'open-orchard')";
  await flow.app.query(
    `INSERT INTO version_archives (version_id, name, key, size, bytes) SELECT id, 'x', 'x', 0, ? FROM (${versions}) AS versions`,
    new Uint8Array(),
  );
  expect(await rowsOf()).toBeGreaterThan(0);
  await flow.app.query(`DELETE FROM versions WHERE id IN (${versions})`);
  expect(await rowsOf()).toBe(0);
});

/** Number of stored archives, optionally of one name. */
async function rowsOf(name = "%"): Promise<number> {
  const [row] = await flow.app.query<{ count: number }>("SELECT count(*) AS count FROM version_archives WHERE name LIKE ?", name);
  return row?.count ?? -1;
}
