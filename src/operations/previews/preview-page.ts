import { Type } from "@sinclair/typebox";
import { renderPageDocument } from "#/documents/page-document";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { applyMode, previewModeInput } from "#/operations/previews/preview-mode";
import { createPreviewReply } from "#/operations/previews/create-preview-reply";
import { previewDesignId, findVisibleDesign, previewNotFoundMessage, loadVisibleContent } from "#/operations/previews/resolve";

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
  }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "The page, with a sandbox policy." },
  rest: { method: "GET", path: "/preview/d/:id/:page" },
  notFoundMessage: previewNotFoundMessage,
  find: findVisibleDesign,
  async run(context, { page: slug, mode }, shown) {
    const { design, isPublic } = shown;
    const content = await loadVisibleContent(context, shown);
    const page = content.pages.find((entry) => entry.slug === slug);
    if (!page) throw new Failure("not_found", `This design has no page "${slug}".`);
    const pageHref = (sibling: string) => `/preview/d/${design.id}/${sibling}`;
    const { baseUrl } = context;
    const link = { pageUrl: baseUrl + pageHref(page.slug), baseUrl };
    return createPreviewReply(
      applyMode(renderPageDocument(page, content, { fontsBase: "/fonts/", pageHref, link }), mode),
      isPublic,
    );
  },
});
