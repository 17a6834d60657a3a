import type { Element } from "#/audit/parse-markup";
import type { SourceRule } from "#/audit/rule";
import { spotOf } from "#/audit/source";

const lists = new Set(["ul", "ol", "menu"]);
const anywhere = new Set(["script", "template", "style"]);

/** Lists hold entries and nothing else, and entries stand in lists (WCAG 2.2, 1.3.1; HTML, content models of `ul`, `ol` and `dl`). */
export const listsStructured: SourceRule = {
  id: "lists-structured",
  summary: "Lists hold entries and nothing else, and entries stand in lists.",
  severity: "error",
  safety: false,
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements) {
        const fault = faultOf(element);
        if (fault) yield { spot: spotOf(markup, element), ...fault };
      }
  },
};

function faultOf({ name, parent }: Element) {
  const around = parent?.name ?? "";
  if (name === "li")
    return parent && !lists.has(around) && around !== "template"
      ? { message: "An entry stands in no list.", fix: "Put a ul or ol around the entries." }
      : undefined;
  if (name === "dt" || name === "dd")
    return parent && around !== "dl" && !(around === "div" && parent.parent?.name === "dl") && around !== "template"
      ? { message: `A ${name} stands in no dl.`, fix: "Put a dl around the terms and what explains them." }
      : undefined;
  if (lists.has(around) && !anywhere.has(name) && !parent?.attributes.has("role"))
    return { message: `A ${around} holds a ${name}.`, fix: "Put it into an li element." };
  return undefined;
}
