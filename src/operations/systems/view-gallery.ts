import { galleryParts } from "#/documents/gallery/gallery-parts";
import { loadServedParts } from "#/operations/systems/resolve";
import { type Static, Type } from "@sinclair/typebox";
import { type GalleryFilter, getGalleryPath, isFiltered, maxGallerySearchLength } from "#/documents/gallery/gallery-filter";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { platforms } from "#/model/platform";
import { defineOperation } from "#/operations/operation";
import { toSystemListItem, getSystemPage } from "#/operations/systems/list-systems";

/** Systems per page of the gallery. */
const cardsPerPage = 24;

/** The fields of its form; a browser sends empty ones as well. */
const input = StrictObject({
  q: Type.Optional(Type.String({ maxLength: maxGallerySearchLength })),
  platform: Type.Optional(StringEnum(["", ...platforms])),
  cursor: Type.Optional(Type.String({ maxLength: 64 })),
});

const toFilter = ({ q = "", platform = "" }: Static<typeof input>): GalleryFilter => ({
  ...(q.trim() !== "" && { search: q.trim() }),
  ...(platform !== "" && { platform }),
});

export const viewGallery = defineOperation({
  name: "view_gallery",
  title: "View the gallery",
  summary: "Returns the gallery of published systems as a page.",
  tag: "Systems",
  access: "public",
  rate: "static",
  cacheable: true,
  variesByCaller: true,
  // There are too many searches.
  shouldCache: (page) => !isFiltered(toFilter(page)),
  canonicalize: ({ cursor }) => ({ cursor }),
  input,
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "The gallery." },
  rest: { method: "GET", path: "/", hidden: true },
  async run(context, page) {
    const filter = toFilter(page);
    const cursor = page.cursor === "" ? undefined : page.cursor;
    const { served, nextCursor } = await getSystemPage(context, { ...filter, cursor, limit: cardsPerPage });
    const entries = await Promise.all(
      served.map(async (entry) => ({
        system: toSystemListItem(entry, context.baseUrl),
        content: await loadServedParts(context, entry, galleryParts),
        designId: entry.design.id,
      })),
    );
    const { renderGalleryPage } = await import("#/documents/gallery");
    const document = renderGalleryPage({
      entries,
      filter,
      firstHref: cursor === undefined ? null : getGalleryPath(filter),
      nextHref: nextCursor && getGalleryPath(filter, nextCursor),
      baseUrl: context.baseUrl,
      count: entries.length,
    });
    return createTextReply(document, "text/html", {
      cacheControl: "no-cache",
      headers: {
        "content-security-policy":
          "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; " +
          "form-action 'self'; frame-ancestors 'none'",
        "referrer-policy": "same-origin",
      },
    });
  },
});
