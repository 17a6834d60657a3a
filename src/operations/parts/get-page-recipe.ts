import { Type } from "@sinclair/typebox";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import {
  canonicalizeSource,
  findPartSource,
  loadPartSubject,
  sourceName,
  sourceArgument,
  versionArgument,
  sourceNotFoundMessage,
  sourceTarget,
  sourceVersion,
} from "#/operations/parts/resolve";
import { createUnknownNameFailure } from "#/operations/parts/unknown-name";
import { briefReadOnlyHints, defineTool } from "#/operations/tool";

const pageSlug = Type.String({ description: "Slug, such as landing or pricing", minLength: 1, maxLength: 80 });
const section = Type.Optional(Type.String({ description: "Section to return in full", maxLength: 80 }));

export const getPageRecipe = defineOperation({
  name: "get_page_recipe",
  title: "Get a page's recipe",
  summary: "Returns how a page is made: its layout, its sections in order with their components, and their code.",
  description: "What does not fit in 2,500 tokens is named with its size; `section` returns it.",
  tag: "Systems",
  access: "public",
  variesByCaller: true,
  input: StrictObject({ name: sourceName, page: pageSlug, section, version: sourceVersion }),
  media: { mediaTypes: ["text/markdown; charset=utf-8"], description: "The recipe, as Markdown with code." },
  example: { input: { name: "nordhavn-optik", page: "landing" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/pages/:page", anyOrigin: true },
  cacheable: true,
  // Sections and versions are too many.
  shouldCache: ({ section, version }) => section === undefined && version === undefined,
  tool: defineTool({
    description: "How a page is made: layout, sections in order with their components, and code. Start a page here.",
    auth: "optional",
    hints: briefReadOnlyHints,
    target: sourceTarget,
    input: StrictObject({
      system: sourceArgument,
      page: Type.String({ description: "Slug, such as landing" }),
      section: Type.Optional(Type.String({ description: "Section to return in full" })),
      version: versionArgument,
    }),
  }),
  notFoundMessage: sourceNotFoundMessage,
  find: findPartSource,
  canonicalize: canonicalizeSource,
  async run(context, { page: slug, section: name, version }, source) {
    const { content, designId, facts } = await loadPartSubject(context, source, version, ["components", "pages"]);
    const page = content.pages.find((one) => one.slug === slug);
    if (!page)
      throw createUnknownNameFailure(
        "page",
        slug,
        content.pages.map((one) => one.slug),
      );
    const { baseSection, listPageSections, renderPageRecipe } = await import("#/kits/writers");
    const sections = [...listPageSections(page).map((one) => one.name), baseSection];
    if (name !== undefined && !sections.includes(name)) throw createUnknownNameFailure(`section of ${page.slug}`, name, sections);
    const text = renderPageRecipe(page, content, {
      source: `${facts.slug} ${facts.version}`,
      previewUrl: `${context.baseUrl}/preview/d/${designId}/${page.slug}`,
      section: name,
    });
    return createTextReply(text, "text/markdown", { cacheControl: "public, no-cache" });
  },
});
