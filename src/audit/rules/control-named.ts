import { hasOwnName, findInside, getAudibleElements } from "#/audit/elements";
import type { Element } from "#/audit/parse-markup";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const pressableRoles = new Set(["button", "link", "checkbox", "radio", "switch", "tab", "menuitem", "option"]);
const fields = new Set(["select", "textarea", "meter", "progress"]);

/** WCAG 2.2, 4.1.2. A placeholder is not a name. */
export const controlNamed: MarkupRule = {
  id: "control-named",
  summary: "Every control has an accessible name.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups) {
      const audible = getAudibleElements(markup);
      const labels = markup.elements.filter((element) => element.name === "label" && audible.has(element));
      const labelled = new Set(labels.map(({ attributes }) => attributes.get("for")));
      const insideLabels = findInside(markup, (element) => element.name === "label" && audible.has(element));
      const hidden = findInside(
        markup,
        ({ attributes }) => attributes.has("hidden") || attributes.get("aria-hidden") === "true",
        true,
      );
      const isLabelled = (element: Element) =>
        insideLabels.has(element) || (element.attributes.has("id") && labelled.has(element.attributes.get("id")));
      for (const element of markup.elements) {
        if (hidden.has(element) || hasOwnName(element)) continue;
        const fix = findFix(element, audible.has(element), isLabelled(element));
        if (fix) yield { location: locateElement(markup, element), message: `The ${element.name} has no accessible name.`, fix };
      }
    }
  },
};

function findFix({ name, attributes }: Element, isAudible: boolean, isLabelled: boolean): string | undefined {
  const role = attributes.get("role") ?? "";
  if (name === "input") {
    const type = (attributes.get("type") ?? "text").toLowerCase();
    if (["hidden", "submit", "reset", "image"].includes(type)) return undefined;
    if (type === "button") return attributes.get("value") ? undefined : "Add a value attribute.";
    return isLabelled ? undefined : "Add a label element whose for attribute is the input's id.";
  }
  if (fields.has(name)) return isLabelled ? undefined : `Add a label element whose for attribute is the ${name}'s id.`;
  const isPressable =
    name === "button" || name === "summary" || (name === "a" && attributes.has("href")) || pressableRoles.has(role);
  return isPressable && !isAudible && !isLabelled ? "Add text or an aria-label." : undefined;
}
