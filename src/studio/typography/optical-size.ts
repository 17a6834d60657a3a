import type { TokenSet } from "#/model/token-set";

/**
 * The declaration that holds the display face at an optical size, with its semicolon; nothing for faces that a browser sizes well. Bodoni drawn for its own size loses its
 * hairlines on a screen, and a W or an A falls apart; drawn as for 24 points it keeps both its contrast and its letters. Faces without the axis ignore it.
 */
export const toOpticalSizeDeclaration = ({ typography }: Pick<TokenSet, "typography">): string =>
  typography.families.display.face === "bodoni-moda" ? 'font-variation-settings: "opsz" 24;' : "";
