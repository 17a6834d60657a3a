import { html } from "#/kernel/markup";
import { artwork } from "#/studio/layout/artwork";
import { gridCss } from "#/studio/layout/layout-base-css";
import type { Layout } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import {
  action,
  brandLink,
  contactForm,
  footerNavigation,
  headline,
  navigation,
  paragraph,
  pricesLink,
  words,
} from "#/studio/layout/pieces";
import { chooseLink, comparison, emphasised, inclusions, plansOf, priceOf, requestNote } from "#/studio/layout/plans";
import { flushLeftShell } from "#/studio/layout/shells/flush-left";

const top = (content: PageContent) =>
  html`<header class="top"><div class="wrap grid"><div class="side">${brandLink(content)}</div><div class="main top__main">${navigation(content)}</div></div></header>`;

const closing = (content: PageContent) =>
  html`<section class="contact" id="contact" aria-labelledby="contact-title"><div class="wrap grid"><div class="side"><h2 class="h3" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2><p class="small quiet">${content.copy.phrases.contactLead}</p></div><div class="main">${contactForm(content)}</div></div></section>`;

const foot = (content: PageContent) =>
  html`<footer class="foot field field--deep"><div class="wrap grid"><div class="side">${paragraph(content, content.copy.tagline, "small")}${footerNavigation(content)}</div><div class="main foot__word">${artwork(content, "wordmark", { className: "foot__name", hold: "xMinYMax" })}</div></div></footer>`;

/** Everything hangs from one axis: a narrow column for what a thing is called, a wide one for what it is. One flat field opens the page. */
export const flushLeft: Layout = {
  name: "flush-left",
  css: (content) => {
    const [side, main] = content.direction.spans;
    return `
${gridCss(".grid")}
.top { padding-block: var(--space-4); }
.top .nav ul { gap: 0 var(--space-8); }
.hero { padding-block: var(--space-8) 0; overflow: hidden; }
.hero .label { padding-block: var(--space-2) var(--space-6); }
.hero__lead { margin-top: var(--space-8); }
.hero .actions { margin-top: var(--space-8); }
.hero__art { display: block; width: 100%; height: clamp(14rem, 34vw, 28rem); margin-top: var(--base); }
.offer { padding-block: var(--loose) var(--base); }
.offer__about { margin-bottom: var(--space-8); }
.offer__rows > li { display: grid; gap: var(--space-1) var(--gutter); padding-block: var(--space-5); border-top: 2px solid var(--foreground); }
.values { padding-block: var(--base) var(--loose); }
.values li { padding-block: 0 var(--space-1); }
.values .h1 { line-height: 1.16; }
.about { padding-block: 0 var(--base); }
.contact { padding-block: var(--tight); background: var(--muted); }
.side > * + * { margin-top: var(--space-3); }
.main > .lead + .lead { margin-top: var(--space-4); }
.foot { padding-block: var(--tight) var(--space-8); }
.foot .foot-nav ul { display: grid; }
.foot__word { align-self: end; }
.foot__name { width: 100%; height: clamp(3rem, 12vw, 9rem); }
.plans { display: grid; gap: var(--gutter); padding-block: var(--tight) var(--base); }
.plan { display: grid; align-content: space-between; gap: var(--space-8); padding: var(--space-5); }
.plan:not(.field) { background: var(--muted); }
.plan .marked { margin-top: var(--space-4); }
.plan .price { margin-top: var(--space-8); }
.opening { padding-block: var(--base) 0; }
.opening .lead { margin-top: var(--space-4); }
.compare { padding-block: 0 var(--base); }
.compare .h2 { margin-bottom: var(--space-6); }
@media (max-width: 51.99rem) { .side { margin-bottom: var(--space-6); } .top .side { margin-bottom: 0; } }
@media (min-width: 52rem) {
  .side { grid-column: span ${side}; }
  .main { grid-column: span ${main}; }
  .wide { grid-column: ${side + 1} / -1; }
  .top__main { display: flex; justify-content: space-between; }
  .offer__about { margin-bottom: var(--space-8); }
.offer__rows > li { grid-template-columns: 4fr 5fr; }
  .plans { grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); }
}`;
  },
  frame: (content, body) => html`${top(content)}<main id="content">${body}</main>${foot(content)}`,
  closing,
  shell: flushLeftShell,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    return html`${top(content)}<main id="content"><section class="hero field field--primary"><div class="wrap grid"><div class="side">${paragraph(content, copy.industry, "label")}</div><div class="main">${headline(content)}${paragraph(content, copy.lead, "lead hero__lead")}<div class="actions">${action(content)}${pricesLink(content)}</div></div></div>${artwork(content, "hero", { className: "hero__art", crop: true, hold: "xMinYMid" })}</section>${
      copy.items.length === 0
        ? undefined
        : html`<section class="offer" id="offer" aria-labelledby="offer-title"><div class="wrap grid"><div class="side"><h2 class="h3" id="offer-title">${phrases.whatThereIs}</h2></div><div class="main">${paragraph(content, copy.about, "lead offer__about capital")}<ul class="offer__rows">${copy.items.map(
            ({ title, body }) =>
              html`<li><h3 class="h3">${words(content, title)}</h3>${paragraph(content, body, "measure")}</li>`,
          )}</ul></div></div></section>`
    }${
      copy.audience === undefined && (copy.about === undefined || copy.items.length > 0)
        ? undefined
        : html`<section class="about"><div class="wrap grid"><div class="side"><h2 class="h3">${phrases.madeFor}</h2></div><div class="main">${paragraph(content, copy.audience, "lead capital")}${copy.items.length === 0 && paragraph(content, copy.about, "lead capital")}</div></div></section>`
    }${
      copy.values.length === 0
        ? undefined
        : html`<section class="values" id="values" aria-labelledby="values-title"><div class="wrap grid"><div class="side"><h2 class="h3" id="values-title">${phrases.values}</h2></div><ul class="main">${copy.values.map((value) => html`<li class="h1 capital">${words(content, value)}</li>`)}</ul></div></section>`
    }${closing(content)}</main>${foot(content)}`;
  },
  pricing: (content) => {
    const plans = plansOf(content);
    const main = emphasised(plans.length);
    return html`${top(content)}<main id="content"><section class="opening"><div class="wrap grid"><div class="wide">${headline(content, content.copy.phrases.plansHeading)}${requestNote(content)}</div></div></section><div class="wrap grid"><ul class="wide plans">${plans.map(
      (plan, index) =>
        html`<li class="plan${index === main && " field field--primary"}"><div><h2 class="h3">${words(content, plan.name)}</h2>${priceOf(content, plan)}${inclusions(content, plan)}</div><div>${chooseLink(content, plan)}</div></li>`,
    )}</ul></div><div class="wrap grid compare"><div class="wide">${comparison(content)}</div></div>${closing(content)}</main>${foot(content)}`;
  },
};
