import type { Element } from "#/audit/parse-markup";
import { getRole } from "#/audit/roles";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** Roles that stand only within others. */
const requiredParents: Readonly<Record<string, readonly string[]>> = {
  tab: ["tablist"],
  option: ["listbox", "combobox"],
  menuitem: ["menu", "menubar"],
  menuitemcheckbox: ["menu", "menubar"],
  menuitemradio: ["menu", "menubar"],
  listitem: ["list", "directory"],
  row: ["table", "grid", "treegrid"],
  cell: ["row"],
  gridcell: ["row"],
  columnheader: ["row"],
  rowheader: ["row"],
  treeitem: ["tree"],
};
/** Roles that hold nothing if they hold none of these. */
const requiredChildren: Readonly<Record<string, readonly string[]>> = {
  tablist: ["tab"],
  listbox: ["option"],
  menu: ["menuitem", "menuitemcheckbox", "menuitemradio"],
  menubar: ["menuitem", "menuitemcheckbox", "menuitemradio"],
  list: ["listitem"],
  radiogroup: ["radio"],
  tree: ["treeitem"],
  grid: ["row"],
  table: ["row"],
};
const maxAncestors = 40;

/**
 * What belongs together by its roles stands together: tabs in a tab list, options in a list box,
 * rows in a table (WAI-ARIA 1.3, required context and owned elements).
 */
export const ariaFamily: SourceRule = {
  id: "aria-family",
  summary: "What belongs together by its roles stands together.",
  severity: "error",
  safety: false,
  *check({ markups }) {
    for (const markup of markups) {
      const owned = new Set(
        markup.elements.flatMap(({ attributes }) => (attributes.get("aria-owns") ?? "").split(/\s+/).filter(Boolean)),
      );
      const populated = new Set<Element>();
      for (const element of markup.elements) {
        const role = getRole(element);
        const parentRoles = role !== undefined && Object.hasOwn(requiredParents, role) ? requiredParents[role] : undefined;
        const owner = findRequiredParent(element, role, parentRoles ?? []);
        if (owner) populated.add(owner);
        if (parentRoles && element.attributes.has("role") && !owner && !owned.has(element.attributes.get("id") ?? ""))
          yield {
            location: locateElement(markup, element),
            message: `The ${role} stands in no ${parentRoles.join(" or ")}.`,
            fix: `Put it into an element with role="${parentRoles[0]}".`,
          };
      }
      for (const element of markup.elements) {
        const explicitRole = element.attributes.get("role")?.trim().toLowerCase() ?? "";
        const childRoles = Object.hasOwn(requiredChildren, explicitRole) ? requiredChildren[explicitRole] : undefined;
        const isExempt =
          populated.has(element) || element.attributes.has("aria-owns") || element.attributes.get("aria-busy") === "true";
        if (childRoles && !isExempt && element.name !== "input" && element.name !== "select")
          yield {
            location: locateElement(markup, element),
            message: `The ${explicitRole} holds no ${childRoles[0]}.`,
            fix: `Give what is in it role="${childRoles[0]}", or take the role away.`,
          };
      }
    }
  },
};

/** The nearest element around that the role belongs to; for a radio its group. */
function findRequiredParent(element: Element, role: string | undefined, parentRoles: readonly string[]): Element | undefined {
  const wantedRoles = role === "radio" ? ["radiogroup"] : parentRoles;
  if (wantedRoles.length === 0) return undefined;
  let steps = 0;
  for (let at = element.parent; at && steps < maxAncestors; at = at.parent, steps++)
    if (wantedRoles.includes(getRole(at) ?? "")) return at;
  return undefined;
}
