import type { Element } from "#/audit/parse-markup";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const listElements = new Set(["ul", "ol", "menu"]);
const anywhereElements = new Set(["script", "template", "style"]);

/** WCAG 2.2, 1.3.1; HTML, content models of `ul`, `ol` and `dl`. */
export const listsStructured: MarkupRule = {
  id: "lists-structured",
  summary: "Lists contain only list items, and list items are inside lists.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements) {
        const fault = findFault(element);
        if (fault) yield { location: locateElement(markup, element), ...fault };
      }
  },
};

function findFault({ name, parent }: Element) {
  const parentName = parent?.name ?? "";
  if (name === "li")
    return parent && !listElements.has(parentName) && parentName !== "template"
      ? { message: "A list item is outside a list.", fix: "Wrap the items in a ul or ol." }
      : undefined;
  if (name === "dt" || name === "dd")
    return parent && parentName !== "dl" && !(parentName === "div" && parent.parent?.name === "dl") && parentName !== "template"
      ? { message: `A ${name} is outside a dl.`, fix: "Wrap the terms and descriptions in a dl." }
      : undefined;
  if (listElements.has(parentName) && !anywhereElements.has(name) && !parent?.attributes.has("role"))
    return { message: `A ${parentName} contains a ${name}.`, fix: "Wrap it in an li." };
  return undefined;
}
