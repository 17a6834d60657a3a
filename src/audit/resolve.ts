import type { Declaration } from "#/audit/parse-style";
import type { Source } from "#/audit/source";
import { cssHex } from "#/model/css-color";
import { toModeDeclarations, toPaletteDeclarations, toShapeDeclarations, toTypeDeclarations } from "#/model/css-declarations";
import type { TokenSet } from "#/model/token-set";

/** Reads the variables in a value; undefined where one of them is not known, or is set to different things. */
export type Resolve = (value: string) => string | undefined;

/** The two modes in which values are read. */
export type ReadMode = "light" | "dark";

const depthMax = 8;
const lengthMax = 400;
const dark = /prefers-color-scheme: ?dark|\.dark\b|data-(?:theme|mode)=["']?dark/i;
const otherwise = /forced-colors|prefers-contrast|@media print|high-contrast/i;

const known = new WeakMap<Source, Map<string, Resolve>>();

/** How values of a source are read in one mode, with its own variables and those of the system. */
export function resolveIn(source: Source, tokens: TokenSet, mode: ReadMode = "light"): Resolve {
  const byMode = known.get(source) ?? new Map<string, Resolve>();
  known.set(source, byMode);
  const resolve = byMode.get(mode) ?? resolver(ownVariables(source, mode), systemVariables(tokens, mode));
  byMode.set(mode, resolve);
  return resolve;
}

/** What a source sets itself; undefined for a variable that has several values, since where each holds is for a browser to say. */
function ownVariables({ declarations }: Source, mode: ReadMode): ReadonlyMap<string, string | undefined> {
  const light = new Map<string, string | undefined>();
  const night = new Map<string, string | undefined>();
  const states = new Set<string>();
  let block: Pick<Declaration, "selector" | "within"> | undefined;
  let [isDark, isOther, isState] = [false, false, false];
  for (const { property, value, selector, within } of declarations) {
    if (!property.startsWith("--")) continue;
    if (block?.selector !== selector || block.within !== within) {
      const place = `${selector} ${within.join(" ")}`;
      block = { selector, within };
      isOther = otherwise.test(place);
      isDark = dark.test(place);
      isState = !isDark && /:(?!root|where|is|host)/.test(selector);
    }
    if (isOther) continue;
    if (isState) states.add(property);
    const values = isDark ? night : light;
    values.set(property, values.has(property) && values.get(property) !== value ? undefined : value);
  }
  const own = mode === "light" ? light : new Map([...light, ...night]);
  for (const property of states) own.set(property, undefined);
  return own;
}

const systems = new WeakMap<TokenSet, Map<ReadMode, ReadonlyMap<string, string>>>();

function systemVariables(tokens: TokenSet, mode: ReadMode): ReadonlyMap<string, string> {
  const byMode = systems.get(tokens) ?? new Map<ReadMode, ReadonlyMap<string, string>>();
  systems.set(tokens, byMode);
  const variables =
    byMode.get(mode) ??
    new Map([
      ...toPaletteDeclarations(tokens, cssHex),
      ...toTypeDeclarations(tokens),
      ...toShapeDeclarations(tokens),
      ...toModeDeclarations(tokens, mode, cssHex),
    ]);
  byMode.set(mode, variables);
  return variables;
}

function resolver(own: ReadonlyMap<string, string | undefined>, system: ReadonlyMap<string, string>): Resolve {
  // Every variable is read once, so that variables made of variables cost no more than their number.
  const read = new Map<string, string | undefined>();
  const meaning = (name: string, depth: number): string | undefined => {
    if (read.has(name)) return read.get(name);
    const value = own.has(name) ? own.get(name) : system.get(name);
    read.set(name, undefined);
    const meant = value === undefined ? undefined : resolve(value, depth + 1);
    read.set(name, meant);
    return meant;
  };
  const resolve = (value: string, depth: number): string | undefined => {
    if (depth > depthMax || value.length > lengthMax) return undefined;
    const start = value.indexOf("var(");
    if (start < 0) return value;
    const end = closing(value, start + 3);
    if (end === undefined) return undefined;
    const inner = value.slice(start + 4, end);
    const comma = inner.indexOf(",");
    const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
    const isKnown = own.has(name) || system.has(name);
    const fallback = comma < 0 ? undefined : inner.slice(comma + 1).trim();
    const meant = isKnown || fallback === undefined ? meaning(name, depth) : resolve(fallback, depth + 1);
    const rest = meant === undefined ? undefined : resolve(value.slice(end + 1), depth);
    return rest === undefined ? undefined : `${value.slice(0, start)}${meant}${rest}`.slice(0, lengthMax);
  };
  return (value) => (value.includes("var(") ? resolve(value, 0) : value);
}

/** Where the parenthesis that opens at an offset closes. */
function closing(text: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return undefined;
}
