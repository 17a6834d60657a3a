import { expect, test } from "bun:test";
import { join } from "node:path";
import fc from "fast-check";
import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { createLog } from "#/kernel/log";
import { commandLineActor } from "#/model/caller";
import { partNames } from "#/model/design-content";
import { returnStages } from "#/model/project";
import { findServedDesign } from "#/model/system";
import { resumeInterruptedProjects } from "#/operations/projects/resume-interrupted-projects";
import { addBrand } from "#/lifecycle/add-brand";
import { approveDesign } from "#/lifecycle/approve-design";
import { approveFoundation } from "#/lifecycle/approve-foundation";
import { archiveDesign } from "#/lifecycle/archive-design";
import { archiveSystem, restoreSystem } from "#/lifecycle/archive-system";
import { enqueueRun } from "#/lifecycle/enqueue-run";
import { cancelProject } from "#/lifecycle/cancel-project";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { updateDesign } from "#/lifecycle/update-design";
import { updateProject } from "#/lifecycle/update-project";
import { endExternalStep } from "#/lifecycle/finish-external-design";
import { pinDesign, unpinDesign } from "#/lifecycle/pin-design";
import { publishDesign } from "#/lifecycle/publish-design";
import { requestChanges } from "#/lifecycle/request-changes";
import { restoreDesign } from "#/lifecycle/restore-design";
import { restoreVersion } from "#/lifecycle/restore-version";
import { reworkDesign } from "#/lifecycle/rework-design";
import { runProject } from "#/pipeline/run-project";
import { createRunner } from "#/pipeline/runner";
import { startDesign } from "#/lifecycle/start-project";
import { type DesignContents, createDesignContents } from "#/store/design-contents";
import { openSqlite } from "#/store/drivers/sqlite";
import { type Store, createStore } from "#/store/store";
import * as referenceModel from "#test/lifecycle/reference-model";
import type { Outcome, ModelState, ModelDesign } from "#test/lifecycle/reference-model";
import { createSmallStages, variantBrief, variants } from "#test/pipeline/small-stages";
import { createTemporaryFolder } from "#test/temporary-folder";
import { createTestClock } from "#test/test-store";

/** How much is tried: sequences of deeds, deeds a sequence, and the seed that chooses them. */
const sequences = 300;
const maxCommands = 160;
const seed = 20261121;
const minSteps = 10_000;

/** What a process that is cut off throws from there on. */
class CutOff extends Error {}

/**
 * The store of a process that is cut off in the change after `commits` others: that one is undone,
 * and nothing comes after it.
 */
function createDyingStore(store: Store, commits: number): Store {
  let left = commits;
  return {
    ...store,
    transaction: (work) =>
      store.transaction(async (repositories) => {
        const result = await work(repositories);
        if (left-- <= 0) throw new CutOff("the process is gone");
        return result;
      }),
  };
}

type Real = {
  store: Store;
  contents: DesignContents;
  readonly clock: ReturnType<typeof createTestClock>;
  readonly reopen: () => Promise<void>;
};
const createCommandContext = (real: Real, store = real.store): CommandContext => ({
  store,
  contents: real.contents,
  clock: real.clock,
  by: commandLineActor,
});

/** Does something real and says what came of it. */
async function getOutcome(work: Promise<unknown>): Promise<Outcome> {
  try {
    await work;
    return "done";
  } catch (error) {
    if (error instanceof CutOff) return "crashed";
    if (error instanceof Failure && (error.code === "conflict" || error.code === "invalid")) return error.code;
    if (error instanceof Error && error.message === "out of ink") return "failed";
    throw error;
  }
}

/** One thing to do: to the plain rules and to the real ones, with the same outcome expected. */
type ModelCommand = {
  readonly name: string;
  plainly(plain: ModelState, design: ModelDesign): Outcome;
  really(real: Real, context: CommandContext, design: ModelDesign, plain: ModelState): Promise<unknown>;
};
let steps = 0;

/** What the real world looks like has to be what the plain rules say. */
async function compare({ store, contents }: Real, { system, events }: ModelState): Promise<void> {
  const row = await store.systems.findById(system.systemId);
  const rows = await store.designs.listBySystem(system.systemId);
  const projects = await Promise.all(rows.map(({ id }) => store.projects.findByDesign(id)));
  const versions = await store.versions.listBySystem(system.systemId);
  const published = (await store.events.listByWorkspace(row?.workspaceId ?? "")).map(({ name, data }) =>
    `${name} ${data.designId} ${data.version ?? ""}`.trim(),
  );
  const shown = referenceModel.findServedDesign(system);
  const really = {
    system: { status: row?.status, pinned: row?.pinnedDesignId, color: row?.brandColor, hasTokens: (row?.tokenCount ?? 0) > 0 },
    served: row && findServedDesign(rows, versions, row.pinnedDesignId)?.id,
    designs: rows.map(({ id, status, parts }, index) => [
      id,
      status,
      partNames.filter((name) => parts[name]).length,
      projects[index]?.state,
      projects[index]?.failedStage,
      projects[index]?.externalDesign,
      projects[index]?.leaseOwner === null,
    ]),
    versions: versions.map(({ number, kind, designId }) => [number, kind, designId]),
    events: published,
  };
  const partsDone = [1, 4, 5, 6, 7, 8];
  expect(really).toEqual({
    system: {
      status: system.status,
      pinned: system.pinned,
      color: shown ? (variants[shown.variant]?.color ?? "none") : "#000000",
      hasTokens: shown !== undefined,
    },
    served: shown?.id,
    designs: system.designs.map(({ id, status, done, state, failedStage, external, lease }) => [
      id,
      status,
      partsDone[done] ?? 0,
      state,
      failedStage,
      external,
      lease === null,
    ]),
    versions: system.versions.map(({ number, kind, designId }) => [number, kind, designId]),
    events,
  });
  if (shown)
    expect((await contents.loadPart(rows.find(({ id }) => id === shown.id)?.parts ?? {}, "brief")).tagline).toBe(
      String(shown.variant),
    );
}

class Step implements fc.AsyncCommand<ModelState, Real> {
  constructor(
    readonly command: ModelCommand,
    readonly pick: number,
    /** Whether the process is cut off inside the change, so that nothing of it may stay. */
    readonly isCutOff: boolean,
  ) {}
  check({ system }: Readonly<ModelState>): boolean {
    return system.designs.length > 0;
  }
  async run(plain: ModelState, real: Real): Promise<void> {
    steps++;
    real.clock.forwardMs(1000);
    plain.nowMs += 1000;
    const design = plain.system.designs[this.pick % plain.system.designs.length];
    if (!design) return;
    const { command } = this;
    if (this.isCutOff) {
      const outcome = await getOutcome(
        command.really(real, createCommandContext(real, createDyingStore(real.store, 0)), design, structuredClone(plain)),
      );
      expect([command.name, ["crashed", "conflict", "invalid"].includes(outcome)]).toEqual([command.name, true]);
    } else {
      const before = structuredClone({ plain, design });
      const expected = command.plainly(plain, design);
      expect([command.name, await getOutcome(command.really(real, createCommandContext(real), design, before.plain))]).toEqual([
        command.name,
        expected,
      ]);
    }
    await compare(real, plain);
  }
  toString = () => `${this.command.name} #${this.pick}${this.isCutOff ? " cut off" : ""}`;
}

/** A deed that makes a new design, which both worlds have to know by the same id. */
class CreateCommand implements fc.AsyncCommand<ModelState, Real> {
  constructor(
    readonly name: "create" | "rework" | "restore version",
    readonly pick: number,
    readonly variant: number,
  ) {}
  check({ system }: Readonly<ModelState>): boolean {
    if (system.designs.length >= 5) return false;
    return this.name === "create" || (this.name === "rework" ? system.designs.length > 0 : system.versions.length > 0);
  }
  async run(plain: ModelState, real: Real): Promise<void> {
    steps++;
    real.clock.forwardMs(1000);
    plain.nowMs += 1000;
    const { system } = plain;
    const context = createCommandContext(real);
    const design = system.designs[this.pick % system.designs.length];
    const version = system.versions[this.pick % system.versions.length];
    if (this.name === "create") {
      const start = { brief: variantBrief(this.variant), directionId: "swiss", seed: 1 } as const;
      const made = await startDesign(context, system.brandId, start);
      system.designs.push(referenceModel.createModelDesign({ id: made.design.id, projectId: made.project.id }, this.variant));
    } else if (this.name === "rework" && design) {
      let made: Awaited<ReturnType<typeof reworkDesign>> | undefined;
      const work = async () => {
        made = await reworkDesign(context, design.id, { brief: variantBrief(this.variant) });
      };
      expect(await getOutcome(work())).toBe(referenceModel.canRework(design) ? "done" : "conflict");
      if (made) {
        expect(made.design.basedOn).toBe(design.id);
        system.designs.push(referenceModel.createModelDesign({ id: made.design.id, projectId: made.project.id }, this.variant));
      }
    } else if (version) {
      const row = await real.store.systems.findById(system.systemId);
      const frozen = await real.store.versions.findByNumber(system.systemId, version.number);
      if (!row || !frozen) throw new Error(`version ${version.number} is gone`);
      const made = await restoreVersion(context, row, frozen);
      const ids = { id: made.design.id, projectId: made.project.id };
      system.designs.push(referenceModel.createModelDesign(ids, version.variant, version.kind));
    }
    await compare(real, plain);
  }
  toString = () => `${this.name} #${this.pick} as ${this.variant}`;
}

/**
 * The process is gone for a minute; another one opens the same files and goes on with what was cut
 * off.
 */
class Restart implements fc.AsyncCommand<ModelState, Real> {
  check = () => true;
  async run(plain: ModelState, real: Real): Promise<void> {
    steps++;
    await real.reopen();
    real.clock.forwardMs(61_000);
    referenceModel.restart(plain);
    const { store, contents, clock } = real;
    const log = createLog(
      (line) => {
        throw new Error(line);
      },
      "text",
      () => clock.now(),
    );
    const runner = createRunner({ store, contents, clock, stages: createSmallStages() }, log);
    await resumeInterruptedProjects({ store, clock, runner });
    await runner.drain();
    await compare(real, plain);
  }
  toString = () => "restart";
}

const createRealRun =
  (how: "run" | "resume", failing?: string, commits?: number): ModelCommand["really"] =>
  async (real, context, design) => {
    await enqueueRun(context, design.projectId, how);
    const store = commits === undefined ? context.store : createDyingStore(real.store, commits);
    await runProject({ ...context, store, stages: createSmallStages(failing) }, design.projectId);
  };
const createRunCommand = (how: "run" | "resume", failing?: string, commits?: number): ModelCommand => ({
  name: `${how}${failing ? ` failing at ${failing}` : ""}${commits === undefined ? "" : ` cut off after ${commits}`}`,
  plainly: (plain, design) => referenceModel.run(plain, design, how, failing, commits),
  really: createRealRun(how, failing, commits),
});
const modelCommands: readonly ModelCommand[] = [
  ...Array.from({ length: 5 }, () => createRunCommand("run")),
  createRunCommand("resume"),
  createRunCommand("run", "FOUNDATION"),
  createRunCommand("run", "PAGES"),
  ...[0, 1, 2, 3].map((commits) => createRunCommand("run", undefined, commits)),
  ...Array.from({ length: 6 }, (_, index): ModelCommand => {
    const goesOn = index % 3 > 0;
    return {
      name: goesOn ? "approve and go on" : "approve",
      plainly: (plain, design) => referenceModel.approve(plain, design, goesOn),
      async really(_real, context, { projectId }, { system }) {
        const before = system.designs.find((design) => design.projectId === projectId);
        if (before?.state !== "FOUNDATION_REVIEW") return await approveDesign(context, projectId);
        await approveFoundation(context, projectId);
        if (goesOn) await runProject({ ...context, stages: createSmallStages() }, projectId);
      },
    };
  }),
  ...returnStages.map(
    (stage): ModelCommand => ({
      name: `request changes at ${stage}`,
      plainly: (_, design) => referenceModel.requestChanges(design, stage),
      really: (_, context, { projectId }) => requestChanges(context, projectId, { stage, note: "Again", discard: true }),
    }),
  ),
  ...variants.map(
    (_, variant): ModelCommand => ({
      name: `edit to ${variant}`,
      plainly: (plain, design) => referenceModel.edit(plain, design, variant),
      really: (_real, context, { id }) => updateDesign(context, id, { brief: variantBrief(variant) }, true),
    }),
  ),
  {
    name: "cancel",
    plainly: (_, design) => referenceModel.cancel(design),
    really: (_, context, { projectId }) => cancelProject(context, projectId),
  },
  ...[true, false].map(
    (external): ModelCommand => ({
      name: external ? "pause for external design" : "do not pause",
      plainly: (_, design) => referenceModel.chooseExternal(design, external),
      really: (_, context, { projectId }) => updateProject(context, projectId, { externalDesign: external }),
    }),
  ),
  {
    name: "end external design",
    plainly: referenceModel.endExternal,
    really: (_, context, { projectId }) => endExternalStep(context, projectId),
  },
  ...Array.from(
    { length: 2 },
    (): ModelCommand => ({
      name: "publish",
      plainly: referenceModel.publish,
      really: (_, context, { id }) => publishDesign(context, id),
    }),
  ),
  { name: "pin", plainly: referenceModel.pin, really: (_, context, { id }) => pinDesign(context, id) },
  { name: "unpin", plainly: referenceModel.unpin, really: (_, context, { id }) => unpinDesign(context, id) },
  { name: "archive", plainly: referenceModel.archive, really: (_, context, { id }) => archiveDesign(context, id) },
  { name: "restore", plainly: referenceModel.restore, really: (_, context, { id }) => restoreDesign(context, id) },
  {
    name: "archive the system",
    plainly: referenceModel.archiveSystem,
    really: (_, context, __, { system }) => archiveSystem(context, system.systemId),
  },
  ...Array.from(
    { length: 2 },
    (): ModelCommand => ({
      name: "restore the system",
      plainly: referenceModel.restoreSystem,
      really: (_, context, __, { system }) => restoreSystem(context, system.systemId),
    }),
  ),
];

const pick = fc.nat(1000);
const variant = fc.nat(variants.length - 1);
/**
 * What takes a design on stands here once more, so that sequences get far; what can only follow an
 * approval too.
 */
const advancingCommands = modelCommands.filter(({ name }) =>
  /^(run|approve and go on|approve|resume|end external design)$/.test(name),
);
const lateCommands = modelCommands.filter(({ name }) => /^(publish|pin|unpin|restore|restore the system)$/.test(name));
const createSteps = (some: readonly ModelCommand[]) =>
  fc.tuple(fc.constantFrom(...some), pick, fc.nat(24)).map(([command, at, chance]) => new Step(command, at, chance === 0));
const commands = fc.commands<ModelState, Real, false>(
  [
    fc
      .tuple(fc.constantFrom("create", "rework", "restore version"), pick, variant)
      .map(([name, at, of]) => new CreateCommand(name, at, of)),
    ...Array.from({ length: 5 }, () => createSteps(modelCommands)),
    ...Array.from({ length: 5 }, () => createSteps(advancingCommands)),
    ...Array.from({ length: 2 }, () => createSteps(lateCommands)),
    fc.constant(new Restart()),
  ],
  { maxCommands: maxCommands, size: "max" },
);

/** A new database with one brand, in both worlds. */
async function begin(): Promise<{ model: ModelState; real: Real; end(): Promise<void> }> {
  const folder = createTemporaryFolder();
  const open = () => createStore(openSqlite(join(folder.path, "livery.sqlite")));
  const clock = createTestClock();
  const store = open();
  const real: Real = {
    store,
    contents: createDesignContents(store.blobs),
    clock,
    async reopen() {
      await real.store.close();
      real.store = open();
      real.contents = createDesignContents(real.store.blobs);
    },
  };
  const workspaceId = createId("ws");
  await store.transaction(({ workspaces }) =>
    workspaces.insert({ id: workspaceId, name: "W", slug: "w", createdAt: clock.now().toISOString() }),
  );
  const brandInput = { workspaceId, name: "Model", tagline: null, description: null, website: null, platform: "nextjs" } as const;
  const { brand, system } = await runUnitOfWork(createCommandContext(real), (tx) => addBrand(tx, brandInput));
  const model: ModelState = {
    nowMs: clock.now().getTime(),
    events: [],
    system: {
      slug: system.slug,
      brandId: brand.id,
      systemId: system.id,
      status: "DRAFT",
      pinned: null,
      designs: [],
      versions: [],
    },
  };
  return {
    model,
    real,
    async end() {
      await real.store.close();
      folder.remove();
    },
  };
}

test("whatever people do in whatever order, cut off wherever it may be: statuses, what is served, versions and events are what the plain rules say", async () => {
  const lines = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(commands, async (commandSequence) => {
      const { model, real, end } = await begin();
      try {
        await fc.asyncModelRun(() => ({ model, real }), commandSequence);
        const workspaceId = (await real.store.systems.findById(model.system.systemId))?.workspaceId ?? "";
        const actions = (await real.store.auditLog.listPage(workspaceId, { limit: 10_000 })).map(({ action }) => action);
        for (const action of actions) lines.set(action, (lines.get(action) ?? 0) + 1);
        const counted = (action: string) => actions.filter((one) => one === action).length;
        const frozen = (kind: string) => model.system.versions.filter((version) => version.kind === kind).length;
        expect(["foundation.approved", "design.approved", "design.published", "design.created"].map(counted)).toEqual([
          frozen("alpha"),
          frozen("rc"),
          frozen("release"),
          model.system.designs.length,
        ]);
      } finally {
        await end();
      }
    }),
    { numRuns: sequences, seed, endOnFailure: false },
  );
  expect(steps).toBeGreaterThan(minSteps);
  for (const action of [
    "design.published",
    "design.pinned",
    "design.archived",
    "design.restored",
    "changes.requested",
    "project.failed",
    "project.resumed",
  ])
    expect([action, (lines.get(action) ?? 0) > 15]).toEqual([action, true]);
}, 400_000);
