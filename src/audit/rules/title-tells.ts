import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const genericTitlePattern =
  /^(?:untitled(?: document)?|document|home|index|page|new page|(?:react|vite|next|vue|svelte|create next) app.*|vite \+ .*|title)$/i;

/** WCAG 2.2, 2.4.2. */
export const titleTells: MarkupRule = {
  id: "title-tells",
  summary: "The title of a page names the page.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ isWholeDocument, markups }) {
    if (!isWholeDocument) return;
    for (const markup of markups)
      for (const element of markup.elements)
        if (element.name === "title" && element.parent?.name !== "svg" && genericTitlePattern.test(element.text.trim()))
          yield {
            location: locateElement(markup, element),
            message: `The title "${element.text.trim().slice(0, 40)}" does not name the page.`,
            fix: "Include the names of the page and the brand.",
          };
  },
};
