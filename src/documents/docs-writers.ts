/** What writes the documentation. The server loads all of it with the first page that is asked for. */
export { renderAgentsMarkdown } from "#/documents/agents/agents-markdown";
export { renderAgentsPage } from "#/documents/agents/agents-page";
export { renderApiReferencePage } from "#/documents/api-reference/api-reference-page";
export { renderGuideMarkdown, renderGuidePage } from "#/documents/guides/guide-document";
export { renderDocsIndexMarkdown } from "#/documents/guides/guide-index";
export { renderImportGuide } from "#/documents/import-guide";
export { eventCatalogue, exampleDeliveryId } from "#/documents/webhooks/event-catalogue";
export { exampleTime } from "#/documents/webhooks/example-subjects";
export { failureReasons } from "#/documents/webhooks/webhooks-guide";
export { renderWebhooksMarkdown } from "#/documents/webhooks/webhooks-markdown";
export { renderWebhooksPage } from "#/documents/webhooks/webhooks-page";
