import { html, type Markup } from "#/kernel/markup";
import { formatNumber } from "#/studio/copy/format-number";
import { getListSeparator } from "#/studio/copy/punctuation";
import {
  renderBrandSample,
  renderContents,
  renderFaceSample,
  renderItems,
  renderNextLinks,
} from "#/studio/layout/content-partials";
import type { PageContent } from "#/studio/layout/page-content";
import { getHref, renderText } from "#/studio/layout/partials";
import type { PageSection, TextPage } from "#/studio/layout/inner-page-layout";

const renderQuestion = (question: string, answer: Markup, isOpen: boolean) =>
  html`<details class="asked"${isOpen && " open"}><summary>${question}</summary><p>${answer}</p></details>`;

/** The values that set this page, as a table and a code block. Both are true by construction. */
function renderTypeSettings({ copy, tokens }: PageContent): Markup {
  const { phrases } = copy;
  const { families, sizes } = tokens.typography;
  const { brand } = tokens.colors.light;
  const base = sizes.find(({ name }) => name === "base");
  const rows: readonly (readonly [string, Markup])[] = [
    [phrases.brandColor, renderBrandSample(brand.hex)],
    [phrases.headingFace, renderFaceSample(families.display.name, "display")],
    [phrases.textFace, renderFaceSample(families.text.name, "text")],
    [phrases.codeFace, renderFaceSample(families.mono.name, "mono")],
    ...(base === undefined
      ? []
      : [
          [
            phrases.baseSize,
            html`<bdi dir="ltr">${formatNumber(copy.lang, base.maxPx, Number.isInteger(base.maxPx) ? 0 : 1)} px</bdi>`,
          ] as const,
        ]),
  ];
  const code =
    `.note {\n  background: var(--primary);\n  color: var(--primary-foreground);\n  font-family: ` +
    `var(--font-text);\n  border-radius: var(--radius-md);\n}`;
  return html`
    <p>${phrases.settingLead}</p>
    <section class="lv-table" aria-label="${phrases.setting}" tabindex="0">
      <table class="lv-table__table">
        <thead><tr><th scope="col">${phrases.property}</th><th scope="col">${phrases.value}</th></tr></thead>
        <tbody>${rows.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody>
      </table>
    </section>
    <figure class="lv-code-block">
      <figcaption class="lv-code-block__name">${phrases.fileName}</figcaption>
      <section class="lv-code-block__scroll" aria-label="${phrases.fileName}" tabindex="0">
        <pre class="lv-code-block__text" dir="ltr"><code>${code}</code></pre>
      </section>
    </figure>`;
}

/**
 * A guide: what the brand does, how to get started and common questions, as far as the brief
 * answers them.
 */
export function createDocumentationPage(content: PageContent): TextPage {
  const { copy, pages } = content;
  const { phrases, name, items, offer, audience, plans } = copy;
  const renderStep = (text: string, href: string) => html`<li><a class="link" href="${href}">${text}</a></li>`;
  const prices =
    plans.length === 0
      ? html`${phrases.requestBody(name)}`
      : html`
        ${plans.map(
          (plan, index) => html`
            ${index > 0 && getListSeparator(copy.lang)}
            ${renderText(content, plan.name)}: ${renderText(content, plan.price)}`,
        )}`;
  const sections: readonly PageSection[] = [
    {
      id: "begin",
      title: phrases.firstSteps,
      body: html`
        <ol class="steps">
          ${renderStep(phrases.stepLook, getHref(content, "landing", items.length > 0 ? "offer" : undefined))}
          ${renderStep(phrases.stepPrices, getHref(content, "pricing"))}
          ${renderStep(phrases.stepWrite, getHref(content, "landing", "contact"))}
        </ol>`,
    },
    ...(items.length > 0 ? [{ id: "offer", title: phrases.offerHeading, body: renderItems(content, items) }] : []),
    {
      id: "questions",
      title: phrases.openQuestion,
      body: html`
        ${offer !== undefined && renderQuestion(phrases.questionOffer(name), renderText(content, offer), true)}
        ${audience !== undefined && renderQuestion(phrases.questionAudience, renderText(content, audience), offer === undefined)}
        ${renderQuestion(phrases.questionPrice, prices, offer === undefined && audience === undefined)}`,
    },
    { id: "setting", title: phrases.setting, body: renderTypeSettings(content) },
  ];
  return {
    title: phrases.guideTo(name),
    kicker: undefined,
    lead: phrases.guideLead(name),
    isIllustrated: false,
    sections,
    aside: renderContents(content, [...sections, { id: "contact", title: phrases.contact }]),
    nextLinks: renderNextLinks(
      content,
      pages.includes("article") ? ["article", "pricing", "contact"] : ["pricing", "contact", "landing"],
    ),
  };
}
