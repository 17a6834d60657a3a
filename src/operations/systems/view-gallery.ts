import { loadServedContent } from "#/operations/systems/resolve";
import { Type } from "@sinclair/typebox";
import { renderGalleryPage } from "#/documents/gallery";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { toSystemListItem, getSystemPage } from "#/operations/systems/list-systems";

/** Systems per page of the gallery. */
const cardsPerPage = 24;

export const viewGallery = defineOperation({
  name: "view_gallery",
  title: "View the gallery",
  summary: "Returns the gallery of published systems as a page.",
  tag: "Systems",
  access: "public",
  rate: "static",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({ cursor: Type.Optional(Type.String({ maxLength: 64 })) }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "The gallery." },
  rest: { method: "GET", path: "/", hidden: true },
  async run(context, { cursor }) {
    const { served, nextCursor } = await getSystemPage(context, { limit: cardsPerPage, ...(cursor && { cursor }) });
    const entries = await Promise.all(
      served.map(async (entry) => ({
        system: toSystemListItem(entry, context.baseUrl),
        content: await loadServedContent(context, entry),
        designId: entry.design.id,
      })),
    );
    const page = renderGalleryPage({
      entries,
      nextHref: nextCursor && `/?cursor=${nextCursor}`,
      baseUrl: context.baseUrl,
      count: entries.length,
    });
    return createTextReply(page, "text/html", {
      cacheControl: "no-cache",
      headers: {
        "content-security-policy":
          "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; " +
          "form-action 'none'; frame-ancestors 'none'",
        "referrer-policy": "same-origin",
      },
    });
  },
});
