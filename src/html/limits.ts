/**
 * How much of one text is read as markup. Every tag, attribute, comment and piece of style counts as one piece; texts and style sheets
 * of one source share a budget, so that no split of a large source takes longer.
 */
export const maxMarkupItems = 40_000;

/** What is left to read. */
export type MarkupBudget = { left: number };

/** The budget of one source. */
export const createMarkupBudget = (): MarkupBudget => ({ left: maxMarkupItems });

/** Elements that may be open at the same time: parsing stops beyond it. Browsers stop nesting at 512. */
export const maxOpenElements = 400;

/** The deepest nesting that is accepted: markup deeper than this is read differently by different readers. */
export const maxDepth = 200;

/** Longest attribute value that is judged. Path data and inline styles are often long; data: addresses have no limit of their own. */
export const maxAttributeLength = 20_000;
const maxLongAttributeLength = 200_000;
const longAttributes: ReadonlySet<string> = new Set(["d", "points", "style", "values", "srcset"]);

/** Longest address that is not a data: address. */
export const maxUrlLength = 8_000;

/** Whether an attribute value is longer than is judged. */
export function isTooLong(name: string, value: string): boolean {
  if (value.length <= maxAttributeLength) return false;
  if (longAttributes.has(name)) return value.length > maxLongAttributeLength && !value.includes("data:");
  return !/^[\s\u0000-\u001f]{0,20}data:/i.test(value.slice(0, 40));
}
