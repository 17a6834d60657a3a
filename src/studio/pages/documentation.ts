import { html, type Markup } from "#/kernel/markup";
import { figureIn } from "#/studio/copy/figures";
import { listComma } from "#/studio/copy/list-mark";
import { brandSample, contentsList, faceSample, itemMatter, onwardTo } from "#/studio/layout/matter";
import type { PageContent } from "#/studio/layout/page-content";
import { hrefTo, words } from "#/studio/layout/pieces";
import type { MatterPart, Reading } from "#/studio/layout/shell";

const asked = (question: string, answer: Markup, isOpen: boolean) =>
  html`<details class="asked"${isOpen && " open"}><summary>${question}</summary><p>${answer}</p></details>`;

/** The values this page itself is set with: a table and a piece of code that are both true. */
function settingMatter({ copy, tokens }: PageContent): Markup {
  const { phrases } = copy;
  const { families, sizes } = tokens.typography;
  const { brand } = tokens.colors.light;
  const base = sizes.find(({ name }) => name === "base");
  const rows: readonly (readonly [string, Markup])[] = [
    [phrases.brandColor, brandSample(brand.hex)],
    [phrases.headingFace, faceSample(families.display.name, "display")],
    [phrases.textFace, faceSample(families.text.name, "text")],
    [phrases.codeFace, faceSample(families.mono.name, "mono")],
    ...(base === undefined
      ? []
      : [
          [
            phrases.baseSize,
            html`<bdi dir="ltr">${figureIn(copy.lang, base.maxPx, Number.isInteger(base.maxPx) ? 0 : 1)} px</bdi>`,
          ] as const,
        ]),
  ];
  const code = `.note {\n  background: var(--primary);\n  color: var(--primary-foreground);\n  font-family: var(--font-text);\n  border-radius: var(--radius-md);\n}`;
  return html`<p>${phrases.settingLead}</p><section class="lv-table" aria-label="${phrases.setting}" tabindex="0"><table class="lv-table__table"><thead><tr><th scope="col">${phrases.property}</th><th scope="col">${phrases.value}</th></tr></thead><tbody>${rows.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table></section><figure class="lv-code-block"><figcaption class="lv-code-block__name">${phrases.fileName}</figcaption><section class="lv-code-block__scroll" aria-label="${phrases.fileName}" tabindex="0"><pre class="lv-code-block__text" dir="ltr"><code>${code}</code></pre></section></figure>`;
}

/** What the brand does, how to begin and what is asked first, as far as the brief answers it. */
export function documentationMatter(content: PageContent): Reading {
  const { copy, pages } = content;
  const { phrases, name, items, offer, audience, plans } = copy;
  const step = (text: string, href: string) => html`<li><a class="link" href="${href}">${text}</a></li>`;
  const prices =
    plans.length === 0
      ? html`${phrases.requestBody(name)}`
      : html`${plans.map((plan, index) => html`${index > 0 && listComma(copy.lang)}${words(content, plan.name)}: ${words(content, plan.price)}`)}`;
  const parts: readonly MatterPart[] = [
    {
      id: "begin",
      title: phrases.firstSteps,
      body: html`<ol class="steps">${step(phrases.stepLook, hrefTo(content, "landing", items.length > 0 ? "offer" : undefined))}${step(phrases.stepPrices, hrefTo(content, "pricing"))}${step(phrases.stepWrite, hrefTo(content, "landing", "contact"))}</ol>`,
    },
    ...(items.length > 0 ? [{ id: "offer", title: phrases.whatThereIs, body: itemMatter(content, items) }] : []),
    {
      id: "questions",
      title: phrases.openQuestion,
      body: html`${offer !== undefined && asked(phrases.questionOffer(name), words(content, offer), true)}${audience !== undefined && asked(phrases.questionAudience, words(content, audience), offer === undefined)}${asked(phrases.questionPrice, prices, offer === undefined && audience === undefined)}`,
    },
    { id: "setting", title: phrases.setting, body: settingMatter(content) },
  ];
  return {
    title: phrases.guideTo(name),
    kicker: undefined,
    lead: phrases.guideLead(name),
    isIllustrated: false,
    parts,
    beside: contentsList(content, [...parts, { id: "contact", title: phrases.contact }]),
    onward: onwardTo(content, pages.includes("article") ? ["article", "pricing", "contact"] : ["pricing", "contact", "landing"]),
  };
}
