import { expect, test } from "bun:test";
import { projectStates } from "#/model/project";
import { stepsOf } from "#/doors/console/app/screens/projects/stages";

const standings = (...given: Parameters<typeof stepsOf>) => stepsOf(...given).map(({ standing }) => standing);

test("every state of a project save a cancelled one stands at one step, or has passed all", () => {
  for (const state of projectStates) {
    if (state === "CANCELLED" || state === "FAILED") continue;
    const found = standings({ state, failedStage: null, externalDesign: true });
    expect([state, found.filter((standing) => standing === "now").length]).toEqual([state, state === "FINALIZED" ? 0 : 1]);
  }
});

test("a failed stage is where the project stands; what comes after is to come", () => {
  const found = stepsOf({ state: "FAILED", failedStage: "COMPONENTS", externalDesign: false });
  expect(found.find(({ standing }) => standing === "failed")?.label).toBe("Components");
  expect(found.slice(0, 4).every(({ standing }) => standing === "done")).toBe(true);
  expect(found.slice(5).every(({ standing }) => standing === "next")).toBe(true);
});

test("the pause for an external tool is a step only where it was chosen", () => {
  const labels = (externalDesign: boolean) =>
    stepsOf({ state: "BRIEF", failedStage: null, externalDesign }).map(({ label }) => label);
  expect(labels(true)).toContain("External design");
  expect(labels(false)).not.toContain("External design");
});

test("an approved project has every step behind it", () => {
  expect(new Set(standings({ state: "FINALIZED", failedStage: null, externalDesign: false }))).toEqual(
    new Set(["done"] as const),
  );
});

test("a cancelled project shows what had been done, and where it was cancelled", () => {
  const steps = (parts: Parameters<typeof stepsOf>[1]) =>
    stepsOf({ state: "CANCELLED", failedStage: null, externalDesign: false }, parts);
  const labels = (found: ReturnType<typeof steps>, standing: string) =>
    found.filter((step) => step.standing === standing).map(({ label }) => label);
  const early = steps(["brief", "mark", "imagery", "direction", "tokens"]);
  expect(labels(early, "done")).toEqual(["Brief", "Identity", "Foundation"]);
  expect(labels(early, "stopped")).toEqual(["Foundation review"]);
  const late = steps(["brief", "mark", "tokens", "components", "pages", "audit"]);
  expect(labels(late, "stopped")).toEqual(["Design review"]);
  expect(labels(steps(["brief"]), "done")).toEqual(["Brief"]);
});
