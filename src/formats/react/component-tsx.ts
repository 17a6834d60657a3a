import { escapeCommentText } from "#/kernel/text/css-escape";
import { getPropName, type ComponentPlan } from "#/formats/react/component-plan";
import { renderJsx } from "#/formats/react/jsx";
import { formatElementProps, renderProps, renderItemTypes } from "#/formats/react/props-type";

const maxWidth = 120;
const quoteNames = (names: readonly string[]) => names.map((name) => `"${name}"`);

/**
 * The imports from React. `types` is the part of the file with types, which contains no text of the
 * brief.
 */
function renderImports(types: string, { draft }: ComponentPlan): string {
  const named = ["ComponentProps", "HTMLAttributes", "ReactElement", "ReactNode"];
  const used = named.filter((name) => name === "ReactElement" || new RegExp(`\\b${name}\\b`).test(types));
  const react = JSON.stringify("react");
  const hooks = draft.usesId ? `import { useId } from ${react};\n` : "";
  return `import type { ${used.join(", ")} } from ${react};\n${hooks}`;
}

/** The type of the component's props, and the types that it uses. */
function renderTypes(plan: ComponentPlan): string {
  const { name, keys, draft, targets } = plan;
  const slots = [...draft.slots.values()];
  const lists = slots.filter(({ kind }) => kind === "list").flatMap((list) => renderItemTypes(name, list));
  const union = quoteNames(keys).join(" | ");
  const isShort = union.length <= maxWidth - 30;
  const variants = `export type ${name}Variant =${
    isShort
      ? ` ${union}`
      : quoteNames(keys)
          .map((key) => `\n  | ${key}`)
          .join("")
  };`;
  const own = [...new Set(["children", ...slots.map((slot) => getPropName(plan, slot))])];
  const variantProp = `  /** Default: \`${keys[0] ?? ""}\`. */\n  readonly variant?: ${name}Variant | undefined;\n`;
  const props = (keys.length > 1 ? variantProp : "") + renderProps(plan);
  return [
    ...lists,
    ...(keys.length > 1 ? [`/** The variants of the component, the default first. */\n${variants}\n`] : []),
    `export type ${name}Props = Omit<\n  ${formatElementProps(targets)},\n  ${quoteNames(own).join(" | ")}\n> & {\n${props}};\n`,
  ].join("\n");
}

function renderBody({ keys, nodes, draft }: ComponentPlan): string {
  const ids = draft.usesId ? "  const generated = useId();\n  const id = givenId ?? generated;\n" : "";
  const renderReturn = (index: number, indent: string) => {
    const node = nodes[index];
    return node === undefined ? "" : `${indent}return (\n${renderJsx(node, `${indent}  `)}\n${indent});\n`;
  };
  if (keys.length < 2) return ids + renderReturn(0, "  ");
  const cases = keys.map((key, index) => (index === 0 ? "" : `    case "${key}":\n${renderReturn(index, "      ")}`)).join("");
  return `${ids}  switch (variant) {\n${cases}    default:\n${renderReturn(0, "      ")}  }\n`;
}

/**
 * `react/<slug>.tsx`: a component for React 19 with all its variants, for server and client. It has
 * no state and needs nothing but React. Texts, lists and the attributes of its parts are props,
 * with the system's sample as defaults. Other attributes are passed to the root, or to the control
 * of a field.
 */
export function renderComponentTsx(plan: ComponentPlan): string {
  const { component, name, keys, draft, isField } = plan;
  const parameters = [
    ...(keys.length > 1 ? [`variant = "${keys[0] ?? ""}"`] : []),
    "className",
    ...(isField ? ["style"] : []),
    ...(draft.usesId ? ["id: givenId"] : []),
    ...[...draft.slots.values()].map((slot) => getPropName(plan, slot)),
    "...rest",
  ];
  const line = `export function ${name}({ ${parameters.join(", ")} }: ${name}Props): ReactElement {`;
  const lines = `export function ${name}({\n  ${parameters.join(",\n  ")}\n}: ${name}Props): ReactElement {`;
  const types = renderTypes(plan);
  const head = `/** ${escapeCommentText(component.summary)} */\n${line.length <= maxWidth ? line : lines}\n`;
  return `${renderImports(types, plan)}import "./${component.slug}.css";\n\n${types}\n${head}${renderBody(plan)}}\n`;
}
