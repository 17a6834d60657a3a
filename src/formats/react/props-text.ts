import { propName, type ComponentPlan } from "#/formats/react/component-plan";
import type { Slot } from "#/formats/react/draft";
import { jsxElementName } from "#/formats/react/element-names";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(" | ");

/** The type of the props of an element; of several kinds of element, what all have. */
export function elementProps(tags: ReadonlySet<string>): string {
  const [tag = "div"] = tags;
  return tags.size === 1 ? `ComponentProps<"${jsxElementName(tag, false)}">` : "HTMLAttributes<HTMLElement>";
}

const without = (type: string, names: readonly string[]) => (names.length === 0 ? type : `Omit<${type}, ${quoted(names)}>`);

/** The name of the type of a list's things: `links` of `NavigationBar` → `NavigationBarLink`. */
export function thingType(owner: string, list: Slot): string {
  const one = list.name.endsWith("ies")
    ? `${list.name.slice(0, -3)}y`
    : list.name.replace(/(x|ch|sh)es$/, "$1").replace(/s$/, "");
  return owner + (one === "prop" || one === "variant" ? `${capital(one)}Item` : capital(one));
}

/** The types of the things of a component's lists, those of lists inside them first. */
export function thingTypes(owner: string, list: Slot): readonly string[] {
  const inner = [...list.slots.values()];
  const fields = inner
    .filter(({ name }) => name !== "children")
    .map((slot) => {
      const mark = slot.variants.size < list.variants.size ? "?" : "";
      return `  readonly ${slot.name}${mark}: ${slot.kind === "list" ? `readonly ${thingType(owner, slot)}[]` : "ReactNode"};\n`;
    });
  const omitted = [...inner.map(({ name }) => name).filter((name) => name !== "children"), ...(list.ownsId ? ["id"] : [])];
  const base = without(elementProps(list.tags), omitted);
  return [
    ...inner.filter(({ kind }) => kind === "list").flatMap((slot) => thingTypes(owner, slot)),
    `/** One of the \`${list.name}\`. */\nexport type ${thingType(owner, list)} = ${base}${fields.length === 0 ? "" : ` & {\n${fields.join("")}}`};\n`,
  ];
}

function propText(owner: string, slot: Slot): string {
  switch (slot.kind) {
    case "text":
    case "picture":
      return "ReactNode";
    case "list":
      return `readonly ${thingType(owner, slot)}[]`;
    case "props":
      return without(elementProps(slot.tags), ["children", "className", ...(slot.ownsId ? ["id"] : [])]);
  }
}

/** What a prop is, in words. */
function propWords(slot: Slot, name: string, keys: readonly string[]): string {
  const where = slot.variants.size === keys.length ? "" : ` (${[...slot.variants].map((index) => keys[index] ?? "").join(", ")})`;
  switch (slot.kind) {
    case "text":
      return `Text${name === "children" || name === "text" ? "" : ` of the ${name}`}${where}.`;
    case "picture":
      return `A picture in the place of the ${name}${where}.`;
    case "list":
      return `The ${name}${where}.`;
    case "props":
      return `Attributes of the ${name.replace(/Props(\d*)$/, "$1")} (\`${[...slot.tags].join("`, `")}\`)${where}.`;
  }
}

/** The fields of a component's props type, each with its words. */
export function propLines(plan: Pick<ComponentPlan, "name" | "draft" | "keys" | "childrenSlot">): string {
  return [...plan.draft.slots.values()]
    .map((slot) => {
      const name = propName(plan, slot);
      return `  /** ${propWords(slot, name, plan.keys)} */\n  readonly ${name}?: ${propText(plan.name, slot)}${slot.kind === "list" || slot.kind === "props" ? " | undefined" : ""};\n`;
    })
    .join("");
}
