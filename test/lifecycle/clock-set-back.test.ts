import { expect, test } from "bun:test";
import type { Clock } from "#/kernel/clock";
import { commandLineActor } from "#/model/caller";
import { runProject } from "#/pipeline/run-project";
import { startProject } from "#/lifecycle/start-project";
import { resolveServedSystem } from "#/operations/systems/resolve";
import { createSmallStages, variantBrief } from "#test/pipeline/small-stages";
import { createTestStore } from "#test/test-store";

test("a design published after the clock was corrected replaces one published while it was a year ahead", async () => {
  const { store, contents, workspaceId, close } = await createTestStore();
  let nowMs = Date.parse("2027-11-21T10:00:00.000Z");
  const clock: Clock = { now: () => new Date(nowMs) };
  const commandContext = { store, contents, clock, by: commandLineActor, stages: createSmallStages() };
  const published = async (variant: number) => {
    const foregone = { approve: true, publish: true };
    const { project, system } = await startProject(commandContext, {
      workspaceId,
      brief: variantBrief(variant),
      parameters: { directionId: "swiss", seed: variant },
      autoApprovals: foregone,
    });
    await runProject(commandContext, project.id);
    return { designId: project.designId, systemId: system.id };
  };
  const first = await published(0);
  nowMs = Date.parse("2026-11-21T10:00:00.000Z");
  const second = await published(1);
  const system = await store.systems.findById(second.systemId);
  if (!system) throw new Error("the system does not exist");
  const served = await resolveServedSystem(store, system);
  expect(first.systemId).toBe(second.systemId);
  expect([served?.design.id, served?.version.number]).toEqual([second.designId, "1.1.0"]);
  expect((await store.versions.listBySystem(system.id)).map(({ number }) => number)).toEqual([
    ...["1.0.0-alpha.1", "1.0.0-rc.1", "1.0.0"],
    ...["1.0.1-alpha.1", "1.1.0-rc.1", "1.1.0"],
  ]);
  await close();
});
