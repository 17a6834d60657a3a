import type { Declaration } from "#/audit/parse-style";
import type { Source } from "#/audit/source";
import { memoize } from "#/kernel/memoize";
import { cssHex } from "#/model/css-color";
import { toModeDeclarations, toPaletteDeclarations, toShapeDeclarations, toTypeDeclarations } from "#/model/css-declarations";
import type { TokenSet } from "#/model/token-set";

/** Replaces the variables in a value. Undefined if one is unknown or has several values. */
export type VariableResolver = (value: string) => string | undefined;

/** The modes in which variables are resolved. */
export type ReadMode = "light" | "dark";

const maxDepth = 8;
const maxLength = 400;
const darkPattern = /prefers-color-scheme: ?dark|\.dark\b|data-(?:theme|mode)=["']?dark/i;
/** Whether a rule with this selector and these at-rules around it applies in dark mode only. */
export const isDarkContext = (selector: string, within: readonly string[]): boolean =>
  darkPattern.test(selector) || within.some((rule) => darkPattern.test(rule));
const otherModePattern = /forced-colors|prefers-contrast|@media print|high-contrast/i;

const getKnownResolvers = memoize((_: TokenSet) => new WeakMap<Source, Map<ReadMode, VariableResolver>>());

/**
 * The resolver for the values of a source in one mode, with its own variables and those of the
 * system.
 */
export function getVariableResolver(source: Source, tokens: TokenSet, mode: ReadMode = "light"): VariableResolver {
  const known = getKnownResolvers(tokens);
  const byMode = known.get(source) ?? new Map<ReadMode, VariableResolver>();
  known.set(source, byMode);
  const resolve = byMode.get(mode) ?? createResolver(getOwnVariables(source, mode), getSystemVariables[mode](tokens));
  byMode.set(mode, resolve);
  return resolve;
}

/**
 * The variables that a source sets; undefined for those with several values, since only a browser
 * knows which one applies.
 */
function getOwnVariables(source: Source, mode: ReadMode): ReadonlyMap<string, string | undefined> {
  const { lightValues, darkValues, stateVariables } = collectOwnVariables(source);
  const own = mode === "light" ? new Map(lightValues) : new Map([...lightValues, ...darkValues]);
  for (const property of stateVariables) own.set(property, undefined);
  return own;
}

const collectOwnVariables = memoize(({ declarations }: Source) => {
  const lightValues = new Map<string, string | undefined>();
  const darkValues = new Map<string, string | undefined>();
  const stateVariables = new Set<string>();
  let block: Pick<Declaration, "selector" | "within"> | undefined;
  let [isDark, isOther, isState] = [false, false, false];
  for (const { property, value, selector, within } of declarations) {
    if (!property.startsWith("--")) continue;
    if (block?.selector !== selector || block.within !== within) {
      const blockContext = `${selector} ${within.join(" ")}`;
      block = { selector, within };
      isOther = otherModePattern.test(blockContext);
      isDark = darkPattern.test(blockContext);
      isState = !isDark && /:(?!root|where|is|host)/.test(selector);
    }
    if (isOther) continue;
    if (isState) stateVariables.add(property);
    const values = isDark ? darkValues : lightValues;
    values.set(property, values.has(property) && values.get(property) !== value ? undefined : value);
  }
  return { lightValues, darkValues, stateVariables };
});

const createSystemVariables = (tokens: TokenSet, mode: ReadMode): ReadonlyMap<string, string> =>
  new Map([
    ...toPaletteDeclarations(tokens, cssHex),
    ...toTypeDeclarations(tokens),
    ...toShapeDeclarations(tokens),
    ...toModeDeclarations(tokens, mode, cssHex),
  ]);
const getSystemVariables = {
  light: memoize((tokens: TokenSet) => createSystemVariables(tokens, "light")),
  dark: memoize((tokens: TokenSet) => createSystemVariables(tokens, "dark")),
};

function createResolver(own: ReadonlyMap<string, string | undefined>, system: ReadonlyMap<string, string>): VariableResolver {
  // Each variable is resolved once, so that nested variables take linear time.
  const resolvedVariables = new Map<string, string | undefined>();
  const resolveVariable = (name: string, depth: number): string | undefined => {
    if (resolvedVariables.has(name)) return resolvedVariables.get(name);
    const value = own.has(name) ? own.get(name) : system.get(name);
    resolvedVariables.set(name, undefined);
    const resolved = value === undefined ? undefined : resolve(value, depth + 1);
    resolvedVariables.set(name, resolved);
    return resolved;
  };
  const resolve = (value: string, depth: number): string | undefined => {
    if (depth > maxDepth || value.length > maxLength) return undefined;
    const start = value.indexOf("var(");
    if (start < 0) return value;
    const end = findClosingParenthesis(value, start + 3);
    if (end === undefined) return undefined;
    const inner = value.slice(start + 4, end);
    const comma = inner.indexOf(",");
    const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
    const isKnown = own.has(name) || system.has(name);
    const fallback = comma < 0 ? undefined : inner.slice(comma + 1).trim();
    const resolved = isKnown || fallback === undefined ? resolveVariable(name, depth) : resolve(fallback, depth + 1);
    const rest = resolved === undefined ? undefined : resolve(value.slice(end + 1), depth);
    return rest === undefined ? undefined : `${value.slice(0, start)}${resolved}${rest}`.slice(0, maxLength);
  };
  // Several rules ask for the same values.
  const resolvedValues = new Map<string, string | undefined>();
  return (value) => {
    if (resolvedValues.has(value)) return resolvedValues.get(value);
    const resolved = value.includes("var(") ? resolve(value, 0) : value;
    resolvedValues.set(value, resolved);
    return resolved;
  };
}

/** The offset of the parenthesis that closes the one at `from`. */
function findClosingParenthesis(text: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return undefined;
}
