import { isHidden } from "#/audit/elements";
import type { Element, Markup } from "#/audit/parse-markup";

const unread = new Set(["style", "script", "template"]);

/** How many characters of an element's text are gathered. */
const lengthMax = 160;

const known = new WeakMap<Markup, ReadonlyMap<Element, string>>();

/** What is said inside each element: its own text and that of the elements in it, spaces folded, cut at some length. Hidden parts say nothing. Where text stands around an element the order is not kept. */
export function saidIn(markup: Markup): ReadonlyMap<Element, string> {
  const said = known.get(markup) ?? gathered(markup);
  known.set(markup, said);
  return said;
}

function gathered({ elements }: Markup): ReadonlyMap<Element, string> {
  const inner = new Map<Element, string>();
  const said = new Map<Element, string>();
  for (const element of elements.toReversed()) {
    if (unread.has(element.name) || isHidden(element)) continue;
    const text = `${element.text.slice(0, lengthMax)} ${inner.get(element) ?? ""}`
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, lengthMax);
    if (text === "") continue;
    said.set(element, text);
    const { parent } = element;
    if (parent) inner.set(parent, `${text} ${inner.get(parent) ?? ""}`.slice(0, lengthMax));
  }
  return said;
}
