import type { SourceRule } from "#/audit/rule";
import { spotOf } from "#/audit/source";

/** How many style attributes one text has at most. Those that only set variables are free. */
const inlineMax = 12;

const setsVariablesOnly = (style: string) =>
  style.split(";").every((declaration) => declaration.trim() === "" || /^\s*--[\w-]+\s*:/.test(declaration));

/** Looks stand in style sheets, where they are said once; a component that stands alone may have a few in its tags. */
export const inlineStylesFew: SourceRule = {
  id: "inline-styles-few",
  summary: "Looks stand in style sheets, where they are said once; a component that stands alone may have a few in its tags.",
  severity: "info",
  safety: false,
  *check({ kind, markups }) {
    if (kind === "asset") return;
    for (const markup of markups) {
      const styled = markup.elements.filter(({ attributes }) => {
        const style = attributes.get("style");
        return style !== undefined && !setsVariablesOnly(style.slice(0, 500));
      });
      const over = styled[inlineMax];
      if (over)
        yield {
          spot: spotOf(markup, over),
          message: `${styled.length} elements have a style attribute.`,
          fix: "Give them classes, and put the styles into one style element.",
        };
    }
  },
};
