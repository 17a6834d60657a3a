import type { AtRule, ChildNode, Container, Declaration } from "postcss";
import { parseCss } from "#/brand-import/css/parse-css";
import { type AtRuleCondition, listScopes } from "#/brand-import/css/css-scope";
import type { TextFile } from "#/brand-import/found-token";
import { maxImportDepth } from "#/brand-import/import-limits";
import { isDarkModeName } from "#/brand-import/mode-name";
import { splitCss } from "#/kernel/text/split-css";

export type PageDeclaration = { readonly property: string; readonly value: string; readonly isImportant: boolean };

/** One selector with its declarations. */
export type PageRule = {
  readonly selector: string;
  /** Whether it only applies in dark surroundings. */
  readonly isDark: boolean;
  readonly declarations: readonly PageDeclaration[];
};

/** An `@font-face` rule: the family, and the addresses of its files in their order. */
export type FontFaceRule = { readonly file: string; readonly family: string; readonly addresses: readonly string[] };

/** What a style sheet says about elements and fonts. */
export type SheetRules = {
  readonly rules: readonly PageRule[];
  readonly fontFaces: readonly FontFaceRule[];
  /** Addresses of the style sheets that it imports. */
  readonly imports: readonly string[];
};

const maxRules = 60_000;
const maxFontFaces = 400;

/** The content of a string or `url()` at the start of a text; undefined for anything else. */
export function readAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const content = trimmed.slice(0, 4).toLowerCase() === "url(" ? trimmed.slice(4).trimStart() : trimmed;
  const [quote = ""] = content;
  const isQuoted = quote === '"' || quote === "'";
  const end = isQuoted ? content.indexOf(quote, 1) : content.search(/[\s)]/);
  const address = content.slice(isQuoted ? 1 : 0, end < 0 ? undefined : end);
  return address === "" || (isQuoted && end < 0) || /^["'(]/.test(address) ? undefined : address;
}

/** The addresses of all `url()` in a value. */
export function listAddresses(value: string): string[] {
  const found: string[] = [];
  const lower = value.toLowerCase();
  for (let at = lower.indexOf("url("); at >= 0 && found.length < 40; at = lower.indexOf("url(", at + 4)) {
    const address = readAddress(value.slice(at));
    if (address !== undefined) found.push(address);
  }
  return found;
}

/** Whether rules below a condition apply to a page on a wide screen. */
function appliesOnScreens({ name, params }: AtRuleCondition): boolean {
  if (name !== "media") return true;
  const text = params.toLowerCase().replaceAll(" ", "");
  if (text.includes("not") && !text.includes("notall")) return false;
  return !/^(?:only)?print(?!,)|max-width|width<|max-height|orientation:portrait|forced-colors:active|prefers-contrast|reduce\)/.test(
    text,
  );
}

/** The declarations of a rule or of a style attribute. */
const listDeclarations = (nodes: readonly ChildNode[] | undefined): PageDeclaration[] =>
  (nodes ?? [])
    .filter((node): node is Declaration => node.type === "decl")
    .map(({ prop, value, important }) => ({
      property: prop.startsWith("--") ? prop : prop.toLowerCase(),
      value,
      isImportant: important === true,
    }));

/** The declarations of a `style` attribute; none if it is no CSS. */
export function readStyleAttribute(text: string): readonly PageDeclaration[] {
  const parsed = parseCss(text);
  return "error" in parsed ? [] : listDeclarations(parsed.root.nodes);
}

function readFontFace(file: string, node: AtRule): FontFaceRule | undefined {
  const declarations = listDeclarations(node.nodes);
  const family = declarations
    .find(({ property }) => property === "font-family")
    ?.value.trim()
    .replace(/^["']|["']$/g, "");
  const addresses = declarations.filter(({ property }) => property === "src").flatMap(({ value }) => listAddresses(value));
  return family === undefined || family === "" || addresses.length === 0
    ? undefined
    : { file, family: family.slice(0, 80), addresses };
}

/**
 * The rules of a style sheet in their order, nested ones under the selectors that they stand for.
 * Not recursive. A file that is no style sheet has none.
 */
export function readRules({ path, text }: TextFile): SheetRules {
  const rules: PageRule[] = [];
  const fontFaces: FontFaceRule[] = [];
  const imports: string[] = [];
  type Frame = {
    readonly nodes: readonly ChildNode[];
    at: number;
    readonly conditions: readonly AtRuleCondition[];
    readonly selectors: readonly string[];
  };
  const parsed = parseCss(text);
  const pending: Frame[] = "error" in parsed ? [] : [{ nodes: parsed.root.nodes, at: 0, conditions: [], selectors: [] }];
  for (let frame = pending.at(-1); frame && rules.length < maxRules; frame = pending.at(-1)) {
    const node = frame.nodes[frame.at++];
    if (!node) {
      pending.pop();
      continue;
    }
    if (node.type === "decl" || node.type === "comment") continue;
    const nodes = ((node as Container).nodes ?? []) as readonly ChildNode[];
    if (node.type === "atrule") {
      const name = node.name.toLowerCase();
      if (name === "import" && imports.length < 100) {
        const address = readAddress(node.params);
        if (address !== undefined && !/\bprint\b/i.test(node.params)) imports.push(address);
      } else if (name === "font-face" && fontFaces.length < maxFontFaces) {
        const face = readFontFace(path, node);
        if (face) fontFaces.push(face);
      } else if (["media", "supports", "layer", "container"].includes(name) && pending.length <= maxImportDepth) {
        const condition = { name, params: node.params };
        if (appliesOnScreens(condition))
          pending.push({ nodes, at: 0, conditions: [...frame.conditions, condition], selectors: frame.selectors });
        if (frame.selectors.length > 0)
          addRules(rules, frame.selectors, [...frame.conditions, condition], listDeclarations(nodes));
      }
      continue;
    }
    if (node.type !== "rule" || pending.length > maxImportDepth) continue;
    const selectors = nest(frame.selectors, splitCss(node.selector.slice(0, 20_000), ",").slice(0, 200));
    addRules(rules, selectors, frame.conditions, listDeclarations(nodes));
    if (nodes.some((child) => child.type === "rule" || child.type === "atrule"))
      pending.push({ nodes, at: 0, conditions: frame.conditions, selectors });
  }
  return { rules, fontFaces, imports };
}

const nest = (outer: readonly string[], inner: readonly string[]): readonly string[] =>
  outer.length === 0
    ? inner
    : inner
        .flatMap((own) => outer.map((parent) => (own.includes("&") ? own.replaceAll("&", parent) : `${parent} ${own}`)))
        .filter((selector) => selector.length <= 400)
        .slice(0, 200);

function addRules(
  rules: PageRule[],
  selectors: readonly string[],
  conditions: readonly AtRuleCondition[],
  declarations: readonly PageDeclaration[],
): void {
  if (declarations.length === 0) return;
  const media = conditions.filter(({ name, params }) => name === "media" && /prefers-color-scheme/i.test(params));
  for (const selector of selectors) {
    const [scope] = listScopes(selector, media);
    if (scope) rules.push({ selector, isDark: isDarkModeName(scope.mode), declarations });
  }
}
