import { type Mode, scaleNames, textStyleNames, type TokenSet } from "#/model/token-set";
import { cssHex } from "#/model/css-color";
import { formatDecimal } from "#/kernel/decimal";
import { toModeDeclarations, toShapeDeclarations, formatTracking, toTypeDeclarations } from "#/model/css-declarations";

/** The parts of a text style, in the order of its entry. */
const textStyleParts = ["family size", "weight", "leading", "tracking"];

type Values = Readonly<Record<string, string>>;

/**
 * Values by name: those that all modes share, then those of each mode. High-contrast modes have
 * only the values that differ from their base mode.
 */
type TokenValues = { readonly shared: Values; readonly modes: Readonly<Record<string, Values>> };

/**
 * The CSS variables that designs may use, by their full names, for use in `var()`. Palette steps
 * are left out, because only roles use them. The five variables of a text style share one entry,
 * whose parts the entry `--type-*-*` names.
 */
export function getVariableValues(tokens: TokenSet): TokenValues {
  const formatName = (variable: string) => variable;
  const shared = getSharedValues(tokens, (style) => `--type-${style}-*`, formatName);
  return { shared: { ...shared, "--type-*-*": textStyleParts.join(", ") }, modes: getModeValues(tokens, formatName) };
}

/**
 * Every token in a form that people can compare. Names are CSS variables without dashes; a palette
 * is one entry of 12 steps, and a text style one entry.
 */
export function getTokenValues(tokens: TokenSet): TokenValues {
  const palettes = scaleNames.map((scale) => [`palette-${scale}`, tokens.scales[scale].map(({ hex }) => hex).join(" ")]);
  const formatName = (variable: string) => variable.slice("--".length);
  const shared = { ...Object.fromEntries(palettes), ...getSharedValues(tokens, (style) => `type-${style}`, formatName) };
  return { shared, modes: getModeValues(tokens, formatName) };
}

/** Variables that are part of a text style. */
const textStylePattern = /^--type-/;

function getSharedValues(
  tokens: TokenSet,
  formatStyleName: (style: string) => string,
  toName: (variable: string) => string,
): Values {
  const { styles } = tokens.typography;
  const texts = textStyleNames.map((name) => {
    const { family, size, weight, leading, trackingEm } = styles[name];
    return [
      formatStyleName(name),
      `${family} ${size}, ${formatDecimal(weight)}, ${formatDecimal(leading)}, ${formatTracking(trackingEm)}`,
    ];
  });
  const rest = [...toTypeDeclarations(tokens), ...toShapeDeclarations(tokens)]
    .filter(([name]) => !textStylePattern.test(name))
    .map(([name, value]) => [toName(name), value]);
  return Object.fromEntries([...rest, ...texts]);
}

function getModeValues(tokens: TokenSet, toName: (variable: string) => string): TokenValues["modes"] {
  const getValues = (mode: Mode): Values =>
    Object.fromEntries(toModeDeclarations(tokens, mode, cssHex).map(([name, value]) => [toName(name), value]));
  const [light, dark] = [getValues("light"), getValues("dark")];
  const getDifferences = (mode: Mode, plain: Values) =>
    Object.fromEntries(Object.entries(getValues(mode)).filter(([name, value]) => plain[name] !== value));
  return {
    light,
    dark,
    "high-contrast": getDifferences("high-contrast", light),
    "high-contrast-dark": getDifferences("high-contrast-dark", dark),
  };
}
