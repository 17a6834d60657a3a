import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { DesignAnswer, designExample } from "#/operations/designs/design-answer";
import { freshDesign } from "#/operations/designs/fresh-design";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { ownedOperation } from "#/operations/operation";
import * as lifecycle from "#/lifecycle/archive-design";

export const archiveDesign = ownedOperation({
  name: "archive_design",
  title: "Archive a design",
  summary:
    "Takes a design out of use: it is unpinned, its project is cancelled, and the system serves what is left. Its versions stay.",
  tag: "Designs",
  access: { people: "ADMIN" },
  input: StrictObject({ id: designId }),
  output: DesignAnswer,
  example: { input: { id: designExample.id }, output: { ...designExample, status: "ARCHIVED", readyToBuild: false } },
  rest: { method: "POST", path: "/api/v1/designs/:id/archive" },
  missing: noDesign,
  find: findDesign,
  async run(context, _, { design }) {
    await lifecycle.archiveDesign(deedOf(context), design.id);
    return await freshDesign(context, design.id);
  },
});
