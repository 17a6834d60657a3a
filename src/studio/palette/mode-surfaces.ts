import { luminance } from "#/color/contrast";
import type { Color } from "#/color/color";
import { shade, type Tone } from "#/studio/palette/shade";
import type { ModeRules } from "#/studio/palette/mode-rules";
import { type GivenRoles, isDarkColor } from "#/studio/palette/given-colors";
import { type BaseColor, smoothstep } from "#/studio/palette/base-color";

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
 * The chroma of large soft surfaces. A red tint of the usual chroma is pink, which changes a
 * brand's character, and a yellow one is khaki: reds get less and yellows more.
 */
function getTintTone({ chroma, h }: BaseColor): Tone {
  const red = getCloseness(h, redHue, 40);
  const yellow = getCloseness(h, yellowHue, 32);
  const most = 0.035 - 0.012 * red + 0.025 * yellow;
  return { c: Math.min(most, chroma * (0.3 - 0.1 * red + 0.15 * yellow)), h };
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
  brand: BaseColor,
  tinting: BaseColor,
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
  const accent = given.accent ?? stepAt(dark ? 0.118 : 0.085, tint);
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
    inverse: given.inverse ?? shadeAt(dark ? 0.955 : 0.2, getBrandTint(brand, 0.3, dark ? 0.02 : 0.045)),
    hardestLuminance: hardest,
    hardestTextLuminance: hardestForText,
  };
}
