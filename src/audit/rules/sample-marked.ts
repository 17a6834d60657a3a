import { findInside } from "#/audit/elements";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";
import { memoize } from "#/kernel/memoize";
import type { Brief } from "#/model/brief";

/**
 * What only a brief can know: amounts of money, e-mail addresses, telephone numbers and times of
 * day. Addresses at example.com are samples by their name.
 */
const statements: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["An amount", /[€$£¥₹₩₪₺₫₴₽]\s?\d|\d\s?(?:[€£₪₺₫₴₽]|(?:kr|zł|Kč|Ft|lei|лв|грн)(?!\p{L}))/u],
  ["An e-mail address", /[\w+-]@(?!example\.)[a-z\d][a-z\d.-]/i],
  ["A telephone number", /\+\d{1,3}[\d\s()/-]{6,20}\d/],
  ["A time", /(?<![\d.,:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/],
];
/** Texts in these elements are no statements. */
const exemptElements = new Set(["code", "pre", "kbd", "samp", "style", "script", "svg"]);

export const sampleMarked: SourceRule = {
  id: "sample-marked",
  summary: "Amounts, addresses, numbers and times on a page come from the brief or are marked as samples.",
  severity: "warning",
  safety: false,
  *check({ kind, markups, isWholeDocument }, { brief }) {
    if (kind !== "page" || isWholeDocument || !brief) return;
    const ownText = getOwnText(brief);
    for (const markup of markups) {
      const exempt = findInside(
        markup,
        ({ name, attributes }) => attributes.has("data-sample") || exemptElements.has(name),
        true,
      );
      for (const element of markup.elements) {
        if (element.text.trim() === "" || exempt.has(element)) continue;
        for (const [what, pattern] of statements) {
          const found = findStatement(element.text.slice(0, 2000), pattern);
          if (found === undefined || ownText.includes(removeSpace(found))) continue;
          yield {
            location: locateElement(markup, element),
            message: `${what} that the brief does not state: "${found.slice(0, 40)}".`,
            fix: "Take it from the brief, or mark the element with data-sample.",
          };
        }
      }
    }
  },
};

/** What a pattern finds, with the letters, digits and signs around it. */
function findStatement(text: string, pattern: RegExp): string | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  let [start, end] = [match.index, match.index + match[0].length];
  while (start > 0 && /[\w.,+-]/.test(text[start - 1] ?? "")) start--;
  while (end < text.length && /[\w.,-]/.test(text[end] ?? "")) end++;
  return text
    .slice(start, end)
    .replace(/^[.,-]|[.,-]$/g, "")
    .trim();
}

const removeSpace = (text: string) => text.replace(/\s+/g, "");
const getOwnText = memoize((brief: Brief): string => removeSpace(JSON.stringify(brief)));
