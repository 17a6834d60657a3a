import { expect, test } from "bun:test";
import { projectStates } from "#/model/project";
import { listSteps } from "#/console/app/screens/projects/stages";

const getStatuses = (...args: Parameters<typeof listSteps>) => listSteps(...args).map(({ status }) => status);

test("every state of an active project has one current step, or all are done", () => {
  for (const state of projectStates) {
    if (state === "CANCELLED" || state === "FAILED") continue;
    const found = getStatuses({ state, failedStage: null, externalDesign: true });
    expect([state, found.filter((status) => status === "now").length]).toEqual([state, state === "FINALIZED" ? 0 : 1]);
  }
});

test("a failed stage is marked, and later ones are upcoming", () => {
  const found = listSteps({ state: "FAILED", failedStage: "COMPONENTS", externalDesign: false });
  expect(found.find(({ status }) => status === "failed")?.label).toBe("Components");
  expect(found.slice(0, 4).every(({ status }) => status === "done")).toBe(true);
  expect(found.slice(5).every(({ status }) => status === "next")).toBe(true);
});

test("external design is a step only if it was selected", () => {
  const labels = (externalDesign: boolean) =>
    listSteps({ state: "BRIEF", failedStage: null, externalDesign }).map(({ label }) => label);
  expect(labels(true)).toContain("External design");
  expect(labels(false)).not.toContain("External design");
});

test("all steps of an approved project are done", () => {
  expect(new Set(getStatuses({ state: "FINALIZED", failedStage: null, externalDesign: false }))).toEqual(
    new Set(["done"] as const),
  );
});

test("a cancelled project shows its finished steps and where it was cancelled", () => {
  const steps = (parts: Parameters<typeof listSteps>[1]) =>
    listSteps({ state: "CANCELLED", failedStage: null, externalDesign: false }, parts);
  const labels = (found: ReturnType<typeof steps>, status: string) =>
    found.filter((step) => step.status === status).map(({ label }) => label);
  const early = steps(["brief", "mark", "imagery", "direction", "tokens"]);
  expect(labels(early, "done")).toEqual(["Brief", "Identity", "Foundation"]);
  expect(labels(early, "stopped")).toEqual(["Foundation review"]);
  const late = steps(["brief", "mark", "tokens", "components", "pages", "audit"]);
  expect(labels(late, "stopped")).toEqual(["Design review"]);
  expect(labels(steps(["brief"]), "done")).toEqual(["Brief"]);
});
