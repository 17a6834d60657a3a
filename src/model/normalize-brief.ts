import { parseCssColor } from "#/color/parse";
import { Failure } from "#/kernel/errors";
import { cleanText } from "#/kernel/text/clean-text";
import type { Brief } from "#/model/brief";

/** A valid brief, and notices about what was removed from it. */
export type NormalizedBrief = { readonly brief: Brief; readonly notices: readonly string[] };

/**
 * Normalizes a brief: removes control characters with a notice, drops empty optional texts and
 * parses colours. Throws `invalid` with the field's name for a name without a visible letter and
 * for a colour that CSS does not know.
 */
export function normalizeBrief(input: Brief): NormalizedBrief {
  const notices: string[] = [];
  const clean = (value: unknown, path: string): unknown => {
    if (typeof value === "string") {
      const { text, removed } = cleanText(value);
      if (removed > 0)
        notices.push(`${path}: ${removed} control ${removed === 1 ? "character was" : "characters were"} removed.`);
      return text.trim();
    }
    if (Array.isArray(value))
      return value.map((entry, index) => clean(entry, `${path}[${index}]`)).filter((entry) => entry !== "");
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, entry]) => [key, clean(entry, path ? `${path}.${key}` : key)] as const);
    return Object.fromEntries(
      entries.filter(([key, entry]) => entry !== "" || key === "title" || key === "body" || key === "name" || key === "price"),
    );
  };
  const brief = clean(input, "") as Brief;
  if (!/[\p{L}\p{N}\p{S}]/u.test(brief.name ?? ""))
    throw new Failure("invalid", "name must contain at least one letter, digit or symbol.");
  for (const field of ["brandColor", "secondaryColor"] as const) {
    const text = brief[field];
    if (text !== undefined && !parseCssColor(text))
      throw new Failure(
        "invalid",
        `${field}: "${text}" is not a CSS colour. Use a value such as #1d4ed8, rebeccapurple or oklch(0.6 0.15 250).`,
      );
  }
  return { brief, notices };
}
