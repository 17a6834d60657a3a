import { StrictObject } from "#/kernel/schema";
import { designId, designNotFoundMessage, findDesign } from "#/operations/designs/resolve";
import { designExample } from "#/operations/designs/schema";
import { DesignEdits, loadDesignEdits } from "#/operations/edits/schema";
import { defineOwnedOperation } from "#/operations/operation";

export const getDesignEdits = defineOwnedOperation({
  name: "get_design_edits",
  title: "Get a design's edits",
  summary: "Retrieves what people brought into a design and what they edited by hand.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId }),
  output: DesignEdits,
  example: { input: { id: designExample.id }, output: { adjustments: [{ kind: "radius", px: 8 }], given: {} } },
  rest: { method: "GET", path: "/api/v1/designs/:id/edits" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  run: (context, _, { design }) => loadDesignEdits(context, design),
});
