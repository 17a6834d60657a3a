import type { ColorRole, TextStyle, TokenSet } from "#/model/token-set";
import type { ComponentStyle } from "#/model/component-style";
import { isBrandGrey, isBrandLight } from "#/studio/palette/brand-visibility";

/**
 * Colour roles of the main action at rest in one mode. An absent role means no fill or no outline.
 */
export type ActionRoles = {
  readonly fill: ColorRole | undefined;
  readonly text: ColorRole;
  readonly outline: ColorRole | undefined;
};

/** Whether people gave the colour of filled actions. */
const isPrimaryGiven = (given: TokenSet["given"]): boolean => given?.includes("light: primary") === true;

/** Button shapes that an outline can follow. */
const outlinedShapes: ReadonlySet<ComponentStyle["button"]> = new Set(["flat", "pill", "offset"]);

/**
 * Colour roles of the main action at rest. A brand that is too light for a control on paper but
 * carries a dark label (yellow, neon) stays the fill, with an ink outline that defines the shape;
 * shapes without an outline are filled with ink, and so are those of a grey brand. A primary colour
 * that people gave is the fill as it is.
 */
export function getMainActionRoles(
  { button }: Pick<ComponentStyle, "button">,
  { colors, given }: Pick<TokenSet, "colors" | "given">,
): { readonly light: ActionRoles; readonly dark: ActionRoles } {
  const inBothModes = (roles: ActionRoles) => ({ light: roles, dark: roles });
  if (button === "outline") return inBothModes({ fill: undefined, text: "foreground", outline: "foreground" });
  if (button === "ruled") return inBothModes({ fill: "inverse", text: "inverse-foreground", outline: undefined });
  const outline = button === "offset" ? "foreground" : undefined;
  const usual: ActionRoles = { fill: "primary", text: "primary-foreground", outline };
  if (isPrimaryGiven(given)) return inBothModes(usual);
  if (isBrandGrey(colors.light)) return inBothModes({ fill: "inverse", text: "inverse-foreground", outline });
  if (!isBrandLight(colors.light)) return inBothModes(usual);
  const light: ActionRoles = outlinedShapes.has(button)
    ? { fill: "brand", text: "brand-foreground", outline: "foreground" }
    : { fill: "inverse", text: "inverse-foreground", outline };
  return { light, dark: usual };
}

/**
 * Colour roles of a selected or filled control: the primary fill, or a light brand with an ink
 * edge, so that yellow stays yellow.
 */
export function getSelectedRoles({
  colors,
  given,
}: Pick<TokenSet, "colors" | "given">): ActionRoles & { readonly fill: ColorRole; readonly outline: ColorRole } {
  return isBrandLight(colors.light) && !isPrimaryGiven(given)
    ? { fill: "brand", text: "brand-foreground", outline: "foreground" }
    : { fill: "primary", text: "primary-foreground", outline: "primary" };
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
