import { html, type Markup } from "#/kernel/markup";
import { getTextDirection } from "#/model/text-direction";
import type { Copy } from "#/studio/copy/copy";
import { keepTogether } from "#/studio/copy/line-breaks";
import { fitsOneLine } from "#/studio/copy/word-breaks";
import { findTextLanguage } from "#/studio/copy/text-language";

/** Letters that need a `bdi` element on a right-to-left page, and on a left-to-right one. */
const leftToRight = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Words of the brief as markup: escaped, with their own `lang` and `dir` if these differ from the
 * page's, and with what belongs together on one line.
 */
export function renderBriefText(copy: Copy, words: string): Markup {
  const language = findTextLanguage(copy, words);
  const text = keepTogether(words, language ?? copy.briefLang ?? copy.lang);
  const direction = getTextDirection(copy.lang);
  if (language !== undefined) {
    const own = getTextDirection(language);
    return own === direction
      ? html`<bdi lang="${language}">${text}</bdi>`
      : html`<bdi lang="${language}" dir="${own}">${text}</bdi>`;
  }
  const isForeignRun = direction === "rtl" ? leftToRight : rightToLeft;
  return isForeignRun.test(text) ? html`<bdi>${text}</bdi>` : html`${text}`;
}

/** Phrases one after the other, between which alone lines may break. */
export const renderPhrases = (phrases: readonly string[]): Markup => html`
  ${phrases.map(
    (phrase, index) =>
      html`${index > 0 && html`<wbr>`}${fitsOneLine(phrase) ? html`<span class="phrase">${phrase}</span>` : phrase}`,
  )}`;

/** Phrases of a text without spaces, between which alone its lines may break. */
export function renderBriefPhrases(copy: Copy, phrases: readonly string[]): Markup {
  const parts = html`<span class="phrases">${renderPhrases(phrases)}</span>`;
  const language = findTextLanguage(copy, phrases.join(""));
  return language === undefined ? parts : html`<bdi lang="${language}">${parts}</bdi>`;
}
