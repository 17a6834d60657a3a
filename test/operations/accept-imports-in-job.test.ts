import type { ArtifactId, DesignId } from "#/model/ids";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { createInProcessRunner } from "#/jobs/job-runner";
import { liveryActor } from "#/model/caller";
import { acceptArtifacts } from "#/lifecycle/accept-artifacts";
import { finishExternalDesign } from "#/lifecycle/finish-external-design";
import { type MergeImports, mergeImportsJob, type MergeInput } from "#/lifecycle/merge-imports-job";
import { createExternalFlow, sampleComponent, samplePage } from "#test/operations/external-flow";

let flow: Awaited<ReturnType<typeof createExternalFlow>>;
beforeAll(async () => {
  flow = await createExternalFlow();
});
afterAll(async () => await flow.app.close());

const jobs = createInProcessRunner();
const unsafe = { kind: "component", html: "<img src=x onerror=alert(1)>", category: "display", variants: [], notes: null };

/** Merges as the server does, records its inputs, and lets a hook run after each merge. */
function recorder(afterwards: (time: number) => Promise<void> = async () => {}) {
  const asked: MergeInput[] = [];
  const join: MergeImports = async (input) => {
    asked.push(input);
    const made = await jobs.run(mergeImportsJob, input, { timeoutMs: 60_000 });
    await afterwards(asked.length);
    return made;
  };
  return { asked, join };
}

const commandContext = () => {
  const { store, contents, clock } = flow.app.services;
  return { store, contents, clock, by: liveryActor };
};

/** A design with a pending component and a pending page. */
async function withDrafts(name: string) {
  const { designId, projectId } = await flow.waiting(name);
  const { artifacts } = (await flow.bring(designId, { components: [sampleComponent], pages: [samplePage] })).json;
  return { designId, projectId, ids: artifacts.map(({ id }: { id: ArtifactId }) => id) as readonly ArtifactId[] };
}

/** Replaces the content of a row, as a second import or a recheck would. */
async function replaceContent(id: ArtifactId, content: object, judgedBy?: number): Promise<void> {
  await flow.app.store.transaction(async ({ blobs, externalArtifacts }) => {
    const contentHash = await blobs.put(JSON.stringify(content), "application/json");
    await externalArtifacts.update(id, { contentHash, ...(judgedBy !== undefined && { policyVersion: judgedBy }) });
  });
}

async function slugsOf(designId: DesignId, part: "components" | "pages") {
  const design = await flow.app.store.designs.findById(designId);
  const value = await flow.app.services.contents.loadPart(design?.parts ?? {}, part);
  return value.map(({ slug }) => slug);
}

test("only the job merges accepted imports, from the stored bytes, and audits them only in the design review", async () => {
  const { designId, projectId, ids } = await withDrafts("By the job");
  const { asked, join } = recorder();
  const rows = await acceptArtifacts(commandContext(), projectId, ids, join);
  expect(rows.map(({ status }) => status)).toEqual(["ACCEPTED", "ACCEPTED"]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ withAudit: false, artifacts: [{ isCanonical: true }, { isCanonical: true }] });
  expect(Object.keys(asked[0]?.parts ?? {}).toSorted()).toEqual(["components", "imagery", "mark", "pages"]);
  expect(asked[0]?.artifacts.every(({ content }) => content instanceof Uint8Array)).toBe(true);
  expect(await slugsOf(designId, "components")).toContain("price-tag");
  expect(await slugsOf(designId, "pages")).toContain("opening-hours");

  await flow.finish(designId);
  await flow.settle();
  const [late] = (await flow.bring(designId, { components: [{ name: "Late", html: "<p>Late</p>" }] })).json.artifacts;
  await acceptArtifacts(commandContext(), projectId, [late.id], join);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.withAudit).toBe(true);
  expect(Object.keys(asked[1]?.parts ?? {})).not.toContain("audit");
  const design = await flow.app.store.designs.findById(designId);
  const audit = await flow.app.services.contents.loadPart(design?.parts ?? {}, "audit");
  expect(audit.rules).toContain("markup-safe");
});

test("accepting over the API, singly, in bulk or when finishing, uses the job runner and checks nothing in this process", async () => {
  const { services } = flow.app;
  const names: string[] = [];
  const run: typeof services.jobs.run = services.jobs.run.bind(services.jobs);
  services.jobs.run = (job, input, options) => {
    names.push(job.name);
    return run(job, input, options);
  };
  try {
    const one = await withDrafts("Singly");
    expect((await flow.accept(one.projectId, one.ids[0] ?? "art_")).status).toBe(200);
    const two = await withDrafts("Together");
    expect((await flow.bulk(two.projectId, { accept: two.ids })).status).toBe(200);
    const three = await withDrafts("With the end");
    expect((await flow.finish(three.designId, { acceptDrafts: true })).json.accepted).toBe(2);
    expect(await slugsOf(three.designId, "pages")).toContain("opening-hours");
    expect(names.filter((name) => name === "merge-imports")).toHaveLength(3);
  } finally {
    services.jobs.run = run;
  }
});

test("content that changes between check and acceptance is checked again and rejected if it became unsafe", async () => {
  const { designId, projectId, ids } = await withDrafts("Changed once");
  const id = ids[0] ?? "art_";
  const other = { ...unsafe, html: "<p>Other</p>" };
  const changed = recorder(async (time) => {
    if (time === 1) await replaceContent(id, other);
  });
  await acceptArtifacts(commandContext(), projectId, ids, changed.join);
  expect(changed.asked).toHaveLength(2);
  const design = await flow.app.store.designs.findById(designId);
  const components = await flow.app.services.contents.loadPart(design?.parts ?? {}, "components");
  expect(components.find(({ slug }) => slug === "price-tag")?.variants[0].html).toBe("<p>Other</p>");

  const bad = await withDrafts("Changed to bad");
  const becomesUnsafe = recorder(async () => {
    const checks = [
      { rule: "markup-safe", safety: true, severity: "error" as const, subject: "x", title: "x", detail: "x", fix: "x" },
    ];
    await flow.app.store.transaction(async ({ externalArtifacts }) => {
      const row = await externalArtifacts.findById(bad.ids[0] ?? "art_");
      await externalArtifacts.update(bad.ids[0] ?? "art_", { checks: [...(row?.checks ?? []), ...(checks as never)] });
    });
  });
  await expect(acceptArtifacts(commandContext(), bad.projectId, bad.ids, becomesUnsafe.join)).rejects.toThrow(
    "cannot be accepted",
  );
  const rows = await flow.app.store.externalArtifacts.listByProject(bad.projectId, ["DRAFT"]);
  expect(rows).toHaveLength(2);
});

test("content that changes on every attempt is rejected after a few attempts and nothing is accepted", async () => {
  const { projectId, ids } = await withDrafts("Never the same");
  const { asked, join } = recorder(async (time) => await replaceContent(ids[0] ?? "art_", { ...unsafe, html: `<p>${time}</p>` }));
  await expect(acceptArtifacts(commandContext(), projectId, ids, join)).rejects.toThrow("Try again");
  expect(asked.length).toBeLessThanOrEqual(5);
  expect(await flow.app.store.externalArtifacts.listByProject(projectId, ["ACCEPTED"])).toEqual([]);
});

test("a draft that arrives while the step finishes is checked and merged too", async () => {
  const { designId, projectId } = await withDrafts("Arrives late");
  const { asked, join } = recorder(async (time) => {
    if (time === 1) await flow.bring(designId, { components: [{ name: "Newcomer", html: "<p>New</p>" }] });
  });
  const finished = await finishExternalDesign(commandContext(), projectId, true, join);
  expect(finished).toMatchObject({ accepted: 3, pending: 0 });
  expect(asked.map(({ artifacts }) => artifacts.length)).toEqual([2, 3]);
  expect(await slugsOf(designId, "components")).toContain("newcomer");
});

test("content of an older policy is cleaned by the job, not treated as canonical", async () => {
  const { designId, projectId, ids } = await withDrafts("Older policy");
  const id = ids[0] ?? "art_";
  await replaceContent(id, unsafe, 0);
  const { asked, join } = recorder();
  await acceptArtifacts(commandContext(), projectId, ids, join);
  expect(asked[0]?.artifacts[0]?.isCanonical).toBe(false);
  const design = await flow.app.store.designs.findById(designId);
  const components = await flow.app.services.contents.loadPart(design?.parts ?? {}, "components");
  expect(components.find(({ slug }) => slug === "price-tag")?.variants[0].html).toBe('<img src="x">');
});
