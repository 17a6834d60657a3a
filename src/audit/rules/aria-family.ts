import type { Element } from "#/audit/parse-markup";
import { roleOf } from "#/audit/roles";
import type { SourceRule } from "#/audit/rule";
import { spotOf } from "#/audit/source";

/** Roles that stand only within others. */
const within: Readonly<Record<string, readonly string[]>> = {
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
const holding: Readonly<Record<string, readonly string[]>> = {
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
const ancestorsMax = 40;

/** What belongs together by its roles stands together: tabs in a tab list, options in a list box, rows in a table (WAI-ARIA 1.3, required context and owned elements). */
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
      const fulfilled = new Set<Element>();
      for (const element of markup.elements) {
        const role = roleOf(element);
        const families = role !== undefined && Object.hasOwn(within, role) ? within[role] : undefined;
        const holder = holderOf(element, role, families ?? []);
        if (holder) fulfilled.add(holder);
        if (families && element.attributes.has("role") && !holder && !owned.has(element.attributes.get("id") ?? ""))
          yield {
            spot: spotOf(markup, element),
            message: `The ${role} stands in no ${families.join(" or ")}.`,
            fix: `Put it into an element with role="${families[0]}".`,
          };
      }
      for (const element of markup.elements) {
        const given = element.attributes.get("role")?.trim().toLowerCase() ?? "";
        const members = Object.hasOwn(holding, given) ? holding[given] : undefined;
        const isFree =
          fulfilled.has(element) || element.attributes.has("aria-owns") || element.attributes.get("aria-busy") === "true";
        if (members && !isFree && element.name !== "input" && element.name !== "select")
          yield {
            spot: spotOf(markup, element),
            message: `The ${given} holds no ${members[0]}.`,
            fix: `Give what is in it role="${members[0]}", or take the role away.`,
          };
      }
    }
  },
};

/** The nearest element around that the role belongs to; for a radio its group. */
function holderOf(element: Element, role: string | undefined, families: readonly string[]): Element | undefined {
  const wanted = role === "radio" ? ["radiogroup"] : families;
  if (wanted.length === 0) return undefined;
  let steps = 0;
  for (let at = element.parent; at && steps < ancestorsMax; at = at.parent, steps++)
    if (wanted.includes(roleOf(at) ?? "")) return at;
  return undefined;
}
