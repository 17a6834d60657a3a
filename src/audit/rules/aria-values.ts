import type { Element } from "#/audit/parse-markup";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

const allowedValues: Readonly<Record<string, readonly string[]>> = {
  "aria-current": ["page", "step", "location", "date", "time", "true", "false"],
  "aria-haspopup": ["true", "false", "menu", "listbox", "tree", "grid", "dialog"],
  "aria-live": ["off", "polite", "assertive"],
  "aria-autocomplete": ["none", "inline", "list", "both"],
  "aria-orientation": ["horizontal", "vertical", "undefined"],
  "aria-sort": ["ascending", "descending", "none", "other"],
  "aria-invalid": ["true", "false", "grammar", "spelling"],
};
const numberAttributes = new Set(["aria-valuenow", "aria-valuemin", "aria-valuemax"]);
const integerAttributes = new Set([
  "aria-level",
  "aria-posinset",
  "aria-colindex",
  "aria-rowindex",
  "aria-colspan",
  "aria-rowspan",
]);

/** WAI-ARIA 1.3, values of states and properties. */
export const ariaValues: MarkupRule = {
  id: "aria-values",
  summary: "ARIA attributes have one of their allowed values.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements)
        for (const fault of findFaults(element)) yield { location: locateElement(markup, element), ...fault };
  },
};

const describe = (attribute: string, value: string) => `"${value.slice(0, 40)}" is not a valid value of ${attribute}.`;

function* findFaults({ attributes }: Element) {
  for (const [attribute, value] of attributes) {
    if (!attribute.startsWith("aria-")) continue;
    const lowerCase = value.trim().toLowerCase();
    const allowed = Object.hasOwn(allowedValues, attribute) ? allowedValues[attribute] : undefined;
    if (allowed && !allowed.includes(lowerCase))
      yield { message: describe(attribute, lowerCase), fix: `Use one of ${allowed.join(", ")}.` };
    else if (numberAttributes.has(attribute) && !/^-?\d+(?:\.\d+)?$/.test(lowerCase))
      yield { message: describe(attribute, lowerCase), fix: "Use a number." };
    else if (integerAttributes.has(attribute) && !/^[1-9]\d*$/.test(lowerCase))
      yield { message: describe(attribute, lowerCase), fix: "Use an integer of 1 or more." };
  }
}
