import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { DesignResponse, designExample, reloadDesign } from "#/operations/designs/schema";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import * as lifecycle from "#/lifecycle/archive-design";

export const archiveDesign = defineOwnedOperation({
  name: "archive_design",
  title: "Archive a design",
  summary:
    "Archives a design. It is unpinned, its project is cancelled, and the system falls back to another approved " +
    "or published design. Its versions are kept.",
  tag: "Designs",
  access: { people: "ADMIN" },
  input: StrictObject({ id: designId }),
  output: DesignResponse,
  example: { input: { id: designExample.id }, output: { ...designExample, status: "ARCHIVED", readyToBuild: false } },
  rest: { method: "POST", path: "/api/v1/designs/:id/archive" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, _, { design }) {
    await lifecycle.archiveDesign(createCommandContext(context), design.id);
    return await reloadDesign(context, design.id);
  },
});
