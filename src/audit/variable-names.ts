import { cssHex } from "#/model/css-color";
import { toModeDeclarations, toPaletteDeclarations, toShapeDeclarations, toTypeDeclarations } from "#/model/css-declarations";
import type { TokenSet } from "#/model/token-set";

const cache = new WeakMap<TokenSet, readonly string[]>();

/**
 * The CSS variables that a system defines, in the order in which its style sheet does; worked out
 * once for a token set.
 */
export function getVariableNames(tokens: TokenSet): readonly string[] {
  const names = cache.get(tokens) ?? collectVariableNames(tokens);
  cache.set(tokens, names);
  return names;
}

const collectVariableNames = (tokens: TokenSet) =>
  [
    ...toPaletteDeclarations(tokens, cssHex),
    ...toTypeDeclarations(tokens),
    ...toShapeDeclarations(tokens),
    ...toModeDeclarations(tokens, "light", cssHex),
  ].map(([name]) => name);
