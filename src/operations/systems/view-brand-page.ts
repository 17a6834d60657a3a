import type { BrandPageContext } from "#/documents/brand-page/brand-page-context";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import type { Context } from "#/operations/context";
import { defineOperation } from "#/operations/operation";
import { embedAssets } from "#/operations/files/embed-assets";
import { createDesignFontsBase } from "#/operations/files/given-fonts";
import {
  systemName,
  canonicalizeToSlug,
  findServedSystem,
  loadServedContent,
  type ServedSystem,
} from "#/operations/systems/resolve";
import { listPublicVersions } from "#/operations/systems/list-public-versions";

/**
 * The sandbox keeps the page from this installation's cookies and storage, so that imported markup
 * is as harmless here as in a preview. Its only script is a file of this server.
 */
const contentSecurityPolicy =
  "sandbox allow-scripts allow-downloads allow-popups allow-modals; default-src 'none'; script-src 'self'; " +
  "style-src 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";

/** What a system's brand page shows. */
async function loadBrandPage(context: Context, served: ServedSystem) {
  const { system, design, version, isPublic, parent } = served;
  const [content, versions] = await Promise.all([loadServedContent(context, served), listPublicVersions(context.store, system)]);
  const { exportFormats } = await import("#/kits/writers");
  const page: Omit<BrandPageContext, "allowsDownload"> = {
    designId: design.id,
    systemName: system.name,
    slug: system.slug,
    version: version.number,
    platform: system.platform,
    fontsBase: await createDesignFontsBase(context, { designId: design.id, isPublic, given: content.given }),
    baseUrl: context.baseUrl,
    formats: exportFormats,
    versions,
    ...(parent && { parent }),
  };
  return { content, page };
}

const markdownExtension = ".md";

export const viewBrandPage = defineOperation({
  name: "view_brand_page",
  title: "View a system's brand page",
  summary: "Returns the brand page of a published system: guideline, files and commands, versions, and agent setup.",
  tag: "Systems",
  access: "public",
  rate: "static",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({ name: systemName }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "The page." },
  rest: { method: "GET", path: "/systems/:name", hidden: true },
  notFoundMessage: "No published system has this name. The gallery lists the published systems.",
  find: findServedSystem,
  canonicalize: canonicalizeToSlug,
  async run(context, _, served) {
    const { content, page: pageContext } = await loadBrandPage(context, served);
    const { renderBrandPage } = await import("#/documents/brand-page");
    const page = renderBrandPage(content, pageContext);
    return createTextReply(served.isPublic ? page : await embedAssets(context, page), "text/html", {
      cacheControl: "public, no-cache",
      headers: { "content-security-policy": contentSecurityPolicy, "referrer-policy": "no-referrer" },
    });
  },
});

export const getBrandPageMarkdown = defineOperation({
  name: "get_brand_page_markdown",
  title: "Read a system's brand page as Markdown",
  summary: "Returns the brand page of a published system for agents: values, parts, files, agent setup and versions.",
  tag: "Systems",
  access: "public",
  rate: "static",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({ name: systemName }),
  media: { mediaTypes: ["text/markdown; charset=utf-8"], description: "The page as Markdown." },
  rest: { method: "GET", path: "/systems/:name", extension: markdownExtension, hidden: true, anyOrigin: true },
  notFoundMessage: "No published system has this name. GET /llms.txt lists the published systems.",
  find: (context, { name = "" }) => findServedSystem(context, { name: name.slice(0, -markdownExtension.length) }),
  canonicalize: (input, { system }) => ({ ...input, name: `${system.slug}${markdownExtension}` }),
  async run(context, _, served) {
    const { content, page } = await loadBrandPage(context, served);
    const { renderBrandPageMarkdown } = await import("#/documents/brand-page/brand-page-markdown");
    return createTextReply(renderBrandPageMarkdown(content, page), "text/markdown", { cacheControl: "public, no-cache" });
  },
});
