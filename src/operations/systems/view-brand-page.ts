import { renderBrandPage } from "#/documents/brand-page";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { exportFormats } from "#/kits/index";
import { defineOperation } from "#/operations/operation";
import { embedAssets } from "#/operations/files/embed-assets";
import { createDesignFontsBase } from "#/operations/files/given-fonts";
import { systemName, canonicalizeToSlug, findServedSystem, loadServedContent } from "#/operations/systems/resolve";
import { listPublicVersions } from "#/operations/systems/list-public-versions";

/**
 * The sandbox keeps the page from this installation's cookies and storage, so that imported markup
 * is as harmless here as in a preview. Its only script is a file of this server.
 */
const contentSecurityPolicy =
  "sandbox allow-scripts allow-downloads allow-popups allow-modals; default-src 'none'; script-src 'self'; " +
  "style-src 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";

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
    const { system, design, version } = served;
    const [content, versions] = await Promise.all([
      loadServedContent(context, served),
      listPublicVersions(context.store, system),
    ]);
    const page = renderBrandPage(content, {
      designId: design.id,
      systemName: system.name,
      slug: system.slug,
      version: version.number,
      platform: system.platform,
      fontsBase: await createDesignFontsBase(context, { designId: design.id, isPublic: served.isPublic, given: content.given }),
      baseUrl: context.baseUrl,
      formats: exportFormats,
      versions,
      ...(served.parent && { parent: served.parent }),
    });
    return createTextReply(served.isPublic ? page : await embedAssets(context, page), "text/html", {
      cacheControl: "public, no-cache",
      headers: { "content-security-policy": contentSecurityPolicy, "referrer-policy": "no-referrer" },
    });
  },
});
