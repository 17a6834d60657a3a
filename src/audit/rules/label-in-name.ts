import type { SourceRule } from "#/audit/rule";
import { getRole } from "#/audit/roles";
import { getTextContents } from "#/audit/text-content";
import { locateElement } from "#/audit/source";

const namedRoles = new Set(["button", "link", "tab", "menuitem", "switch", "checkbox"]);
const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * A control that shows words bears them in its name, so that those who speak to it can call it
 * (WCAG 2.2, 2.5.3).
 */
export const labelInName: SourceRule = {
  id: "label-in-name",
  summary: "A control that shows words bears them in its name, so that those who speak to it can call it.",
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
          message: `It shows "${shown.slice(0, 40)}" and is called "${label.slice(0, 40)}".`,
          fix: "Take the aria-label away, or begin it with the words that are shown.",
        };
      }
    }
  },
};
