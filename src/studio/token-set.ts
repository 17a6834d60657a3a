import { parseCssColor, type ParsedColor } from "#/color/parse";
import { oklchColor } from "#/color/oklch";
import { createRandom } from "#/kernel/random";
import type { Direction } from "#/model/direction";
import type { Given, GivenTokens } from "#/model/given";
import type { TokenSet } from "#/model/token-set";
import { chooseBrandColor, type HueWishes } from "#/studio/palette/choose-brand-color";
import { findGivenBrandColors } from "#/studio/palette/given-brand-colors";
import { isCool } from "#/studio/palette/climates";
import { createPalette } from "#/studio/palette/palette";
import { listGivenTokens } from "#/studio/list-given-tokens";
import { completeDurations, completeEasings, getDurations, getEasings } from "#/studio/shape/motion";
import { completeRadii, createRadii } from "#/studio/shape/radius";
import { completeShadows, createShadows } from "#/studio/shape/shadows";
import { completeSectionGaps, createSpacing, getPageGrid, getSectionGaps } from "#/studio/shape/spacing";
import type { SizeEdit } from "#/studio/typography/type-sizes";
import { createTypography, type WrittenIn } from "#/studio/typography/typography";

/** Input of `createTokenSet`. Colours are CSS colours that have already been validated. */
export type TokenSource = {
  readonly brandColor: string | undefined;
  readonly secondaryColor: string | undefined;
  readonly direction: Direction;
  readonly seed: number;
  /** See `readBriefScripts`. */
  readonly written?: WrittenIn;
  /** Values that are kept exactly. */
  readonly given?: GivenTokens;
  /** The mark that people brought in: its colours count where no others are given. */
  readonly mark?: Given["mark"];
  /** Faces that people brought in. */
  readonly faces?: NonNullable<Given["faces"]>;
  /** What the brief says of hues, for colours that the studio chooses. */
  readonly hues?: HueWishes;
  /** Single sizes that are set, while the others stay as they are. */
  readonly sizes?: readonly SizeEdit[];
};

function parseColor(text: string): ParsedColor {
  const found = parseCssColor(text);
  if (!found) throw new Error(`not a CSS colour: ${text}`);
  return found;
}

/**
 * Creates a brand's design tokens: colours in four modes, typography, spacing, radii, shadows,
 * motion and grid. The same source always gives the same tokens. Given values stay exactly as they
 * are, and what is missing is completed around them. Without a brand colour, the seed chooses one
 * of the direction's in a hue that suits. Throws a plain `Error` for an invalid CSS colour, which is a bug in the
 * caller.
 */
export function createTokenSet(source: TokenSource): TokenSet {
  const { direction, seed, written, given = {}, faces, sizes } = source;
  const { hues = {} } = source;
  const chosen = () => chooseBrandColor(direction.color.brandChoices, hues, createRandom(seed).fork("brand-colour"));
  const givenColors = findGivenBrandColors({ tokens: given, ...(source.mark && { mark: source.mark }) }, source.brandColor);
  const brandColorText = source.brandColor ?? givenColors.brand ?? chosen();
  const secondaryColor = source.secondaryColor ?? givenColors.second;
  const { color, mapped, alphaFlattened } = parseColor(brandColorText);
  const secondary = secondaryColor === undefined ? undefined : parseColor(secondaryColor).color;
  const palette = createPalette(color, secondary, direction, given, hues.avoided, isCool(hues.climates));
  const black = oklchColor(0, 0, 0);
  const shadows = createShadows(direction.depth, palette.scales.neutral[11], black);
  const durations = getDurations(direction.motion);
  const easings = getEasings(direction.motion);
  const givenNames = listGivenTokens(given);
  return {
    brand: { given: brandColorText, color, mapped: mapped || alphaFlattened },
    ...palette,
    typography: createTypography(direction, written, given, faces, sizes),
    spacing: createSpacing(given.spacing),
    sectionGaps: completeSectionGaps(getSectionGaps(direction.density), given.sectionGaps),
    radius: given.radius ? completeRadii(direction.radiusPx, given.radius) : createRadii(direction.radiusPx),
    strokePx: given.strokePx ?? direction.strokePx,
    shadows: given.shadows ? completeShadows(shadows, given.shadows, black) : shadows,
    durations: given.durations ? completeDurations(durations, given.durations) : durations,
    easings: given.easings ? completeEasings(easings, given.easings) : easings,
    layout: { ...getPageGrid(direction.density), ...given.layout },
    ...(givenNames.length > 0 && { given: givenNames }),
    ...(given.custom && given.custom.length > 0 && { custom: given.custom }),
  };
}
