import { html, type Markup } from "#/kernel/markup";
import { fitHeroHeadline, type HeadlineBox } from "#/studio/layout/fit-headline";
import { toUnbrokenNumber } from "#/studio/copy/phone-number";
import type { PageContent } from "#/studio/layout/page-content";
import {
  getHref,
  isSectionHidden,
  renderAction,
  renderHeadlineText,
  renderParagraph,
  renderText,
} from "#/studio/layout/partials";
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

/**
 * A second way in beside the main action: the number of those who are called or written to, else the prices if there
 * are any, otherwise the offer.
 */
function renderSecondAction(content: PageContent): Markup | undefined {
  const { phone, channel, phrases, isListShown } = content.copy;
  const style = html`lv-button lv-button--outline`;
  if (phone !== undefined && channel !== undefined)
    return html`<a class="${style}" href="${phone.href}">${renderText(content, toUnbrokenNumber(phone.text))}</a>`;
  if (hasPrices(content)) return html`<a class="${style}" href="${getHref(content, "pricing")}">${phrases.seePricing}</a>`;
  return isListShown && !isSectionHidden(content, "offer")
    ? html`<a class="${style}" href="#offer">${phrases.seeOffer}</a>`
    : undefined;
}

/** The main action and a second one. */
export const renderHeroActions = (content: PageContent): Markup =>
  html`<div class="actions hero__actions">${renderAction(content)}${renderSecondAction(content)}</div>`;

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
