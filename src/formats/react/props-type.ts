import { capitalizeFirst } from "#/kernel/text/capitalize-first";
import { getPropName, type ComponentPlan } from "#/formats/react/component-plan";
import type { Slot } from "#/formats/react/draft";
import { getJsxElementName } from "#/formats/react/element-names";

const quoteUnion = (names: readonly string[]) => names.map((name) => `"${name}"`).join(" | ");

/** The type of the props of an element, or the props that different elements have in common. */
export function formatElementProps(tags: ReadonlySet<string>): string {
  const [tag = "div"] = tags;
  return tags.size === 1 ? `ComponentProps<"${getJsxElementName(tag, false)}">` : "HTMLAttributes<HTMLElement>";
}

const formatOmit = (type: string, names: readonly string[]) =>
  names.length === 0 ? type : `Omit<${type}, ${quoteUnion(names)}>`;

/** The type name of list items: `links` of `NavigationBar` → `NavigationBarLink`. */
export function getItemType(owner: string, list: Slot): string {
  const singular = list.name.endsWith("ies")
    ? `${list.name.slice(0, -3)}y`
    : list.name.replace(/(x|ch|sh)es$/, "$1").replace(/s$/, "");
  return owner + (singular === "prop" || singular === "variant" ? `${capitalizeFirst(singular)}Item` : capitalizeFirst(singular));
}

/** The types of the items of a list, after those of nested lists. */
export function renderItemTypes(owner: string, list: Slot): readonly string[] {
  const inner = [...list.slots.values()];
  const fields = inner
    .filter(({ name }) => name !== "children")
    .map((slot) => {
      const optionalMark = slot.variants.size < list.variants.size ? "?" : "";
      return `  readonly ${slot.name}${optionalMark}: ${slot.kind === "list" ? `readonly ${getItemType(owner, slot)}[]` : "ReactNode"};\n`;
    });
  const omitted = [...inner.map(({ name }) => name).filter((name) => name !== "children"), ...(list.ownsId ? ["id"] : [])];
  const base = formatOmit(formatElementProps(list.tags), omitted);
  const added = fields.length === 0 ? "" : ` & {\n${fields.join("")}}`;
  return [
    ...inner.filter(({ kind }) => kind === "list").flatMap((slot) => renderItemTypes(owner, slot)),
    `/** One of the \`${list.name}\`. */\nexport type ${getItemType(owner, list)} = ${base}${added};\n`,
  ];
}

function formatPropType(owner: string, slot: Slot): string {
  switch (slot.kind) {
    case "text":
    case "picture":
      return "ReactNode";
    case "list":
      return `readonly ${getItemType(owner, slot)}[]`;
    case "props":
      return formatOmit(formatElementProps(slot.tags), ["children", "className", ...(slot.ownsId ? ["id"] : [])]);
  }
}

/** The doc comment of a prop. */
function describeProp(slot: Slot, name: string, keys: readonly string[]): string {
  const where = slot.variants.size === keys.length ? "" : ` (${[...slot.variants].map((index) => keys[index] ?? "").join(", ")})`;
  switch (slot.kind) {
    case "text":
      return `Text${name === "children" || name === "text" ? "" : ` of the ${name}`}${where}.`;
    case "picture":
      return `An image that replaces the ${name}${where}.`;
    case "list":
      return `The ${name}${where}.`;
    case "props":
      return `Attributes of the ${name.replace(/Props(\d*)$/, "$1")} (\`${[...slot.tags].join("`, `")}\`)${where}.`;
  }
}

/** The fields of a component's props type, with doc comments. */
export function renderProps(plan: Pick<ComponentPlan, "name" | "draft" | "keys" | "childrenSlot">): string {
  return [...plan.draft.slots.values()]
    .map((slot) => {
      const name = getPropName(plan, slot);
      const type = formatPropType(plan.name, slot) + (slot.kind === "list" || slot.kind === "props" ? " | undefined" : "");
      return `  /** ${describeProp(slot, name, plan.keys)} */\n  readonly ${name}?: ${type};\n`;
    })
    .join("");
}
