import type { TokenSet } from "#/model/token-set";

/**
 * The declaration that fixes the optical size of a display face, with its semicolon; empty for
 * faces that browsers size well. At its automatic optical size Bodoni loses its hairlines on
 * screens; the 24-point design keeps both contrast and legibility. Faces without the axis ignore
 * the declaration.
 */
export const toOpticalSizeDeclaration = ({ typography }: Pick<TokenSet, "typography">): string =>
  typography.families.display.face === "bodoni-moda" && typography.families.display.given === undefined
    ? 'font-variation-settings: "opsz" 24;'
    : "";
