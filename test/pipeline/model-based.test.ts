import { expect, test } from "bun:test";
import { join } from "node:path";
import fc from "fast-check";
import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { createLog } from "#/kernel/log";
import { commandLine } from "#/model/caller";
import { partNames } from "#/model/design-content";
import { returnStages } from "#/model/project";
import { servedDesign } from "#/model/system";
import { resumeCutOff } from "#/operations/projects/resume-cut-off";
import { addBrand } from "#/pipeline/add-brand";
import { approveDesign } from "#/pipeline/approve-design";
import { approveFoundation } from "#/pipeline/approve-foundation";
import { archiveDesign } from "#/pipeline/archive-design";
import { archiveSystem, restoreSystem } from "#/pipeline/archive-system";
import { beginRun } from "#/pipeline/begin-run";
import { cancelProject } from "#/pipeline/cancel-project";
import { change, type Deed } from "#/pipeline/change";
import { editDesign } from "#/pipeline/edit-design";
import { editProject } from "#/pipeline/edit-project";
import { endExternalDesign } from "#/pipeline/end-external-design";
import { pinDesign, unpinDesign } from "#/pipeline/pin-design";
import { publishDesign } from "#/pipeline/publish-design";
import { requestChanges } from "#/pipeline/request-changes";
import { restoreDesign } from "#/pipeline/restore-design";
import { restoreVersion } from "#/pipeline/restore-version";
import { reworkDesign } from "#/pipeline/rework-design";
import { runProject } from "#/pipeline/run-project";
import { runnerOf } from "#/pipeline/runner";
import { startDesign } from "#/pipeline/start-project";
import { type DesignContents, designContentsOf } from "#/store/design-contents";
import { openSqlite } from "#/store/drivers/sqlite";
import { type Store, storeOver } from "#/store/store";
import * as plainRules from "#test/pipeline/plain-rules";
import type { Outcome, Plain, PlainDesign } from "#test/pipeline/plain-rules";
import { smallStages, variantBrief, variants } from "#test/pipeline/small-stages";
import { createTemporaryFolder } from "#test/temporary-folder";
import { createTestClock } from "#test/test-store";

/** How much is tried: sequences of deeds, deeds a sequence, and the seed that chooses them. */
const sequences = 300;
const deedsMax = 160;
const seed = 20261121;
const stepsLeast = 10_000;

/** What a process that is cut off throws from there on. */
class CutOff extends Error {}

/** The store of a process that is cut off in the change after `commits` others: that one is undone, and nothing comes after it. */
function dying(store: Store, commits: number): Store {
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
const deedOf = (real: Real, store = real.store): Deed => ({ store, contents: real.contents, clock: real.clock, by: commandLine });

/** Does something real and says what came of it. */
async function outcomeOf(work: Promise<unknown>): Promise<Outcome> {
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
type Doing = {
  readonly name: string;
  plainly(plain: Plain, design: PlainDesign): Outcome;
  really(real: Real, deed: Deed, design: PlainDesign, plain: Plain): Promise<unknown>;
};
let steps = 0;

/** What the real world looks like has to be what the plain rules say. */
async function compare({ store, contents }: Real, { system, events }: Plain): Promise<void> {
  const row = await store.systems.byId(system.systemId);
  const rows = await store.designs.ofSystem(system.systemId);
  const projects = await Promise.all(rows.map(({ id }) => store.projects.byDesign(id)));
  const versions = await store.versions.ofSystem(system.systemId);
  const told = (await store.events.ofWorkspace(row?.workspaceId ?? "")).map(({ name, data }) =>
    `${name} ${data.designId} ${data.version ?? ""}`.trim(),
  );
  const shown = plainRules.served(system);
  const really = {
    system: { status: row?.status, pinned: row?.pinnedDesignId, color: row?.brandColor, hasTokens: (row?.tokenCount ?? 0) > 0 },
    served: row && servedDesign(rows, versions, row.pinnedDesignId)?.id,
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
    events: told,
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
    expect((await contents.part(rows.find(({ id }) => id === shown.id)?.parts ?? {}, "brief")).tagline).toBe(
      String(shown.variant),
    );
}

class Step implements fc.AsyncCommand<Plain, Real> {
  constructor(
    readonly doing: Doing,
    readonly pick: number,
    /** Whether the process is cut off inside the change, so that nothing of it may stay. */
    readonly isCutOff: boolean,
  ) {}
  check({ system }: Readonly<Plain>): boolean {
    return system.designs.length > 0;
  }
  async run(plain: Plain, real: Real): Promise<void> {
    steps++;
    real.clock.forwardMs(1000);
    plain.nowMs += 1000;
    const design = plain.system.designs[this.pick % plain.system.designs.length];
    if (!design) return;
    const { doing } = this;
    if (this.isCutOff) {
      const came = await outcomeOf(doing.really(real, deedOf(real, dying(real.store, 0)), design, structuredClone(plain)));
      expect([doing.name, ["crashed", "conflict", "invalid"].includes(came)]).toEqual([doing.name, true]);
    } else {
      const before = structuredClone({ plain, design });
      const expected = doing.plainly(plain, design);
      expect([doing.name, await outcomeOf(doing.really(real, deedOf(real), design, before.plain))]).toEqual([
        doing.name,
        expected,
      ]);
    }
    await compare(real, plain);
  }
  toString = () => `${this.doing.name} #${this.pick}${this.isCutOff ? " cut off" : ""}`;
}

/** A deed that makes a new design, which both worlds have to know by the same id. */
class Making implements fc.AsyncCommand<Plain, Real> {
  constructor(
    readonly name: "create" | "rework" | "restore version",
    readonly pick: number,
    readonly variant: number,
  ) {}
  check({ system }: Readonly<Plain>): boolean {
    if (system.designs.length >= 5) return false;
    return this.name === "create" || (this.name === "rework" ? system.designs.length > 0 : system.versions.length > 0);
  }
  async run(plain: Plain, real: Real): Promise<void> {
    steps++;
    real.clock.forwardMs(1000);
    plain.nowMs += 1000;
    const { system } = plain;
    const deed = deedOf(real);
    const design = system.designs[this.pick % system.designs.length];
    const version = system.versions[this.pick % system.versions.length];
    if (this.name === "create") {
      const start = { brief: variantBrief(this.variant), directionId: "swiss", seed: 1 } as const;
      const made = await startDesign(deed, system.brandId, start);
      system.designs.push(plainRules.newDesign({ id: made.design.id, projectId: made.project.id }, this.variant));
    } else if (this.name === "rework" && design) {
      let made: Awaited<ReturnType<typeof reworkDesign>> | undefined;
      const work = async () => {
        made = await reworkDesign(deed, design.id, { brief: variantBrief(this.variant) });
      };
      expect(await outcomeOf(work())).toBe(plainRules.canRework(design) ? "done" : "conflict");
      if (made) {
        expect(made.design.basedOn).toBe(design.id);
        system.designs.push(plainRules.newDesign({ id: made.design.id, projectId: made.project.id }, this.variant));
      }
    } else if (version) {
      const row = await real.store.systems.byId(system.systemId);
      const frozen = await real.store.versions.byNumber(system.systemId, version.number);
      if (!row || !frozen) throw new Error(`version ${version.number} is gone`);
      const made = await restoreVersion(deed, row, frozen);
      const ids = { id: made.design.id, projectId: made.project.id };
      system.designs.push(plainRules.newDesign(ids, version.variant, version.kind));
    }
    await compare(real, plain);
  }
  toString = () => `${this.name} #${this.pick} as ${this.variant}`;
}

/** The process is gone for a minute; another one opens the same files and goes on with what was cut off. */
class Restart implements fc.AsyncCommand<Plain, Real> {
  check = () => true;
  async run(plain: Plain, real: Real): Promise<void> {
    steps++;
    await real.reopen();
    real.clock.forwardMs(61_000);
    plainRules.restart(plain);
    const { store, contents, clock } = real;
    const log = createLog(
      (line) => {
        throw new Error(line);
      },
      "text",
      () => clock.now(),
    );
    const runner = runnerOf({ store, contents, clock, stages: smallStages() }, log);
    await resumeCutOff({ store, clock, runner });
    await runner.settle();
    await compare(real, plain);
  }
  toString = () => "restart";
}

const runReally =
  (how: "run" | "resume", failing?: string, commits?: number): Doing["really"] =>
  async (real, deed, design) => {
    await beginRun(deed, design.projectId, how);
    const store = commits === undefined ? deed.store : dying(real.store, commits);
    await runProject({ ...deed, store, stages: smallStages(failing) }, design.projectId);
  };
const running = (how: "run" | "resume", failing?: string, commits?: number): Doing => ({
  name: `${how}${failing ? ` failing at ${failing}` : ""}${commits === undefined ? "" : ` cut off after ${commits}`}`,
  plainly: (plain, design) => plainRules.run(plain, design, how, failing, commits),
  really: runReally(how, failing, commits),
});
const doings: readonly Doing[] = [
  ...Array.from({ length: 5 }, () => running("run")),
  running("resume"),
  running("run", "FOUNDATION"),
  running("run", "PAGES"),
  ...[0, 1, 2, 3].map((commits) => running("run", undefined, commits)),
  ...Array.from({ length: 6 }, (_, index): Doing => {
    const goesOn = index % 3 > 0;
    return {
      name: goesOn ? "approve and go on" : "approve",
      plainly: (plain, design) => plainRules.approve(plain, design, goesOn),
      async really(_real, deed, { projectId }, { system }) {
        const before = system.designs.find((design) => design.projectId === projectId);
        if (before?.state !== "FOUNDATION_REVIEW") return await approveDesign(deed, projectId);
        await approveFoundation(deed, projectId);
        if (goesOn) await runProject({ ...deed, stages: smallStages() }, projectId);
      },
    };
  }),
  ...returnStages.map(
    (stage): Doing => ({
      name: `request changes at ${stage}`,
      plainly: (_, design) => plainRules.requestChanges(design, stage),
      really: (_, deed, { projectId }) => requestChanges(deed, projectId, { stage, note: "Again", discard: true }),
    }),
  ),
  ...variants.map(
    (_, variant): Doing => ({
      name: `edit to ${variant}`,
      plainly: (plain, design) => plainRules.edit(plain, design, variant),
      really: (_real, deed, { id }) => editDesign(deed, id, { brief: variantBrief(variant) }, true),
    }),
  ),
  {
    name: "cancel",
    plainly: (_, design) => plainRules.cancel(design),
    really: (_, deed, { projectId }) => cancelProject(deed, projectId),
  },
  ...[true, false].map(
    (external): Doing => ({
      name: external ? "pause for external design" : "do not pause",
      plainly: (_, design) => plainRules.chooseExternal(design, external),
      really: (_, deed, { projectId }) => editProject(deed, projectId, { externalDesign: external }),
    }),
  ),
  {
    name: "end external design",
    plainly: plainRules.endExternal,
    really: (_, deed, { projectId }) => endExternalDesign(deed, projectId),
  },
  ...Array.from(
    { length: 2 },
    (): Doing => ({
      name: "publish",
      plainly: plainRules.publish,
      really: (_, deed, { id }) => publishDesign(deed, id),
    }),
  ),
  { name: "pin", plainly: plainRules.pin, really: (_, deed, { id }) => pinDesign(deed, id) },
  { name: "unpin", plainly: plainRules.unpin, really: (_, deed, { id }) => unpinDesign(deed, id) },
  { name: "archive", plainly: plainRules.archive, really: (_, deed, { id }) => archiveDesign(deed, id) },
  { name: "restore", plainly: plainRules.restore, really: (_, deed, { id }) => restoreDesign(deed, id) },
  {
    name: "archive the system",
    plainly: plainRules.withdraw,
    really: (_, deed, __, { system }) => archiveSystem(deed, system.systemId),
  },
  ...Array.from(
    { length: 2 },
    (): Doing => ({
      name: "restore the system",
      plainly: plainRules.bringBack,
      really: (_, deed, __, { system }) => restoreSystem(deed, system.systemId),
    }),
  ),
];

const pick = fc.nat(1000);
const variant = fc.nat(variants.length - 1);
/** What takes a design on stands here once more, so that sequences get far; what can only follow an approval too. */
const onward = doings.filter(({ name }) => /^(run|approve and go on|approve|resume|end external design)$/.test(name));
const late = doings.filter(({ name }) => /^(publish|pin|unpin|restore|restore the system)$/.test(name));
const steppings = (some: readonly Doing[]) =>
  fc.tuple(fc.constantFrom(...some), pick, fc.nat(24)).map(([doing, at, chance]) => new Step(doing, at, chance === 0));
const commands = fc.commands<Plain, Real, false>(
  [
    fc
      .tuple(fc.constantFrom("create", "rework", "restore version"), pick, variant)
      .map(([name, at, of]) => new Making(name, at, of)),
    ...Array.from({ length: 5 }, () => steppings(doings)),
    ...Array.from({ length: 5 }, () => steppings(onward)),
    ...Array.from({ length: 2 }, () => steppings(late)),
    fc.constant(new Restart()),
  ],
  { maxCommands: deedsMax, size: "max" },
);

/** A new database with one brand, in both worlds. */
async function begin(): Promise<{ model: Plain; real: Real; end(): Promise<void> }> {
  const folder = createTemporaryFolder();
  const open = () => storeOver(openSqlite(join(folder.path, "livery.sqlite")));
  const clock = createTestClock();
  const store = open();
  const real: Real = {
    store,
    contents: designContentsOf(store.blobs),
    clock,
    async reopen() {
      await real.store.close();
      real.store = open();
      real.contents = designContentsOf(real.store.blobs);
    },
  };
  const workspaceId = createId("ws");
  await store.transaction(({ workspaces }) =>
    workspaces.insert({ id: workspaceId, name: "W", slug: "w", createdAt: clock.now().toISOString() }),
  );
  const said = { workspaceId, name: "Model", tagline: null, description: null, website: null, platform: "nextjs" } as const;
  const { brand, system } = await change(deedOf(real), (scene) => addBrand(scene, said));
  const model: Plain = {
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
    fc.asyncProperty(commands, async (deeds) => {
      const { model, real, end } = await begin();
      try {
        await fc.asyncModelRun(() => ({ model, real }), deeds);
        const workspaceId = (await real.store.systems.byId(model.system.systemId))?.workspaceId ?? "";
        const actions = (await real.store.auditLog.page(workspaceId, { limit: 10_000 })).map(({ action }) => action);
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
  expect(steps).toBeGreaterThan(stepsLeast);
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
