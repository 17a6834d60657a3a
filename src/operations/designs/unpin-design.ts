import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { DesignAnswer, designExample } from "#/operations/designs/design-answer";
import { freshDesign } from "#/operations/designs/fresh-design";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { ownedOperation } from "#/operations/operation";
import * as lifecycle from "#/lifecycle/pin-design";

export const unpinDesign = ownedOperation({
  name: "unpin_design",
  title: "Unpin a design",
  summary: "Lets the system serve its newest published design again, else its newest approved one.",
  tag: "Designs",
  access: { people: "ADMIN" },
  input: StrictObject({ id: designId }),
  output: DesignAnswer,
  example: { input: { id: designExample.id }, output: designExample },
  rest: { method: "POST", path: "/api/v1/designs/:id/unpin" },
  missing: noDesign,
  find: findDesign,
  async run(context, _, { design }) {
    await lifecycle.unpinDesign(deedOf(context), design.id);
    return await freshDesign(context, design.id);
  },
});
