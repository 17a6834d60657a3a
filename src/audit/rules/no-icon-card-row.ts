import { childrenIn } from "#/audit/families";
import type { Element } from "#/audit/parse-markup";
import type { SourceRule } from "#/audit/rule";
import { spotOf } from "#/audit/source";

/** How many alike in a row are the pattern. */
const rowMin = 3;

/** No row of equal cards, each with an icon over a heading over a sentence: it says nothing that a list would not. */
export const noIconCardRow: SourceRule = {
  id: "no-icon-card-row",
  summary: "No row of equal cards, each with an icon over a heading over a sentence.",
  severity: "warning",
  safety: false,
  *check({ kind, markups }) {
    if (kind === "asset") return;
    for (const markup of markups) {
      const children = childrenIn(markup);
      const of = (element: Element | undefined) => (element && children.get(element)) ?? [];
      for (const [parent, siblings] of children) {
        const like = siblings.filter((each) => isIconCard(each, of));
        if (like.length >= rowMin && like.length === siblings.length)
          yield {
            spot: spotOf(markup, parent),
            message: `${like.length} equal cards with an icon over a heading stand in a row.`,
            fix: "Give the weightiest one more room, take the icons away, or make it a list with the words in front.",
          };
      }
    }
  },
};

type Children = (element: Element | undefined) => readonly Element[];

/** Whether an element holds an icon first and a heading after it. */
function isIconCard(element: Element, of: Children): boolean {
  const [first, second] = of(element);
  const inner = of(element).length === 1 ? of(first) : [];
  const [icon, heading] = inner.length > 1 ? inner : [first, second];
  return icon !== undefined && heading !== undefined && isIcon(icon, of) && isHeading(heading, of);
}

const isHeading = (element: Element, of: Children) =>
  /^h[2-6]$/.test(element.name) || (element.name === "div" && /^h[2-6]$/.test(of(element)[0]?.name ?? ""));

const isIcon = (element: Element, of: Children): boolean => {
  const { name, attributes, text } = element;
  if (name === "svg" || name === "i") return true;
  if (name === "img") return /icon/i.test(`${attributes.get("class") ?? ""} ${attributes.get("src")?.slice(0, 200) ?? ""}`);
  const only = of(element);
  const isTile = name === "div" || name === "span";
  return (
    isTile &&
    ((only.length === 1 && only[0]?.name === "svg") ||
      /icon|emoji/i.test(attributes.get("class") ?? "") ||
      (only.length === 0 && /^\p{Emoji_Presentation}/u.test(text.trim())))
  );
};
