import type { Color } from "#/color/color";
import { contrast, luminance } from "#/color/contrast";
import { deltaE2000 } from "#/color/delta-e";
import { oklchColor } from "#/color/oklch";
import { mixClean } from "#/studio/imagery/clean-mix";
import type { BrandColors } from "#/studio/marks/brand-colors";
import { getBrownness, getPaleness, toBaseColor, toDeepBase } from "#/studio/palette/base-color";
import { hasHue, type HueName } from "#/studio/palette/hue-names";
import { getCompanionTone } from "#/studio/palette/harmony";
import type { Tone } from "#/studio/palette/shade";
import { toTintHue } from "#/studio/palette/tint-hue";

/** Which of the brand's colours a picture lies on. */
export const grounds = ["paper", "tint", "brand", "ink", "spot"] as const;
export type Ground = (typeof grounds)[number];

/** The colours that pictures are made of, and whether people chose the second one. */
export type PictureBrand = BrandColors & {
  readonly isSpotGiven?: boolean;
  /** Hues that no picture has, unless they are the brand's own. */
  readonly avoidedHues?: ReadonlySet<HueName>;
};

/** The few colours of one picture. */
export type PicturePalette = {
  readonly ground: Color;
  /** A plane slightly apart from the ground. */
  readonly shade: Color;
  /** A strong flat plane that is neither ground nor figure. */
  readonly plane: Color;
  readonly figure: Color;
  /** Second colour of figures; distinct from ground and figure. */
  readonly accent: Color;
  /** Tones for the second colour of whole scenes, the best first. */
  readonly companions: readonly Tone[];
  /** What whole scenes have in place of grey. */
  readonly slate: Tone;
  /** White paper by day, a raised dark sheet by night, and a colour that is visible on it. */
  readonly sheet: Color;
  readonly onSheet: Color;
};

const blend = mixClean;

/** Whether a colour turns brown or olive when it is darkened; it is used as it is or not at all. */
const isYellow = ({ c, h }: Color): boolean => c > 0.07 && h > 60 && h < 125;
const isFaint = ({ c }: Color): boolean => c < 0.02;
const isGrey = ({ c }: Color): boolean => c < 0.008;

/** Colours below this luminance serve as the dark tone of pictures as they are. */
const maxDeepLuminance = 0.09;

/** A colour that differs from another in lightness, or else by a clear difference of hue. */
const isApart = (one: Color, other: Color, least: number): boolean =>
  contrast(one, other) >= least || (deltaE2000(one, other) >= 28 && contrast(one, other) >= 1.12);

/** The first colour that is apart from all others, else the one with the most contrast. */
function pickApart(others: readonly Color[], least: number, choices: readonly [Color, ...Color[]]): Color {
  const getLowest = (color: Color) => Math.min(...others.map((other) => contrast(color, other)));
  return (
    choices.find((color) => others.every((other) => isApart(color, other, least))) ??
    choices.reduce((best, color) => (getLowest(color) > getLowest(best) ? color : best))
  );
}

/**
 * Least contrast of figures on light grounds. A vivid colour differs from paper by its hue too, so
 * orange stays orange.
 */
const getLeastOnPaper = ({ c }: Color): number => (c >= 0.12 ? 1.8 : 2.4);

/** The most by which a colour is darkened for paper, in OKLCH lightness. */
const maxDarkening = 0.12;

/**
 * The colour as given, or in its own hue as much darker as its ground requires, if that is little.
 */
function findFigure(color: Color, ground: Color): Color | undefined {
  const reach = isYellow(color) ? 0.06 : maxDarkening;
  for (let shift = 0; shift <= reach + 1e-9; shift += 0.02) {
    const moved = shift === 0 ? color : oklchColor(Math.max(0, color.l - shift), color.c, color.h);
    if (contrast(moved, ground) >= getLeastOnPaper(color)) return moved;
  }
  return undefined;
}

/** The most lightness of a grey brand's dark tone: light figures are seen on it. */
const maxGreyDeepLightness = 0.42;

/**
 * The dark tone of pictures: the brand colour or the second colour if one is dark, else the brand's grey or ink in its
 * hue.
 */
function getDeep({ brand, spot, ink }: BrandColors): Color {
  // A dark vivid brand has a deeper tone of its own, so that its two dark grounds differ.
  if (luminance(brand) < (isFaint(brand) ? maxDeepLuminance : 0.02)) return brand;
  if (luminance(spot) < maxDeepLuminance) return spot;
  if (isGrey(brand)) return brand.l < 0.7 ? oklchColor(Math.min(maxGreyDeepLightness, brand.l), brand.c, brand.h) : ink;
  const most = isYellow(brand) ? 0.012 : 0.085 - 0.05 * getBrownness(brand.h);
  const { chroma } = toDeepBase(toBaseColor(brand));
  return oklchColor(0.29, Math.min(most, chroma * (chroma < 0.04 ? 3 : chroma > brand.c ? 1 : 0.6)), brand.h);
}

/** A plane on a ground: the accent in full if it is a colour, else a step towards the figure. */
function getPlane(base: Color, figure: Color, accent: Color, paper: Color): Color {
  if (accent.c > 0.06 && isApart(accent, figure, 1.8)) return accent;
  // A yellow turns olive between itself and a dark tone.
  if (isYellow(base)) return blend(base, paper, 0.5);
  return isYellow(figure) ? blend(base, paper, 0.14) : blend(base, figure, 0.22);
}

/** Least and largest chroma of colours in scenes: a pale second colour is seen in its own hue, a neon one does not glare. */
const [minSceneChroma, maxSceneChroma] = [0.06, 0.15] as const;

/**
 * The tones that scenes can take beside their figures: the second colour's, the brand's, and the one that goes
 * with the brand.
 */
function listCompanions({ brand, spot, isSpotGiven = true }: PictureBrand): readonly Tone[] {
  const own = [spot, brand]
    .filter(({ c }) => c >= 0.025)
    .map(({ c, h }) => ({ c: Math.min(maxSceneChroma, Math.max(minSceneChroma, c)), h }));
  const base = isFaint(brand) ? spot : brand;
  const isOneHue = !isSpotGiven && !isFaint(spot) && Math.abs(((spot.h - base.h + 540) % 360) - 180) < minHueGap;
  return isFaint(base) || isPale(base) || isOneHue ? own : [...own, getCompanionTone(base, 0)];
}

/** The colour of scenes that would be all grey, or all of one yellow, and a grey for those who rule it out. */
const [slate, stone] = [
  { c: 0.065, h: 240 },
  { c: 0.012, h: 80 },
] as const;

/** The tones of scenes beside the figures' own. */
const listTones = (colors: PictureBrand) => ({
  companions: listCompanions(colors),
  slate: hasHue({ l: 0.7, ...slate }, colors.avoidedHues ?? new Set()) ? stone : slate,
});

/** Degrees from which a second colour has another hue than the brand. */
const minHueGap = 12;

/** Whether a colour is a pale tint, such as ice blue or cream: beside it every other hue is the stronger one. */
const isPale = (color: Color): boolean => getPaleness(toBaseColor(color)) >= 0.5;

/**
 * Whether a brand is a grey of middle lightness beside a colour that people gave: as a ground or a figure it would
 * make every picture look dead, so the second colour takes its part.
 */
const isDullBeside = ({ brand, spot, isSpotGiven = true }: PictureBrand): boolean =>
  isSpotGiven && isFaint(brand) && !isFaint(spot) && luminance(brand) >= maxDeepLuminance && brand.l < 0.88;

/** Lightness and chroma from which a brand is a neon: a field of another colour beside it is one too many. */
const [minNeonLightness, minNeonChroma] = [0.78, 0.15] as const;
const isNeonAlone = ({ brand, isSpotGiven = true }: PictureBrand): boolean =>
  !isSpotGiven && brand.l >= minNeonLightness && brand.c >= minNeonChroma;

/** Up to this lightness a grey is as good as black, beside which any colour stands. */
const minGreyLightness = 0.33;

/** Whether a brand is nothing but a grey: its pictures are grey, and the colour that was found for it only a spot in them. */
const isGreyAlone = ({ brand, isSpotGiven = true }: PictureBrand): boolean =>
  !isSpotGiven && isFaint(brand) && brand.l > minGreyLightness && !isPale(brand);

/**
 * The colour that tints the paper: a brand's own, or the one beside it if the brand is dark or
 * grey.
 */
const getTintSource = (colors: PictureBrand): Color => {
  const { brand, spot, isSpotGiven = true } = colors;
  if (isSpotGiven && isPinkAsTint(brand) && !isPinkAsTint(spot) && !isFaint(spot)) return spot;
  return !isGreyAlone(colors) && brand.c < 0.05 && brand.l < 0.88 && spot.c > brand.c ? spot : brand;
};

/** Whether a tint of a colour is a pink: of reds and oranges, which it makes sweet, so that it is weaker. */
const isPinkAsTint = ({ h }: Color): boolean => h > 330 || h < 60;

/** Paper in a colour: a clear tint, where mixing a dark colour with white would leave a grey. */
const getTint = (paper: Color, source: Color): Color => {
  if (isYellow(source)) return oklchColor(paper.l - 0.03, Math.min(0.06, source.c * 0.4), source.h);
  return isFaint(source) || source.l > 0.85
    ? blend(paper, source, 0.2)
    : oklchColor(paper.l - 0.07, Math.min(isPinkAsTint(source) ? 0.034 : 0.05, source.c * 0.4), toTintHue(source.h));
};

/** The colour of a ground that is not paper. */
function getGroundSource(colors: PictureBrand, ground: Ground): Color {
  const { brand, spot } = colors;
  if (ground === "spot" && (isGreyAlone(colors) || isNeonAlone(colors))) return getDeep(colors);
  // A pale brand is the ground of its pictures, whichever of its colours they might lie on.
  if (ground === "spot" && colors.isSpotGiven === false && isPale(brand)) return brand;
  if (isDullBeside(colors)) return ground === "brand" ? spot : getDeep(colors);
  return ground === "brand" ? brand : ground === "spot" ? spot : getDeep(colors);
}

/**
 * The colours of a picture in light mode: the brand's two colours as given wherever they are
 * visible.
 */
export function createLightPalette(colors: PictureBrand, ground: Ground): PicturePalette {
  const { brand, spot, paper } = colors;
  const deep = getDeep(colors);
  const sheet = blend(paper, brand, 0.02);
  const createSheet = (choices: readonly [Color, ...Color[]]) => ({
    sheet,
    onSheet: pickApart([sheet], 2.2, [...choices, deep]),
  });
  if (ground === "paper" || ground === "tint") {
    const isSpotPaper = spot.l > 0.9 && spot.c < 0.06;
    const tint = getTintSource(colors);
    const base = ground === "paper" ? blend(paper, tint, 0.03) : isSpotPaper ? spot : getTint(paper, tint);
    const brandFigure = isDullBeside(colors) ? deep : findFigure(brand, base);
    const figure = brandFigure ?? findFigure(spot, base) ?? deep;
    const accent = pickApart(
      [base, figure],
      1.4,
      brandFigure === undefined ? [brand, spot, deep, blend(figure, paper, 0.5)] : [spot, deep, blend(brand, paper, 0.5)],
    );
    // A colour that is too pale for figures lies behind them in full.
    const besideFigure = isGreyAlone(colors) ? blend(paper, brand, 0.22) : blend(paper, spot, accent === spot ? 0.72 : 1);
    const plane = brandFigure === undefined ? brand : besideFigure;
    return {
      ...listTones(colors),
      ground: base,
      shade: blend(base, figure, 0.1),
      plane: isApart(plane, figure, 1.25) ? plane : blend(paper, spot, 0.5),
      figure,
      accent,
      ...createSheet([figure, accent]),
    };
  }
  const base = getGroundSource(colors, ground);
  const other = base === brand || (base === deep && isDullBeside(colors)) ? spot : brand;
  const light = blend(paper, brand, 0.04);
  const neutral = luminance(base) < 0.4 ? pickApart([base], 2.6, [light, deep]) : pickApart([base], 2.6, [deep, light]);
  const figure = contrast(other, base) >= 3 ? other : neutral;
  // Between a violet and its ochre lies a mauve, which belongs to neither.
  const between = ground === "spot" ? [light, deep] : [];
  const accent = pickApart([base, figure], 1.4, [other, spot, neutral, ...between, blend(base, figure, 0.5)]);
  const unseen = [brand, spot].find((color) => ![base, figure, accent].includes(color));
  return {
    ...listTones(colors),
    ground: base,
    shade: blend(base, figure, 0.1),
    plane: unseen === undefined ? getPlane(base, figure, accent, paper) : blend(base, unseen, 0.88),
    figure,
    accent,
    ...createSheet([brand, ground === "spot" ? spot : brand, figure]),
  };
}

/** The chroma of a colour on a dark page: faint tints are strengthened, glowing colours limited. */
const getNightChroma = (color: Color, most: number): number =>
  isGrey(color) ? color.c : Math.min(most, Math.max(color.c, Math.min(0.06, color.c * 3)));

/** Whether a colour is a mud brown when it is dark: red and orange, which glow as figures instead. */
const isBrownAtNight = ({ c, h }: Color): boolean => c >= 0.05 && h > 18 && h < 110;

/**
 * A brand's colour as a dark ground: as it is if it is dark, else in its own hue at night's depth.
 */
function toNightGround(color: Color, night: BrandColors): Color {
  if (color.l <= 0.33) return color.l < 0.12 ? oklchColor(Math.max(color.l, 0.06), color.c, color.h) : color;
  if (isYellow(color)) return oklchColor(night.paper.l + 0.05, 0.035, color.h);
  if (isGrey(color)) return oklchColor(Math.min(0.3, night.paper.l + color.l * 0.12), color.c, color.h);
  if (isBrownAtNight(color)) return oklchColor(0.265, Math.min(0.055, color.c * 0.4), color.h);
  return oklchColor(color.c < 0.08 ? 0.27 : 0.32, getNightChroma(color, 0.13) * 0.85, color.h);
}

/**
 * A brand's colour as a figure at night: as given, brought to a lightness that is readable and does
 * not glare.
 */
function toNightFigure(color: Color): Color {
  const most = isYellow(color) ? 0.685 : color.c < 0.08 ? 0.7 : 0.68;
  const least = isGrey(color) ? 0.7 : 0.62;
  return oklchColor(Math.min(most, Math.max(least, color.l)), getNightChroma(color, 0.2), color.h);
}

/**
 * The same colours for a dark page, derived from the brand's hues instead of inverted: grounds stay
 * dark and keep their hue, and figures wear the brand's colours.
 */
export function createDarkPalette(colors: PictureBrand, night: BrandColors, ground: Ground): PicturePalette {
  const { brand, spot } = colors;
  const vivid = toNightFigure(brand);
  const second = toNightFigure(spot);
  const pale = oklchColor(0.7, Math.min(0.04, getNightChroma(brand, 0.04)), brand.h);
  const sheet = oklchColor(night.paper.l + 0.13, isGrey(brand) ? 0 : Math.min(0.045, getNightChroma(brand, 0.1)), brand.h);
  const createSheet = (choices: readonly [Color, ...Color[]]) => ({ sheet, onSheet: pickApart([sheet], 2.2, choices) });
  const isPaper = ground === "paper" || ground === "tint";
  const source = getGroundSource(colors, ground);
  const paperTint = (ground === "paper" ? 0.06 : 0.16) * (isBrownAtNight(vivid) ? 0.5 : 1);
  const base = isPaper ? blend(night.paper, vivid, paperTint) : toNightGround(source, night);
  // A dark grey turns pale at night, where the colour beside it says more of the brand.
  const isSecondFigure =
    isDullBeside(colors) || createLightPalette(colors, ground).figure === spot
      ? !isFaint(spot) || isFaint(brand)
      : ground === "spot" && isFaint(brand);
  const [own, other] = isSecondFigure ? [second, vivid] : [vivid, second];
  const figure = pickApart([base], 2.6, [own, other, pale]);
  const beside = figure === own ? other : own;
  const darker = oklchColor(beside.l - 0.13, beside.c, beside.h);
  const accent = pickApart([base, figure], 1.25, [beside, darker, pale, blend(base, figure, 0.5)]);
  return {
    ...listTones(colors),
    ground: base,
    shade: blend(base, figure, 0.1),
    plane: blend(base, isPaper ? accent : night.paper, isPaper ? 0.34 : 0.45),
    figure,
    accent,
    ...createSheet([figure, accent]),
  };
}
