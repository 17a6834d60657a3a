import { formatCodeBlock } from "#/documents/markdown";
import {
  bodyFields,
  deliveryHeaders,
  deliveryRules,
  failureReasons,
  verificationRules,
  guideTexts,
  type WebhooksGuide,
} from "#/documents/webhooks/webhooks-guide";
import { type CatalogueEvent, eventCatalogue } from "#/documents/webhooks/event-catalogue";
import { receiverSamples } from "#/documents/webhooks/receivers";
import { formatDefinitions } from "#/documents/site-layout/guide-content";

/** The webhooks guide as Markdown, for agents and editors. */
export function renderWebhooksMarkdown({ baseUrl, signed }: WebhooksGuide): string {
  const { endpoints, subscriptions, trying } = guideTexts;
  const sampleRequest = [
    { name: "Secret", says: `\`${signed.secret}\`` },
    ...Object.entries(signed.headers).map(([name, value]) => ({ name, says: `\`${value}\`` })),
  ];
  return `${[
    "# Webhooks",
    guideTexts.lead,
    `API reference: ${baseUrl}/docs`,
    "## Get started",
    ...[endpoints, subscriptions, trying],
    "## Events",
    ...eventCatalogue.map(formatEvent),
    "## Request",
    guideTexts.body,
    formatDefinitions(bodyFields),
    "### Headers",
    formatDefinitions(deliveryHeaders),
    "## Verify signatures",
    verificationRules.map((rule, index) => `${index + 1}. ${rule}`).join("\n"),
    guideTexts.sample,
    formatDefinitions(sampleRequest),
    formatCodeBlock(signed.body, "json"),
    "## Delivery and retries",
    deliveryRules.map((rule) => `- ${rule}`).join("\n"),
    "## Sample receivers",
    guideTexts.receivers,
    ...receiverSamples.map(
      ({ language, fileName, info, code }) => `### ${language}: \`${fileName}\`\n\n${formatCodeBlock(code, info)}`,
    ),
    "## Failure reasons",
    guideTexts.reasons,
    formatDefinitions(failureReasons),
  ].join("\n\n")}\n`;
}

const formatEvent = ({ name, audience, firesWhen, fields, example }: CatalogueEvent) =>
  [
    `### \`${name}\``,
    `${firesWhen} Sent to ${audience === "workspace" ? "the endpoints of the workspace" : "subscribers of the system"}.`,
    formatDefinitions(fields),
    formatCodeBlock(JSON.stringify(JSON.parse(example), null, 2), "json"),
  ].join("\n\n");
