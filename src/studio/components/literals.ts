import { cssHex } from "#/model/css-color";
import { toModeDeclarations, toShapeDeclarations, toTypeDeclarations } from "#/model/css-declarations";
import type { TokenSet } from "#/model/token-set";

/** A variable's value in the light and in the dark mode, as CSS. */
export type Literal = { readonly light: string; readonly dark: string };
export type Literals = ReadonlyMap<string, Literal>;

const variableReference = /var\((--[\w-]+)\)/g;

/**
 * The value of every CSS variable of a system, by the variable's name (`--primary`), for use where the system's own theme is absent. Values are those that the theme
 * itself is written with; where one reads another, the other's value stands in its place.
 */
export function getLiterals(tokens: TokenSet): Literals {
  const shared = [...toTypeDeclarations(tokens), ...toShapeDeclarations(tokens)];
  const light = new Map([...toModeDeclarations(tokens, "light", cssHex), ...shared]);
  const dark = new Map([...toModeDeclarations(tokens, "dark", cssHex), ...shared]);
  const resolveValue = (values: ReadonlyMap<string, string>, name: string) =>
    (values.get(name) ?? "").replace(variableReference, (whole, target: string) => values.get(target) ?? whole);
  return new Map([...light.keys()].map((name) => [name, { light: resolveValue(light, name), dark: resolveValue(dark, name) }]));
}
