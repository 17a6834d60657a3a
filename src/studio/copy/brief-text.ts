import { html, type Markup } from "#/kernel/markup";
import { getTextDirection } from "#/model/text-direction";
import type { Copy } from "#/studio/copy/copy";
import { keepTogether } from "#/studio/copy/line-breaks";
import { fitsOneLine } from "#/studio/copy/word-breaks";
import { findTextLanguage } from "#/studio/copy/text-language";

/** Letters that need a `bdi` element on a right-to-left page, and on a left-to-right one. */
const leftToRight = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Groups of digits, such as those of a telephone number or between the spaces of thousands. */
const numberGroups =
  /(?<!\p{L}|\p{Nd}[\s\u2011\u2060/-]{0,3})[+(]?\p{Nd}{1,6}\)?(?:[\s\u2011\u2060/-]{1,3}\p{Nd}{2,8}){1,5}(?!\p{Nd})/gu;

/** The least digits of a telephone number; fewer are one number if they end with thousands. */
const leastDigits = 7;
const isOneNumber = (text: string): boolean => /\p{Nd}{3}$/u.test(text) || text.replace(/\P{Nd}/gu, "").length >= leastDigits;

/** A text from right to left, in which the groups of a number run from left to right. */
function isolateNumbers(text: string): Markup {
  const parts: Markup[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(numberGroups)) {
    if (!isOneNumber(found)) continue;
    parts.push(html`${text.slice(end, index)}<bdi dir="ltr">${found}</bdi>`);
    end = index + found.length;
  }
  return parts.length === 0 ? html`${text}` : html`${parts}${text.slice(end)}`;
}

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
    const shown = own === "rtl" ? isolateNumbers(text) : text;
    return own === direction
      ? html`<bdi lang="${language}">${shown}</bdi>`
      : html`<bdi lang="${language}" dir="${own}">${shown}</bdi>`;
  }
  const isForeignRun = direction === "rtl" ? leftToRight : rightToLeft;
  const shown = direction === "rtl" ? isolateNumbers(text) : text;
  return isForeignRun.test(text) ? html`<bdi>${shown}</bdi>` : html`${shown}`;
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
