import { escapeMarkdown, formatCodeBlock } from "#/documents/markdown";
import type { ComponentCode } from "#/documents/part-references/component-code";
import { componentGuidance } from "#/documents/part-references/component-guidance";
import { type ReferenceBlock, joinWithinBudget } from "#/documents/part-references/reference-budget";
import { renderComponentCss } from "#/formats/react/component-css";
import { type ComponentPlan, getComponentPlan } from "#/formats/react/component-plan";
import { renderComponentTsx } from "#/formats/react/component-tsx";
import { listVariantKeys } from "#/formats/react/identifiers";
import { formatElementProps, renderItemTypes, renderProps } from "#/formats/react/props-type";
import { renderUsageLine } from "#/formats/react/usage-line";
import { removeFallbacks } from "#/formats/remove-fallbacks";
import { shortenDrawings } from "#/formats/shorten-drawings";
import { listUsedVariables } from "#/formats/token-defaults";
import { quoteText } from "#/kernel/text/quote-text";
import type { Component, ComponentVariant } from "#/model/component";

/** What a reference says about the source of its component. */
export type ComponentReferenceOptions = {
  /** Name and version of the system. */
  readonly source: string;
  readonly previewUrl: string;
  /** The key of the variant to show; the first by default. */
  readonly variant?: string | undefined;
  /** The code to return in full; by default, what fits. */
  readonly include?: readonly ComponentCode[] | undefined;
};

/**
 * One component as an agent needs it to build: use, variants, states, tokens, React props, markup
 * and style sheet. Without `include` it has the blocks that fit, and names the others.
 */
export function renderComponentReference(
  component: Component,
  { source, previewUrl, variant, include }: ComponentReferenceOptions,
): string {
  const keys = listVariantKeys(component);
  const index = Math.max(0, variant === undefined ? 0 : keys.indexOf(variant));
  const plan = getComponentPlan(component);
  const title = `# ${quoteText(component.name)} (\`${component.slug}\`), ${escapeMarkdown(source)}`;
  if (include) {
    const blocks = include.map((code) => codeWriters[code]({ ...plan, component }, variant === undefined ? undefined : index));
    return `${[title, ...blocks].join("\n\n")}\n`;
  }
  return joinWithinBudget([title, renderUse(component, keys, previewUrl), renderReactUse(plan)].join("\n\n"), [
    { label: "html", text: renderVariants(component, keys, [index], true), argument: 'include: ["html"]' },
    { label: "css", text: codeWriters.css(plan, undefined), argument: 'include: ["css"]' },
    ...renderOtherVariants(component, keys, index),
    { label: `${component.slug}.tsx`, text: codeWriters.react(plan, undefined), argument: 'include: ["react"]' },
  ]);
}

const codeWriters: Readonly<Record<ComponentCode, (plan: ComponentPlan, index: number | undefined) => string>> = {
  html: ({ component, keys }, index) => renderVariants(component, keys, index === undefined ? [...keys.keys()] : [index], false),
  css: ({ component, styles }) => {
    const css = removeFallbacks(renderComponentCss({ component, styles }));
    const note = "Reads the system's variables: load them first (`get_system_tokens` globals-css, or brand/tokens.css).";
    return `## CSS\n\n${note}\n\n${formatCodeBlock(css, "css")}`;
  },
  react: (plan) =>
    `## React\n\n\`components/brand/${plan.component.slug}.tsx\`, beside the style sheet as \`${plan.component.slug}.css\`:\n\n` +
    formatCodeBlock(renderComponentTsx(plan), "tsx"),
};

function renderUse(component: Component, keys: readonly string[], previewUrl: string): string {
  const { slug, category, summary, css } = component;
  const guidance = component.canonicalForm === undefined ? componentGuidance[slug] : undefined;
  const states = listStates(css + component.variants.map(({ html }) => html).join("\n"));
  const variants = keys.map((key) => `\`${key}\``);
  return [
    `- Use (${category}): ${quoteText(summary)}`,
    ...(guidance === undefined ? [] : [`- ${guidance}`]),
    ...(keys.length > 1 ? [`- Variants, the default first: ${variants.join(", ")}`] : []),
    ...(states.length > 0 ? [`- States: ${states.join(", ")}`] : []),
    `- Tokens: ${foldNames(listTokenNames(component)) || "none"}`,
    `- Seen light and dark: ${previewUrl}`,
  ].join("\n");
}

function renderReactUse(plan: ComponentPlan): string {
  const { name, keys, targets, draft, component } = plan;
  const lists = [...draft.slots.values()].filter(({ kind }) => kind === "list").flatMap((list) => renderItemTypes(name, list));
  const variants = keys.length > 1 ? `  variant?: ${keys.map((key) => `"${key}"`).join(" | ")};\n` : "";
  const props = `type ${name}Props = ${formatElementProps(targets)} & {\n${variants}${renderProps(plan)}};`;
  const types = [...lists, props].join("").replaceAll("  readonly ", "  ").replaceAll("export type ", "type ");
  const usage = `import { ${name} } from "@/components/brand/${component.slug}";\n${renderUsageLine(plan)}`;
  return `## React use\n\n${formatCodeBlock(`${usage}\n${types}`, "tsx")}`;
}

const renderVariants = (
  { variants }: Component,
  keys: readonly string[],
  shown: readonly number[],
  isShortened: boolean,
): string => {
  const markup = ({ html }: ComponentVariant) => (isShortened ? shortenDrawings(html) : html);
  const blocks = shown.flatMap((index) => {
    const variant = variants[index];
    return variant ? [`\`${keys[index] ?? ""}\`:\n\n${formatCodeBlock(markup(variant), "html")}`] : [];
  });
  return `## HTML\n\n${blocks.join("\n\n")}`;
};

/** The markup of the other variants in one block of code, as far as there are any. */
function renderOtherVariants({ variants }: Component, keys: readonly string[], shown: number): ReferenceBlock[] {
  const others = variants.flatMap(({ html }, index) =>
    index === shown ? [] : [`<!-- ${keys[index] ?? ""} -->\n${shortenDrawings(html)}`],
  );
  if (others.length === 0) return [];
  const text = `## Other variants\n\n${formatCodeBlock(others.join("\n"), "html")}`;
  return [{ label: "other variants", text, argument: 'variant: "…", or include: ["html"]' }];
}

/** States by what shows them in CSS or markup, in the order of a reader's actions. */
const statePatterns: readonly (readonly [label: string, pattern: RegExp])[] = [
  ["`:hover`", /:hover\b/],
  ["`:active`", /:active\b/],
  ["`:focus-visible`", /:focus-(?:visible|within)\b/],
  ["`disabled`", /:disabled\b|\sdisabled\b/],
  ["`:checked`", /:checked\b/],
  ["`open`", /\[open\]|\sopen[\s>]/],
  ["`readonly`", /:read-only\b|\sreadonly\b/],
  ["`aria-disabled`", /\baria-disabled=/],
  ["`aria-busy`", /\baria-busy=/],
  ["`aria-invalid`", /\baria-invalid=/],
  ["`aria-expanded`", /\baria-expanded=/],
  ["`aria-selected`", /\baria-selected=/],
  ["`aria-pressed`", /\baria-pressed=/],
  ["`aria-current`", /\baria-current=/],
  ["`aria-checked`", /\baria-checked=/],
];

const listStates = (text: string): readonly string[] =>
  statePatterns.flatMap(([label, pattern]) => (pattern.test(text) ? [label] : []));

const textStyleVariable = /^(--type-[a-z0-9-]+)-(?:family|size|weight|leading|tracking)$/;

/**
 * The system's variables that a component reads, sorted. Those of a text style are one entry, such
 * as `--type-label-*`.
 */
export function listTokenNames({ css, variants }: Component): readonly string[] {
  const names = [css, ...variants.map(({ html }) => html)]
    .flatMap(listUsedVariables)
    .filter((name) => !name.startsWith("--_") && !name.startsWith("--lv-"));
  return [...new Set(names.map((name) => name.replace(textStyleVariable, "$1-*")))].sort();
}

/** Names with one beginning as one entry: `--space-{1,2}`, `--primary{,-hover}`. */
function foldNames(names: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const [stem = name] = /^--[a-z0-9]+/.exec(name) ?? [];
    groups.set(stem, [...(groups.get(stem) ?? []), name.slice(stem.length)]);
  }
  return [...groups]
    .map(([stem, [first = "", ...more]]) => stem + (more.length === 0 ? first : `{${[first, ...more].join(",")}}`))
    .join(" ");
}
