import type { Color } from "#/color/color";
import { colorRoles, modes, scaleNames, type TokenSet } from "#/model/token-set";

/**
 * Every colour of a token set with the name by which findings call it, such as `palette.brand.9` or
 * `light: primary`.
 */
export function* listNamedColors(tokens: TokenSet): Generator<readonly [name: string, color: Color]> {
  for (const scale of scaleNames)
    for (const [index, color] of tokens.scales[scale].entries()) yield [`palette.${scale}.${index + 1}`, color];
  for (const mode of modes) for (const role of colorRoles) yield [`${mode}: ${role}`, tokens.colors[mode][role]];
}
