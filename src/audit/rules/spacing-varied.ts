import { getComputedStyle, computeStyles } from "#/audit/computed-styles";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** Up to this number of sections may all have the same spacing. */
const maxAlike = 4;
const sides = [
  "padding",
  "padding-block",
  "padding-top",
  "padding-bottom",
  "margin",
  "margin-block",
  "margin-top",
  "margin-bottom",
];

export const spacingVaried: SourceRule = {
  id: "spacing-varied",
  summary: "Sections of a page have different spacing, which groups related content.",
  severity: "info",
  safety: false,
  *check(source) {
    if (source.kind !== "page") return;
    const styles = computeStyles(source);
    for (const markup of source.markups) {
      const sections = markup.elements.filter(
        ({ name, parent }) => name === "section" && (parent?.name === "main" || parent?.name === "body"),
      );
      const spacings = sections.map((section) =>
        sides.map((side) => getComputedStyle(styles, section).get(side) ?? "").join("|"),
      );
      const [first] = sections;
      if (first && sections.length > maxAlike && new Set(spacings).size === 1 && spacings[0] !== "|".repeat(sides.length - 1))
        yield {
          location: locateElement(markup, first),
          message: `All ${sections.length} sections have the same spacing.`,
          fix: "Use var(--section-tight), var(--section-base) and var(--section-loose) to group related sections.",
        };
    }
  },
};
