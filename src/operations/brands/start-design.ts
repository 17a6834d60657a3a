import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { Brief } from "#/model/brief";
import { normalizeBrief } from "#/model/normalize-brief";
import { acceptName } from "#/operations/brands/brand-input";
import {
  DesignWithProjectAnswer,
  designWithProjectAnswer,
  designWithProjectExample,
  runInput,
} from "#/operations/designs/design-with-project-answer";
import { designNameInput, editInput } from "#/operations/designs/edit-input";
import { ownedOperation } from "#/operations/operation";
import { findWorkspace, noWorkspace, workspaceId } from "#/operations/workspaces/find-workspace";
import { startProject } from "#/lifecycle/start-project";

export const startDesign = ownedOperation({
  name: "start_design",
  title: "Start a design from a brief",
  summary:
    "Makes a draft design from a brief in one step: a new brand with its system, or a new design of the workspace's brand that has this name.",
  tag: "Brands",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({
    id: workspaceId,
    brief: Brief,
    name: designNameInput,
    direction: editInput.direction,
    seed: editInput.seed,
    externalDesign: Type.Optional(
      Type.Boolean({ default: false, description: "Pause after the pages, for work in an external design tool" }),
    ),
    run: runInput,
  }),
  output: DesignWithProjectAnswer,
  example: {
    input: { brief: { name: "Nordhavn Optik", adjectives: ["precise"] }, direction: "swiss", seed: 7, run: true },
    output: designWithProjectExample,
  },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/designs", success: 201 },
  missing: noWorkspace,
  find: findWorkspace,
  async run(context, { brief: given, name: called, direction, seed, externalDesign, run = false }, target) {
    const { brief, notices } = normalizeBrief(given);
    const name = called === undefined ? undefined : acceptName(called);
    const { workspaceId: owner } = target;
    const start = { workspaceId: owner, brief, name, directionId: direction, seed, externalDesign };
    return await designWithProjectAnswer(context, (deed) => startProject(deed, start), { run: () => run, notices });
  },
});
