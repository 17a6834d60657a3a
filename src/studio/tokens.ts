import { parseCssColor, type ParsedColor } from "#/color/parse";
import { oklchColor } from "#/color/oklch-color";
import { createRandom } from "#/kernel/random";
import type { Direction } from "#/model/direction";
import type { TokenSet } from "#/model/token-set";
import { paletteFrom } from "#/studio/palette/palette";
import { durationsOf, easingsOf } from "#/studio/shape/motion";
import { radiiFrom } from "#/studio/shape/radius";
import { shadowsOf } from "#/studio/shape/shadows";
import { pageGrid, sectionGaps, spacing } from "#/studio/shape/spacing";
import { typographyOf } from "#/studio/typography/typography";

/** What a token set is made from. Colours are CSS colours that have been accepted already. */
export type TokenSource = {
  readonly brandColor: string | undefined;
  readonly secondaryColor: string | undefined;
  readonly direction: Direction;
  readonly seed: number;
};

function parsed(text: string): ParsedColor {
  const found = parseCssColor(text);
  if (!found) throw new Error(`not a CSS colour: ${text}`);
  return found;
}

/**
 * The design tokens of a brand: colours in four modes, typography, spacing, radii, shadows, motion and grid. The same source always gives the same
 * tokens. Without a brand colour the seed chooses one of the direction's own. Throws a plain Error for text that is no colour.
 */
export function tokenSetFor({ brandColor, secondaryColor, direction, seed }: TokenSource): TokenSet {
  const given = brandColor ?? createRandom(seed).fork("brand-colour").pick(direction.color.brandChoices);
  const { color, mapped, alphaFlattened } = parsed(given);
  const secondary = secondaryColor === undefined ? undefined : parsed(secondaryColor).color;
  const palette = paletteFrom(color, secondary, direction);
  return {
    brand: { given, color, mapped: mapped || alphaFlattened },
    ...palette,
    typography: typographyOf(direction),
    spacing,
    sectionGaps: sectionGaps(direction.density),
    radius: radiiFrom(direction.radiusPx),
    strokePx: direction.strokePx,
    shadows: shadowsOf(direction.depth, palette.scales.neutral[11], oklchColor(0, 0, 0)),
    durations: durationsOf(direction.motion),
    easings: easingsOf(direction.motion),
    layout: pageGrid(direction.density),
  };
}
