import { getChildrenByParent } from "#/audit/child-elements";
import type { Element } from "#/audit/parse-markup";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** How many alike in a row are the pattern. */
const minCards = 3;

/**
 * No row of equal cards, each with an icon over a heading over a sentence: it says nothing that a
 * list would not.
 */
export const noIconCardRow: SourceRule = {
  id: "no-icon-card-row",
  summary: "No row of equal cards, each with an icon over a heading over a sentence.",
  severity: "warning",
  safety: false,
  *check({ kind, markups }) {
    if (kind === "asset") return;
    for (const markup of markups) {
      const children = getChildrenByParent(markup);
      const getChildren = (element: Element | undefined) => (element && children.get(element)) ?? [];
      for (const [parent, siblings] of children) {
        const iconCards = siblings.filter((each) => isIconCard(each, getChildren));
        if (iconCards.length >= minCards && iconCards.length === siblings.length)
          yield {
            location: locateElement(markup, parent),
            message: `${iconCards.length} equal cards with an icon over a heading stand in a row.`,
            fix: "Give the weightiest one more room, take the icons away, or make it a list with the words in front.",
          };
      }
    }
  },
};

type Children = (element: Element | undefined) => readonly Element[];

/** Whether an element holds an icon first and a heading after it. */
function isIconCard(element: Element, getChildren: Children): boolean {
  const [first, second] = getChildren(element);
  const inner = getChildren(element).length === 1 ? getChildren(first) : [];
  const [icon, heading] = inner.length > 1 ? inner : [first, second];
  return icon !== undefined && heading !== undefined && isIcon(icon, getChildren) && isHeading(heading, getChildren);
}

const isHeading = (element: Element, getChildren: Children) =>
  /^h[2-6]$/.test(element.name) || (element.name === "div" && /^h[2-6]$/.test(getChildren(element)[0]?.name ?? ""));

const isIcon = (element: Element, getChildren: Children): boolean => {
  const { name, attributes, text } = element;
  if (name === "svg" || name === "i") return true;
  if (name === "img") return /icon/i.test(`${attributes.get("class") ?? ""} ${attributes.get("src")?.slice(0, 200) ?? ""}`);
  const only = getChildren(element);
  const isTile = name === "div" || name === "span";
  return (
    isTile &&
    ((only.length === 1 && only[0]?.name === "svg") ||
      /icon|emoji/i.test(attributes.get("class") ?? "") ||
      (only.length === 0 && /^\p{Emoji_Presentation}/u.test(text.trim())))
  );
};
