import { html, type Markup } from "#/kernel/markup";
import type { PracticalFact } from "#/studio/copy/practical-facts";
import { splitHourRow } from "#/studio/copy/hour-pairs";
import { type PricedEntry, splitPricedEntries, statesPrice } from "#/studio/copy/stated-prices";
import type { PageContent } from "#/studio/layout/page-content";
import { renderText } from "#/studio/layout/partials";
import { toFillClass } from "#/studio/layout/sections/fill-css";

/** More columns, more texts and longer ones need smaller type: the most of each for large type. */
const [mostLargeColumns, mostLargeTexts, maxLargeFact] = [2, 4, 84] as const;

const isShortFact = (text: string) => [...text].length <= maxLargeFact;

/** A text below a label: what is sold and what it costs at the two ends of a line, anything else as it is. */
const renderEntry = (content: PageContent, entry: PricedEntry | string): Markup =>
  typeof entry === "string"
    ? renderText(content, entry)
    : html`<span>${renderText(content, entry.name)}</span> <span class="practical__amount">${renderText(content, entry.amount)}</span>`;

const toEntryClass = (entry: PricedEntry | string): Markup | undefined =>
  typeof entry === "string" ? undefined : html` class="practical__price"`;

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

/** Hours, prices and places, each below its label and as large as there is room: short ones stand above each other beside a long one. */
export function renderPractical(content: PageContent, practical: readonly PracticalFact[]): Markup {
  const all = practical.flatMap(({ texts }) => texts);
  const isLarge = practical.length <= mostLargeColumns && all.length <= mostLargeTexts && all.every(isShortFact);
  const long = findLong(practical);
  const longClass =
    long !== undefined &&
    ` practical--long${long === practical[0] ? " practical--start" : ""} practical--beside-${practical.length - 1}`;
  return html`
    <dl class="practical${isLarge && " practical--large"}${longClass} ${toFillClass(practical.length)}">
      ${practical.map(
        (fact) =>
          html`<div${fact === long && html` class="practical__long"`}><dt>${fact.label}</dt>${listEntries(
            content,
            fact.texts,
          ).map((entry) => html`<dd${toEntryClass(entry)}>${renderEntry(content, entry)}</dd>`)}</div>`,
      )}
    </dl>`;
}

/** A text up to this length that stands alone is as large as a statement, in letters. */
const maxSign = 44;

/** What stands below a single label: one text is set like a statement, several are a list. */
export function renderOnly(content: PageContent, { texts }: PracticalFact): Markup {
  const isLarge = texts.length <= mostLargeTexts && texts.every(isShortFact);
  const isSign = texts.length === 1 && [...(texts[0] ?? "")].length <= maxSign;
  const style = html`practical practical--only${isLarge && " practical--large"}${isSign && " practical--sign"}`;
  return texts.length === 1
    ? html`<div class="${style}">${texts.map((text) => html`<p>${renderText(content, text)}</p>`)}</div>`
    : html`<ul class="${style}">${listEntries(content, texts).map(
        (entry) => html`<li${toEntryClass(entry)}>${renderEntry(content, entry)}</li>`,
      )}</ul>`;
}
