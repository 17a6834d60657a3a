import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { DesignAnswer, designExample } from "#/operations/designs/design-answer";
import { freshDesign } from "#/operations/designs/fresh-design";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { ownedOperation } from "#/operations/operation";
import * as lifecycle from "#/lifecycle/pin-design";

export const pinDesign = ownedOperation({
  name: "pin_design",
  title: "Pin a design",
  summary: "Makes the system serve this approved or published design until it is unpinned.",
  tag: "Designs",
  access: { people: "ADMIN" },
  input: StrictObject({ id: designId }),
  output: DesignAnswer,
  example: { input: { id: designExample.id }, output: { ...designExample, pinned: true } },
  rest: { method: "POST", path: "/api/v1/designs/:id/pin" },
  missing: noDesign,
  find: findDesign,
  async run(context, _, { design }) {
    await lifecycle.pinDesign(deedOf(context), design.id);
    return await freshDesign(context, design.id);
  },
});
