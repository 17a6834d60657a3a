/**
 * How many tags, attributes and comments of one source are parsed. Its texts share one budget,
 * however it is split.
 */
export const maxMarkupItems = 40_000;

/** How many items may still be parsed. */
export type MarkupBudget = { left: number };

export const createMarkupBudget = (): MarkupBudget => ({ left: maxMarkupItems });

/** Parsing stops if more elements are open. Browsers stop nesting at 512. */
export const maxOpenElements = 400;

/** The deepest nesting that is accepted. Parsers disagree about deeper markup. */
export const maxDepth = 200;

/**
 * Longer attribute values are dropped. Path data and inline styles may be longer; data: URLs have
 * no limit here.
 */
export const maxAttributeLength = 20_000;
const maxLongAttributeLength = 200_000;
const longAttributes: ReadonlySet<string> = new Set(["d", "points", "style", "values", "srcset"]);

/** Limit for URLs other than data: URLs. */
export const maxUrlLength = 8_000;

/** Whether an attribute value exceeds its limit. */
export function isTooLong(name: string, value: string): boolean {
  if (value.length <= maxAttributeLength) return false;
  if (longAttributes.has(name)) return value.length > maxLongAttributeLength && !value.includes("data:");
  return !/^[\s\u0000-\u001f]{0,20}data:/i.test(value.slice(0, 40));
}
