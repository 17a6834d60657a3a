import { commentText } from "#/kernel/css-escape";
import type { Component } from "#/model/component";
import { scopeClass } from "#/formats/react/component-css";
import { componentSource, type ComponentSource, type VariantSource } from "#/formats/react/component-source";
import { newDraft, type Draft } from "#/formats/react/draft";
import type { ElementNode } from "#/formats/react/fragment";
import { componentName, variantKeys } from "#/formats/react/identifiers";
import { jsxText, type JsxNode } from "#/formats/react/jsx";
import { elementProps, propLines, thingTypes } from "#/formats/react/props-text";
import { writeVariant } from "#/formats/react/write-variant";

/** A component's variants in JSX, with the props that they have together. */
type Written = { readonly draft: Draft; readonly nodes: readonly JsxNode[] };

function writeAll(
  component: Component,
  source: ComponentSource,
  before: Draft | undefined,
  childrenSlot: string | undefined,
): Written {
  const draft = newDraft();
  const tags = targetTags(source);
  const fixedIds = new Set(
    [...source.styles, component.css].flatMap((css) => [...css.matchAll(/#([A-Za-z][\w-]*)/g)].map(([, id]) => id ?? "")),
  );
  const nodes = source.variants.map(({ nodes, root, target }, index) =>
    writeVariant(
      { slug: component.slug, index, root, target, isMixed: tags.size > 1, draft, before, childrenSlot },
      nodes,
      fixedIds,
    ),
  );
  return { draft, nodes };
}

const targetTags = ({ variants }: ComponentSource) => new Set(variants.map(({ target }) => target.name));

/** With style sheets of its own, an import's root bears the class that they are confined to. */
function withScope(component: Component, source: ComponentSource): ComponentSource {
  if (source.styles.length === 0) return source;
  const marked = ({ nodes, root, target }: VariantSource): VariantSource => {
    const classes = [root.attributes.get("class") ?? "", scopeClass(component)].join(" ").trim();
    const scoped: ElementNode = { ...root, attributes: new Map([...root.attributes, ["class", classes]]) };
    return {
      nodes: nodes.map((node) => (node === root ? scoped : node)),
      root: scoped,
      target: target === root ? scoped : target,
    };
  };
  return { ...source, variants: source.variants.map(marked) };
}

function imported(code: string, names: readonly string[]): string {
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const types = used.filter((name) => name !== "useId").map((name) => `type ${name}`);
  return [...used.filter((name) => name === "useId"), ...types].join(", ");
}

/**
 * `react/<slug>.tsx`: a component for React 19 with all its variants, for server and client alike: it keeps no state and needs nothing but React. Texts, lists and the attributes of its
 * parts are props; what is not given is as in the system's own sample. Other attributes go to the root, or to the control of a field.
 */
export function componentTsx(component: Component): string {
  const source = withScope(component, componentSource(component));
  const first = writeAll(component, source, undefined, undefined);
  const texts = [...first.draft.slots.values()].filter(({ kind }) => kind === "text");
  const [only] = texts;
  const childrenSlot = texts.length === 1 ? only?.name : undefined;
  const { draft, nodes } = writeAll(component, source, first.draft, childrenSlot);

  const name = componentName(component);
  const keys = variantKeys(component);
  const slots = [...draft.slots.values()];
  const props = slots.map((slot) => (slot.name === childrenSlot ? "children" : slot.name));
  const hasOuterStyle = source.variants.some(({ root, target }) => root !== target);
  const taken = [
    ...(keys.length > 1 ? [`variant = "${keys[0] ?? ""}"`] : []),
    "className",
    ...(hasOuterStyle ? ["style"] : []),
    ...(draft.usesId ? ["id: givenId"] : []),
    ...props,
    "...rest",
  ];
  const omitted = [...new Set(["children", ...props])].map((prop) => `"${prop}"`).join(" | ");
  const returned = nodes.map((node) => `return (\n${jsxText(node, "        ")}\n      );`);
  const [fallback = "", ...others] = returned;
  const body =
    keys.length > 1
      ? `  switch (variant) {\n${others.map((code, index) => `    case "${keys[index + 1] ?? ""}":\n      ${code}\n`).join("")}    default:\n      ${fallback}\n  }\n`
      : `  ${fallback.replaceAll("\n    ", "\n")}\n`;
  const code = `${slots
    .filter(({ kind }) => kind === "list")
    .flatMap((slot) => thingTypes(name, slot))
    .map((text) => `${text}\n`)
    .join("")}${
    keys.length > 1
      ? `/** The looks and states of the component, the usual one first. */\nexport type ${name}Variant = ${keys.map((key) => `"${key}"`).join(" | ")};\n\n`
      : ""
  }export type ${name}Props = Omit<${elementProps(targetTags(source))}, ${omitted}> & {
${keys.length > 1 ? `  /** \`${keys[0] ?? ""}\` where it is not given. */\n  readonly variant?: ${name}Variant;\n` : ""}${propLines(name, draft, keys, childrenSlot)}};

/** ${commentText(component.summary)} */
export function ${name}({ ${taken.join(", ")} }: ${name}Props): ReactElement {
${draft.usesId ? "  const generated = useId();\n  const id = givenId ?? generated;\n" : ""}${body}}
`;
  const names = ["useId", "ComponentProps", "HTMLAttributes", "ReactElement", "ReactNode"];
  return `import { ${imported(code, names)} } from ${JSON.stringify("react")};\nimport "./${component.slug}.css";\n\n${code}`;
}
