import { type modes, scaleNames, textStyleNames, type TokenSet } from "#/model/token-set";
import { cssHex } from "#/model/color-text";
import { decimal } from "#/kernel/decimal";
import { type Declaration, modeDeclarations, shapeDeclarations, trackingText, typeDeclarations } from "#/model/css-declarations";

type Values = Readonly<Record<string, string>>;

const valuesOf = (declarations: readonly Declaration[]): Values =>
  Object.fromEntries(declarations.map(([name, value]) => [name.slice("--".length), value]));

/** Names of the values that a text style is written as one line for. */
const partOfStyle = /^type-/;

/**
 * Every token as name → value, for readers who pay by the word: first what all modes share, then what each mode has for itself. A name is its CSS variable without the
 * dashes; a palette is one line of twelve steps, a text style one line, and the high-contrast modes have only what differs from the mode that they sharpen.
 */
export function tokenValues(tokens: TokenSet): { readonly shared: Values; readonly modes: Readonly<Record<string, Values>> } {
  const { styles } = tokens.typography;
  const palettes = scaleNames.map((scale) => [`palette-${scale}`, tokens.scales[scale].map(({ hex }) => hex).join(" ")]);
  const texts = textStyleNames.map((name) => {
    const { family, size, weight, leading, trackingEm } = styles[name];
    return [`type-${name}`, `${family} ${size}, ${decimal(weight)}, ${decimal(leading)}, ${trackingText(trackingEm)}`];
  });
  const rest = valuesOf([...typeDeclarations(tokens), ...shapeDeclarations(tokens)]);
  const light = valuesOf(modeDeclarations(tokens, "light", cssHex));
  const dark = valuesOf(modeDeclarations(tokens, "dark", cssHex));
  const sharpened = (mode: "high-contrast" | "high-contrast-dark", plain: Values) =>
    Object.fromEntries(
      Object.entries(valuesOf(modeDeclarations(tokens, mode, cssHex))).filter(([name, value]) => plain[name] !== value),
    );
  const perMode: Readonly<Record<(typeof modes)[number], Values>> = {
    light,
    dark,
    "high-contrast": sharpened("high-contrast", light),
    "high-contrast-dark": sharpened("high-contrast-dark", dark),
  };
  return {
    shared: Object.fromEntries([...palettes, ...Object.entries(rest).filter(([name]) => !partOfStyle.test(name)), ...texts]),
    modes: perMode,
  };
}
