import { propName, type ComponentPlan } from "#/formats/react/component-plan";

/** How many props an example shows. */
const shownMax = 4;

/** One line that shows how a component is used: `<Card title="…" text="…" />`. Nothing of the brief stands in it. */
export function usageLine(plan: ComponentPlan): string {
  const { name, keys, draft } = plan;
  const inUse = [...draft.slots.values()].filter(({ variants, kind }) => variants.has(0) && kind !== "picture");
  const shown = inUse
    .filter((slot) => slot.kind !== "props" && propName(plan, slot) !== "children")
    .slice(0, shownMax)
    .map((slot) => (slot.kind === "list" ? `${slot.name}={${slot.name}}` : `${slot.name}="…"`));
  const [, second] = keys;
  const attributes = [name, ...(second === undefined ? [] : [`variant="${keys[0] ?? ""}"`]), ...shown].join(" ");
  const isParent = inUse.some((slot) => propName(plan, slot) === "children");
  return isParent ? `<${attributes}>…</${name}>` : `<${attributes} />`;
}
