import type { ColorRole, TextStyle, TokenSet } from "#/model/token-set";
import type { ComponentStyle } from "#/studio/directions/archetype";
import { isBrandPale } from "#/studio/palette/brand-visibility";

/** The roles that the main action has at rest in one mode: of its fill, its words and its outline. Without a role there is no fill or no outline. */
export type ActionRoles = {
  readonly fill: ColorRole | undefined;
  readonly text: ColorRole;
  readonly outline: ColorRole | undefined;
};

/** Roles of the main action at rest. A brand that is too pale for a control on paper fills it only where an outline in ink makes the shape out, else it is ink. */
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

/** The radius step that rounds a button; undefined where its corners are square. */
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

/** How short labels are set in a manner, with the weight and family that differ from those of the text style `label`. */
export function getLabelStyle(
  { label }: Pick<ComponentStyle, "label">,
  { typography: { styles, weights } }: Pick<TokenSet, "typography">,
): { readonly family: TextStyle["family"]; readonly weight: number; readonly isUppercase: boolean } {
  const { family, weight } = styles.label;
  const ownFamily = label === "mono" || label === "display" ? label : family;
  return { family: ownFamily, weight: label === "strong" ? weights.strong : weight, isUppercase: label === "caps" };
}
