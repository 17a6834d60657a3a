import type { Element } from "#/audit/parse-markup";
import { getRole } from "#/audit/roles";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** Elements that have no role, or one that takes no name. */
const namelessElements = new Set("b bdi bdo code div em i p pre s small span strong sub sup u".split(" "));
const namelessRoles = new Set("none presentation generic paragraph emphasis strong code subscript superscript".split(" "));
const states: Readonly<Record<string, readonly string[]>> = {
  "aria-checked": ["checkbox", "radio", "switch", "menuitemcheckbox", "menuitemradio", "option", "treeitem"],
  "aria-pressed": ["button"],
  "aria-selected": ["tab", "option", "row", "gridcell", "columnheader", "rowheader", "treeitem"],
  "aria-valuenow": ["slider", "progressbar", "meter", "spinbutton", "scrollbar", "separator"],
};

/**
 * Names and states are given to what can bear them: readers pass over the others (WAI-ARIA 1.3,
 * supported states and roles that take no name).
 */
export const ariaAllowed: SourceRule = {
  id: "aria-allowed",
  summary: "Names and states are given to what can bear them: readers pass over the others.",
  severity: "warning",
  safety: false,
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
      message: `A ${name}${role ? ` with the role ${role}` : ""} takes no name: few readers say it.`,
      fix: "Give it a role that takes one, such as group or img, or write the name as text.",
    };
  for (const [state, roles] of Object.entries(states))
    if (attributes.has(state) && !roles.includes(role ?? ""))
      yield {
        message: `${state} means nothing on a ${role ?? name}.`,
        fix: `Take it away, or give the element a role that has it, such as ${roles[0]}.`,
      };
}
