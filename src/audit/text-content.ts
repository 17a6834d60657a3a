import { isHidden } from "#/audit/elements";
import type { Element, Markup } from "#/audit/parse-markup";

const unreadElements = new Set(["style", "script", "template"]);

/** How many characters of an element's text are gathered. */
const maxLength = 160;

const cache = new WeakMap<Markup, ReadonlyMap<Element, string>>();

/**
 * What is said inside each element: its own text and that of the elements in it, spaces folded, cut
 * at some length. Hidden parts say nothing. Where text stands around an element the order is not
 * kept.
 */
export function getTextContents(markup: Markup): ReadonlyMap<Element, string> {
  const textContents = cache.get(markup) ?? collectTextContents(markup);
  cache.set(markup, textContents);
  return textContents;
}

function collectTextContents({ elements }: Markup): ReadonlyMap<Element, string> {
  const inner = new Map<Element, string>();
  const textContents = new Map<Element, string>();
  for (const element of elements.toReversed()) {
    if (unreadElements.has(element.name) || isHidden(element)) continue;
    const text = `${element.text.slice(0, maxLength)} ${inner.get(element) ?? ""}`
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, maxLength);
    if (text === "") continue;
    textContents.set(element, text);
    const { parent } = element;
    if (parent) inner.set(parent, `${text} ${inner.get(parent) ?? ""}`.slice(0, maxLength));
  }
  return textContents;
}
