import type { Element } from "#/audit/parse-markup";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const requiredStates: Readonly<Record<string, string>> = {
  checkbox: "aria-checked",
  switch: "aria-checked",
  menuitemcheckbox: "aria-checked",
  menuitemradio: "aria-checked",
  combobox: "aria-expanded",
  heading: "aria-level",
  meter: "aria-valuenow",
  slider: "aria-valuenow",
  scrollbar: "aria-valuenow",
};

/** WAI-ARIA 1.3, required states and properties. */
export const ariaRequired: MarkupRule = {
  id: "aria-required",
  summary: "Elements with a role have the ARIA attributes that the role requires.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements) {
        const missing = findMissingState(element);
        if (missing)
          yield {
            location: locateElement(markup, element),
            message: `The role ${element.attributes.get("role")?.slice(0, 30)} requires ${missing}.`,
            fix: `Add ${missing}, or use the native HTML element for this role.`,
          };
      }
  },
};

/** HTML elements that provide the state natively. */
const nativeElements = new Set(["input", "select", "h1", "h2", "h3", "h4", "h5", "h6", "meter", "progress"]);

function findMissingState({ name, attributes }: Element): string | undefined {
  const role = (attributes.get("role") ?? "").trim().toLowerCase();
  const state = Object.hasOwn(requiredStates, role) ? requiredStates[role] : undefined;
  return state === undefined || attributes.has(state) || (nativeElements.has(name) && role !== "combobox") ? undefined : state;
}
