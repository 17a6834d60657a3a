import { listClasses, type ElementNode } from "#/formats/react/fragment";

/** Part names for elements without a part class. */
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

/** The part in a class: the text after the last `__`, without a `--` modifier. */
function parsePart(name: string): string | undefined {
  const at = name.lastIndexOf("__");
  const [part = ""] = name.slice(at + 2).split("--");
  return name.startsWith("lv-") && at > 3 && /^[a-z0-9-]*$/.test(part) ? part : undefined;
}

/** The part name in the class `lv-<slug>__<part>` of an element. */
export const getClassPart = (element: ElementNode): string | undefined =>
  listClasses(element)
    .map(parsePart)
    .find((part) => part !== undefined && part !== "");

/** The part name of an element, by its class or else by its tag name. */
export const getPart = (element: ElementNode): string | undefined => getClassPart(element) ?? namesByTag.get(element.name);

/**
 * The part name of the text in an element, from the element or its nearest ancestor. `path` starts
 * at the root.
 */
export function getTextPart(path: readonly ElementNode[]): string {
  return (
    path
      .slice(1)
      .map(getPart)
      .findLast((part) => part !== undefined) ?? "text"
  );
}
