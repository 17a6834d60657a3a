import { listClasses, type ElementNode } from "#/formats/react/fragment";

/**
 * What an element is called where its classes do not say; the rest says nothing of what stands in
 * it.
 */
const namesByTag = new Map<string, string>([
  ...["h1", "h2", "h3", "h4", "h5", "h6"].map((tag): [string, string] => [tag, "title"]),
  ["a", "link"],
  ["button", "button"],
  ["blockquote", "quote"],
  ["caption", "caption"],
  ["code", "code"],
  ["dd", "detail"],
  ["details", "entry"],
  ["dialog", "dialog"],
  ["dt", "term"],
  ["figcaption", "caption"],
  ["form", "form"],
  ["input", "control"],
  ["label", "label"],
  ["legend", "legend"],
  ["li", "item"],
  ["nav", "nav"],
  ["option", "option"],
  ["select", "control"],
  ["summary", "summary"],
  ["svg", "picture"],
  ["td", "cell"],
  ["textarea", "control"],
  ["th", "heading"],
  ["tr", "row"],
]);

/** What a class says behind its last `__`, without the kind behind `--`. */
function parsePart(name: string): string | undefined {
  const at = name.lastIndexOf("__");
  const [part = ""] = name.slice(at + 2).split("--");
  return name.startsWith("lv-") && at > 3 && /^[a-z0-9-]*$/.test(part) ? part : undefined;
}

/** The part of a component that an element is, by its class `lv-<slug>__<part>`. */
export const getClassPart = (element: ElementNode): string | undefined =>
  listClasses(element)
    .map(parsePart)
    .find((part) => part !== undefined && part !== "");

/** The part that an element is, by its class or else by its kind. */
export const getPart = (element: ElementNode): string | undefined => getClassPart(element) ?? namesByTag.get(element.name);

/**
 * What to call the text in an element: the part that it or the nearest element around it is. `path`
 * runs from the root to the element.
 */
export function getTextPart(path: readonly ElementNode[]): string {
  return (
    path
      .slice(1)
      .map(getPart)
      .findLast((part) => part !== undefined) ?? "text"
  );
}
