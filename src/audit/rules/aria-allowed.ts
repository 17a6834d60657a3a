import type { Element } from "#/audit/parse-markup";
import { getRole } from "#/audit/roles";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** Elements without a role, or with one that prohibits naming. */
const namelessElements = new Set("b bdi bdo code div em i p pre s small span strong sub sup u".split(" "));
const namelessRoles = new Set("none presentation generic paragraph emphasis strong code subscript superscript".split(" "));
const states: Readonly<Record<string, readonly string[]>> = {
  "aria-checked": ["checkbox", "radio", "switch", "menuitemcheckbox", "menuitemradio", "option", "treeitem"],
  "aria-pressed": ["button"],
  "aria-selected": ["tab", "option", "row", "gridcell", "columnheader", "rowheader", "treeitem"],
  "aria-valuenow": ["slider", "progressbar", "meter", "spinbutton", "scrollbar", "separator"],
};

/** WAI-ARIA 1.3, supported states and properties, and roles that prohibit naming. */
export const ariaAllowed: MarkupRule = {
  id: "aria-allowed",
  summary: "ARIA names and states are used only on roles that support them.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements)
        for (const fault of findFaults(element)) yield { location: locateElement(markup, element), ...fault };
  },
};

function* findFaults(element: Element) {
  const { name, attributes } = element;
  const role = getRole(element);
  const isNameless = role === undefined ? namelessElements.has(name) : namelessRoles.has(role);
  if (isNameless && (attributes.has("aria-label") || attributes.has("aria-labelledby")))
    yield {
      message: `A ${name}${role ? ` with role ${role}` : ""} cannot have an accessible name; most screen readers ignore it.`,
      fix: "Add a role that supports a name, such as group or img, or write the name as text.",
    };
  for (const [state, roles] of Object.entries(states))
    if (attributes.has(state) && !roles.includes(role ?? ""))
      yield {
        message: `${state} is not supported on ${role ?? name}.`,
        fix: `Remove it, or use a role that supports it, such as ${roles[0]}.`,
      };
}
