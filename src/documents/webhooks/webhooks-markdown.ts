import { formatCodeBlock } from "#/documents/markdown";
import {
  bodyFields,
  deliveryHeaders,
  deliveryRules,
  type Definition,
  failureReasons,
  verificationRules,
} from "#/documents/webhooks/delivery-guide";
import { type CatalogueEvent, eventCatalogue } from "#/documents/webhooks/event-catalogue";
import { receiverSamples } from "#/documents/webhooks/receivers";
import { guideTexts, type WebhooksGuide } from "#/documents/webhooks/webhooks-guide";

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
    "## Begin",
    ...[endpoints, subscriptions, trying],
    "## Events",
    ...eventCatalogue.map(formatEvent),
    "## Request",
    guideTexts.body,
    formatList(bodyFields),
    "### Headers",
    formatList(deliveryHeaders),
    "## Verify",
    verificationRules.map((rule, index) => `${index + 1}. ${rule}`).join("\n"),
    guideTexts.sample,
    formatList(sampleRequest),
    formatCodeBlock(signed.body, "json"),
    "## Delivery",
    deliveryRules.map((rule) => `- ${rule}`).join("\n"),
    "## Receivers",
    guideTexts.receivers,
    ...receiverSamples.map(
      ({ language, fileName, info, code }) => `### ${language}: \`${fileName}\`\n\n${formatCodeBlock(code, info)}`,
    ),
    "## Reasons",
    guideTexts.reasons,
    formatList(failureReasons),
  ].join("\n\n")}\n`;
}

const formatList = (rows: readonly Definition[]) => rows.map(({ name, says }) => `- \`${name}\`: ${says}`).join("\n");

const formatEvent = ({ name, audience, firesWhen, fields, example }: CatalogueEvent) =>
  [
    `### \`${name}\``,
    `${firesWhen} Told to ${audience === "workspace" ? "a workspace's endpoints" : "subscribers of the system"}.`,
    formatList(fields),
    formatCodeBlock(JSON.stringify(JSON.parse(example), null, 2), "json"),
  ].join("\n\n");
