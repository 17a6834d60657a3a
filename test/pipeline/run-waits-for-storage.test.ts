import { expect, test } from "bun:test";
import { createLog } from "#/kernel/log";
import { commandLineActor } from "#/model/caller";
import { enqueueRun } from "#/lifecycle/enqueue-run";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { createRunner } from "#/pipeline/runner";
import { startProject } from "#/lifecycle/start-project";
import type { Store } from "#/store/store";
import { createSmallStages, variantBrief } from "#test/pipeline/small-stages";
import { createTestClock, createTestStore, isPostgresTested } from "#test/test-store";

const start = { brief: variantBrief(0), parameters: { directionId: "swiss", seed: 1 } } as const;

test.skipIf(isPostgresTested)(
  "a run that a full disk interrupts resumes from its last stage when there is space, despite its lease",
  async () => {
    const { store: real, contents, workspaceId, close } = await createTestStore();
    const clock = createTestClock();
    const logged: string[] = [];
    const log = createLog((line) => void logged.push(line), "json", clock.now);
    let writesLeft = Number.POSITIVE_INFINITY;
    let refused = 0;
    const store: Store = {
      ...real,
      transaction(work) {
        if (writesLeft-- > 0) return real.transaction(work);
        refused++;
        return Promise.reject(Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" }));
      },
    };
    const commandContext = { store, contents, clock, by: commandLineActor };
    const { project } = await startProject(commandContext, { workspaceId, ...start });
    await enqueueRun(commandContext, project.id, "run");
    const runner = createRunner({ store, contents, clock, stages: createSmallStages() }, log);
    // The lease and the first stage are stored; the second stage and the release of the lease are not.
    writesLeft = 2;
    runner.enqueue(project.id);
    while (refused < 2) await Bun.sleep(5);
    expect(await store.projects.findById(project.id)).toMatchObject({ state: "FOUNDATION", failure: null });
    expect((await store.projects.findById(project.id))?.leaseOwner).not.toBeNull();
    writesLeft = Number.POSITIVE_INFINITY;
    await runner.drain();
    expect(await store.projects.findById(project.id)).toMatchObject({ state: "FOUNDATION_REVIEW", leaseOwner: null });
    expect(logged.filter((line) => line.includes("project run waits"))).toHaveLength(1);
    expect(logged.some((line) => line.includes("project run failed"))).toBe(false);
    await close();
  },
);

test("a project and the start of its run are one transaction", async () => {
  const { store, contents, workspaceId, close } = await createTestStore();
  const commandContext = { store, contents, clock: createTestClock(), by: commandLineActor };
  const started = runUnitOfWork(commandContext, async (tx) => {
    await startProject({ ...commandContext, tx }, { workspaceId, ...start });
    throw new Error("killed here");
  });
  expect(started).rejects.toThrow("killed here");
  await started.catch(() => undefined);
  expect(await store.projects.listUnfinished()).toEqual([]);
  const project = await runUnitOfWork(commandContext, async (tx) => {
    const { project } = await startProject({ ...commandContext, tx }, { workspaceId, ...start });
    return await enqueueRun({ ...commandContext, tx }, project.id, "run");
  });
  expect(await store.projects.findById(project.id)).toMatchObject({ state: "IDENTITY", leaseOwner: expect.any(String) });
  await close();
});
