import { renderApiReferencePage } from "#/documents/api-reference/api-reference-page";
import { docsHeaders } from "#/documents/site-layout/docs-page";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { toReferenceEntry } from "#/operations/files/to-reference-entry";
import { type Operation, defineOperation, tags } from "#/operations/operation";

/** Where the API description for machines is served. */
const descriptionHref = "/api/v1/openapi.json";

/** The page that tells of these operations. It is none of those that it tells of. */
export const createViewApiReference = (documentedOperations: readonly Operation[]) =>
  defineOperation({
    name: "view_api_reference",
    title: "Read the API reference",
    summary: "Every route of the API, with what goes in and what comes out.",
    tag: "Server",
    access: "public",
    rate: "static",
    cacheable: true,
    isImmutable: true,
    input: StrictObject({}),
    media: { mediaTypes: ["text/html; charset=utf-8"], description: "The reference." },
    rest: { method: "GET", path: "/docs", hidden: true },
    async run({ baseUrl }) {
      const getTagOrder = (tag: (typeof tags)[number]) => tags.indexOf(tag);
      const entries = documentedOperations
        .flatMap((one) =>
          one.rest && !one.rest.hidden ? [{ tag: one.tag, entry: toReferenceEntry(one, one.rest, baseUrl) }] : [],
        )
        .toSorted((one, other) => getTagOrder(one.tag) - getTagOrder(other.tag))
        .map(({ entry }) => entry);
      return createTextReply(renderApiReferencePage({ descriptionHref, entries }), "text/html", {
        cacheControl: "no-cache",
        headers: docsHeaders,
      });
    },
  });
