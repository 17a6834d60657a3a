import type { ArtifactId } from "#/model/ids";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { canonicalForm } from "#/html/canonical-form";
import { JobError, type JobRunner } from "#/jobs/job";
import { createInProcessRunner } from "#/jobs/job-runner";
import type { Log } from "#/kernel/log";
import { recheckImports } from "#/lifecycle/recheck-imports";
import { createExternalFlow, sampleComponent, samplePage } from "#test/operations/external-flow";

let flow: Awaited<ReturnType<typeof createExternalFlow>>;
beforeAll(async () => {
  flow = await createExternalFlow();
});
afterAll(async () => await flow.app.close());

const hostile = `<p>x</p><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>`;
const lines: string[] = [];
const log: Log = { info: (message, fields) => void lines.push(`${message} ${JSON.stringify(fields)}`), error: () => {} };

/** Changes a row to what an older version of Livery would have stored. */
async function age(id: ArtifactId, content: object): Promise<void> {
  const { store } = flow.app;
  await store.transaction(async ({ blobs, externalArtifacts }) => {
    const contentHash = await blobs.put(JSON.stringify(content), "application/json");
    await externalArtifacts.update(id, { contentHash, checks: [], policyVersion: 0 });
  });
}
const names: string[] = [];
const inProcess = createInProcessRunner();
const jobs: JobRunner = {
  ...inProcess,
  async run(job, input, options) {
    names.push(job.name);
    return await inProcess.run(job, input, options);
  },
};
const rejudge = (runner = jobs) => {
  const { store, services } = flow.app;
  return recheckImports({ store, contents: services.contents, clock: services.clock }, runner, log, () => false);
};
const component = (html: string) => ({ kind: "component", html, category: "display", variants: [], notes: null });

test("unsafe accepted imports become pending again, with an audit log entry; safe ones become canonical", async () => {
  const { designId, projectId } = await flow.waiting("Upgraded");
  const { artifacts } = (
    await flow.bring(designId, { components: [sampleComponent, { ...sampleComponent, name: "Other" }], pages: [samplePage] })
  ).json;
  const [bad, good, page] = artifacts.map(({ id }: { id: ArtifactId }) => id);
  await flow.bulk(projectId, { accept: [bad, good, page] });
  await age(bad, component(hostile));
  await age(good, component("<p class=a>x<!-- note --></p>"));
  await rejudge();

  const { store } = flow.app;
  const unsafe = await store.externalArtifacts.findById(bad);
  expect(unsafe).toMatchObject({ status: "DRAFT", decidedBy: null, policyVersion: canonicalForm });
  expect(unsafe?.checks[0]).toMatchObject({ rule: "markup-safe", safety: true });
  expect((await flow.accept(projectId, bad)).status).toBe(409);
  expect((await flow.reject(projectId, bad)).status).toBe(200);
  const safe = await store.externalArtifacts.findById(good);
  expect(safe).toMatchObject({ status: "ACCEPTED", policyVersion: canonicalForm });
  const blob = await store.blobs.findByHash(safe?.contentHash ?? "");
  expect(JSON.parse(new TextDecoder().decode(blob?.bytes)).html).toBe('<p class="a">x</p>');
  const entries = await store.auditLog.listPage(safe?.workspaceId ?? "ws_", { limit: 200 });
  expect(entries.map(({ action }) => action)).toContain("artifact.withdrawn");
  expect(lines).toEqual(['stored imports rechecked {"checked":2,"withdrawn":1}']);

  // Each row was checked once, in a job.
  expect(names).toEqual(["recheck-import", "recheck-import"]);
  await rejudge();
  expect(names).toHaveLength(2);
  expect(lines).toHaveLength(1);
});

test("an unsafe import of an ended project is rejected", async () => {
  const { designId, projectId } = await flow.waiting("Ended");
  const { artifacts } = (await flow.bring(designId, { components: [sampleComponent], pages: [samplePage] })).json;
  await flow.finish(designId, { acceptDrafts: true });
  await flow.settle();
  await flow.approve(projectId);
  await age(artifacts[0].id, component(hostile));
  await rejudge();
  expect(await flow.app.store.externalArtifacts.findById(artifacts[0].id)).toMatchObject({
    status: "REJECTED",
    decidedBy: "Livery",
    reason: expect.stringContaining("unsafe content"),
  });
});

test("sending the stored content of an import again returns the same import", async () => {
  const { designId } = await flow.waiting("Again");
  const written = { name: "Tag", html: "<p class=a>x &copy;<br/></p>" };
  const [first] = (await flow.bring(designId, { components: [written] })).json.artifacts;
  const [same] = (await flow.bring(designId, { components: [written] })).json.artifacts;
  const [kept] = (await flow.bring(designId, { components: [{ name: "Tag", html: '<p class="a">x ©<br></p>' }] })).json.artifacts;
  expect([same.id, kept.id]).toEqual([first.id, first.id]);
});

test("an import whose check fails stays unchanged and does not stop the others", async () => {
  const { designId } = await flow.waiting("Too heavy");
  const components = [
    { ...sampleComponent, name: "Heavy" },
    { ...sampleComponent, name: "Light" },
  ];
  const { artifacts } = (await flow.bring(designId, { components })).json;
  for (const { id } of artifacts) await age(id, component("<p>x</p>"));
  await rejudge({
    ...jobs,
    async run(job, input, options) {
      if (JSON.stringify(input).includes('"Heavy"')) throw new JobError("timeout", "too heavy");
      return await jobs.run(job, input, options);
    },
  });
  const [heavy, light] = await Promise.all(
    artifacts.map(({ id }: { id: ArtifactId }) => flow.app.store.externalArtifacts.findById(id)),
  );
  expect([heavy?.policyVersion, light?.policyVersion]).toEqual([0, canonicalForm]);
});

test("an import whose content changes during its check keeps the new content and is checked again", async () => {
  const { designId } = await flow.waiting("Changing");
  const { artifacts } = (await flow.bring(designId, { components: [{ ...sampleComponent, name: "Moving" }] })).json;
  const { id } = artifacts[0];
  await age(id, component("<p>before</p>"));
  let times = 0;
  await rejudge({
    ...jobs,
    async run(job, input, options) {
      const output = await jobs.run(job, input, options);
      if (JSON.stringify(input).includes('"Moving"') && ++times === 1) await age(id, component(hostile));
      return output;
    },
  });
  expect(times).toBe(2);
  const row = await flow.app.store.externalArtifacts.findById(id);
  expect(row?.checks[0]).toMatchObject({ rule: "markup-safe", safety: true });
});
