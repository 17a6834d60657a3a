import type { WebhooksGuide } from "#/documents/webhooks/webhooks-guide";
import { docsHeaders } from "#/documents/site-layout/docs-headers";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { createSignedHeaders } from "#/webhooks/signature";

/** The published secret of the examples. It signs nothing else. */
const exampleSecret = "whsec_Tm90IGEgc2VjcmV0OiBwcmludGVkIGZvciBldmVyeW8=";
const cacheOptions = { cacheControl: "public, max-age=300" };

async function createGuide(baseUrl: string): Promise<WebhooksGuide> {
  const { eventCatalogue, exampleDeliveryId, exampleTime } = await import("#/documents/docs-writers");
  const { name = "", example: body = "" } = eventCatalogue.find(({ name }) => name === "design.ready") ?? {};
  const timestampS = Date.parse(exampleTime) / 1000;
  const headers = createSignedHeaders({ id: exampleDeliveryId, event: name, body, timestampS, secret: exampleSecret });
  return { baseUrl, signed: { secret: exampleSecret, timestampS, headers, body } };
}

/** The guide as a page and as Markdown. */
export async function renderWebhooksGuide(baseUrl: string): Promise<{ readonly page: string; readonly markdown: string }> {
  const guide = await createGuide(baseUrl);
  return { page: await renderPage(guide), markdown: await renderMarkdown(guide) };
}

async function renderPage(guide: WebhooksGuide): Promise<string> {
  const { renderWebhooksPage } = await import("#/documents/docs-writers");
  return renderWebhooksPage(guide);
}

async function renderMarkdown(guide: WebhooksGuide): Promise<string> {
  const { renderWebhooksMarkdown } = await import("#/documents/docs-writers");
  return renderWebhooksMarkdown(guide);
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
    createTextReply(await renderPage(await createGuide(baseUrl)), "text/html", {
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
  run: async ({ baseUrl }) => createTextReply(await renderMarkdown(await createGuide(baseUrl)), "text/markdown", cacheOptions),
});
