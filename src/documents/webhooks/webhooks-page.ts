import {
  bodyFields,
  deliveryHeaders,
  deliveryRules,
  type Explained,
  failureReasons,
  verificationRules,
} from "#/documents/webhooks/delivery-guide";
import { type CatalogueEvent, eventCatalogue } from "#/documents/webhooks/event-catalogue";
import { receiverSamples } from "#/documents/webhooks/receivers";
import { guideTexts, type SignedExample, type WebhooksGuide } from "#/documents/webhooks/webhooks-guide";
import { docsPage } from "#/documents/livery-frame/docs-page";
import { inlineCode } from "#/documents/livery-frame/inline-code";
import { html, type Markup, trustMarkup } from "#/kernel/markup";

const parts = [
  ["begin", "Begin"],
  ["events", "Events"],
  ["request", "Request"],
  ["verify", "Verify"],
  ["delivery", "Delivery"],
  ["receivers", "Receivers"],
  ["reasons", "Reasons"],
] as const;

/** The webhooks guide as one HTML document that needs nothing else and runs nothing. */
export function webhooksPage({ baseUrl, signed }: WebhooksGuide): string {
  const body = html`${section("begin", html`${[guideTexts.endpoints, guideTexts.subscriptions, guideTexts.trying].map(paragraph)}`)}
${section("events", html`${eventCatalogue.map(eventArticle)}`)}
${section("request", html`${paragraph(guideTexts.body)}${explained(bodyFields)}<h3 class="apart">Headers</h3>${explained(deliveryHeaders)}`)}
${section("verify", html`<ol>${verificationRules.map((rule) => html`<li>${rule}</li>`)}</ol>${paragraph(guideTexts.sample)}${example(signed)}`)}
${section("delivery", html`<ul>${deliveryRules.map((rule) => html`<li>${rule}</li>`)}</ul>`)}
${section(
  "receivers",
  html`${paragraph(guideTexts.receivers)}${receiverSamples.map(
    ({ language, fileName, code }, index) =>
      html`<details${index === 0 && trustMarkup(" open")}><summary>${language}<span>${fileName}</span></summary>${codeBlock(code)}</details>`,
  )}`,
)}
${section("reasons", html`${paragraph(guideTexts.reasons)}${explained(failureReasons)}`)}`;
  return docsPage({
    title: "Webhooks",
    current: "/docs/webhooks",
    lead: guideTexts.lead,
    more: html`<p>The same <a href="${baseUrl}/docs/webhooks.md">as Markdown</a>.</p>`,
    parts: parts.map(([id, name]) => ({ id, name })),
    body,
  });
}

const section = (id: (typeof parts)[number][0], content: Markup) =>
  html`<section id="${id}"><h2>${parts.find(([part]) => part === id)?.[1]}</h2>${content}</section>`;

const paragraph = (words: string) => html`<p>${inlineCode(words)}</p>`;

const explained = (rows: readonly Explained[]) =>
  html`<dl>${rows.map(({ name, says }) => html`<dt><code>${name}</code></dt><dd>${says}</dd>`)}</dl>`;

const codeBlock = (code: string, manner?: "wrap") =>
  html`<pre tabindex="0"${manner && html` class="${manner}"`}><code>${code.trimEnd()}</code></pre>`;

const eventArticle = ({
  name,
  audience,
  firesWhen,
  fields,
  example: body,
}: CatalogueEvent) => html`<article id="${name.replace(".", "-")}">
<h3><code>${name}</code><span class="to">${audience === "workspace" ? "to endpoints" : "to subscribers of the system"}</span></h3>
<p>${firesWhen}</p>
${explained(fields)}
${codeBlock(JSON.stringify(JSON.parse(body), null, 2))}
</article>`;

const example = ({ secret, headers, body }: SignedExample) =>
  html`<dl>${[["Secret", secret], ...Object.entries(headers)].map(
    ([name, value]) => html`<dt><code>${name}</code></dt><dd><code>${value}</code></dd>`,
  )}</dl>${codeBlock(body, "wrap")}`;
