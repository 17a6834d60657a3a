import { html, type Markup } from "#/kernel/markup";
import { fitHeroHeadline, type HeadlineBox } from "#/studio/layout/fit-headline";
import type { PageContent } from "#/studio/layout/page-content";
import { getHref, isSectionHidden, renderAction, renderHeadlineText, renderParagraph } from "#/studio/layout/partials";
import { getShownText } from "#/studio/layout/shown-text";
import { hasPrices } from "#/studio/layout/plans";

/** The headline in the size that fills its room. */
export const renderHeroHeadline = (content: PageContent, room: HeadlineBox): Markup => {
  const { headline } = content.copy;
  const { style } = fitHeroHeadline(content, getShownText(content, headline), room);
  return html`<h1 class="${style}">${renderHeadlineText(content, headline)}</h1>`;
};

/** The trade above or beside the headline, unless headline or name say the same. */
export function renderTradeLabel(content: PageContent): Markup | undefined {
  const { industry, headline, name, lead, statement } = content.copy;
  const shown = `${headline} ${name}`.toLowerCase();
  const trade = industry?.toLowerCase();
  return industry === undefined ||
    trade === undefined ||
    [statement, lead].some((text) => text?.toLowerCase() === trade) ||
    shown.includes(trade)
    ? undefined
    : renderParagraph(content, industry, "label capital hero__trade");
}

/** The sentence below the headline. */
export const renderHeroLead = (content: PageContent): Markup | undefined =>
  renderParagraph(content, content.copy.lead, "lead hero__lead");

/** The main action, and a second way in: the prices if there are any, otherwise the offer. */
export function renderHeroActions(content: PageContent): Markup {
  const { copy } = content;
  const second = hasPrices(content)
    ? html`<a class="lv-button lv-button--outline" href="${getHref(content, "pricing")}">${copy.phrases.seePricing}</a>`
    : copy.isListShown &&
      !isSectionHidden(content, "offer") &&
      html`<a class="lv-button lv-button--outline" href="#offer">${copy.phrases.seeOffer}</a>`;
  return html`<div class="actions hero__actions">${renderAction(content)}${second}</div>`;
}

/** Headline, sentence and actions one below the other. */
export const renderHeroText = (content: PageContent, room: HeadlineBox): Markup => html`
  ${renderTradeLabel(content)}
  ${renderHeroHeadline(content, room)}
  ${renderHeroLead(content)}
  ${renderHeroActions(content)}`;

/**
 * Headline in one column and sentence with actions in the other. Without a sentence the actions
 * stay below the headline, because a button alone in a column looks lost.
 */
export const renderHeroColumns = (content: PageContent, room: HeadlineBox): Markup =>
  content.copy.lead === undefined
    ? html`<div>${renderHeroText(content, room)}</div>`
    : html`
      <div>${renderTradeLabel(content)}${renderHeroHeadline(content, room)}</div>
      <div>${renderHeroLead(content)}${renderHeroActions(content)}</div>`;
