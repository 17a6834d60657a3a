import type { SourceRule } from "#/audit/rule";
import { blocksOf, type StyleBlock } from "#/audit/style-blocks";

const nothing = /^(?:none|0|0px|transparent)(?: |$)/;

/** Where the browser's outline is taken away from what has the focus, something else shows the focus (WCAG 2.2, 2.4.7). */
export const focusVisibleKept: SourceRule = {
  id: "focus-visible-kept",
  summary: "Where the browser's outline is taken away from what has the focus, something else shows the focus.",
  severity: "error",
  safety: false,
  *check(source) {
    const blocks = blocksOf(source);
    // One style for the focus in the file is taken to serve all of it: which elements it meets is for a browser to say.
    const shows = blocks.some((block) => /:focus(?!-within)/.test(block.selector) && replaces(block));
    for (const block of blocks)
      if (
        isRemoved(block) &&
        !(block.selector.includes(":focus") && replaces(block)) &&
        !shows &&
        !/:focus:not\(:focus-visible\)/.test(block.selector)
      )
        yield {
          spot: block.spot,
          message: `${block.selector.slice(0, 80) || "A style attribute"} takes the focus outline away.`,
          fix: "Add :focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }",
        };
  },
};

const isRemoved = ({ values }: StyleBlock) =>
  nothing.test(values.get("outline") ?? "") ||
  nothing.test(values.get("outline-style") ?? "") ||
  nothing.test(values.get("outline-width") ?? "");

const stand = ["box-shadow", "border", "border-color", "background", "background-color", "text-decoration"];
const unseen = /^(?:none|0|transparent|inherit|initial|unset)$/;

const replaces = ({ values }: StyleBlock) => {
  const outline = values.get("outline");
  return (
    (outline !== undefined && !nothing.test(outline)) || stand.some((property) => !unseen.test(values.get(property) ?? "none"))
  );
};
