import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
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

export const previewPage = defineOperation({
  name: "preview_page",
  title: "Preview a page",
  summary: "Returns a page template of a design, such as landing or pricing.",
  tag: "Previews",
  access: "public",
  rate: "static",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({
    id: previewDesignId,
    page: Type.String({ description: "Slug of the page", maxLength: 80 }),
    mode: previewModeInput,
    editor: editorPreviewInput,
  }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "The page, with a sandbox policy." },
  rest: { method: "GET", path: "/preview/d/:id/:page" },
  notFoundMessage: previewNotFoundMessage,
  find: findVisibleDesign,
  async run(context, { page: slug, mode, editor }, shown) {
    const { design, isPublic } = shown;
    const content = await loadVisibleContent(context, shown);
    const page = content.pages.find((entry) => entry.slug === slug);
    if (!page) throw new Failure("not_found", `This design has no page "${slug}".`);
    const isInEditor = isEditorPreview(context, design, editor);
    const query = isInEditor ? `?editor=true${mode ? `&amp;mode=${mode}` : ""}` : "";
    const pageHref = (sibling: string) => `/preview/d/${design.id}/${sibling}${query}`;
    const { baseUrl } = context;
    const link = { pageUrl: `${baseUrl}/preview/d/${design.id}/${page.slug}`, baseUrl };
    const fontsBase = await createDesignFontsBase(context, { designId: design.id, isPublic, given: content.given });
    const { renderPageDocument } = await import("#/kits/writers");
    return await createPreviewReply(
      context,
      applyMode(renderPageDocument(page, content, { fontsBase, pageHref, link }), mode),
      isPublic,
      isInEditor,
    );
  },
});
