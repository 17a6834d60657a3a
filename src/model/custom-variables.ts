import { memoize } from "#/kernel/memoize";
import { escapeCssName } from "#/kernel/text/css-escape";
import { cssHex } from "#/model/css-color";
import {
  type Declaration,
  toModeDeclarations,
  toPaletteDeclarations,
  toShapeDeclarations,
  toTypeDeclarations,
} from "#/model/css-declarations";
import type { CustomToken } from "#/model/custom-token";
import { getCustomValue, toCustomDeclarations } from "#/model/custom-value";
import { type Mode, modes, type TokenSet } from "#/model/token-set";

/** The suffixes of the variables of one token, in any mode. */
function listSuffixes(token: CustomToken): readonly string[] {
  const suffixes = modes.flatMap((mode) => {
    const value = getCustomValue(token, mode);
    return value === undefined ? [] : toCustomDeclarations(token.type, value).map(([suffix]) => suffix);
  });
  return [...new Set(suffixes)];
}

/**
 * Gives every token a name of its own: the one that `toName` makes, with `custom` in front if it is
 * taken by one of Livery's, and a number if by another token.
 */
export function assignCustomNames(
  tokens: readonly CustomToken[],
  reserved: ReadonlySet<string>,
  toName: (path: readonly string[], token: CustomToken) => string,
): ReadonlyMap<CustomToken, string> {
  const taken = new Set(reserved);
  const names = new Map<CustomToken, string>();
  /**
   * The first number that was not tried yet, by name, so that many equal names take linear time.
   */
  const numbers = new Map<string, number>();
  for (const token of tokens) {
    const suffixes = listSuffixes(token);
    const isFree = (name: string) => suffixes.every((suffix) => !taken.has(`${name}${suffix}`));
    const own = toName(token.path, token);
    const prefixed = isFree(own) ? own : toName(["custom", ...token.path], token);
    let name = prefixed;
    let number = numbers.get(prefixed) ?? 2;
    for (; !isFree(name); number++) name = `${prefixed}-${number}`;
    numbers.set(prefixed, number);
    for (const suffix of suffixes) taken.add(`${name}${suffix}`);
    names.set(token, name);
  }
  return names;
}

/** A part of a path as it is written in the name of a variable. */
export const toVariablePart = (text: string): string => text.replaceAll(".", "_").replace(/\s+/g, "-");

/** The variable of every custom token, before its suffixes: its path, joined by hyphens. */
export const getCustomVariables = memoize((tokens: TokenSet): ReadonlyMap<CustomToken, string> => {
  const own = [
    ...toModeDeclarations(tokens, "light", cssHex),
    ...toPaletteDeclarations(tokens, cssHex),
    ...toTypeDeclarations(tokens),
    ...toShapeDeclarations(tokens),
  ];
  const reserved = new Set(own.map(([name]) => name));
  return assignCustomNames(tokens.custom ?? [], reserved, (path) => escapeCssName(`--${path.map(toVariablePart).join("-")}`));
});

/** The comment before the variables of custom tokens in style sheets of ours, by which imports tell them from Livery's. */
export const customComment = "Tokens under their own names";

/** Declarations of custom tokens with the comment before them; none without any. */
export const withCustomComment = (declarations: readonly Declaration[]): readonly Declaration[] =>
  declarations.length === 0 ? [] : [["/*", customComment], ...declarations];

/** The mode whose rules also apply in a mode. */
const outerModes: Readonly<Record<Mode, Mode | undefined>> = {
  light: undefined,
  dark: "light",
  "high-contrast": "light",
  "high-contrast-dark": "dark",
};

/**
 * The variables of custom tokens in a mode: in light mode all, in the others those that differ from
 * the mode that they build on. `names` are the variables without suffixes.
 */
export function listCustomDeclarations(tokens: TokenSet, mode: Mode, names = getCustomVariables(tokens)): Declaration[] {
  const outer = outerModes[mode];
  return (tokens.custom ?? []).flatMap((token) => {
    const [name, value] = [names.get(token), getCustomValue(token, mode)];
    if (name === undefined || value === undefined) return [];
    const declarations = toCustomDeclarations(token.type, value).map(([suffix, css]): Declaration => [`${name}${suffix}`, css]);
    const inherited = outer && getCustomValue(token, outer);
    return inherited !== undefined && JSON.stringify(inherited) === JSON.stringify(value) ? [] : declarations;
  });
}

/** The part of a utility framework that a custom token belongs to, by its type and name. */
export type UtilityGroup = "color" | "spacing" | "radius" | "text" | "font" | "font-weight" | "shadow" | "ease" | "leading";

const groupsByType: Readonly<Partial<Record<CustomToken["type"], UtilityGroup>>> = {
  color: "color",
  fontFamily: "font",
  fontWeight: "font-weight",
  shadow: "shadow",
  cubicBezier: "ease",
};
const dimensionGroups: readonly (readonly [words: RegExp, group: UtilityGroup])[] = [
  [/radi|corner|rounded/i, "radius"],
  [/spac|gap|inset|padding|margin|gutter/i, "spacing"],
  [/font-?size|text-?size/i, "text"],
];

/** What a name is made from. */
type NamedToken = { readonly type: CustomToken["type"]; readonly path: readonly string[] };

export function getUtilityGroup({ type, path }: NamedToken): UtilityGroup | undefined {
  const name = path.join("-");
  if (type === "dimension") return dimensionGroups.find(([words]) => words.test(name))?.[1];
  if (type === "number" && /line-?height|leading/i.test(name)) return "leading";
  return groupsByType[type];
}

/** The name of a custom token's variable in a theme of version 4, without hyphens in front. */
export function toThemeName(token: NamedToken, path: readonly string[] = token.path): string {
  const group = getUtilityGroup(token);
  return group ? `${group}-${toUtilityName(path, group)}` : path.map(toVariablePart).join("-");
}

/** First words of paths that say again which group a token is in. */
const groupWords: Readonly<Record<UtilityGroup, RegExp>> = {
  color: /^colou?rs?$/i,
  spacing: /^spac(?:e|ing)s?$/i,
  radius: /^radi(?:us|i)$/i,
  text: /^(?:text|font-?sizes?)$/i,
  font: /^(?:font|font-?famil(?:y|ies))$/i,
  "font-weight": /^font-?weights?$/i,
  shadow: /^shadows?$/i,
  ease: /^(?:ease|easings?)$/i,
  leading: /^(?:leading|line-?heights?)$/i,
};

/**
 * The name of a custom token within its group of a utility framework, without the group's own word.
 */
export function toUtilityName(path: readonly string[], group: UtilityGroup): string {
  const [prefix, ...others] = path[0] === "custom" ? path : ["", ...path];
  const [first = "", ...rest] = others;
  const parts = rest.length > 0 && groupWords[group].test(first) ? rest : others;
  return [...(prefix === "" ? [] : ["custom"]), ...parts].map(toVariablePart).join("-");
}
