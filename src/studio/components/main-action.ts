import type { ColorRole, TextStyle, TokenSet } from "#/model/token-set";
import type { ComponentStyle } from "#/studio/directions/archetype";
import { isBrandPale } from "#/studio/palette/brand-visibility";

/**
 * Colour roles of the main action at rest in one mode. An absent role means no fill or no outline.
 */
export type ActionRoles = {
  readonly fill: ColorRole | undefined;
  readonly text: ColorRole;
  readonly outline: ColorRole | undefined;
};

/**
 * Colour roles of the main action at rest. A brand that is too pale for controls on paper is used
 * as the fill only if an ink outline defines the shape; otherwise the fill is ink.
 */
export function getMainActionRoles(
  { button }: Pick<ComponentStyle, "button">,
  { colors }: Pick<TokenSet, "colors">,
): { readonly light: ActionRoles; readonly dark: ActionRoles } {
  const inBothModes = (roles: ActionRoles) => ({ light: roles, dark: roles });
  if (button === "outline") return inBothModes({ fill: undefined, text: "foreground", outline: "foreground" });
  if (button === "ruled") return inBothModes({ fill: "inverse", text: "inverse-foreground", outline: undefined });
  const outline = button === "offset" ? "foreground" : undefined;
  const usual: ActionRoles = { fill: "primary", text: "primary-foreground", outline };
  if (!isBrandPale(colors.light)) return inBothModes(usual);
  const light: ActionRoles = outline
    ? { fill: "brand", text: "brand-foreground", outline }
    : { fill: "inverse", text: "inverse-foreground", outline };
  return { light, dark: usual };
}

/** The radius step of a button, or `undefined` if its corners are square. */
export function getButtonCorner({ button }: Pick<ComponentStyle, "button">): "sm" | "md" | "full" | undefined {
  switch (button) {
    case "flat":
    case "ruled":
    case "outline":
      return "md";
    case "pill":
      return "full";
    case "bevel":
      return "sm";
    case "offset":
    case "stepped":
      return undefined;
  }
}

/**
 * How a component style sets short labels: weight and family, where they differ from the text style
 * `label`.
 */
export function getLabelStyle(
  { label }: Pick<ComponentStyle, "label">,
  { typography: { styles, weights } }: Pick<TokenSet, "typography">,
): { readonly family: TextStyle["family"]; readonly weight: number; readonly isUppercase: boolean } {
  const { family, weight } = styles.label;
  const ownFamily = label === "mono" || label === "display" ? label : family;
  return { family: ownFamily, weight: label === "strong" ? weights.strong : weight, isUppercase: label === "caps" };
}
