import type { SourceRule } from "#/audit/rule";
import { roleOf } from "#/audit/roles";
import { saidIn } from "#/audit/said";
import { spotOf } from "#/audit/source";

const spoken = new Set(["button", "link", "tab", "menuitem", "switch", "checkbox"]);
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A control that shows words bears them in its name, so that those who speak to it can call it (WCAG 2.2, 2.5.3). */
export const labelInName: SourceRule = {
  id: "label-in-name",
  summary: "A control that shows words bears them in its name, so that those who speak to it can call it.",
  severity: "warning",
  safety: false,
  *check({ markups }) {
    for (const markup of markups) {
      for (const element of markup.elements) {
        const label = element.attributes.get("aria-label");
        if (!label || !spoken.has(roleOf(element) ?? "")) continue;
        const shown = saidIn(markup).get(element) ?? "";
        const name = new Set(words(label));
        if (words(shown).every((word) => name.has(word))) continue;
        yield {
          spot: spotOf(markup, element),
          message: `It shows "${shown.slice(0, 40)}" and is called "${label.slice(0, 40)}".`,
          fix: "Take the aria-label away, or begin it with the words that are shown.",
        };
      }
    }
  },
};
