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

const headerName = /(?:^|[\s_-])(?:header|masthead|navbar|topbar)(?:\s|$)/i;
const footerName = /(?:^|[\s_-])footer(?:\s|$)/i;
const hasName = (element: HtmlElement, pattern: RegExp) => pattern.test((getAttribute(element, "class") ?? "").slice(0, 400));

/** Whether an element is the header of a page, by its tag, its role or its class. */
export const isHeader = (element: HtmlElement): boolean =>
  element.tagName === "header" || getAttribute(element, "role") === "banner" || hasName(element, headerName);

export const isFooter = (element: HtmlElement): boolean =>
  element.tagName === "footer" || getAttribute(element, "role") === "contentinfo" || hasName(element, footerName);

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
