import { expect, test } from "bun:test";
import { canChooseExternalDesign, isEnded, isWorking, projectStates } from "#/model/project";

test("every state either works, waits for a person, has failed or has ended", () => {
  const waiting = ["FOUNDATION_REVIEW", "EXTERNAL_DESIGN", "DESIGN_REVIEW", "FAILED"];
  for (const state of projectStates)
    expect([state, [isWorking({ state }), waiting.includes(state), isEnded({ state })].filter(Boolean).length]).toEqual([
      state,
      1,
    ]);
});

test("the pause for external design can be set until the pages are done, even after a failed stage", () => {
  const open = projectStates.filter((state) => canChooseExternalDesign({ state, failedStage: null }));
  expect(open).toEqual(["BRIEF", "IDENTITY", "FOUNDATION", "FOUNDATION_REVIEW", "COMPONENTS", "PAGES"]);
  expect(canChooseExternalDesign({ state: "FAILED", failedStage: "PAGES" })).toBe(true);
  expect(canChooseExternalDesign({ state: "FAILED", failedStage: "COHERENCE_AUDIT" })).toBe(false);
});
