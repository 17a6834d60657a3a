import { beginsAboveAmount } from "#/studio/copy/amounts";
import { endsOpen } from "#/studio/copy/offer-prose";
import { dayJoiner } from "#/studio/copy/clock-times";
import { splitHours } from "#/studio/copy/opening-hours";
import { findPracticalRole, type LabelledRole, type PracticalFact, type PracticalRole } from "#/studio/copy/practical-facts";
import { isDiscount, joinRestriction } from "#/studio/copy/price-clauses";
import { qualifiesPrices, statesCost } from "#/studio/copy/price-remarks";
import { splitPricedEntries } from "#/studio/copy/priced-entries";
import { splitPriceList } from "#/studio/copy/stated-prices";

/** Whether the first word of an entry goes on with the one before it. */
const goesOn = (word: string, language: string): boolean => dayJoiner.test(word) || endsOpen(word, language);

function splitRows(sentence: string, role: PracticalRole, language: string): readonly string[] {
  if (role === "hours") return splitHours(sentence, language);
  return role === "prices" ? splitPriceList(sentence, language) : [sentence];
}

/** Rows in which the amount above which something holds stays with the row before it, as the sentence says both. */
function joinThresholds(rows: readonly string[], sentence: string): readonly string[] {
  const joined: string[] = [];
  const text = sentence.toLowerCase();
  for (const row of rows) {
    const last = joined.at(-1);
    const [start, at] = [text.indexOf((last ?? "").toLowerCase()), text.indexOf(row.toLowerCase())];
    if (last !== undefined && start >= 0 && at > start && beginsAboveAmount(row))
      joined[joined.length - 1] = last.charAt(0) + sentence.slice(start + 1, at + row.length);
    else joined.push(row);
  }
  return joined;
}

/** The fewest rows of a price list below which a remark on them is set. */
const leastRows = 2;

/** Whether texts are a price list of several rows. */
export const hasRows = (texts: readonly string[], language: string): boolean =>
  splitPricedEntries(texts, language).filter((entry) => typeof entry !== "string").length >= leastRows;

type GroupOptions = {
  /** Which sentences about prices price something else than what is offered. */
  readonly isAside?: (priced: string) => boolean;
  /** Whether other texts stand below the label of details. */
  readonly hasDetails?: boolean;
};

/** Sentences about what people look up by role, below the labels of the roles, which some roles share. */
export function groupPractical(
  sentences: readonly string[],
  labels: Readonly<Record<LabelledRole, string>>,
  language: string,
  { isAside = () => false, hasDetails = true }: GroupOptions = {},
): readonly PracticalFact[] {
  const found = sentences.map((sentence) => {
    const role = findPracticalRole(sentence, language);
    return { sentence, role: role === "prices" && isAside(sentence) ? ("detail" as const) : role };
  });
  // How to pay belongs to what it costs.
  const payment = found.some(({ role }) => role === "prices") ? "prices" : "detail";
  const groups = new Map<string, string[]>();
  const add = (label: string, texts: readonly string[]) => {
    if (texts.length > 0) groups.set(label, [...(groups.get(label) ?? []), ...texts]);
  };
  // What a list of prices ends with and has no price is none of its rows.
  const unpriced: string[] = [];
  const discounts: string[] = [];
  for (const role of ["hours", "prices", "place", "detail"] as const)
    for (const own of found)
      if (own.role === role || (own.role === "payment" && role === payment)) {
        const texts = joinThresholds(splitRows(own.sentence, own.role, language), own.sentence);
        const isRow = (text: string) =>
          statesCost(text) || qualifiesPrices(text) || goesOn(text.split(" ", 1)[0] ?? "", language);
        const end = own.role === "prices" && texts.length > 1 ? texts.findLastIndex(isRow) + 1 : texts.length;
        const rows = joinRestriction(texts, end, own.sentence, language);
        // What is taken off prices stands below them.
        const isBelow = (text: string) => (own.role === "prices" || own.role === "detail") && isDiscount(text, language);
        discounts.push(...rows.slice(0, end).filter(isBelow));
        add(
          labels[role],
          rows.slice(0, end).filter((text) => !isBelow(text)),
        );
        unpriced.push(...rows.slice(end));
      }
  add(groups.has(labels.prices) ? labels.prices : labels.detail, discounts);
  // Alone in a column of details, it is read with the prices that it ends.
  const isRemark = !hasDetails && !groups.has(labels.detail) && hasRows(groups.get(labels.prices) ?? [], language);
  add(isRemark ? labels.prices : labels.detail, unpriced);
  return [...groups].map(([label, texts]) => ({ label, texts }));
}
