import { docsHeaders } from "#/documents/site-layout/docs-headers";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { toReferenceEntry } from "#/operations/files/to-reference-entry";
import { type Operation, defineOperation, tags } from "#/operations/operation";

/** The path of the OpenAPI document. */
const descriptionHref = "/api/v1/openapi.json";

/** The entries of the API reference for those of the operations that are documented, by tag. */
export function listReferenceEntries(listed: readonly Operation[], baseUrl: string) {
  const getTagOrder = (tag: (typeof tags)[number]) => tags.indexOf(tag);
  return listed
    .flatMap((one) => (one.rest && !one.rest.hidden ? [{ tag: one.tag, entry: toReferenceEntry(one, one.rest, baseUrl) }] : []))
    .toSorted((one, other) => getTagOrder(one.tag) - getTagOrder(other.tag))
    .map(({ entry }) => entry);
}

/**
 * Defines the operation that renders the API reference of the given operations, which do not
 * include itself.
 */
export const createViewApiReference = (documentedOperations: readonly Operation[]) =>
  defineOperation({
    name: "view_api_reference",
    title: "View the API reference",
    summary: "Returns the API reference: every route with its parameters and responses.",
    tag: "Server",
    access: "public",
    rate: "static",
    cacheable: true,
    isImmutable: true,
    input: StrictObject({}),
    media: { mediaTypes: ["text/html; charset=utf-8"], description: "The API reference." },
    rest: { method: "GET", path: "/docs", hidden: true },
    async run({ baseUrl }) {
      const entries = listReferenceEntries(documentedOperations, baseUrl);
      const { renderApiReferencePage } = await import("#/documents/docs-writers");
      return createTextReply(renderApiReferencePage({ descriptionHref, entries }), "text/html", {
        cacheControl: "no-cache",
        headers: docsHeaders,
      });
    },
  });
