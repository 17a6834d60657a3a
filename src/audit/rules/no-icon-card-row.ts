import { getChildrenByParent } from "#/audit/elements";
import type { Element } from "#/audit/parse-markup";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** From this number of identical cards a row is reported. */
const minCards = 3;

export const noIconCardRow: MarkupRule = {
  id: "no-icon-card-row",
  summary: "Pages have no rows of identical cards with an icon above a heading.",
  severity: "warning",
  safety: false,
  reads: "markup",
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
            message: `A row has ${iconCards.length} identical cards with an icon above a heading.`,
            fix: "Give the most important card more space, remove the icons, or use a list.",
          };
      }
    }
  },
};

type Children = (element: Element | undefined) => readonly Element[];

/** Whether an element contains an icon followed by a heading. */
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
