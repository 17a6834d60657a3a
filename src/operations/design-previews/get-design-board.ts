import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { DesignPreview, designPreviewExample } from "#/operations/design-previews/schema";
import type { DesignPreviewSource } from "#/operations/design-previews/to-design-preview";
import { designExample } from "#/operations/designs/schema";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";

export const getDesignBoard = defineOwnedOperation({
  name: "get_design_board",
  title: "Get a design preview",
  summary: "Retrieves what a design looks like so far: direction, colours, type, mark, imagery, and its components and pages.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId }),
  output: DesignPreview,
  example: { input: { id: designExample.id }, output: designPreviewExample },
  rest: { method: "GET", path: "/api/v1/designs/:id/board" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run({ contents }, _, { design: { parts } }) {
    if (!parts.direction) throw new Failure("conflict", "This design has no direction yet. Run its project, then try again.");
    const { toDesignPreview } = await import("#/operations/design-previews/to-design-preview");
    return toDesignPreview((await contents.loadMadeParts(parts)) as DesignPreviewSource);
  },
});
