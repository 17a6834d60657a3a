import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { DesignResponse, designExample, reloadDesign } from "#/operations/designs/schema";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import * as lifecycle from "#/lifecycle/restore-design";

export const restoreDesign = defineOwnedOperation({
  name: "restore_design",
  title: "Restore an archived design",
  summary: "Restores an archived design to its previous status: published, approved or draft.",
  description:
    "The project of a restored draft stays cancelled; rework the design to continue. A design that was pinned stays unpinned.",
  tag: "Designs",
  access: { people: "ADMIN" },
  input: StrictObject({ id: designId }),
  output: DesignResponse,
  example: { input: { id: designExample.id }, output: designExample },
  rest: { method: "POST", path: "/api/v1/designs/:id/restore" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, _, { design }) {
    await lifecycle.restoreDesign(createCommandContext(context), design.id);
    return await reloadDesign(context, design.id);
  },
});
