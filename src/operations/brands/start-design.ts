import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { Brief } from "#/model/brief";
import { maxEditsBytes } from "#/model/limits";
import { parseName } from "#/operations/brands/parse-brand-input";
import { startWithParameters } from "#/operations/brands/start-with-parameters";
import {
  DesignWithProjectResponse,
  runDesignCommand,
  designWithProjectExample,
  runInput,
} from "#/operations/designs/run-design-command";
import { designNameInput, editInput } from "#/operations/designs/edit-input";
import { defineOwnedOperation } from "#/operations/operation";
import { findWorkspace, workspaceNotFoundMessage, workspaceId } from "#/operations/workspaces/resolve";
import { startProject } from "#/lifecycle/start-project";
import { givenInput, resolveGiven } from "#/operations/brand-imports/resolve-given";
import { loadStartParent } from "#/operations/sub-brands/load-parent-version";
import { parentInput } from "#/operations/sub-brands/parent-input";
import { readBrief } from "#/operations/understanding/read-brief";

export const startDesign = defineOwnedOperation({
  name: "start_design",
  title: "Start a design from a brief",
  summary:
    "Creates a draft design from a brief. If the workspace has a brand with this name, the design is added " +
    "to it; otherwise a new brand and its system are created, a sub-brand if you name a parent.",
  tag: "Brands",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({
    id: workspaceId,
    brief: Brief,
    ...givenInput,
    ...parentInput,
    name: designNameInput,
    direction: editInput.direction,
    seed: editInput.seed,
    externalDesign: Type.Optional(
      Type.Boolean({
        default: false,
        description: "Pause the project after the pages stage for work in an external design tool",
      }),
    ),
    run: runInput,
  }),
  output: DesignWithProjectResponse,
  example: {
    input: { brief: { name: "Nordhavn Optik", adjectives: ["precise"] }, direction: "swiss", seed: 7, run: true },
    output: designWithProjectExample,
  },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/designs", success: 201, maxBodyBytes: maxEditsBytes },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run(
    context,
    { brief: briefInput, name: requestedName, direction, seed, externalDesign, run = false, parent, parentParts, ...files },
    target,
  ) {
    const { brief, notices } = await readBrief(briefInput);
    const name = requestedName === undefined ? undefined : parseName(requestedName);
    const { workspaceId: owner } = target;
    const given = await resolveGiven(context, { workspaceId: owner }, files);
    const family = await loadStartParent(context, owner, brief.name, { parent, parentParts });
    const request = { workspaceId: owner, brief, ...family, directionId: direction, seed };
    return await startWithParameters(context, request, async (parameters) => {
      const start = { workspaceId: owner, brief, name, given, ...family, parameters, externalDesign };
      return await runDesignCommand(context, (commandContext) => startProject(commandContext, start), {
        run: () => run,
        notices,
      });
    });
  },
});
