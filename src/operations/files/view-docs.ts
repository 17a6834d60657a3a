import { Type } from "@sinclair/typebox";
import { renderDocsIndexMarkdown, renderDocsIndexPage } from "#/documents/docs-index";
import { renderGuideMarkdown, renderGuidePage } from "#/documents/guides/guide-document";
import { guides } from "#/documents/guides/guides";
import { docsHeaders } from "#/documents/site-layout/docs-page";
import { Failure } from "#/kernel/errors";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { type Operation, defineOperation, tags } from "#/operations/operation";

const cacheOptions = { cacheControl: "public, max-age=300" };
const shared = { tag: "Server", access: "public", rate: "static", cacheable: true, isImmutable: true } as const;

/** The first page of the documentation; `documentedOperations` are the routes that it lists. */
export const createViewDocsIndex = (documentedOperations: readonly Operation[]) =>
  defineOperation({
    ...shared,
    name: "view_docs_index",
    title: "Read the documentation",
    summary: "The guides, and every route of the API.",
    input: StrictObject({}),
    media: { mediaTypes: ["text/html"], description: "The index." },
    rest: { method: "GET", path: "/docs", hidden: true },
    async run() {
      const routes = documentedOperations
        .flatMap(({ name, title, tag, rest }) =>
          rest && !rest.hidden ? [{ id: name, title, tag, method: rest.method, path: rest.path.replace(/:(\w+)/g, "{$1}") }] : [],
        )
        .toSorted((one, other) => tags.indexOf(one.tag) - tags.indexOf(other.tag));
      return createTextReply(renderDocsIndexPage(routes), "text/html", { ...cacheOptions, headers: docsHeaders });
    },
  });

/** A guide that is written as Markdown: `NAME` for people, `NAME.md` for agents. */
export const viewGuide = defineOperation({
  ...shared,
  name: "view_guide",
  title: "Read a guide",
  summary: "A guide as a page, or as Markdown where its name ends with `.md`.",
  input: StrictObject({ page: Type.String({ description: "The guide's name, with `.md` for Markdown", maxLength: 80 }) }),
  media: { mediaTypes: ["text/html", "text/markdown"], description: "The guide." },
  rest: { method: "GET", path: "/docs/:page", hidden: true, anyOrigin: true },
  async run({ baseUrl }, { page }) {
    if (page === "index.md") return createTextReply(renderDocsIndexMarkdown(baseUrl), "text/markdown", cacheOptions);
    const guide = guides.find(({ path }) => `/docs/${page.replace(/\.md$/, "")}` === path);
    if (!guide) throw new Failure("not_found", "There is no guide of this name. GET /docs/index.md lists the guides.");
    return page.endsWith(".md")
      ? createTextReply(renderGuideMarkdown(guide, baseUrl), "text/markdown", cacheOptions)
      : createTextReply(renderGuidePage(guide, baseUrl), "text/html", { ...cacheOptions, headers: docsHeaders });
  },
});
