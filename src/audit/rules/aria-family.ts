import type { Element } from "#/audit/parse-markup";
import { getRole } from "#/audit/roles";
import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** Roles that are valid only inside one of these. */
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
/** Roles that must contain at least one of these. */
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

/** WAI-ARIA 1.3, required accessibility parent role and allowed accessibility child roles. */
export const ariaFamily: MarkupRule = {
  id: "aria-family",
  summary: "Roles that require a parent or child role have it.",
  severity: "error",
  safety: false,
  reads: "markup",
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
            message: `The ${role} is not inside a ${parentRoles.join(" or ")}.`,
            fix: `Move it into an element with role="${parentRoles[0]}".`,
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
            message: `The ${explicitRole} contains no ${childRoles[0]}.`,
            fix: `Add role="${childRoles[0]}" to its items, or remove the role.`,
          };
      }
    }
  },
};

/** The nearest ancestor with a required parent role; for a radio button, its group. */
function findRequiredParent(element: Element, role: string | undefined, parentRoles: readonly string[]): Element | undefined {
  const requiredRoles = role === "radio" ? ["radiogroup"] : parentRoles;
  if (requiredRoles.length === 0) return undefined;
  let steps = 0;
  for (let at = element.parent; at && steps < maxAncestors; at = at.parent, steps++)
    if (requiredRoles.includes(getRole(at) ?? "")) return at;
  return undefined;
}
