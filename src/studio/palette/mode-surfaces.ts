import { luminance } from "#/color/contrast";
import type { Color } from "#/color/color";
import { shade, type Tone } from "#/studio/palette/shade";
import type { ModeRules } from "#/studio/palette/mode-rules";
import type { BaseColor } from "#/studio/palette/base-color";

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

/**
 * The surfaces of a mode: neutral, with hover surfaces and the inverse field tinted in the brand's
 * hue.
 */
export function createModeSurfaces(rules: ModeRules, neutral: Tone, brand: BaseColor): ModeSurfaces {
  const { page, dark } = rules;
  const shadeAt = (lightness: number, tone = neutral) => shade(tone, Math.min(1, lightness));
  const [, lightCard, lightRaised, lightMuted, lightBorder] = surfaceSteps.light;
  const [, darkCard, darkRaised, darkMuted] = surfaceSteps.dark;
  const raisedAbovePaper = page <= 0.975;
  const tint = getBrandTint(brand, 0.3, 0.035);
  const background = shadeAt(page);
  const card = shadeAt(dark ? page + darkCard : page - lightCard);
  const popover = shadeAt(dark ? page + darkRaised : raisedAbovePaper ? page + lightCard : page - lightRaised);
  const muted = shadeAt(dark ? page + darkMuted : page - lightMuted);
  const accent = shadeAt(dark ? page + 0.118 : page - 0.085, tint);
  const sidebarAccent = shadeAt(dark ? page + 0.09 : page - 0.065, tint);
  const surfaces = [background, card, popover, muted].map(luminance);
  const tinted = [...surfaces, luminance(accent), luminance(sidebarAccent)];
  const hardest = dark ? Math.max(...surfaces) : Math.min(...surfaces);
  const hardestForText = dark ? Math.max(...tinted) : Math.min(...tinted);
  return {
    background,
    card,
    popover,
    muted,
    sidebar: card,
    accent,
    sidebarAccent,
    secondary: shadeAt(dark ? page + 0.146 : page - 0.105),
    disabled: shadeAt(dark ? page + 0.08 : page - 0.06),
    border: shadeAt(dark ? page + 0.17 : page - lightBorder),
    inverse: shadeAt(dark ? 0.955 : 0.2, getBrandTint(brand, 0.3, dark ? 0.02 : 0.045)),
    hardestLuminance: hardest,
    hardestTextLuminance: hardestForText,
  };
}
