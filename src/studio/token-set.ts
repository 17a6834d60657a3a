import { parseCssColor, type ParsedColor } from "#/color/parse";
import { oklchColor } from "#/color/oklch";
import { createRandom } from "#/kernel/random";
import type { Direction } from "#/model/direction";
import type { TokenSet } from "#/model/token-set";
import { createPalette } from "#/studio/palette/palette";
import { getDurations, getEasings } from "#/studio/shape/motion";
import { createRadii } from "#/studio/shape/radius";
import { createShadows } from "#/studio/shape/shadows";
import { getPageGrid, getSectionGaps, spacing } from "#/studio/shape/spacing";
import { createTypography } from "#/studio/typography/typography";

/** Input of `createTokenSet`. Colours are CSS colours that have already been validated. */
export type TokenSource = {
  readonly brandColor: string | undefined;
  readonly secondaryColor: string | undefined;
  readonly direction: Direction;
  readonly seed: number;
};

function parseColor(text: string): ParsedColor {
  const found = parseCssColor(text);
  if (!found) throw new Error(`not a CSS colour: ${text}`);
  return found;
}

/**
 * Creates a brand's design tokens: colours in four modes, typography, spacing, radii, shadows,
 * motion and grid. The same source always gives the same tokens. Without a brand colour, the seed
 * chooses one of the direction's. Throws a plain `Error` for an invalid CSS colour, which is a bug
 * in the caller.
 */
export function createTokenSet({ brandColor, secondaryColor, direction, seed }: TokenSource): TokenSet {
  const brandColorText = brandColor ?? createRandom(seed).fork("brand-colour").pick(direction.color.brandChoices);
  const { color, mapped, alphaFlattened } = parseColor(brandColorText);
  const secondary = secondaryColor === undefined ? undefined : parseColor(secondaryColor).color;
  const palette = createPalette(color, secondary, direction);
  return {
    brand: { given: brandColorText, color, mapped: mapped || alphaFlattened },
    ...palette,
    typography: createTypography(direction),
    spacing,
    sectionGaps: getSectionGaps(direction.density),
    radius: createRadii(direction.radiusPx),
    strokePx: direction.strokePx,
    shadows: createShadows(direction.depth, palette.scales.neutral[11], oklchColor(0, 0, 0)),
    durations: getDurations(direction.motion),
    easings: getEasings(direction.motion),
    layout: getPageGrid(direction.density),
  };
}
