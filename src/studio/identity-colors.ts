import type { Color } from "#/color/color";
import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import { createTokenSet } from "#/studio/token-set";

/**
 * The four colours of the mark and the imagery, taken from the light mode of the brand's tokens.
 */
export function getIdentityColors(
  brief: Brief,
  direction: Direction,
  seed: number,
): Readonly<Record<"brand" | "spot" | "ink" | "paper", Color>> {
  const { brandColor, secondaryColor } = brief;
  const { brand, spot, foreground, background } = createTokenSet({ brandColor, secondaryColor, direction, seed }).colors.light;
  return { brand, spot, ink: foreground, paper: background };
}
