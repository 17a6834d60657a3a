import type { Color } from "#/color/color";
import { contrast } from "#/color/contrast";
import { readColorNotation } from "#/color/color-notation";
import { parseCssColor } from "#/color/parse";
import { defaultMode, type FoundToken, type FoundValue } from "#/brand-import/found-token";
import { type ColorContext, matchColorRole } from "#/brand-import/roles/color-role";
import { type ColorName, type Intent, readColorName } from "#/brand-import/roles/color-words";
import { findOwnTarget, findShadcnTarget } from "#/brand-import/roles/own-names";
import { matchScalar } from "#/brand-import/roles/scalar-target";
import { scaleNames } from "#/model/token-set";
import type { Match } from "#/brand-import/roles/target";

/** The value of a token that counts where one is needed: that of its default mode. */
export const getMainValue = (token: FoundToken): FoundValue | undefined =>
  token.values.get(defaultMode) ?? token.values.values().next().value;

/** A colour token's value with its alpha. */
function readColor(token: FoundToken): { readonly color: Color; readonly alpha: number } | undefined {
  if (token.type !== "color") return undefined;
  const css = getMainValue(token)?.css ?? "";
  const color = parseCssColor(css)?.color;
  return color && { color, alpha: readColorNotation(css)?.alpha ?? 1 };
}

const white: Color = { hex: "#ffffff", l: 1, c: 0, h: 0 };

/**
 * Words that most names of a source begin with, such as `govuk` or `bs`: the name of the brand or
 * library, which says nothing about a single token.
 */
function findPrefixes(tokens: readonly FoundToken[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const token of tokens.filter(({ observed }) => !observed)) {
    const [first = ""] = (token.path[0] ?? "").split(/[-_.]/);
    const word = first.toLowerCase();
    if (word !== "" && token.path.join("-").length > first.length) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const prefixes = [...counts].filter(([word, count]) => count >= 4 && count >= tokens.length * 0.6 && !meaningful.has(word));
  return new Set(prefixes.map(([word]) => word));
}
const meaningful: ReadonlySet<string> = new Set(
  "color colors colour font text bg fg background foreground border spacing space radius shadow size primary brand accent".split(
    " ",
  ),
);

/** The match of each token, in the order of the tokens; undefined for those without a role. */
export function matchTokens(tokens: readonly FoundToken[]): readonly (Match | undefined)[] {
  const prefixes = findPrefixes(tokens);
  const colors = tokens.map((token) => {
    const value = token.observed ? undefined : readColor(token);
    return value && { ...value, name: readColorName(token.path, prefixes) };
  });
  const context = createContext(colors.filter((color) => color !== undefined));
  const completeScales = findCompleteScales(tokens);
  return tokens.map((token, index): Match | undefined => {
    if (token.observed) return token.observed.match;
    if (token.isCustom) return undefined;
    if (token.vocabulary === "livery") {
      const target = findOwnTarget(token.path);
      return target && { target, certainty: "exact", reason: "It is the name in an export of this product.", score: 20 };
    }
    if (token.vocabulary === "shadcn") {
      const target = findShadcnTarget(token.path);
      if (target) {
        const score = token.aliasOf ? 18 : 20;
        return { target, certainty: "exact", reason: "It is the name in a theme of shadcn's components.", score };
      }
    }
    const scale = matchScale(token, completeScales);
    if (scale) return scale;
    const color = colors[index];
    if (!color) return matchScalar(token, prefixes);
    const found = matchColorRole(color.name, color.color, color.alpha, context);
    // A shadcn theme has names of its own for these; a second accent would be a false friend.
    if (!found || (token.vocabulary === "shadcn" && found.certainty === "guessed")) return undefined;
    const { role, ...rest } = found;
    return {
      target: { kind: "color", role },
      ...rest,
      score: rest.score + (isRoleItself(token, role) ? 2 : 0),
      isButton: color.name.isButton,
    };
  });
}

/** Whether a name is that of a role, letter for letter. */
const isRoleItself = ({ path }: FoundToken, role: string) =>
  path
    .join("-")
    .toLowerCase()
    .replace(/^colors?-/, "") === role;

function createContext(
  colors: readonly { readonly name: ColorName; readonly color: Color; readonly alpha: number }[],
): ColorContext {
  const fills = new Set<Intent>();
  let background: Color | undefined;
  for (const { name, color, alpha } of colors) {
    if (name.rest.length > 0 || name.state || name.isButton) continue;
    const isFill = name.property === undefined || name.property === "background";
    for (const intent of isFill ? name.intents : []) fills.add(intent);
    if (name.property === "background" && name.intents.length === 0 && !name.emphasis && alpha === 1) background ??= color;
  }
  return { fills, hasBackground: background !== undefined, background: background ?? white };
}

const scaleSynonyms: ReadonlyMap<string, (typeof scaleNames)[number]> = new Map([
  ...scaleNames.map((name) => [name, name] as const),
  ["primary", "brand"],
  ["gray", "neutral"],
  ["grey", "neutral"],
  ["error", "danger"],
]);

function readScaleName(token: FoundToken): { readonly scale: (typeof scaleNames)[number]; readonly step: number } | undefined {
  if (token.type !== "color") return undefined;
  const [, name = "", digits = ""] = /^(?:colors?-|palette-)?([a-z]{2,20})-?(\d{1,2})$/i.exec(token.path.join("-")) ?? [];
  const scale = scaleSynonyms.get(name.toLowerCase());
  const step = Number(digits);
  return scale ? { scale, step } : undefined;
}

/**
 * The names of scales with all twelve steps from light to dark. Others have steps of another
 * meaning.
 */
function findCompleteScales(tokens: readonly FoundToken[]): ReadonlySet<string> {
  const steps = new Map<string, Map<number, Color>>();
  for (const token of tokens) {
    const found = readScaleName(token);
    const color = found && readColor(token);
    if (!found || !color) continue;
    const known = steps.get(found.scale) ?? new Map<number, Color>();
    if (known.has(found.step)) known.set(99, color.color);
    known.set(found.step, color.color);
    steps.set(found.scale, known);
  }
  const complete = [...steps].filter(([, known]) => {
    const [first, last] = [known.get(1), known.get(12)];
    return known.size === 12 && first && last && contrast(first, white) < contrast(last, white);
  });
  return new Set(complete.map(([name]) => name));
}

function matchScale(token: FoundToken, complete: ReadonlySet<string>): Match | undefined {
  const found = readScaleName(token);
  if (!found || !complete.has(found.scale) || found.step < 1) return undefined;
  return {
    target: { kind: "scale", ...found },
    certainty: "by-name",
    reason: "It is a step of a scale of twelve, from light to dark.",
    score: 10,
  };
}
