import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { DesignResponse, designExample, reloadDesign } from "#/operations/designs/schema";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import * as lifecycle from "#/lifecycle/pin-design";

export const unpinDesign = defineOwnedOperation({
  name: "unpin_design",
  title: "Unpin a design",
  summary: "Unpins a design. The system's newest published design becomes live, or its newest approved one if none is published.",
  tag: "Designs",
  access: { people: "ADMIN" },
  input: StrictObject({ id: designId }),
  output: DesignResponse,
  example: { input: { id: designExample.id }, output: designExample },
  rest: { method: "POST", path: "/api/v1/designs/:id/unpin" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, _, { design }) {
    await lifecycle.unpinDesign(createCommandContext(context), design.id);
    return await reloadDesign(context, design.id);
  },
});
