import { Type } from "@sinclair/typebox";
import { listGuides } from "#/documents/guides/guides";
import { docsHeaders } from "#/documents/site-layout/docs-headers";
import { Failure } from "#/kernel/errors";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";

const cacheOptions = { cacheControl: "public, max-age=300" };
/** A guide that is written as Markdown: `NAME` for people, `NAME.md` for agents. */
export const viewGuide = defineOperation({
  tag: "Server",
  access: "public",
  rate: "static",
  cacheable: true,
  isImmutable: true,
  name: "view_guide",
  title: "Read a guide",
  summary: "A guide as a page, or as Markdown where its name ends with `.md`.",
  input: StrictObject({ page: Type.String({ description: "The guide's name, with `.md` for Markdown", maxLength: 80 }) }),
  media: { mediaTypes: ["text/html", "text/markdown"], description: "The guide." },
  rest: { method: "GET", path: "/docs/:page", hidden: true, anyOrigin: true },
  async run({ baseUrl }, { page }) {
    const { renderDocsIndexMarkdown } = await import("#/documents/docs-writers");
    if (page === "index.md") return createTextReply(renderDocsIndexMarkdown(baseUrl), "text/markdown", cacheOptions);
    const guide = listGuides().find(({ path }) => `/docs/${page.replace(/\.md$/, "")}` === path);
    if (!guide) throw new Failure("not_found", "No guide has this name. GET /docs/index.md lists the guides.");
    const { renderGuideMarkdown, renderGuidePage } = await import("#/documents/docs-writers");
    return page.endsWith(".md")
      ? createTextReply(renderGuideMarkdown(guide, baseUrl), "text/markdown", cacheOptions)
      : createTextReply(renderGuidePage(guide, baseUrl), "text/html", { ...cacheOptions, headers: docsHeaders });
  },
});
