import { describe, expect, test } from "bun:test";
import { Failure } from "#/kernel/errors";
import { deliveryMachine } from "#/model/delivery";
import { designMachine } from "#/model/design";
import { editProposalMachine } from "#/model/edit-proposal";
import { artifactMachine } from "#/model/external-artifact";
import { projectMachine } from "#/model/project";
import { canTransition, defineStateMachine, listTargets, renderStateDiagram, transition } from "#/model/state-machine";
import { systemMachine } from "#/model/system";

const machines = {
  Project: renderStateDiagram(projectMachine),
  Design: renderStateDiagram(designMachine),
  System: renderStateDiagram(systemMachine),
  Delivery: renderStateDiagram(deliveryMachine),
  Import: renderStateDiagram(artifactMachine),
  Proposal: renderStateDiagram(editProposalMachine),
};

/** Runs work that must fail and returns its Failure. */
function catchFailure(work: () => unknown): Failure {
  try {
    work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error("no failure was thrown");
}

describe("transition", () => {
  test("returns the state from the table", () => {
    expect(transition(designMachine, "APPROVED", "publish")).toBe("PUBLISHED");
    expect(transition(projectMachine, "DESIGN_REVIEW", "requestChanges", { to: "PAGES" })).toBe("PAGES");
  });

  test("throws a conflict with the state and what is possible in it", () => {
    const { code, message } = catchFailure(() => transition(designMachine, "DRAFT", "publish", { name: "Nord" }));
    expect([code, message]).toEqual(["conflict", "Design “Nord” is a draft. You can edit it or archive it."]);
    expect(catchFailure(() => transition(systemMachine, "ARCHIVED", "archive")).message).toBe(
      "The system is archived. You can restore it.",
    );
  });

  test("uses the code, hint, noun and reason of the caller", () => {
    const options = { name: "Card", noun: "component", code: "invalid", hint: "Stop.", reason: "Import it again." } as const;
    expect(catchFailure(() => transition(artifactMachine, "REJECTED", "accept", options))).toMatchObject({
      code: "invalid",
      hint: "Stop.",
      message: "Component “Card” is no longer pending: it was rejected. Import it again.",
    });
  });

  test("throws an Error instead of a Failure for a target state that is not in the table", () => {
    for (const to of [undefined, "PAGES"] as const)
      expect(() => transition(projectMachine, "FOUNDATION_REVIEW", "requestChanges", to && { to })).toThrow("leads from");
    expect(listTargets(projectMachine, "FOUNDATION_REVIEW", "requestChanges")).toEqual(["IDENTITY", "FOUNDATION"]);
  });
});

test("a project that has ended can only be reworked", () => {
  for (const state of ["FINALIZED", "CANCELLED"] as const) {
    expect(Object.keys(projectMachine.transitions[state])).toEqual(["rework"]);
    expect(canTransition(projectMachine, state, "cancel")).toBe(false);
  }
});

test("a diagram joins commands between the same states and omits those that keep the state", () => {
  type State = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
  const machine = defineStateMachine<State, "go" | "jump" | "stay" | "end">({
    noun: "thing",
    initial: ["A"],
    phrases: { A: "", B: "", C: "", D: "", E: "", F: "", G: "", H: "" },
    offers: {},
    transitions: {
      A: { go: "B", jump: "B", stay: "A", end: "G" },
      B: { end: "G" },
      C: { end: "G" },
      D: { end: "G" },
      E: { end: "G" },
      F: { end: "G" },
      G: {},
      H: {},
    },
  });
  expect(renderStateDiagram(machine)).toBe(
    [
      "stateDiagram-v2",
      "  [*] --> A",
      "  A --> B: go, jump",
      "  G --> [*]",
      "  H --> [*]",
      "  note right of G",
      "    end: from all states except H",
      "  end note",
      "",
    ].join("\n"),
  );
});

test("the state diagrams in src/README.md match the tables", async () => {
  const readme = await Bun.file("src/README.md").text();
  const diagrams = [...readme.matchAll(/^### (\w+)\n\n```mermaid\n([^`]*)```$/gm)].map(([, name, text]) => [name, text]);
  expect(Object.fromEntries(diagrams)).toEqual(machines);
});
