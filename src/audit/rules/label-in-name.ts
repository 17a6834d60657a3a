import type { SourceRule } from "#/audit/rule";
import { getRole } from "#/audit/roles";
import { getTextContents } from "#/audit/elements";
import { locateElement } from "#/audit/source";

const namedRoles = new Set(["button", "link", "tab", "menuitem", "switch", "checkbox"]);
const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** WCAG 2.2, 2.5.3. */
export const labelInName: SourceRule = {
  id: "label-in-name",
  summary: "The accessible name of a control contains its visible text.",
  severity: "warning",
  safety: false,
  *check({ markups }) {
    for (const markup of markups) {
      for (const element of markup.elements) {
        const label = element.attributes.get("aria-label");
        if (!label || !namedRoles.has(getRole(element) ?? "")) continue;
        const shown = getTextContents(markup).get(element) ?? "";
        const name = new Set(splitWords(label));
        if (splitWords(shown).every((word) => name.has(word))) continue;
        yield {
          location: locateElement(markup, element),
          message: `The visible text is "${shown.slice(0, 40)}", but the accessible name is "${label.slice(0, 40)}".`,
          fix: "Remove the aria-label, or start it with the visible text.",
        };
      }
    }
  },
};
