import { findInside } from "#/audit/elements";
import type { MarkupRule } from "#/audit/rule";

export const oneMain: MarkupRule = {
  id: "one-main",
  summary: "A page has one main landmark and one h1.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ kind, markups }) {
    if (kind !== "page") return;
    for (const markup of markups) {
      const hidden = findInside(markup, ({ attributes }) => attributes.has("hidden"), true);
      const count = (name: string, role?: string) =>
        markup.elements.filter(
          (element) => !hidden.has(element) && (element.name === name || (role && element.attributes.get("role") === role)),
        ).length;
      const mains = count("main", "main");
      const headings = count("h1");
      if (mains !== 1)
        yield { message: `The page has ${mains} main landmarks.`, fix: "Put the main content into exactly one main element." };
      if (headings !== 1)
        yield { message: `The page has ${headings} h1 headings.`, fix: "Make the title of the page the only h1." };
    }
  },
};
