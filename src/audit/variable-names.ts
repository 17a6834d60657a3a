import { cssHex } from "#/model/color-text";
import { modeDeclarations, paletteDeclarations, shapeDeclarations, typeDeclarations } from "#/model/css-declarations";
import type { TokenSet } from "#/model/token-set";

const known = new WeakMap<TokenSet, readonly string[]>();

/** The CSS variables that a system defines, in the order in which its style sheet does; worked out once for a token set. */
export function variableNames(tokens: TokenSet): readonly string[] {
  const names = known.get(tokens) ?? namesOf(tokens);
  known.set(tokens, names);
  return names;
}

const namesOf = (tokens: TokenSet) =>
  [
    ...paletteDeclarations(tokens, cssHex),
    ...typeDeclarations(tokens),
    ...shapeDeclarations(tokens),
    ...modeDeclarations(tokens, "light", cssHex),
  ].map(([name]) => name);
