import { hasOwnName } from "#/audit/elements";
import type { SourceRule } from "#/audit/rule";
import { getTextContents } from "#/audit/text-content";
import { locateElement } from "#/audit/source";

const vagueTextPattern = /^(?:click|click here|here|more|read more|learn more|see more|details|link|this|go|continue)\W*$/i;

/**
 * A link on a page says where it leads, even when it is read alone (WCAG 2.2, 2.4.4). What stands
 * around a component's link nobody knows yet.
 */
export const linkSaysWhere: SourceRule = {
  id: "link-says-where",
  summary: "A link on a page says where it leads, even when it is read alone.",
  severity: "warning",
  safety: false,
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
            message: `The link says "${text.slice(0, 40)}".`,
            fix: "Name what it leads to.",
          };
      }
    }
  },
};
