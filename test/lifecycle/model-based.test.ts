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
import { createDatabaseFile } from "#test/database-file";
import { createSmallStages, variantBrief, variants } from "#test/pipeline/small-stages";
import { createTemporaryFolder } from "#test/temporary-folder";
import { createTestClock } from "#test/test-store";

/** The number of command sequences, their maximum length, and the seed that generates them. */
const sequences = 300;
const maxCommands = 160;
const seed = 20261121;
const minSteps = 10_000;

/** Thrown by the store of a crashed process. */
class ProcessCrash extends Error {}

/**
 * The store of a process that crashes in the transaction after `commits` others: that one is rolled
 * back, and nothing comes after it.
 */
function createCrashingStore(store: Store, commits: number): Store {
  let left = commits;
  return {
    ...store,
    transaction: (work) =>
      store.transaction(async (repositories) => {
        const result = await work(repositories);
        if (left-- <= 0) throw new ProcessCrash("the process has crashed");
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

/** Runs a command on the real store and returns its outcome. */
async function getOutcome(work: Promise<unknown>): Promise<Outcome> {
  try {
    await work;
    return "done";
  } catch (error) {
    if (error instanceof ProcessCrash) return "crashed";
    if (error instanceof Failure && (error.code === "conflict" || error.code === "invalid")) return error.code;
    if (error instanceof Error && error.message === "the stage failed") return "failed";
    throw error;
  }
}

/** A command on the model and on the real store, which must have the same outcome. */
type ModelCommand = {
  readonly name: string;
  applyToModel(model: ModelState, design: ModelDesign): Outcome;
  applyToStore(real: Real, context: CommandContext, design: ModelDesign, model: ModelState): Promise<unknown>;
};
let steps = 0;

/** Checks that the real store matches the model. */
async function compare({ store, contents }: Real, { system, events }: ModelState): Promise<void> {
  const row = await store.systems.findById(system.systemId);
  const rows = await store.designs.listBySystem(system.systemId);
  const projects = await Promise.all(rows.map(({ id }) => store.projects.findByDesign(id)));
  const versions = await store.versions.listBySystem(system.systemId);
  const published = (await store.events.listByWorkspace(row?.workspaceId ?? "ws_")).map(({ name, data }) =>
    `${name} ${data.designId} ${data.version ?? ""}`.trim(),
  );
  const shown = referenceModel.findServedDesign(system);
  const actual = {
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
  const partsDone = [1, 5, 6, 7, 8, 9];
  expect(actual).toEqual({
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
    /** Whether the process crashes inside the transaction, so that nothing of it is stored. */
    readonly isInterrupted: boolean,
  ) {}
  check({ system }: Readonly<ModelState>): boolean {
    return system.designs.length > 0;
  }
  async run(model: ModelState, real: Real): Promise<void> {
    steps++;
    real.clock.forwardMs(1000);
    model.nowMs += 1000;
    const design = model.system.designs[this.pick % model.system.designs.length];
    if (!design) return;
    const { command } = this;
    if (this.isInterrupted) {
      const outcome = await getOutcome(
        command.applyToStore(
          real,
          createCommandContext(real, createCrashingStore(real.store, 0)),
          design,
          structuredClone(model),
        ),
      );
      expect([command.name, ["crashed", "conflict", "invalid"].includes(outcome)]).toEqual([command.name, true]);
    } else {
      const before = structuredClone({ model, design });
      const expected = command.applyToModel(model, design);
      expect([
        command.name,
        await getOutcome(command.applyToStore(real, createCommandContext(real), design, before.model)),
      ]).toEqual([command.name, expected]);
    }
    await compare(real, model);
  }
  toString = () => `${this.command.name} #${this.pick}${this.isInterrupted ? " interrupted" : ""}`;
}

/** Creates a design, which model and store must know by the same id. */
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
  async run(model: ModelState, real: Real): Promise<void> {
    steps++;
    real.clock.forwardMs(1000);
    model.nowMs += 1000;
    const { system } = model;
    const context = createCommandContext(real);
    const design = system.designs[this.pick % system.designs.length];
    const version = system.versions[this.pick % system.versions.length];
    if (this.name === "create") {
      const start = { brief: variantBrief(this.variant), parameters: { directionId: "swiss", seed: 1 } } as const;
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
    await compare(real, model);
  }
  toString = () => `${this.name} #${this.pick} as ${this.variant}`;
}

/**
 * The process is gone for a minute; another one opens the same files and continues interrupted
 * work.
 */
class Restart implements fc.AsyncCommand<ModelState, Real> {
  check = () => true;
  async run(model: ModelState, real: Real): Promise<void> {
    steps++;
    await real.reopen();
    real.clock.forwardMs(61_000);
    referenceModel.restart(model);
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
    await compare(real, model);
  }
  toString = () => "restart";
}

const createRealRun =
  (how: "run" | "resume", failing?: string, commits?: number): ModelCommand["applyToStore"] =>
  async (real, context, design) => {
    await enqueueRun(context, design.projectId, how);
    const store = commits === undefined ? context.store : createCrashingStore(real.store, commits);
    await runProject({ ...context, store, stages: createSmallStages(failing) }, design.projectId);
  };
const createRunCommand = (how: "run" | "resume", failing?: string, commits?: number): ModelCommand => ({
  name: `${how}${failing ? ` failing at ${failing}` : ""}${commits === undefined ? "" : ` interrupted after ${commits}`}`,
  applyToModel: (model, design) => referenceModel.run(model, design, how, failing, commits),
  applyToStore: createRealRun(how, failing, commits),
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
      name: goesOn ? "approve and continue" : "approve",
      applyToModel: (model, design) => referenceModel.approve(model, design, goesOn),
      async applyToStore(_real, context, { projectId }, { system }) {
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
      applyToModel: (_, design) => referenceModel.requestChanges(design, stage),
      applyToStore: (_, context, { projectId }) => requestChanges(context, projectId, { stage, note: "Again", discard: true }),
    }),
  ),
  ...variants.map(
    (_, variant): ModelCommand => ({
      name: `edit to ${variant}`,
      applyToModel: (model, design) => referenceModel.edit(model, design, variant),
      applyToStore: (_real, context, { id }) => updateDesign(context, id, { brief: variantBrief(variant) }, true),
    }),
  ),
  {
    name: "cancel",
    applyToModel: (_, design) => referenceModel.cancel(design),
    applyToStore: (_, context, { projectId }) => cancelProject(context, projectId),
  },
  ...[true, false].map(
    (external): ModelCommand => ({
      name: external ? "pause for external design" : "do not pause",
      applyToModel: (_, design) => referenceModel.chooseExternal(design, external),
      applyToStore: (_, context, { projectId }) => updateProject(context, projectId, { externalDesign: external }),
    }),
  ),
  {
    name: "end external design",
    applyToModel: referenceModel.endExternal,
    applyToStore: (_, context, { projectId }) => endExternalStep(context, projectId),
  },
  ...Array.from(
    { length: 2 },
    (): ModelCommand => ({
      name: "publish",
      applyToModel: referenceModel.publish,
      applyToStore: (_, context, { id }) => publishDesign(context, id),
    }),
  ),
  { name: "pin", applyToModel: referenceModel.pin, applyToStore: (_, context, { id }) => pinDesign(context, id) },
  { name: "unpin", applyToModel: referenceModel.unpin, applyToStore: (_, context, { id }) => unpinDesign(context, id) },
  { name: "archive", applyToModel: referenceModel.archive, applyToStore: (_, context, { id }) => archiveDesign(context, id) },
  { name: "restore", applyToModel: referenceModel.restore, applyToStore: (_, context, { id }) => restoreDesign(context, id) },
  {
    name: "archive the system",
    applyToModel: referenceModel.archiveSystem,
    applyToStore: (_, context, __, { system }) => archiveSystem(context, system.systemId),
  },
  ...Array.from(
    { length: 2 },
    (): ModelCommand => ({
      name: "restore the system",
      applyToModel: referenceModel.restoreSystem,
      applyToStore: (_, context, __, { system }) => restoreSystem(context, system.systemId),
    }),
  ),
];

const pick = fc.nat(1000);
const variant = fc.nat(variants.length - 1);
/** Commands that advance a design, listed again so that sequences get far. */
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

/** Creates a new database with one brand, and its model. */
async function begin(): Promise<{ model: ModelState; real: Real; end(): Promise<void> }> {
  const folder = createTemporaryFolder();
  const path = join(folder.path, "livery.sqlite");
  await createDatabaseFile(path);
  const open = () => createStore(openSqlite(path));
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

test("any sequence of commands and crashes leaves statuses, served designs, versions and events as in the model", async () => {
  const lines = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(commands, async (commandSequence) => {
      const { model, real, end } = await begin();
      try {
        await fc.asyncModelRun(() => ({ model, real }), commandSequence);
        const workspaceId = (await real.store.systems.findById(model.system.systemId))?.workspaceId ?? "ws_";
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
