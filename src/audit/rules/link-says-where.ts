import { hasOwnName, getTextContents } from "#/audit/elements";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const vagueTextPattern = /^(?:click|click here|here|more|read more|learn more|see more|details|link|this|go|continue)\W*$/i;

/** WCAG 2.2, 2.4.4. Checked on pages only: the context of a component's link is unknown. */
export const linkSaysWhere: MarkupRule = {
  id: "link-says-where",
  summary: "Link text describes the target of the link.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ kind, markups }) {
    if (kind !== "page") return;
    for (const markup of markups) {
      const textContents = getTextContents(markup);
      for (const element of markup.elements) {
        if (element.name !== "a" || !element.attributes.has("href") || hasOwnName(element)) continue;
        const text = textContents.get(element) ?? "";
        if (vagueTextPattern.test(text))
          yield {
            location: locateElement(markup, element),
            message: `The link text "${text.slice(0, 40)}" does not describe its target.`,
            fix: "Name the target in the link text.",
          };
      }
    }
  },
};
