import { html, type Markup } from "#/kernel/markup";
import type { PracticalFact } from "#/studio/copy/practical-facts";
import { statesPrice } from "#/studio/copy/amounts";
import { statesDiscount } from "#/studio/copy/price-remarks";
import { type PricedEntry, splitPricedEntries } from "#/studio/copy/priced-entries";
import { splitHourRow } from "#/studio/copy/hour-pairs";
import { isUnspaced } from "#/studio/copy/phrase-breaks";
import type { PageContent } from "#/studio/layout/page-content";
import { renderText } from "#/studio/layout/partials";
import { toFillClass } from "#/studio/layout/sections/fill-css";

/** More columns, more texts and longer ones need smaller type: the most of each for large type. */
const [mostLargeColumns, mostLargeTexts, maxLargeFact] = [2, 4, 84] as const;

/** The most letters of a word in large type, which fits a small screen beside nothing. */
const maxLargeWord = 16;

/** Whether a text below a label has room in large type: a note is set smaller. */
function isShortEntry(entry: PricedEntry | string): boolean {
  const text = typeof entry === "string" ? entry : `${entry.name} ${entry.amount}`;
  return (
    [...text].length <= maxLargeFact && !text.split(/[\s-]/u).some((word) => [...word].length > maxLargeWord && !isUnspaced(word))
  );
}

/** A text below a label: what is sold, with a note on it, and what it costs at the two ends of a line, anything else as it is. */
const renderEntry = (content: PageContent, entry: PricedEntry | string): Markup =>
  typeof entry === "string"
    ? renderText(content, entry)
    : html`<span>${renderText(content, entry.name)}${renderNote(content, entry)}</span> <span class="practical__amount">${renderText(
        content,
        entry.amount,
      )}</span>`;

const renderNote = (content: PageContent, { note }: PricedEntry): Markup | undefined =>
  note === undefined ? undefined : html` <small class="practical__note">${renderText(content, note)}</small>`;

/** How a text is set: below prices, one without a price is a remark on them. */
function toEntryClass(entry: PricedEntry | string, entries: readonly (PricedEntry | string)[]): Markup | undefined {
  if (typeof entry !== "string") return html` class="practical__price"`;
  const isRemark = entries.some((other) => typeof other !== "string") && (!statesPrice(entry) || statesDiscount(entry));
  return isRemark ? html` class="practical__remark"` : undefined;
}

/** The texts below a label, each as an element of a name. */
const renderEntries = (content: PageContent, entries: readonly (PricedEntry | string)[], tag: "dd" | "li"): readonly Markup[] =>
  entries.map((entry) => {
    const [style, text] = [toEntryClass(entry, entries), renderEntry(content, entry)];
    return tag === "dd" ? html`<dd${style}>${text}</dd>` : html`<li${style}>${text}</li>`;
  });

/** What the texts below a label are: prices are parted from what they are for if there are several, or one with more to it. */
function listEntries({ copy }: PageContent, texts: readonly string[]): readonly (PricedEntry | string)[] {
  const language = copy.briefLang ?? copy.lang;
  const rows = texts.map((text) => splitHourRow(text, language));
  if (texts.length > 1 && rows.some((row) => row !== undefined) && !texts.some(statesPrice))
    return rows.map((row, index) => (row === undefined ? (texts[index] ?? "") : { name: row.days, amount: row.hours }));
  const entries = splitPricedEntries(texts, language);
  const priced = entries.filter((entry) => typeof entry !== "string").length;
  return priced < leastPrices && entries.length === texts.length ? texts : entries;
}

/** The fewest prices that are a list. */
const leastPrices = 2;

/** The letters of a line of text in a narrow column, and the height of a label with the space around it, in lines. */
const [lineLetters, labelLines] = [36, 2] as const;

/** How many times the lines of any other label one has that takes a column of its own beside all others. */
const longerTimes = 1.6;

/** The most labels beside a long one. */
const mostBeside = 3;

/** The height of what stands below a label, in lines. */
const countLines = ({ texts }: PracticalFact): number =>
  texts.reduce<number>((sum, text) => sum + Math.ceil([...text].length / lineLetters), labelLines);

/** The label with so much below it that the columns beside it would be empty halfway down. */
function findLong(practical: readonly PracticalFact[]): PracticalFact | undefined {
  const [long, ...others] = practical.toSorted((one, other) => countLines(other) - countLines(one));
  const [second] = others;
  const isLong =
    long !== undefined &&
    second !== undefined &&
    others.length <= mostBeside &&
    long.texts.length > 1 &&
    countLines(long) >= countLines(second) * longerTimes;
  return isLong ? long : undefined;
}

/** The share of a long column that the columns beside it fill at least: otherwise each label has a row of its own. */
const leastBeside = 0.6;

function toLongClass(long: PracticalFact, practical: readonly PracticalFact[]): string {
  const others = practical.filter((fact) => fact !== long);
  const beside = others.reduce((sum, fact) => sum + countLines(fact), 0);
  return beside < countLines(long) * leastBeside
    ? "practical--rows"
    : `practical--long${long === practical[0] ? " practical--start" : ""} practical--beside-${others.length}`;
}

/** Hours, prices and places, each below its label and as large as there is room: short ones stand above each other beside a long one. */
export function renderPractical(content: PageContent, practical: readonly PracticalFact[]): Markup {
  const all = practical.flatMap(({ texts }) => listEntries(content, texts));
  const isLarge = practical.length <= mostLargeColumns && all.length <= mostLargeTexts && all.every(isShortEntry);
  const long = findLong(practical);
  const longClass = long !== undefined && ` ${toLongClass(long, practical)}`;
  return html`
    <dl class="practical${isLarge && " practical--large"}${longClass} ${toFillClass(practical.length)}">
      ${practical.map(
        (fact) =>
          html`<div${fact === long && html` class="practical__long"`}><dt>${fact.label}</dt>${renderEntries(
            content,
            listEntries(content, fact.texts),
            "dd",
          )}</div>`,
      )}
    </dl>`;
}

/** A text up to this length that stands alone is as large as a statement, in letters. */
const maxSign = 44;

/** What stands below a single label: one text is set like a statement, several are a list. */
export function renderOnly(content: PageContent, { texts }: PracticalFact): Markup {
  const entries = listEntries(content, texts);
  const isLarge = entries.length <= mostLargeTexts && entries.every(isShortEntry);
  const isSign = texts.length === 1 && [...(texts[0] ?? "")].length <= maxSign;
  const style = html`practical practical--only${isLarge && " practical--large"}${isSign && " practical--sign"}`;
  return texts.length === 1
    ? html`<div class="${style}">${texts.map((text) => html`<p>${renderText(content, text)}</p>`)}</div>`
    : html`<ul class="${style}">${renderEntries(content, entries, "li")}</ul>`;
}
