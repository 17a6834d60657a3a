import type { Element, Markup } from "#/audit/parse-markup";

/**
 * The elements that stand inside one for which `holds`; with `self` those elements too. Time grows
 * with the markup's length alone.
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

/** Whether nobody meets an element: it is `hidden` or hidden from assistive technology. */
export const isHidden = ({ attributes }: Element) => attributes.has("hidden") || attributes.get("aria-hidden") === "true";

/** A name that an element bears itself. */
export const hasOwnName = ({ attributes }: Element) =>
  ["aria-label", "aria-labelledby", "title"].some((name) => (attributes.get(name) ?? "").trim() !== "");

const silentElements = new Set(["style", "script", "template", "datalist"]);

const audibleCache = new WeakMap<Markup, ReadonlySet<Element>>();

/**
 * The elements in which there is something to read aloud: text, a picture with a text alternative,
 * or anything that bears a name. Worked out once for a markup.
 */
export function getAudibleElements(markup: Markup): ReadonlySet<Element> {
  const found = audibleCache.get(markup) ?? findAudibleElements(markup);
  audibleCache.set(markup, found);
  return found;
}

function findAudibleElements({ elements }: Markup): ReadonlySet<Element> {
  const found = new Set<Element>();
  for (const element of elements.toReversed()) {
    const { name, attributes, parent, text } = element;
    if (silentElements.has(name) || isHidden(element)) found.delete(element);
    else if (text.trim() !== "" || hasOwnName(element) || (attributes.get("alt") ?? "").trim() !== "") found.add(element);
    if (parent && found.has(element)) found.add(parent);
  }
  return found;
}
