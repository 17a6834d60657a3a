import {
  bodyFields,
  deliveryHeaders,
  deliveryRules,
  failureReasons,
  verificationRules,
  guideTexts,
  type SignedExample,
  type WebhooksGuide,
} from "#/documents/webhooks/webhooks-guide";
import { type CatalogueEvent, eventCatalogue } from "#/documents/webhooks/event-catalogue";
import { receiverSamples } from "#/documents/webhooks/receivers";
import { renderDocsPage } from "#/documents/site-layout/docs-page";
import { renderDefinitions, renderParagraph } from "#/documents/site-layout/guide-content";
import { html, type Markup, trustMarkup } from "#/kernel/markup";

const sections = [
  ["begin", "Get started"],
  ["events", "Events"],
  ["request", "Request"],
  ["verify", "Verify signatures"],
  ["delivery", "Delivery and retries"],
  ["receivers", "Sample receivers"],
  ["reasons", "Failure reasons"],
] as const;

/** The webhooks guide as one HTML document without scripts. */
export function renderWebhooksPage({ baseUrl, signed }: WebhooksGuide): string {
  const body = html`
    ${renderSection("begin", html`${[guideTexts.endpoints, guideTexts.subscriptions, guideTexts.trying].map(renderParagraph)}`)}\n
    ${renderSection("events", html`${eventCatalogue.map(renderEvent)}`)}\n
    ${renderSection(
      "request",
      html`
        ${renderParagraph(guideTexts.body)}
        ${renderDefinitions(bodyFields)}
        <h3 class="apart">Headers</h3>
        ${renderDefinitions(deliveryHeaders)}`,
    )}\n
    ${renderSection(
      "verify",
      html`
        <ol>${verificationRules.map((rule) => html`<li>${rule}</li>`)}</ol>
        ${renderParagraph(guideTexts.sample)}
        ${renderExample(signed)}`,
    )}\n
    ${renderSection("delivery", html`<ul>${deliveryRules.map((rule) => html`<li>${rule}</li>`)}</ul>`)}\n
    ${renderSection(
      "receivers",
      html`${renderParagraph(guideTexts.receivers)}${receiverSamples.map(
        ({ language, fileName, code }, index) =>
          html`
            <details${index === 0 && trustMarkup(" open")}>
              <summary>${language}<span>${fileName}</span></summary>
              ${renderCodeBlock(code)}
            </details>`,
      )}`,
    )}\n
    ${renderSection("reasons", html`${renderParagraph(guideTexts.reasons)}${renderDefinitions(failureReasons)}`)}`;
  return renderDocsPage({
    title: "Webhooks",
    current: "/docs/webhooks",
    lead: guideTexts.lead,
    more: html`<p>Also available <a href="${baseUrl}/docs/webhooks.md">as Markdown</a>.</p>`,
    sections: sections.map(([id, name]) => ({ id, name })),
    body,
  });
}

const renderSection = (id: (typeof sections)[number][0], content: Markup) =>
  html`<section id="${id}"><h2>${sections.find(([part]) => part === id)?.[1]}</h2>${content}</section>`;

const renderCodeBlock = (code: string, className?: "wrap") =>
  html`<pre tabindex="0"${className && html` class="${className}"`}><code>${code.trimEnd()}</code></pre>`;

const renderEvent = ({
  name,
  audience,
  firesWhen,
  fields,
  example: body,
}: CatalogueEvent) => html`<article id="${name.replace(".", "-")}">\n
  <h3><code>${name}</code><span class="to">${audience === "workspace" ? "to endpoints" : "to subscribers of the system"}</span></h3>\n
  <p>${firesWhen}</p>\n
  ${renderDefinitions(fields)}\n
  ${renderCodeBlock(JSON.stringify(JSON.parse(body), null, 2))}\n
  </article>`;

const renderExample = ({ secret, headers, body }: SignedExample) =>
  html`<dl>${[["Secret", secret], ...Object.entries(headers)].map(
    ([name, value]) => html`<dt><code>${name}</code></dt><dd><code>${value}</code></dd>`,
  )}</dl>${renderCodeBlock(body, "wrap")}`;
