import { html } from "#/kernel/markup";
import { listComma } from "#/studio/copy/list-mark";
import { artwork } from "#/studio/layout/artwork";
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
import { chooseLink, comparison, inclusions, plansOf, priceOf, requestNote } from "#/studio/layout/plans";
import { stackedStripesShell } from "#/studio/layout/shells/stacked-stripes";

const stripes = html`<div class="stripes" aria-hidden="true"><span></span><span></span><span></span><span></span></div>`;

const deck = (content: PageContent) =>
  html`<header class="wrap deck">${navigation(content)}${brandLink(content)}${action(content, "small")}</header>`;

const flip = (content: PageContent) =>
  html`<section class="flip field field--secondary" id="contact" aria-labelledby="contact-title"><div class="wrap flip__row"><div class="form flip__form">${contactForm(content)}</div><div><h2 class="display" id="contact-title">${content.copy.phrases.contact}</h2><p class="lead">${content.copy.phrases.contactLead}</p></div></div></section>`;

const runout = (content: PageContent) =>
  html`<footer class="runout">${stripes}<div class="wrap runout__row">${artwork(content, "lockup-horizontal", { className: "runout__mark", hold: "xMinYMid" })}${paragraph(content, content.copy.tagline, "quiet")}${footerNavigation(content)}</div></footer>`;

const bandFields = ["field--primary", "field--spot", "field--secondary"] as const;

/** Stripes of falling height across the page, always in the same order; what is offered stands in bands of the same colours. */
export const stackedStripes: Layout = {
  name: "stacked-stripes",
  css: (content) => {
    const [left, right] = content.direction.spans;
    return `
.deck { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-2) var(--space-6); padding-block: var(--space-4); }
@media (max-width: 51.99rem) { .deck .nav { order: 3; flex-basis: 100%; } }
.stripes { display: grid; }
.stripes span:nth-child(1) { height: 2.5rem; background: var(--primary); }
.stripes span:nth-child(2) { height: 1.5rem; background: var(--spot); }
.stripes span:nth-child(3) { height: 0.75rem; background: color-mix(in oklab, var(--primary) 40%, var(--spot)); }
.stripes span:nth-child(4) { height: 0.25rem; background: var(--foreground); }
.tune { position: relative; padding-top: var(--base); overflow: clip; }
.tune__text { position: relative; display: grid; gap: var(--space-6); padding-bottom: var(--base); }
.tune .display { letter-spacing: -0.03em; }
.tune__art { width: 100%; height: clamp(15rem, 52vw, 26rem); }
.tune .stripes span:nth-child(1) { height: clamp(3rem, 8vw, 6rem); }
.tune .stripes span:nth-child(2) { height: clamp(2rem, 5vw, 3.75rem); }
.tune .stripes span:nth-child(3) { height: clamp(1rem, 3vw, 2rem); }
.tune .stripes span:nth-child(4) { height: 0.75rem; }
.tune .actions { margin-top: var(--space-6); }
.tracks__head { display: grid; gap: var(--space-3) var(--gutter); padding-block: var(--loose) var(--space-8); }
.track .wrap { display: grid; gap: var(--space-2) var(--gutter); padding-block: var(--space-8); }
.track:nth-of-type(odd) .wrap { padding-block: var(--tight); }
.sleeve { display: grid; gap: var(--space-8) var(--gutter); padding-block: var(--base); }
.sleeve .label { margin-bottom: var(--space-3); }
.sleeve ul { display: flex; flex-wrap: wrap; gap: 0 0.5em; }
.flip { padding-block: var(--base); }
.flip__row { display: grid; gap: var(--space-8) calc(var(--gutter) * 2); align-items: center; }
.flip__form { padding: clamp(1.25rem, 4vw, 3rem); border-radius: var(--radius-3xl); }
.flip .lead { margin-top: var(--space-3); }
.form .lv-form-field__button, .form .lv-form-field__button:hover { --lv-fill: var(--primary); --lv-text: var(--primary-foreground); }
.runout__row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-4) var(--space-8); padding-block: var(--tight); }
.runout__mark { width: auto; height: 2.5rem; max-width: 100%; }
.prices { padding-block: var(--base); }
.prices .lead { margin-top: var(--space-3); }
.prices__list { display: grid; gap: var(--space-8) var(--gutter); margin-top: var(--tight); }
.side { display: grid; align-content: start; gap: var(--space-5); border-radius: var(--radius-xl); overflow: hidden; background: var(--muted); padding-bottom: var(--space-6); }
.side > :not(.stripes) { margin-inline: var(--space-6); }
.compare:not(:empty) { padding-bottom: var(--base); }
.compare .h2 { margin-bottom: var(--space-4); }
@media (min-width: 52rem) {
  .tune { display: grid; grid-template-columns: minmax(0, ${left}fr) minmax(0, ${right + 1}fr); padding-top: var(--space-6); }
  .tune__text { align-content: center; padding-block: var(--tight); width: auto; margin-inline: max(var(--edge), (100vw - var(--container)) / 2) var(--space-8); }
  .tune__art { height: calc(100% + 4rem); min-height: 28rem; margin-bottom: -4rem; }
  .tune .stripes { position: relative; grid-column: 1 / -1; }
  .tracks__head { grid-template-columns: ${right}fr ${left}fr; align-items: end; }
  .track .wrap { grid-template-columns: ${right}fr ${left}fr; align-items: baseline; }
  .sleeve { grid-template-columns: ${right}fr ${left}fr; }
  .flip__row { grid-template-columns: ${left}fr ${right}fr; }
  .prices__list { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
}`;
  },
  frame: (content, body) => html`${deck(content)}<main id="content">${body}</main>${runout(content)}`,
  closing: flip,
  shell: stackedStripesShell,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    return html`${deck(content)}<main id="content"><section class="tune"><div class="wrap tune__text">${headline(content)}<div>${paragraph(content, copy.lead, "lead")}<div class="actions">${action(content)}${pricesLink(content)}</div></div></div>${artwork(content, "hero", { className: "tune__art", crop: true, hold: "xMidYMin" })}${stripes}</section>${
      copy.items.length === 0
        ? undefined
        : html`<section class="tracks" id="offer" aria-labelledby="offer-title"><div class="wrap tracks__head"><h2 class="h1" id="offer-title">${phrases.whatThereIs}</h2>${paragraph(content, copy.about, "lead capital")}</div>${copy.items.map(
            ({ title, body }, index) =>
              html`<article class="track field ${bandFields[index % bandFields.length] ?? ""}"><div class="wrap"><h3 class="h2">${words(content, title)}</h3>${paragraph(content, body, "lead")}</div></article>`,
          )}</section>`
    }${
      copy.values.length === 0 && copy.audience === undefined
        ? undefined
        : html`<section class="wrap sleeve"${copy.values.length > 0 && html` id="values"`}><div>${copy.audience === undefined ? undefined : html`<h2 class="label">${phrases.madeFor}</h2>${paragraph(content, copy.audience, "lead capital")}`}</div>${
            copy.values.length === 0
              ? undefined
              : html`<div><h2 class="label">${phrases.whatWeStandFor}</h2><ul class="display">${copy.values.map((value, index) => html`<li>${words(content, value)}${index < copy.values.length - 1 && listComma(copy.lang).trimEnd()}</li>`)}</ul></div>`
          }</section>`
    }${flip(content)}</main>${runout(content)}`;
  },
  pricing: (content) =>
    html`${deck(content)}<main id="content"><section class="wrap prices">${headline(content, content.copy.phrases.plansHeading)}${requestNote(content)}<div class="prices__list">${plansOf(
      content,
    ).map(
      (plan) =>
        html`<article class="side">${stripes}<h2 class="h2">${words(content, plan.name)}</h2>${priceOf(content, plan)}${inclusions(content, plan)}<p>${chooseLink(content, plan)}</p></article>`,
    )}</div></section><section class="wrap compare">${comparison(content)}</section>${flip(content)}</main>${runout(content)}`,
};
