import { findInside } from "#/audit/elements";
import type { Element } from "#/audit/parse-markup";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const pressableRoles = new Set(["button", "link", "checkbox", "radio", "switch", "tab", "menuitem", "option"]);
const controls = new Set(["button", "select", "textarea", "label", "details", "iframe"]);

/** HTML, content models of `a` and `button`. */
export const controlNotNested: MarkupRule = {
  id: "control-not-nested",
  summary: "Controls are not nested inside links or buttons.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups) {
      const insidePressable = findInside(markup, isPressable);
      for (const element of markup.elements)
        if (insidePressable.has(element) && isControl(element))
          yield {
            location: locateElement(markup, element),
            message: `The ${element.name} is nested inside another control.`,
            fix: "Place the two side by side.",
          };
    }
  },
};

const isPressable = ({ name, attributes }: Element) =>
  name === "button" || (name === "a" && attributes.has("href")) || pressableRoles.has(attributes.get("role") ?? "");

const isControl = (element: Element) =>
  isPressable(element) ||
  controls.has(element.name) ||
  (element.name === "input" && element.attributes.get("type")?.toLowerCase() !== "hidden") ||
  Number(element.attributes.get("tabindex") ?? -1) >= 0;
