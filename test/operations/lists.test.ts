import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import {
  type createExternalFlow as ExternalFlow,
  createExternalFlow,
  sampleComponent,
  samplePage,
} from "#test/operations/external-flow";

let flow: Awaited<ReturnType<typeof ExternalFlow>>;
beforeAll(async () => {
  flow = await createExternalFlow();
});
afterAll(() => flow.app.close());

type Row = Readonly<Record<string, string | number>>;
const list = async (path: string) => (await flow.get(`workspaces/${flow.app.workspaceId}/${path}`)).json;
const names = (rows: readonly Row[]) => rows.map(({ name }) => name);

/** Every row of a list, read page by page. */
async function everyPage(path: string, of: string, limit: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page: Record<string, Row[]> & { nextCursor: string | null } = await list(
      `${path}&limit=${limit}${cursor === "" ? "" : `&cursor=${cursor}`}`,
    );
    rows.push(...(page[of] ?? []));
    cursor = page.nextCursor;
  }
  return rows;
}

describe("the list of projects", () => {
  let waiting: Awaited<ReturnType<typeof flow.waiting>>;
  beforeAll(async () => {
    const finished = await flow.approved({ name: "Finished work", seed: 1 });
    await flow.foundation({ name: "Foundation to review", seed: 2 });
    waiting = await flow.waiting("Outside work");
    await flow.bring(waiting.designId, { components: [sampleComponent], pages: [samplePage] });
    const cancelled = await flow.draft({ name: "Cancelled work", seed: 3 });
    await flow.post(`projects/${cancelled.projectId}/cancel`);
    await flow.draft({ name: "Never run", seed: 4 });
    expect((await flow.get(`projects/${finished.projectId}`)).json.state).toBe("FINALIZED");
  });

  test("filtered by waiting contains reviews, pauses and stopped projects, and none that has ended", async () => {
    const { projects, total } = await list("projects?waiting=true&order=newest");
    const brands = projects.map(({ brandName }: Row) => brandName);
    expect(brands).toEqual(["Never run", "Outside work", "Foundation to review"]);
    expect(total).toBe(3);
    expect(projects.map(({ pendingImports }: Row) => pendingImports)).toEqual([0, 2, 0]);
  });
  test("the project of an archived design is not waiting", async () => {
    const made = await flow.foundation({ name: "Given up", seed: 9 });
    const before = (await list("projects?waiting=true&limit=1")).total;
    await flow.post(`designs/${made.designId}/archive`);
    expect((await list("projects?waiting=true&limit=1")).total).toBe(before - 1);
  });
  test("can be read completely in pages of any size, in both orders and by the last change", async () => {
    for (const query of ["order=newest", "order=oldest", "order=newest&sort=updated", "order=oldest&sort=updated"]) {
      const whole = (await list(`projects?${query}&limit=200`)).projects;
      expect(whole.length).toBeGreaterThan(4);
      expect(await everyPage(`projects?${query}`, "projects", 2)).toEqual(whole);
    }
    const newest = names((await list("projects?order=newest")).projects);
    expect(newest).toEqual(names((await list("projects?order=oldest")).projects).toReversed());
  });
  test("can be filtered by state, by brand and by text in either name", async () => {
    expect((await list("projects?state=FINALIZED,EXTERNAL_DESIGN")).total).toBe(2);
    expect((await list(`projects?brandId=${waiting.brandId}`)).projects.map(({ id }: Row) => id)).toEqual([waiting.projectId]);
    expect((await list("projects?search=oUTSIDE")).projects.map(({ id }: Row) => id)).toEqual([waiting.projectId]);
    expect((await list("projects?search=%25")).total).toBe(0);
    expect((await flow.get(`workspaces/${flow.app.workspaceId}/projects?state=LOST`)).status).toBe(400);
  });
  test("deliverables can be read newest first and by kind, and are counted beyond the page", async () => {
    const answer = await flow.deliverables(waiting.projectId, "?order=newest&limit=1");
    expect(names(answer.deliverables)).toEqual([samplePage.name]);
    expect(answer.counts).toEqual({ pending: 2, accepted: 0, rejected: 0, components: 1, pages: 1 });
    expect(names((await flow.deliverables(waiting.projectId, "?kind=component")).deliverables)).toEqual([sampleComponent.name]);
  });
});

describe("the list of brands", () => {
  beforeAll(async () => {
    for (const name of ["Zebra Ltd", "aardvark co", "Müller Söhne", "100% Pure"]) await flow.brand(name);
    await flow.app.publish({ name: "Live one", seed: 5 });
  });
  test("can be searched by name, slug and tagline, with wildcards as literal text", async () => {
    expect(names((await list("brands?search=ZEBRA")).brands)).toEqual(["Zebra Ltd"]);
    expect(names((await list("brands?search=mueller")).brands)).toEqual(["Müller Söhne"]);
    expect(names((await list(`brands?search=${encodeURIComponent("100%")}`)).brands)).toEqual(["100% Pure"]);
    expect((await list(`brands?search=${encodeURIComponent("_")}`)).total).toBe(0);
  });
  test("can be filtered by the status of the system", async () => {
    const { brands, total } = await list("brands?status=ACTIVE&limit=200");
    expect(names(brands)).toContain("Live one");
    expect(names(brands)).not.toContain("Zebra Ltd");
    expect(total).toBe(brands.length);
  });
  test("can be sorted by name, age or last change, and read completely in pages of any size", async () => {
    for (const sort of ["name", "created", "updated"])
      for (const order of ["oldest", "newest"]) {
        const { brands, total } = await list(`brands?sort=${sort}&order=${order}&limit=200`);
        expect(await everyPage(`brands?sort=${sort}&order=${order}`, "brands", 2)).toEqual(brands);
        expect(total).toBe(brands.length);
      }
    const byName = names((await list("brands?sort=name&limit=200")).brands).map((name) => String(name).toLowerCase());
    expect(byName.indexOf("aardvark co")).toBeLessThan(byName.indexOf("zebra ltd"));
  });
});

test("designs and versions can be read newest first", async () => {
  const { brandId } = await flow.published({ name: "Two versions", seed: 6 });
  const { slug } = await flow.system(brandId);
  const versions = async (query: string) =>
    (await flow.get(`systems/${slug}/versions?${query}`)).json.versions.map(({ number }: Row) => number);
  expect(await versions("order=newest")).toEqual((await versions("order=oldest")).toReversed());
  expect((await versions("order=newest&limit=1"))[0]).toBe("1.0.0");
  expect((await flow.get(`brands/${brandId}/designs?order=newest`)).status).toBe(200);
});

test("an audit entry has the current name of its target, or the last one if it was deleted", async () => {
  const { brandId, designId, projectId } = await flow.foundation({ name: "Named target", seed: 7 });
  await flow.send("PATCH", `brands/${brandId}`, { cookie: flow.admin, body: { name: "New name" } });
  const entries = (await flow.get(`workspaces/${flow.app.workspaceId}/audit-log?limit=200`, flow.admin)).json.entries;
  const about = (action: string, id: string) =>
    entries.find((line: Row) => line.action === action && line.targetId === id)?.target;
  expect(about("brand.created", brandId)).toMatchObject({ kind: "BRAND", name: "New name", exists: true, brandId });
  expect(about("project.created", projectId)).toMatchObject({ kind: "PROJECT", exists: true, brandId, projectId });
  expect(about("design.created", designId)).toMatchObject({ kind: "DESIGN", exists: true, brandId, projectId });
  const gone = await flow.brand("Deleted brand");
  await flow.send("DELETE", `brands/${gone.id}`, { cookie: flow.admin });
  const after = (await flow.get(`workspaces/${flow.app.workspaceId}/audit-log?targetId=${gone.id}`, flow.admin)).json.entries;
  expect(after.map((line: { target: unknown }) => line.target)).toEqual(
    Array(2).fill(expect.objectContaining({ kind: "BRAND", name: "deleted-brand", exists: false })),
  );
});
