import { Type } from "@sinclair/typebox";
import { renderPageDocument } from "#/documents/page-document";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { operation } from "#/operations/operation";
import { inMode, previewMode } from "#/operations/previews/preview-mode";
import { previewReply } from "#/operations/previews/preview-reply";
import { designId, findShownDesign, noDesign, shownContent } from "#/operations/previews/shown-design";

export const previewPage = operation({
  name: "preview_page",
  title: "Preview a page",
  summary: "One page template, such as landing or pricing.",
  tag: "Previews",
  access: "public",
  rate: "static",
  lasting: true,
  looksAtCaller: true,
  input: StrictObject({
    id: designId,
    page: Type.String({ description: "The page's slug", maxLength: 80 }),
    mode: previewMode,
  }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "A page in a sandbox." },
  rest: { method: "GET", path: "/preview/d/:id/:page" },
  missing: noDesign,
  find: findShownDesign,
  async run(context, { page: slug, mode }, shown) {
    const { design, isPublic } = shown;
    const content = await shownContent(context, shown);
    const page = content.pages.find((entry) => entry.slug === slug);
    if (!page) throw new Failure("not_found", `This design has no page "${slug}".`);
    const pageHref = (sibling: string) => `/preview/d/${design.id}/${sibling}`;
    const { baseUrl } = context;
    const link = { pageUrl: baseUrl + pageHref(page.slug), baseUrl };
    return previewReply(inMode(renderPageDocument(page, content, { fontsBase: "/fonts/", pageHref, link }), mode), isPublic);
  },
});
