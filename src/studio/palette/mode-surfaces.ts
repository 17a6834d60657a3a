import { luminance } from "#/color/contrast";
import type { Color } from "#/color/color";
import { shade, type Tone } from "#/studio/palette/shade";
import type { ModeRules } from "#/studio/palette/mode-rules";
import { type GivenRoles, isDarkColor } from "#/studio/palette/given-colors";
import { type BaseColor, getBrownness, getPaleness, smoothstep, toDeepBase } from "#/studio/palette/base-color";
import { toTintHue } from "#/studio/palette/tint-hue";

/**
 * Distance of each surface from its page in OKLCH lightness. Neighbours are at least ΔE2000 1.5
 * apart. In light modes surfaces are darker than the page (card, raised, muted, border); in dark
 * modes they are lighter (page, card, raised, muted).
 */
export const surfaceSteps = {
  light: [0, 0.026, 0.05, 0.072, 0.14],
  dark: [0, 0.048, 0.08, 0.106],
} as const;

/**
 * Distance of the outermost tone with secondary text from the page, tinted hover tones included.
 */
export const tintedDepth = { light: 0.092, dark: 0.125 } as const;

/** The background tones of a mode. */
export type ModeSurfaces = {
  readonly background: Color;
  readonly card: Color;
  readonly popover: Color;
  readonly muted: Color;
  readonly sidebar: Color;
  readonly accent: Color;
  readonly sidebarAccent: Color;
  readonly secondary: Color;
  readonly disabled: Color;
  readonly border: Color;
  /** A strong field of the opposite tone. */
  readonly inverse: Color;
  /**
   * Luminance of the surface that is hardest to contrast with: for outlines and fills, and for
   * text, which is also used on tinted tones.
   */
  readonly hardestLuminance: number;
  readonly hardestTextLuminance: number;
};

/** A brand tint that is recognizable as the brand's hue on a soft surface. */
const getBrandTint = (brand: BaseColor, share: number, maxChroma: number): Tone => ({
  c: Math.min(maxChroma, brand.chroma * share),
  h: brand.h,
});

const blend = (one: number, other: number, share: number): number => one + (other - one) * share;

/** Lightnesses of the dark field: of most brands, and of those that are as dark or as light as it leaves room for. */
const [deepLightness, deepestLightness] = [0.275, 0.205] as const;
/** Largest lightness of a grey brand's dark field, on which white text is readable at 7:1. */
const maxGreyFieldLightness = 0.335;
/** Largest chroma of the dark field, of one that would be brown and is charcoal instead, and of brown beside cream. */
const [maxDeepChroma, maxCharcoalChroma, maxBrownChroma] = [0.075, 0.016, 0.034] as const;
/** Hues (degrees) from which the dark field would be brown, and by how much that of red is turned to wine, away from them. */
const [deepBrownFrom, wineTurn] = [[24, 33] as const, 14] as const;

/**
 * The dark field of light pages: a deep shade of the brand that is seen as its hue, and of a grey brand the grey itself
 * where it is dark enough. Beside dark brands it is deeper than they are, and beside yellow and neon it is nearly black.
 */
function getDeepField(brand: BaseColor): Color {
  const deep = toDeepBase(brand);
  const vivid = smoothstep(brand.l, 0.74, 0.86) * (1 - getPaleness(brand));
  const dark = 1 - smoothstep(brand.l, 0.2, 0.4);
  const brown = blend(maxCharcoalChroma, maxBrownChroma, getPaleness(brand));
  const most = blend(blend(maxDeepChroma, brown, getBrownness(brand.h, deepBrownFrom)), 0.025, vivid);
  const greyness = (1 - smoothstep(deep.chroma, 0.008, 0.06)) * (1 - smoothstep(brand.l, 0.55, 0.75));
  const lightness = blend(deepLightness, deepestLightness, Math.max(vivid, dark));
  const ofGrey = Math.max(deepestLightness, Math.min(maxGreyFieldLightness, brand.l));
  const hue = brand.h - wineTurn * getCloseness(brand.h, redHue, 24);
  return shade({ c: Math.min(most, deep.chroma * 0.55), h: (hue + 360) % 360 }, blend(lightness, ofGrey, greyness));
}

/** Distance of two hues, 0–180 degrees. */
const getHueDistance = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** How close a hue is to another, 1 at it and 0 at `reach` degrees. */
const getCloseness = (hue: number, to: number, reach: number): number =>
  1 - smoothstep(getHueDistance(hue, to), reach * 0.4, reach);

/** Lightness of the lightest dark page and the darkest light page that are no mid-tones. */
const [maxNight, minPaper] = [0.4, 0.8];

const redHue = 22;
const yellowHue = 100;
const brownHue = 62;
/** The most that a brown tint loses of its chroma at night. */
const maxNightLoss = 0.65;

/**
 * The chroma and hue of large soft surfaces. A red tint of the usual chroma is pink, which changes a brand's character, and a
 * yellow one is khaki: reds get less and yellows more, and tints of vermilion and brick are sand.
 */
function getTintTone(base: BaseColor): Tone {
  const { chroma } = base;
  const red = getCloseness(base.h, redHue, 40);
  const yellow = getCloseness(base.h, yellowHue, 32);
  const most = 0.035 - 0.012 * red + 0.025 * yellow;
  const usual = Math.min(most, chroma * (0.3 - 0.1 * red + 0.15 * yellow));
  const paleness = getPaleness(base);
  return { c: blend(usual, chroma, paleness), h: blend(toTintHue(base.h), base.h, paleness) };
}

/**
 * Distances of the tinted surface from the page: of most brands, of yellow ones, which are khaki any deeper, and the
 * least of a pale one, which it shows as it is.
 */
const [tintDepth, yellowTintDepth, minTintDepth] = [0.085, 0.045, 0.034] as const;

/** Distance of the tinted surface from a light page. */
function getTintDepth(tinting: BaseColor, page: number): number {
  const { l, h, chroma } = tinting;
  const yellowness = getCloseness(h, yellowHue, 32) * smoothstep(chroma, 0.05, 0.15);
  const own = Math.max(minTintDepth, Math.min(tintDepth, page - l));
  return blend(blend(tintDepth, yellowTintDepth, yellowness), own, getPaleness(tinting));
}

/** At night a tint of red, orange or yellow is a mud brown, so that little of it is left. */
function getNightTint(base: BaseColor): Tone {
  const { c, h } = getTintTone(base);
  return { c: c * (1 - maxNightLoss * getCloseness(h, brownHue, 70)), h };
}

/**
 * The surfaces of a mode: neutral, with the inverse field tinted in the brand's hue and hover
 * surfaces in the hue of `tinting`. Given surfaces stay as they are.
 */
export function createModeSurfaces(
  rules: ModeRules,
  neutral: Tone,
  { brand, tinting, deep }: { readonly brand: BaseColor; readonly tinting: BaseColor; readonly deep?: Color | undefined },
  given: GivenRoles = {},
): ModeSurfaces {
  const { page, dark } = rules;
  const shadeAt = (lightness: number, tone = neutral) => shade(tone, Math.min(1, lightness));
  const [, lightCard, lightRaised, lightMuted, lightBorder] = surfaceSteps.light;
  const [, darkCard, darkRaised, darkMuted] = surfaceSteps.dark;
  const raisedAbovePaper = page <= 0.975;
  const tint = dark ? getNightTint(tinting) : getTintTone(tinting);
  // Surfaces step away from black and white, and from the text on a given page that is a mid-tone.
  const away = page > (dark ? maxNight : minPaper) ? -1 : 1;
  const stepAt = (step: number, tone = neutral) => shadeAt(page + away * step, tone);
  const background = given.background ?? shadeAt(page);
  const card = given.card ?? stepAt(dark ? darkCard : lightCard);
  const raised = dark ? stepAt(darkRaised) : shadeAt(raisedAbovePaper ? page + lightCard : page + away * lightRaised);
  const popover = given.popover ?? raised;
  const muted = given.muted ?? stepAt(dark ? darkMuted : lightMuted);
  const sidebar = given.sidebar ?? card;
  const accent = given.accent ?? stepAt(dark ? 0.118 : getTintDepth(tinting, page), tint);
  const sidebarAccent = given["sidebar-accent"] ?? stepAt(dark ? 0.09 : 0.065, tint);
  // A given surface of the other tone has text of its own: nothing contrasts with both.
  const ofPage = (color: Color) => color === background || isDarkColor(color) === dark;
  const surfaces = [background, card, popover, muted, sidebar].filter(ofPage).map(luminance);
  const tinted = [...surfaces, ...[accent, sidebarAccent].filter(ofPage).map(luminance)];
  const hardest = dark ? Math.max(...surfaces) : Math.min(...surfaces);
  const hardestForText = dark ? Math.max(...tinted) : Math.min(...tinted);
  return {
    background,
    card,
    popover,
    muted,
    sidebar,
    accent,
    sidebarAccent,
    secondary: given.secondary ?? stepAt(dark ? 0.146 : 0.105),
    disabled: given.disabled ?? stepAt(dark ? 0.08 : 0.06),
    border: given.border ?? stepAt(dark ? 0.17 : lightBorder),
    inverse: given.inverse ?? (dark ? shadeAt(0.955, getBrandTint(brand, 0.3, 0.02)) : (deep ?? getDeepField(brand))),
    hardestLuminance: hardest,
    hardestTextLuminance: hardestForText,
  };
}
