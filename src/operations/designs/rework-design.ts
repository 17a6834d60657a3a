import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import {
  DesignWithProjectResponse,
  runDesignCommand,
  designWithProjectExample,
  runInput,
} from "#/operations/designs/run-design-command";
import { parseEdit, editInput } from "#/operations/designs/edit-input";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import * as lifecycle from "#/lifecycle/rework-design";

export const reworkDesign = defineOwnedOperation({
  name: "rework_design",
  title: "Rework a design",
  summary:
    "Creates a new draft from a design that can no longer be edited. It copies the brief, seed and direction " +
    "unless you pass new ones.",
  description: "The existing design stays live until the new one is approved or published.",
  tag: "Designs",
  access: { people: "MEMBER" },
  input: StrictObject({
    id: designId,
    ...editInput,
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
    input: { id: designWithProjectExample.design.id, seed: 8 },
    output: {
      ...designWithProjectExample,
      design: { ...designWithProjectExample.design, basedOn: "ds_01kaph4c7ke0sbx1v0s1kq4s4m" },
    },
  },
  rest: { method: "POST", path: "/api/v1/designs/:id/rework", success: 201 },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { run = false, externalDesign, ...given }, { design }) {
    const { edit, notices } = await parseEdit(given);
    return await runDesignCommand(
      context,
      (commandContext) => lifecycle.reworkDesign(commandContext, design.id, { ...edit, externalDesign }),
      {
        run: () => run,
        notices,
      },
    );
  },
});
