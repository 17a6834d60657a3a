import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { DesignResponse, designExample, reloadDesign } from "#/operations/designs/schema";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import * as lifecycle from "#/lifecycle/pin-design";

export const pinDesign = defineOwnedOperation({
  name: "pin_design",
  title: "Pin a design",
  summary: "Pins an approved or published design: it stays live until it is unpinned.",
  tag: "Designs",
  access: { people: "ADMIN" },
  input: StrictObject({ id: designId }),
  output: DesignResponse,
  example: { input: { id: designExample.id }, output: { ...designExample, pinned: true } },
  rest: { method: "POST", path: "/api/v1/designs/:id/pin" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, _, { design }) {
    await lifecycle.pinDesign(createCommandContext(context), design.id);
    return await reloadDesign(context, design.id);
  },
});
