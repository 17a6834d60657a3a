import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { isRoleAtLeast } from "#/model/caller";
import { projectStates } from "#/model/project";
import { createCommandContext } from "#/operations/actor";
import { createMergeImports } from "#/operations/artifacts/import-jobs";
import { designArgument, designTarget } from "#/operations/designs/design-target";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import { projectExample } from "#/operations/projects/schema";
import { defineTool } from "#/operations/tool";
import * as lifecycle from "#/lifecycle/finish-external-design";

const acceptDrafts = Type.Optional(Type.Boolean({ default: false, description: "Accept every pending draft that is safe" }));

export const finishExternalDesign = defineOwnedOperation({
  name: "finish_external_design",
  title: "Finish external design work",
  summary: "Ends the external design step: the run goes on with the coherence audit, then waits for its review.",
  description:
    "Works while the project stands in EXTERNAL_DESIGN and at least one component and one page were imported. Keys and admins may accept every safe draft with it.",
  tag: "Designs",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({ id: designId, acceptDrafts }),
  output: Type.Object(
    {
      project: Type.Object(
        {
          id: Type.String({ description: "The project's id" }),
          state: StringEnum(projectStates, { description: "Where it stands now" }),
        },
        { description: "The design's project" },
      ),
      accepted: Type.Integer({ description: "Imports that are part of the design" }),
      pending: Type.Integer({ description: "Drafts that still wait for a person" }),
      blocked: Type.Integer({ description: "Drafts that nobody can accept, because they are not safe" }),
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
      "Ends the external design step: the run goes on with the coherence audit and then waits for people in the design review. Works once, while the project is paused at EXTERNAL_DESIGN and at least one component and one page were imported. acceptDrafts takes every safe pending draft into the design: set it only if your person asked for it.",
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
    const role = caller.kind === "person" ? caller.roles.get(design.workspaceId) : undefined;
    if (acceptDrafts && role !== undefined && !isRoleAtLeast(role, "ADMIN"))
      throw new Failure("forbidden", "Accepting drafts needs the role ADMIN in the workspace. Finish without acceptDrafts.");
    const found = await store.projects.findByDesign(design.id);
    if (!found)
      throw new Failure("invalid", "This design has no project that could be finished.", {
        hint: "Nothing in the arguments is wrong; this design has no external step to finish. Ask your person.",
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
