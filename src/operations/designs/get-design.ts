import { StrictObject } from "#/kernel/schema";
import { DesignDetailsAnswer, designDetailsAnswer, designExample } from "#/operations/designs/design-answer";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { ownedOperation } from "#/operations/operation";

export const getDesign = ownedOperation({
  name: "get_design",
  title: "Get a design",
  summary: "One design: its status, whether it is ready to build from, its brief, the parts that are made and its versions.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId }),
  output: DesignDetailsAnswer,
  example: { input: { id: designExample.id } },
  rest: { method: "GET", path: "/api/v1/designs/:id" },
  missing: noDesign,
  find: findDesign,
  run: (context, _, { design }) => designDetailsAnswer(context, design),
});
