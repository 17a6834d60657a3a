import { getPropName, type ComponentPlan } from "#/formats/react/component-plan";

/** The most props in an example. */
const maxProps = 4;

/** An example in one line: `<Card title="…" text="…" />`. Contains no text of the brief. */
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
