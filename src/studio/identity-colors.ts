import type { Color } from "#/color/color";
import type { Direction } from "#/model/direction";
import { createTokens } from "#/studio/create-tokens";
import type { DesignSource } from "#/studio/design-source";

type IdentityColors = Readonly<Record<"brand" | "spot" | "ink" | "paper", Color>>;

/**
 * The four colours of the mark and the imagery, taken from the light mode of the brand's tokens,
 * with those of the dark mode.
 */
export function getIdentityColors(
  source: Omit<DesignSource, "directionId">,
  direction: Direction,
): IdentityColors & { readonly dark: IdentityColors } {
  const { light, dark } = createTokens(source, direction).colors;
  const pick = ({ brand, spot, foreground, background }: typeof light): IdentityColors => ({
    brand,
    spot,
    ink: foreground,
    paper: background,
  });
  return { ...pick(light), dark: pick(dark) };
}
