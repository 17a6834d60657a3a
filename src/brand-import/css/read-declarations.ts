import { parseCss } from "#/brand-import/css/parse-css";
import type { ChildNode, Container } from "postcss";
import { type AtRuleCondition, type CssScope, listScopes } from "#/brand-import/css/css-scope";
import { customComment } from "#/model/custom-variables";
import { maxImportDepth } from "#/brand-import/import-limits";
import type { TextFile } from "#/brand-import/found-token";

/** One declaration of a style sheet with the scope of its rule. */
export type CssDeclaration = {
  readonly file: string;
  readonly property: string;
  readonly value: string;
  readonly scope: CssScope;
  /** Whether it is in `@theme` of version 4 of the utility framework. */
  readonly isTheme: boolean;
  /** Whether a comment of our exports says that it is a token under its own name. */
  readonly isCustom?: boolean | undefined;
  /** The name of that token in a preset of version 3, as version 4 writes it, without hyphens. */
  readonly presetName?: string | undefined;
};

export type CssDeclarations = { readonly declarations: readonly CssDeclaration[]; readonly notices: readonly string[] };

/**
 * All declarations of a style sheet, in order. Not recursive. What a browser would skip is skipped;
 * a file that is no style sheet is a notice.
 */
export function readDeclarations({ path, text }: TextFile): CssDeclarations {
  const parsed = parseCss(text);
  if ("error" in parsed) {
    const { line = 1, reason } = parsed.error;
    return { declarations: [], notices: [`${path} is not a valid style sheet: line ${line}, ${reason}.`] };
  }
  const declarations: CssDeclaration[] = [];
  const notices: string[] = [];
  type Frame = {
    readonly nodes: readonly ChildNode[];
    at: number;
    readonly conditions: readonly AtRuleCondition[];
    readonly scopes: readonly CssScope[];
    readonly isTheme: boolean;
    isCustom?: boolean;
  };
  const listNodes = (container: Container) => (container.nodes ?? []) as readonly ChildNode[];
  const pending: Frame[] = [{ nodes: listNodes(parsed.root), at: 0, conditions: [], scopes: [], isTheme: false }];
  for (let frame = pending.at(-1); frame; frame = pending.at(-1)) {
    const node = frame.nodes[frame.at++];
    if (!node) {
      pending.pop();
      continue;
    }
    if (node.type === "decl") {
      if (declarations.length + frame.scopes.length > maxDeclarations) {
        return {
          declarations,
          notices: [...notices, `${path} has more than ${maxDeclarations} declarations; the rest was not read.`],
        };
      }
      for (const scope of frame.scopes) {
        const { isTheme, isCustom } = frame;
        declarations.push({ file: path, property: node.prop, value: node.value, scope, isTheme, isCustom });
      }
      continue;
    }
    if (node.type === "comment" && node.text === customComment) frame.isCustom = true;
    if (node.type === "comment" || node.nodes === undefined) continue;
    if (pending.length > maxImportDepth) {
      if (notices.length === 0)
        notices.push(`${path} has rules nested deeper than ${maxImportDepth} levels; those were not read.`);
      continue;
    }
    const { conditions, scopes, isTheme } = frame;
    const nodes = listNodes(node as Container);
    if (node.type === "rule") {
      // A nested rule belongs to its parent's element; `&.dark` and `.dark &` name a mode of it.
      const own = listScopes(node.selector.replaceAll("&", ""), conditions);
      const nested = scopes.length === 0 ? own : nestScopes(scopes, own);
      pending.push({ nodes, at: 0, conditions, scopes: nested, isTheme: false });
    } else if (node.type === "atrule") {
      const name = node.name.toLowerCase();
      if (name === "theme") pending.push({ nodes, at: 0, conditions, scopes: listScopes(":root", conditions), isTheme: true });
      else if (["media", "supports", "layer", "container"].includes(name)) {
        const inner = [...conditions, { name, params: node.params }];
        const own = scopes.length === 0 ? [] : listScopes(":root", [{ name, params: node.params }]);
        const nested = nestScopes(scopes, own);
        pending.push({ nodes, at: 0, conditions: inner, scopes: nested, isTheme });
      }
    }
  }
  return { declarations, notices };
}

const maxDeclarations = 200_000;
const maxScopes = 50;

const nestScopes = (outer: readonly CssScope[], inner: readonly CssScope[]) =>
  outer.flatMap((one) => inner.map((other) => nest(one, other))).slice(0, maxScopes);

/** The scope of a rule inside another one. */
const nest = (outer: CssScope, inner: CssScope): CssScope => ({
  mode: inner.mode === "default" ? outer.mode : inner.mode,
  owner: [outer.owner, inner.owner].filter(Boolean).join(" ").slice(0, 100),
});
