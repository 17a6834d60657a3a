import { inside, isHidden, speaking } from "#/audit/elements";
import type { SourceRule } from "#/audit/rule";
import { spotOf } from "#/audit/source";

/** No heading is empty: it would be read aloud as one (WCAG 2.2, 2.4.6). */
export const headingSays: SourceRule = {
  id: "heading-says",
  summary: "No heading is empty: it would be read aloud as one.",
  severity: "error",
  safety: false,
  *check({ markups }) {
    for (const markup of markups) {
      const spoken = speaking(markup);
      const unmet = inside(markup, isHidden, true);
      for (const element of markup.elements)
        if (/^h[1-6]$/.test(element.name) && !spoken.has(element) && !unmet.has(element))
          yield {
            spot: spotOf(markup, element),
            message: `The ${element.name} is empty.`,
            fix: "Write what the section is about, or take the heading out.",
          };
    }
  },
};
