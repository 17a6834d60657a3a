import type { ProjectId } from "#/model/ids";
import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { IdString, StrictObject, StringEnum } from "#/kernel/schema";
import { isRoleAtLeast } from "#/model/caller";
import { projectStates } from "#/model/project";
import { createCommandContext } from "#/operations/actor";
import { createMergeImports } from "#/operations/artifacts/import-jobs";
import { designArgument, designTarget, designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import { projectExample } from "#/operations/projects/schema";
import { defineTool } from "#/operations/tool";
import * as lifecycle from "#/lifecycle/finish-external-design";

const acceptDrafts = Type.Optional(Type.Boolean({ default: false, description: "Accept all pending drafts that are safe" }));

export const finishExternalDesign = defineOwnedOperation({
  name: "finish_external_design",
  title: "Finish the external design step",
  summary: "Finishes the external design step. The run continues with the coherence audit and then waits for the design review.",
  description:
    "The project must be in EXTERNAL_DESIGN, with at least one imported component and one imported page. API keys, " +
    "owners and admins can accept all safe drafts in the same request.",
  tag: "Designs",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({ id: designId, acceptDrafts }),
  output: Type.Object(
    {
      project: Type.Object(
        {
          id: IdString<ProjectId>({ description: "Id of the project" }),
          state: StringEnum(projectStates, { description: "State of the project" }),
        },
        { description: "Project of the design" },
      ),
      accepted: Type.Integer({ description: "Number of imports that are part of the design" }),
      pending: Type.Integer({ description: "Number of drafts that wait for a decision" }),
      blocked: Type.Integer({ description: "Number of drafts that cannot be accepted because they are not safe" }),
    },
    { title: "FinishedExternalDesign" },
  ),
  example: {
    input: { acceptDrafts: true },
    output: { project: { id: projectExample.id, state: "COHERENCE_AUDIT" }, accepted: 12, pending: 0, blocked: 1 },
  },
  rest: { method: "POST", path: "/api/v1/designs/:id/finish-external" },
  tool: defineTool({
    description:
      "Finishes the external design step: the run continues with the coherence audit and then waits for people in the " +
      "design review. Works once, while the project is paused at EXTERNAL_DESIGN and at least one component and one " +
      "page were imported. acceptDrafts accepts all safe pending drafts: set it only if the user asked for it.",
    auth: "handoff",
    hints: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
    target: designTarget,
    input: StrictObject({ ...designArgument, acceptDrafts }),
  }),
  allowsHandoffKey: true,
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { acceptDrafts = false }, { design }) {
    const { caller, store, runner } = context;
    const role =
      caller.kind === "person" ? caller.roles.get(design.workspaceId) : caller.kind === "key" ? caller.role : undefined;
    if (acceptDrafts && role !== undefined && !isRoleAtLeast(role, "ADMIN"))
      throw new Failure(
        "forbidden",
        "Accepting drafts requires the ADMIN role in the workspace. Finish without acceptDrafts, or ask an admin.",
      );
    const found = await store.projects.findByDesign(design.id);
    if (!found)
      throw new Failure("invalid", "This design has no project to finish.", {
        hint: "The arguments are correct. This design has no external design step to finish. Ask the user.",
      });
    const { project, ...counts } = await lifecycle.finishExternalDesign(
      createCommandContext(context),
      found.id,
      acceptDrafts,
      createMergeImports(context),
    );
    runner.enqueue(project.id);
    return { project: { id: project.id, state: project.state }, ...counts };
  },
});
