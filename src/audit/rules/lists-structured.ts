import type { Element } from "#/audit/parse-markup";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const listElements = new Set(["ul", "ol", "menu"]);
const anywhereElements = new Set(["script", "template", "style"]);

/**
 * Lists hold entries and nothing else, and entries stand in lists (WCAG 2.2, 1.3.1; HTML, content
 * models of `ul`, `ol` and `dl`).
 */
export const listsStructured: SourceRule = {
  id: "lists-structured",
  summary: "Lists hold entries and nothing else, and entries stand in lists.",
  severity: "error",
  safety: false,
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
      ? { message: "An entry stands in no list.", fix: "Put a ul or ol around the entries." }
      : undefined;
  if (name === "dt" || name === "dd")
    return parent && parentName !== "dl" && !(parentName === "div" && parent.parent?.name === "dl") && parentName !== "template"
      ? { message: `A ${name} stands in no dl.`, fix: "Put a dl around the terms and what explains them." }
      : undefined;
  if (listElements.has(parentName) && !anywhereElements.has(name) && !parent?.attributes.has("role"))
    return { message: `A ${parentName} holds a ${name}.`, fix: "Put it into an li element." };
  return undefined;
}
