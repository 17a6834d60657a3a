import { findInside } from "#/audit/elements";
import type { SourceRule } from "#/audit/rule";

/** A page has one main landmark and one heading of the first level. */
export const oneMain: SourceRule = {
  id: "one-main",
  summary: "A page has one main landmark and one heading of the first level.",
  severity: "warning",
  safety: false,
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
        yield { message: `It has ${mains} main landmarks.`, fix: "Put what the page is about into exactly one main element." };
      if (headings !== 1) yield { message: `It has ${headings} h1 headings.`, fix: "Make the page's own title the only h1." };
    }
  },
};
