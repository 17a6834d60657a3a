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
    // One style for the focus in the file is taken to serve all of it, since which elements it meets is for a browser to say; what takes it away from every element of a kind is answered only by what gives
    // it back to every element.
    const showing = [...blocks.entries()]
      .filter(([, { selector }]) => /:focus(?!-within)/.test(selector))
      .filter(([, block]) => replaces(block));
    for (const [index, block] of blocks.entries())
      if (
        isRemoved(block) &&
        !(block.selector.includes(":focus") && replaces(block)) &&
        !(isBroad(block.selector)
          ? showing.some(([at, { selector }]) => wins(selector, at, block.selector, index))
          : showing.length > 0) &&
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

/** Whether a selector takes the focus of every element, or of every one of some names. */
const isBroad = (selector: string) =>
  selector.split(",").some((each) => /^(?:\*|[a-z][a-z0-9]*)?:focus(?:-visible)?$/i.test(each.trim()));

/** The elements that a broad selector names; none where it means all. */
const namedIn = (selector: string) => selector.split(",").flatMap((each) => /^[a-z][a-z0-9]*/i.exec(each.trim())?.[0] ?? []);

/** Whether a style that shows the focus holds over a broad one that takes it away: it stands later and means the same elements. */
function wins(showing: string, at: number, removing: string, index: number): boolean {
  if (at < index || !isBroad(showing)) return false;
  const [shown, removed] = [namedIn(showing), namedIn(removing)];
  return removed.length === 0 ? shown.length === 0 : removed.every((name) => shown.includes(name));
}

const stand = ["box-shadow", "border", "border-color", "background", "background-color", "text-decoration"];
const unseen = /^(?:none|0|transparent|inherit|initial|unset)$/;

const replaces = ({ values }: StyleBlock) => {
  const outline = values.get("outline");
  return (
    (outline !== undefined && !nothing.test(outline)) || stand.some((property) => !unseen.test(values.get(property) ?? "none"))
  );
};
