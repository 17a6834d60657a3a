import type { SourceRule } from "#/audit/rule";
import { getStyleBlocks, type StyleBlock } from "#/audit/style-blocks";

const noOutlinePattern = /^(?:none|0|0px|transparent)(?: |$)/;

/** WCAG 2.2, 2.4.7. */
export const focusVisibleKept: SourceRule = {
  id: "focus-visible-kept",
  summary: "Styles that remove the focus outline show focus in another way.",
  severity: "error",
  safety: false,
  *check(source) {
    const blocks = getStyleBlocks(source);
    // Only a browser knows which elements a selector matches. One focus style anywhere is accepted
    // as a replacement, unless the outline is removed from every element of a kind: then a style
    // for every such element must follow.
    const showing = [...blocks.entries()]
      .filter(([, { selector }]) => selector.includes(":focus") && /:focus(?!-within)/.test(selector))
      .filter(([, block]) => hasFocusIndicator(block));
    for (const [index, block] of blocks.entries())
      if (
        isOutlineRemoved(block) &&
        !(block.selector.includes(":focus") && hasFocusIndicator(block)) &&
        !(isBroad(block.selector)
          ? showing.some(([at, { selector }]) => isOverriding(selector, at, block.selector, index))
          : showing.length > 0) &&
        !/:focus:not\(:focus-visible\)/.test(block.selector)
      )
        yield {
          location: block.location,
          message: `${block.selector.slice(0, 80) || "A style attribute"} removes the focus outline.`,
          fix: "Add :focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }",
        };
  },
};

const outlineProperties = ["outline", "outline-style", "outline-width"];

const isOutlineRemoved = ({ values }: StyleBlock) =>
  outlineProperties.some((property) => values.has(property) && noOutlinePattern.test(values.get(property) ?? ""));

/** Whether a selector matches focus on every element, or on every element of some names. */
const isBroad = (selector: string) =>
  selector.split(",").some((each) => /^(?:\*|[a-z][a-z0-9]*)?:focus(?:-visible)?$/i.test(each.trim()));

/** The element names in a broad selector; none if it matches all elements. */
const listElementNames = (selector: string) =>
  selector.split(",").flatMap((each) => /^[a-z][a-z0-9]*/i.exec(each.trim())?.[0] ?? []);

/**
 * Whether a style that shows focus overrides a broad one that removes it: it is later and as broad.
 */
function isOverriding(showing: string, at: number, removing: string, index: number): boolean {
  if (at < index || !isBroad(showing)) return false;
  const [shown, removed] = [listElementNames(showing), listElementNames(removing)];
  return removed.length === 0 ? shown.length === 0 : removed.every((name) => shown.includes(name));
}

const indicatorProperties = ["box-shadow", "border", "border-color", "background", "background-color", "text-decoration"];
const invisiblePattern = /^(?:none|0|transparent|inherit|initial|unset)$/;

const hasFocusIndicator = ({ values }: StyleBlock) => {
  const outline = values.get("outline");
  return (
    (outline !== undefined && !noOutlinePattern.test(outline)) ||
    indicatorProperties.some((property) => !invisiblePattern.test(values.get(property) ?? "none"))
  );
};
