import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { DesignAnswer, designExample } from "#/operations/designs/design-answer";
import { freshDesign } from "#/operations/designs/fresh-design";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { ownedOperation } from "#/operations/operation";
import * as lifecycle from "#/lifecycle/restore-design";

export const restoreDesign = ownedOperation({
  name: "restore_design",
  title: "Restore an archived design",
  summary: "Takes an archived design back into use: published or approved as it was, else a draft.",
  description: "The project of a draft stays cancelled: rework goes on from it. A design that was pinned is not pinned again.",
  tag: "Designs",
  access: { people: "ADMIN" },
  input: StrictObject({ id: designId }),
  output: DesignAnswer,
  example: { input: { id: designExample.id }, output: designExample },
  rest: { method: "POST", path: "/api/v1/designs/:id/restore" },
  missing: noDesign,
  find: findDesign,
  async run(context, _, { design }) {
    await lifecycle.restoreDesign(deedOf(context), design.id);
    return await freshDesign(context, design.id);
  },
});
