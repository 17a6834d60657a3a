import { StrictObject } from "#/kernel/schema";
import { DesignDetailsResponse, toDesignDetailsResponse, designExample } from "#/operations/designs/schema";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";

export const getDesign = defineOwnedOperation({
  name: "get_design",
  title: "Get a design",
  summary: "Retrieves a design with its status, brief, parts, audit counts and versions.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId }),
  output: DesignDetailsResponse,
  example: { input: { id: designExample.id } },
  rest: { method: "GET", path: "/api/v1/designs/:id" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  run: (context, _, { design }) => toDesignDetailsResponse(context, design),
});
