import * as lifecycle from "#/lifecycle/duplicate-design";
import { StrictObject } from "#/kernel/schema";
import { parseName } from "#/operations/brands/parse-brand-input";
import { designNameInput } from "#/operations/designs/edit-input";
import { designId, designNotFoundMessage, findDesign } from "#/operations/designs/resolve";
import { DesignWithProjectResponse, designWithProjectExample, runDesignCommand } from "#/operations/designs/run-design-command";
import { defineOwnedOperation } from "#/operations/operation";

export const duplicateDesign = defineOwnedOperation({
  name: "duplicate_design",
  title: "Duplicate a design",
  summary: "Creates a draft of the same brand with the brief, given parts, adjustments, seed and direction of a design.",
  description:
    "The design itself does not change. The draft's project waits to be run, so that you can change the draft first. " +
    "Unchanged, it produces the same parts.",
  tag: "Designs",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({
    id: designId,
    name: { ...designNameInput, description: "The draft's name; the design's name with a number by default" },
  }),
  output: DesignWithProjectResponse,
  example: {
    input: { id: "ds_01kaph4c7ke0sbx1v0s1kq4s4m" },
    output: {
      ...designWithProjectExample,
      design: {
        ...designWithProjectExample.design,
        name: `${designWithProjectExample.design.name} 2`,
        basedOn: "ds_01kaph4c7ke0sbx1v0s1kq4s4m",
      },
    },
  },
  rest: { method: "POST", path: "/api/v1/designs/:id/duplicate", success: 201 },
  cli: {
    command: "designs duplicate",
    arguments: [{ property: "id", label: "DESIGN" }],
    print: ({ design }: DesignWithProjectResponse) => `Created ${design.name} as a draft: ${design.id}`,
    examples: [`livery designs duplicate ${designWithProjectExample.design.id} --name "Autumn draft"`],
  },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  run: (context, { name }, { design }) =>
    runDesignCommand(context, (commandContext) =>
      lifecycle.duplicateDesign(commandContext, design.id, name === undefined ? undefined : parseName(name)),
    ),
});
