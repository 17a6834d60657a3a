import { cssHex } from "#/model/css-color";
import { toModeDeclarations, toShapeDeclarations, toTypeDeclarations } from "#/model/css-declarations";
import type { TokenSet } from "#/model/token-set";

/** A variable's value in light and dark mode, as CSS. */
export type Literal = { readonly light: string; readonly dark: string };
export type Literals = ReadonlyMap<string, Literal>;

const variableReference = /var\((--[\w-]+)\)/g;

/**
 * The value of every CSS variable of a system by name (`--primary`), for use without the system's
 * theme. Values are the theme's own, with references to other variables resolved.
 */
export function getLiterals(tokens: TokenSet): Literals {
  const shared = [...toTypeDeclarations(tokens), ...toShapeDeclarations(tokens)];
  const light = new Map([...toModeDeclarations(tokens, "light", cssHex), ...shared]);
  const dark = new Map([...toModeDeclarations(tokens, "dark", cssHex), ...shared]);
  const resolveValue = (values: ReadonlyMap<string, string>, name: string) =>
    (values.get(name) ?? "").replace(variableReference, (whole, target: string) => values.get(target) ?? whole);
  return new Map([...light.keys()].map((name) => [name, { light: resolveValue(light, name), dark: resolveValue(dark, name) }]));
}
