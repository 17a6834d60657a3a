import type { MarkupRule } from "#/audit/rule";
import { getRole } from "#/audit/roles";
import { getTextContents } from "#/audit/elements";
import { locateElement } from "#/audit/source";

const namedRoles = new Set(["button", "link", "tab", "menuitem", "switch", "checkbox"]);
/** Scripts that are written without spaces: "6月1日" has two words and two numbers. */
const unspacedPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
/** A number before a Korean counter: "2일" starts with the number 2. */
const counterPattern = /\p{N}(?=\p{Script=Hangul})/gu;
const splitWords = (text: string) =>
  text
    .toLowerCase()
    .replace(unspacedPattern, " $& ")
    .replace(counterPattern, "$& ")
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const isUnspaced = (word: string) => word.search(unspacedPattern) === 0;

/** WCAG 2.2, 2.5.3. */
export const labelInName: MarkupRule = {
  id: "label-in-name",
  summary: "The accessible name of a control contains its visible text.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups) {
      for (const element of markup.elements) {
        const label = element.attributes.get("aria-label");
        if (!label || !namedRoles.has(getRole(element) ?? "")) continue;
        const shown = getTextContents(markup).get(element) ?? "";
        const name = new Set(splitWords(label));
        const isNamed = (word: string) => name.has(word) || (isUnspaced(word) && label.toLowerCase().includes(word));
        if (splitWords(shown).every(isNamed)) continue;
        yield {
          location: locateElement(markup, element),
          message: `The visible text is "${shown.slice(0, 40)}", but the accessible name is "${label.slice(0, 40)}".`,
          fix: "Remove the aria-label, or start it with the visible text.",
        };
      }
    }
  },
};
