import { getPropName, type ComponentPlan } from "#/formats/react/component-plan";

/** How many props an example shows. */
const maxProps = 4;

/**
 * One line that shows how a component is used: `<Card title="…" text="…" />`. Nothing of the brief
 * stands in it.
 */
export function renderUsageLine(plan: ComponentPlan): string {
  const { name, keys, draft } = plan;
  const inUse = [...draft.slots.values()].filter(({ variants, kind }) => variants.has(0) && kind !== "picture");
  const shown = inUse
    .filter((slot) => slot.kind !== "props" && getPropName(plan, slot) !== "children")
    .slice(0, maxProps)
    .map((slot) => (slot.kind === "list" ? `${slot.name}={${slot.name}}` : `${slot.name}="…"`));
  const [, second] = keys;
  const attributes = [name, ...(second === undefined ? [] : [`variant="${keys[0] ?? ""}"`]), ...shown].join(" ");
  const isParent = inUse.some((slot) => getPropName(plan, slot) === "children");
  return isParent ? `<${attributes}>…</${name}>` : `<${attributes} />`;
}
