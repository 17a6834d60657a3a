import { eventCatalogue, exampleDeliveryId } from "#/documents/webhooks/event-catalogue";
import { exampleTime } from "#/documents/webhooks/example-subjects";
import type { WebhooksGuide } from "#/documents/webhooks/webhooks-guide";
import { docsHeaders } from "#/documents/site-layout/docs-page";
import { renderWebhooksMarkdown } from "#/documents/webhooks/webhooks-markdown";
import { renderWebhooksPage } from "#/documents/webhooks/webhooks-page";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { createSignedHeaders } from "#/webhooks/signature";

/** The published secret of the examples. It signs nothing else. */
const exampleSecret = "whsec_Tm90IGEgc2VjcmV0OiBwcmludGVkIGZvciBldmVyeW8=";
const cacheOptions = { cacheControl: "public, max-age=300" };

function createGuide(baseUrl: string): WebhooksGuide {
  const { name = "", example: body = "" } = eventCatalogue.find(({ name }) => name === "design.ready") ?? {};
  const timestampS = Date.parse(exampleTime) / 1000;
  const headers = createSignedHeaders({ id: exampleDeliveryId, event: name, body, timestampS, secret: exampleSecret });
  return { baseUrl, signed: { secret: exampleSecret, timestampS, headers, body } };
}

/** The guide as a page and as Markdown. */
export function renderWebhooksGuide(baseUrl: string): { readonly page: string; readonly markdown: string } {
  const guide = createGuide(baseUrl);
  return { page: renderWebhooksPage(guide), markdown: renderWebhooksMarkdown(guide) };
}

const shared = {
  tag: "Server",
  access: "public",
  rate: "static",
  cacheable: true,
  isImmutable: true,
  input: StrictObject({}),
} as const;

/** The guide as a page. */
export const viewWebhooksGuide = defineOperation({
  ...shared,
  name: "view_webhooks_guide",
  title: "View the webhooks guide",
  summary: "Returns the webhooks guide: events, signatures, delivery rules and sample receivers.",
  media: { mediaTypes: ["text/html"], description: "The guide." },
  rest: { method: "GET", path: "/docs/webhooks", hidden: true },
  run: async ({ baseUrl }) =>
    createTextReply(renderWebhooksPage(createGuide(baseUrl)), "text/html", {
      ...cacheOptions,
      headers: docsHeaders,
    }),
});

/** The guide as Markdown, for agents. */
export const getWebhooksGuide = defineOperation({
  ...shared,
  name: "get_webhooks_guide",
  title: "Get the webhooks guide as Markdown",
  summary: "Returns the webhooks guide as Markdown.",
  media: { mediaTypes: ["text/markdown"], description: "The guide." },
  rest: { method: "GET", path: "/docs/webhooks.md", hidden: true, anyOrigin: true },
  run: async ({ baseUrl }) => createTextReply(renderWebhooksMarkdown(createGuide(baseUrl)), "text/markdown", cacheOptions),
});
