import { deltaE2000 } from "#/color/delta-e";
import { parseCssColor } from "#/color/parse";
import { listSystemVariables, type SystemVariable } from "#/formats/token-groups";
import { formatDecimal } from "#/kernel/decimal";
import type { TokenSet } from "#/model/token-set";
import { splitWords } from "#/operations/parts/search-entries";

/** A token that is near a value, and how near. */
export type ValueMatch = { readonly name: string; readonly value: string; readonly distance: string };

/** The most tokens that are near a value. */
const maxMatches = 8;
/** Colours further apart than this, as ΔE2000, are no help. */
const maxDeltaE = 25;
const pxPerRem = 16;

const colorValue = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\([^()]{1,80}\)/i;
const lengthValue = /(?<![\w.#-])(\d{1,5}(?:\.\d{1,4})?|\.\d{1,4})(px|rem|ms|s)\b/i;

/** The tokens nearest to a colour, a length or a time in the query; undefined without such a value. */
export function findByValue(tokens: TokenSet, query: string): readonly ValueMatch[] | undefined {
  const color = colorValue.exec(query)?.[0];
  const parsed = color === undefined ? undefined : parseCssColor(color);
  const variables = listSystemVariables(tokens);
  if (parsed) return findNearestColors(variables, parsed.color);
  const [text = "", amount, unit = ""] = lengthValue.exec(query) ?? [];
  if (amount === undefined) return undefined;
  const words = splitWords(query.replace(text, ""));
  return findNearestAmounts(variables, Number(amount), unit.toLowerCase(), words);
}

type Color = Parameters<typeof deltaE2000>[0];

function findNearestColors(variables: readonly SystemVariable[], color: Color): ValueMatch[] {
  const measured = variables
    .filter(({ group }) => group === "color" || group === "custom" || group === "palette")
    .flatMap(({ name, group, light, dark }) =>
      (light === dark ? [["light and dark", light] as const] : [["light", light] as const, ["dark", dark] as const]).flatMap(
        ([mode, value]) => {
          const parsed = parseCssColor(value);
          return parsed ? [{ name, group, mode, value, deltaE: deltaE2000(color, parsed.color) }] : [];
        },
      ),
    )
    .filter(({ deltaE }) => deltaE <= maxDeltaE);
  // Palette steps are only for tokens; they are listed where no role is near.
  const roles = measured.filter(({ group }) => group !== "palette");
  return (roles.length > 0 ? roles : measured)
    .sort((one, other) => one.deltaE - other.deltaE)
    .filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index)
    .slice(0, maxMatches)
    .map(({ name, mode, value, deltaE }) => ({
      name,
      value: `${value} (${mode})`,
      distance: deltaE < 0.5 ? "same" : `ΔE ${formatDecimal(deltaE, 1)}`,
    }));
}

const isTime = (unit: string) => unit === "ms" || unit === "s";
/** How the names of variables begin, by the words that ask for them. */
const prefixesByWords: readonly (readonly [words: readonly string[], prefix: string])[] = [
  [["space", "spacing", "gap", "padding", "margin"], "--space-"],
  [["section", "sections"], "--section-"],
  [["radius", "rounded", "corner", "corners"], "--radius"],
  [["border", "stroke", "line", "outline"], "--stroke"],
  [["text", "font", "size", "type"], "--text-"],
];

function findNearestAmounts(
  variables: readonly SystemVariable[],
  amount: number,
  unit: string,
  words: readonly string[],
): ValueMatch[] {
  const wanted = toBaseUnit(amount, unit);
  const prefixes = prefixesByWords.flatMap(([asking, prefix]) => (asking.some((word) => words.includes(word)) ? [prefix] : []));
  return variables
    .filter(({ name }) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix)))
    .flatMap(({ name, light }) =>
      listAmounts(light)
        .filter((one) => isTime(one.unit) === isTime(unit))
        .map((one) => ({ name, value: light, difference: toBaseUnit(one.amount, one.unit) - wanted })),
    )
    .sort((one, other) => Math.abs(one.difference) - Math.abs(other.difference))
    .filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index)
    .slice(0, maxMatches)
    .map(({ name, value, difference }) => ({
      name,
      value,
      distance:
        difference === 0
          ? "same"
          : `${difference > 0 ? "+" : "−"}${formatDecimal(Math.abs(difference), 2)}${isTime(unit) ? "ms" : "px"}`,
    }));
}

const toBaseUnit = (amount: number, unit: string) => amount * (unit === "rem" ? pxPerRem : unit === "s" ? 1000 : 1);

/** The length or time of a value; of a fluid size, its smallest and its largest. */
function listAmounts(value: string): readonly { readonly amount: number; readonly unit: string }[] {
  const [, inner] = /^clamp\((.{1,200})\)$/.exec(value) ?? [];
  const texts = inner === undefined ? [value] : [inner.split(",")[0] ?? "", inner.split(",").at(-1) ?? ""];
  return texts.flatMap((text) => {
    const [, amount, unit = ""] = /^(-?\d{1,5}(?:\.\d{1,6})?)(px|rem|ms|s)$/.exec(text.trim()) ?? [];
    return amount === undefined ? [] : [{ amount: Number(amount), unit }];
  });
}
