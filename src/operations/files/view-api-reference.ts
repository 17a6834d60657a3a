import { renderApiReferencePage } from "#/documents/api-reference/api-reference-page";
import { docsHeaders } from "#/documents/site-layout/docs-page";
import { createTextReply } from "#/kernel/reply";
import { StrictObject } from "#/kernel/schema";
import { referenceEntry } from "#/operations/files/reference-entry";
import { type Operation, operation, tags } from "#/operations/operation";

/** Where the API description for machines is served. */
const descriptionHref = "/api/v1/openapi.json";

/** The page that tells of these operations. It is none of those that it tells of. */
export const viewApiReference = (told: readonly Operation[]) =>
  operation({
    name: "view_api_reference",
    title: "Read the API reference",
    summary: "Every route of the API, with what goes in and what comes out.",
    tag: "Server",
    access: "public",
    rate: "static",
    lasting: true,
    isImmutable: true,
    input: StrictObject({}),
    media: { mediaTypes: ["text/html; charset=utf-8"], description: "The reference." },
    rest: { method: "GET", path: "/docs", hidden: true },
    async run({ baseUrl }) {
      const order = (tag: (typeof tags)[number]) => tags.indexOf(tag);
      const entries = told
        .flatMap((one) => (one.rest && !one.rest.hidden ? [{ tag: one.tag, entry: referenceEntry(one, one.rest, baseUrl) }] : []))
        .toSorted((one, other) => order(one.tag) - order(other.tag))
        .map(({ entry }) => entry);
      return createTextReply(renderApiReferencePage({ descriptionHref, entries }), "text/html", {
        cacheControl: "no-cache",
        headers: docsHeaders,
      });
    },
  });
