import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { createDesignFontsBase } from "#/operations/files/given-fonts";
import { applyMode, previewModeInput } from "#/operations/previews/preview-mode";
import { createPreviewReply } from "#/operations/previews/create-preview-reply";
import {
  editorPreviewInput,
  findVisibleDesign,
  isEditorPreview,
  loadVisibleContent,
  previewDesignId,
  previewNotFoundMessage,
} from "#/operations/previews/resolve";

export const previewDesign = defineOperation({
  name: "preview_design",
  title: "Preview a design",
  summary:
    "Returns the guideline page of an approved or published design: mark, colours, typography, imagery and " +
    "components. Members can also preview the drafts of their workspace.",
  tag: "Previews",
  access: "public",
  rate: "static",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({ id: previewDesignId, mode: previewModeInput, editor: editorPreviewInput }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "The page, with a sandbox policy." },
  rest: { method: "GET", path: "/preview/d/:id" },
  notFoundMessage: previewNotFoundMessage,
  find: findVisibleDesign,
  async run(context, { mode, editor }, shown) {
    const { design, system, isPublic } = shown;
    const { store, baseUrl } = context;
    const version = (await store.versions.listByDesign(design.id)).at(-1);
    const content = await loadVisibleContent(context, shown);
    const overviewContext = {
      designId: design.id,
      systemName: system.name,
      version: version?.number ?? "draft",
      slug: system.slug,
      fontsBase: await createDesignFontsBase(context, { designId: design.id, isPublic, given: content.given }),
      baseUrl,
    };
    const { renderDesignOverview } = await import("#/documents/design-overview");
    const document = applyMode(renderDesignOverview(content, overviewContext), mode);
    return await createPreviewReply(context, document, isPublic, isEditorPreview(context, design, editor));
  },
});
