import { type Markup, trustMarkup } from "#/kernel/markup";
import { normalizeText } from "#/model/adjustment";
import { replaceTexts } from "#/studio/adjustments/replace-texts";
import type { PageContent } from "#/studio/layout/page-content";

/**
 * The text that a page shows instead of a generated one. Sizes are fitted to it; the text itself is
 * replaced when the page is complete.
 */
export const getShownText = ({ findText }: Pick<PageContent, "findText">, text: string): string =>
  findText(normalizeText(text)) ?? text;

/** As `getShownText`, for a text that is markup already. */
export const getShownMarkup = ({ findText }: Pick<PageContent, "findText">, markup: Markup): Markup =>
  trustMarkup(replaceTexts(markup.text, findText));

/** The title of a section or an entry as a page shows it, as text or as the text of its markup. */
export const getShownTitle = (content: Pick<PageContent, "findText">, title: Markup | string): string =>
  typeof title === "string" ? getShownText(content, title) : getShownMarkup(content, title).text;
