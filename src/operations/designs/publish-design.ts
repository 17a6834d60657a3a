import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { DesignAnswer, designExample } from "#/operations/designs/design-answer";
import { freshDesign } from "#/operations/designs/fresh-design";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { ownedOperation } from "#/operations/operation";
import { publishDesign } from "#/pipeline/publish-design";

export const publishDesignOperation = ownedOperation({
  name: "publish_design",
  title: "Publish a design",
  summary: "Publishes an approved design as a release of its system.",
  tag: "Designs",
  access: { people: "ADMIN" },
  input: StrictObject({ id: designId }),
  output: DesignAnswer,
  example: { input: { id: designExample.id }, output: designExample },
  rest: { method: "POST", path: "/api/v1/designs/:id/publish" },
  missing: noDesign,
  find: findDesign,
  async run(context, _, { design }) {
    await publishDesign(deedOf(context), design.id);
    return await freshDesign(context, design.id);
  },
});
