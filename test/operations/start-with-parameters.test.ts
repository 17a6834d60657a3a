import { afterEach, expect, test } from "bun:test";
import { join } from "node:path";
import { type AnyJob, JobError, type JobRunner } from "#/jobs/job";
import { createInProcessRunner } from "#/jobs/job-runner";
import { deleteBrand } from "#/lifecycle/delete-brand";
import { commandLineActor } from "#/model/caller";
import type { BrandId, WorkspaceId } from "#/model/ids";
import { createTemporaryFolder } from "#test/temporary-folder";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
const opened: TestApp[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const inProcess = createInProcessRunner();

/** An app whose jobs run in this process, after `before`. */
async function createApp(before: (job: AnyJob) => Promise<void> | void = () => undefined): Promise<void> {
  const jobs: JobRunner = {
    ...inProcess,
    async run(job, input, options) {
      await before(job);
      return await inProcess.run(job, input, options);
    },
  };
  app = await createTestApp({ jobs });
  opened.push(app);
}

async function startDesign(body: Record<string, unknown>, workspaceId: WorkspaceId = app.workspaceId) {
  const { key } = await app.key(["READ", "PIPELINE"], { workspaceId });
  return await app.send("POST", `/api/v1/workspaces/${workspaceId}/designs`, { key, body });
}

async function createDesign(brandId: BrandId, body: Record<string, unknown>) {
  const { key } = await app.key(["READ", "PIPELINE"]);
  return await app.send("POST", `/api/v1/brands/${brandId}/designs`, { key, body });
}

const findBrand = async (name: string) => (await app.store.brands.listByName(app.workspaceId, name))[0];

test("a job chooses what is not decided about a design, and none runs where all is", async () => {
  const names: string[] = [];
  await createApp(({ name }) => void names.push(name));
  const { json } = await startDesign({ brief: { name: "Open" } });
  expect(names).toEqual(["choose-parameters"]);
  await createDesign(json.design.brandId, { brief: { name: "Open", seed: 4 } });
  expect(names).toHaveLength(2);
  const decided = await createDesign(json.design.brandId, { brief: { name: "Open", archetype: "swiss" }, seed: 5 });
  expect(decided).toMatchObject({ status: 201, json: { design: { seed: 5, direction: "swiss" } } });
  expect(names).toHaveLength(2);
});

test("a server that previews a brief and starts designs draws no mark and reads no brief itself", async () => {
  const script = join(import.meta.dir, "start-designs-and-list-modules.ts");
  const folder = createTemporaryFolder();
  const child = Bun.spawn([process.execPath, script, folder.path], { stdout: "pipe", stderr: "inherit" });
  const modules: readonly string[] = JSON.parse(await new Response(child.stdout).text());
  folder.remove();
  expect(modules).toContain("src/lifecycle/start-project.ts");
  expect(modules).toContain("src/lifecycle/choose-parameters-job.ts");
  expect(modules.filter((path) => path.startsWith("src/studio/marks/"))).toEqual([]);
  expect(modules).not.toContain("src/studio/understanding/understand-brief.ts");
});

test("designs of a workspace that are started at the same time keep apart as if they were started one after the other", async () => {
  await createApp();
  const names = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir"];
  const startIn = async (workspaceId: WorkspaceId, name: string): Promise<number> =>
    (await startDesign({ brief: { name }, direction: "swiss" }, workspaceId)).json.design.seed;
  const shared = await app.workspace("Shared");
  const seeds = new Map(await Promise.all(names.map(async (name) => [name, await startIn(shared.id, name)] as const)));
  const repeated = await app.workspace("Repeated");
  let movedSeeds = 0;
  for (const { name } of await app.store.systems.listByWorkspace(shared.id)) {
    const seed = await startIn(repeated.id, name);
    expect([name, seeds.get(name)]).toEqual([name, seed]);
    if (seed !== (await startIn((await app.workspace(`Only ${name}`)).id, name))) movedSeeds++;
  }
  expect(movedSeeds).toBeGreaterThan(0);
});

test("a brand that is deleted while the seed is chosen returns 404", async () => {
  await createApp(async () => {
    const brand = await findBrand("Short-lived");
    const { store, contents, clock } = app.services;
    if (brand) await deleteBrand({ store, contents, clock, by: commandLineActor }, brand);
  });
  const { brandId } = (await startDesign({ brief: { name: "Short-lived", archetype: "swiss", seed: 1 } })).json.design;
  expect(await createDesign(brandId, { brief: { name: "Short-lived" } })).toMatchObject({ status: 404, code: "NOT_FOUND" });
  expect(await app.store.projects.listUnfinished()).toEqual([]);
});

test("a workspace that is deleted while the seed is chosen returns 404", async () => {
  await createApp(async ({ name }) => {
    if (name === "choose-parameters") await app.store.transaction(({ workspaces }) => workspaces.remove(gone.id));
  });
  const gone = await app.workspace("Gone");
  expect(await startDesign({ brief: { name: "Too Late" } }, gone.id)).toMatchObject({ status: 404, code: "NOT_FOUND" });
});

test("a choice that fails returns 503 and creates nothing, and the next design is started", async () => {
  let fault: JobError | undefined = new JobError("crashed", "killed");
  await createApp(() => {
    if (fault) throw fault;
  });
  const failed = await startDesign({ brief: { name: "Twice" } });
  expect(failed).toMatchObject({ status: 503, code: "UNAVAILABLE" });
  expect(failed.headers.get("retry-after")).toBe("2");
  expect(await findBrand("Twice")).toBeUndefined();
  fault = undefined;
  expect((await startDesign({ brief: { name: "Twice" } })).status).toBe(201);
});
