import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { runPreviewJob } from "#/operations/design-previews/preview-jobs";
import { designId, designNotFoundMessage, findDesign } from "#/operations/designs/resolve";
import { designExample } from "#/operations/designs/schema";
import { listSectionsJob } from "#/operations/edits/list-sections-job";
import { defineOwnedOperation } from "#/operations/operation";

export const getEditSections = defineOwnedOperation({
  name: "get_edit_sections",
  title: "Get the sections of a page",
  summary: "Retrieves the sections of a page that can be arranged by hand: the shown ones in order, then those it could show.",
  description: "Empty for pages whose sections have a fixed order, and for pages from an external design tool.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId, page: Type.String({ maxLength: 80, description: "Slug of the page" }) }),
  output: Type.Object(
    {
      sections: Type.Array(
        Type.Object({
          id: Type.String({ description: "Its name in a section-order adjustment" }),
          label: Type.String({ description: "Its heading; without one, its id" }),
          isShown: Type.Boolean({ description: "Whether the page shows it" }),
        }),
      ),
    },
    { title: "EditSections" },
  ),
  example: {
    input: { id: designExample.id, page: "landing" },
    output: { sections: [{ id: "offer", label: "What we do", isShown: true }] },
  },
  rest: { method: "GET", path: "/api/v1/designs/:id/edits/sections" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { page }, { design: { parts } }) {
    if (parts.pages === undefined) throw new Failure("not_found", `This design has no page “${page}”.`);
    const design = await context.contents.loadMadeParts(parts);
    const { brief, given, adjustments, direction, mark, imagery, tokens, components, pages } = design;
    if (!direction || !mark || !imagery || !tokens || !components || !pages) return { sections: [] };
    const content = { brief, given, adjustments, direction, mark, imagery, tokens, components, pages };
    return { sections: [...(await runPreviewJob(context, listSectionsJob, { design: content, page }))] };
  },
});
