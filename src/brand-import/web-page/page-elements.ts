import { getAttributeName, type HtmlElement, type HtmlParent } from "#/html/parse-html";

/** An attribute's value; undefined without it. */
export const getAttribute = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attribute) => getAttributeName(attribute) === name)?.value;

const classSets = new WeakMap<HtmlElement, ReadonlySet<string>>();
const maxClassLength = 4000;

export function getClasses(element: HtmlElement): ReadonlySet<string> {
  const known = classSets.get(element);
  if (known) return known;
  const text = (getAttribute(element, "class") ?? "").slice(0, maxClassLength);
  const classes = new Set(text.split(/\s+/).filter(Boolean));
  classSets.set(element, classes);
  return classes;
}

/** The element and those around it, the nearest first. */
export function listAncestors(element: HtmlElement): HtmlElement[] {
  const list: HtmlElement[] = [];
  let at: HtmlParent | null = element;
  while (at) {
    if ("tagName" in at) list.push(at);
    at = "parentNode" in at ? (at.parentNode as HtmlParent | null) : null;
  }
  return list;
}
