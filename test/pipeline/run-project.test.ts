import { afterAll, beforeAll, expect, test } from "bun:test";
import { demoBriefs } from "#data/briefs/index";
import { sha256Hex } from "#/kernel/hash";
import { createBundle } from "#/kits/bundle";
import type { Brief } from "#/model/brief";
import { commandLineActor } from "#/model/caller";
import type { ProjectState } from "#/model/project";
import { runProject } from "#/pipeline/run-project";
import { chooseParameters } from "#/lifecycle/choose-parameters";
import { listNeighbours, noNeighbours } from "#/lifecycle/list-neighbours";
import { startProject } from "#/lifecycle/start-project";
import { createTestClock, type TestStore, createTestStore } from "#test/test-store";

let place: TestStore;
const clock = createTestClock();
beforeAll(async () => {
  place = await createTestStore();
});
afterAll(() => place.close());

const through = async (brief: Brief, foregone: { approve: boolean; publish: boolean }) => {
  const { store, contents, workspaceId } = place;
  const parameters = chooseParameters({ brief }, await listNeighbours(store, workspaceId, null));
  const { project } = await startProject(
    { store, contents, clock, by: commandLineActor },
    { workspaceId, brief, parameters, autoApprovals: foregone },
  );
  const seen: ProjectState[] = [];
  const ended = await runProject(
    { store, contents, clock, by: commandLineActor, onProgress: ({ state }) => seen.push(state) },
    project.id,
  );
  const design = await store.designs.findById(ended.designId);
  if (!design) throw new Error("the design does not exist");
  return { ended, design, seen };
};

test("a run without automatic approvals stops at the review", async () => {
  const { ended, design, seen } = await through({ name: "Stops Here" }, { approve: false, publish: false });
  expect(ended.state).toBe("FOUNDATION_REVIEW");
  expect(seen).toEqual(["IDENTITY", "FOUNDATION"]);
  expect(design.status).toBe("DRAFT");
  expect(Object.keys(design.parts).sort()).toEqual(["brief", "direction", "icons", "imagery", "mark", "tokens"]);
  expect((await place.store.systems.findById(design.systemId))?.status).toBe("DRAFT");
  expect(ended.leaseOwner).toBeNull();
});

test("automatic approvals run to the end: alpha, release candidate and release in one lineage", async () => {
  const { ended, design } = await through({ name: "Goes On" }, { approve: true, publish: true });
  expect(ended.state).toBe("FINALIZED");
  expect(design.status).toBe("PUBLISHED");
  expect((await place.store.versions.listBySystem(design.systemId)).map(({ number }) => number)).toEqual([
    "1.0.0-alpha.1",
    "1.0.0-rc.1",
    "1.0.0",
  ]);
  const system = await place.store.systems.findById(design.systemId);
  expect(system?.status).toBe("ACTIVE");
  expect(system?.tokenCount).toBeGreaterThan(150);
});

test("every demo brief is designed with no error in its audit", async () => {
  for (const brief of demoBriefs) {
    const { design } = await through(brief, { approve: true, publish: true });
    const audit = await place.contents.loadPart(design.parts, "audit");
    expect({ name: brief.name, errors: audit.findings.filter(({ severity }) => severity === "error") }).toEqual({
      name: brief.name,
      errors: [],
    });
  }
});

test("the same brief again is rework of the same brand, and a changed value makes a patch", async () => {
  const brief = { name: "Twice", brandColor: "#335577", seed: 5, archetype: "civic" as const };
  const first = await through(brief, { approve: true, publish: true });
  clock.forwardMs(1000);
  const second = await through({ ...brief, brandColor: "#335578" }, { approve: true, publish: true });
  expect(second.design.systemId).toBe(first.design.systemId);
  expect(second.design.basedOn).toBe(first.design.id);
  const numbers = (await place.store.versions.listBySystem(first.design.systemId)).map(({ number }) => number);
  expect(numbers.slice(3)).toEqual(["1.0.1-alpha.1", "1.0.1-rc.1", "1.0.1"]);
});

test("brands with the same slug get numbers", async () => {
  const one = await through({ name: "Echo!" }, { approve: false, publish: false });
  const two = await through({ name: "Écho" }, { approve: false, publish: false });
  const slugs = await Promise.all(
    [one, two].map(async ({ design }) => (await place.store.systems.findById(design.systemId))?.slug),
  );
  expect(slugs).toEqual(["echo", "echo-2"]);
});

test("a year later, in another database, the same brief and seed give the same bytes", async () => {
  const brief: Brief = { name: "Same Again", industry: "Bakery", adjectives: ["warm"], seed: 77 };
  const bundles = await Promise.all(
    ["2026-01-01T00:00:00.000Z", "2027-06-30T23:59:59.999Z"].map(async (start) => {
      const own = await createTestStore();
      const commandContext = { store: own.store, contents: own.contents, clock: createTestClock(start), by: commandLineActor };
      const { project } = await startProject(commandContext, {
        workspaceId: own.workspaceId,
        brief,
        parameters: chooseParameters({ brief }, noNeighbours),
        autoApprovals: { approve: true, publish: true },
      });
      const { designId } = await runProject(commandContext, project.id);
      const design = await own.store.designs.findById(designId);
      const { bytes } = createBundle(await own.contents.loadDesignContent(design?.parts ?? {}), {
        slug: "same-again",
        version: "1.0.0",
        baseUrl: "http://livery.test",
      });
      await own.close();
      return sha256Hex(bytes);
    }),
  );
  expect(bundles[0]).toBe(bundles[1] ?? "");
});
