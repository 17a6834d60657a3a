import type { Element, Markup } from "#/audit/parse-markup";
import { memoize } from "#/kernel/memoize";

/**
 * The elements inside those that match, and with `includesSelf` the matching ones too. Linear in
 * the number of elements.
 */
export function findInside(
  { elements }: Markup,
  isMatch: (element: Element) => boolean,
  includesSelf = false,
): ReadonlySet<Element> {
  const found = new Set<Element>();
  const matching = new Set<Element>();
  for (const element of elements) {
    if (isMatch(element)) matching.add(element);
    const { parent } = element;
    if ((parent && (found.has(parent) || matching.has(parent))) || (includesSelf && matching.has(element))) found.add(element);
  }
  return found;
}

/** The direct children of each element, in document order. */
export const getChildrenByParent = memoize(({ elements }: Markup): ReadonlyMap<Element, readonly Element[]> => {
  const children = new Map<Element, Element[]>();
  for (const element of elements) {
    if (!element.parent) continue;
    const siblings = children.get(element.parent);
    if (siblings) siblings.push(element);
    else children.set(element.parent, [element]);
  }
  return children;
});

/** Whether an element is `hidden`, or hidden from assistive technology. */
export const isHidden = ({ attributes }: Element) => attributes.has("hidden") || attributes.get("aria-hidden") === "true";

/** Whether an element has a name of its own, in an attribute. */
export const hasOwnName = ({ attributes }: Element) =>
  ["aria-label", "aria-labelledby", "title"].some((name) => (attributes.get(name) ?? "").trim() !== "");

const silentElements = new Set(["style", "script", "template", "datalist"]);

/**
 * The elements with something that a screen reader announces: text, an image with a text
 * alternative, or a name.
 */
export const getAudibleElements = memoize(({ elements }: Markup): ReadonlySet<Element> => {
  const found = new Set<Element>();
  for (const element of elements.toReversed()) {
    const { name, attributes, parent, text } = element;
    if (silentElements.has(name) || isHidden(element)) found.delete(element);
    else if (text.trim() !== "" || hasOwnName(element) || (attributes.get("alt") ?? "").trim() !== "") found.add(element);
    if (parent && found.has(element)) found.add(parent);
  }
  return found;
});

const elementsWithoutText = new Set(["style", "script", "template"]);

/** The longest text content of an element, characters. */
const maxTextLength = 160;

/**
 * The visible text in each element and its descendants, with white space collapsed, up to 160
 * characters. Text between child elements is not kept in order.
 */
export const getTextContents = memoize(({ elements }: Markup): ReadonlyMap<Element, string> => {
  const inner = new Map<Element, string>();
  const textContents = new Map<Element, string>();
  for (const element of elements.toReversed()) {
    if (elementsWithoutText.has(element.name) || isHidden(element)) continue;
    const text = `${element.text.slice(0, maxTextLength)} ${inner.get(element) ?? ""}`
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, maxTextLength);
    if (text === "") continue;
    textContents.set(element, text);
    const { parent } = element;
    if (parent) inner.set(parent, `${text} ${inner.get(parent) ?? ""}`.slice(0, maxTextLength));
  }
  return textContents;
});
