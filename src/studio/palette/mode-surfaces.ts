import { luminance } from "#/color/contrast";
import type { Color } from "#/color/color";
import { shade, type Tone } from "#/studio/palette/shade";
import type { ModeRules } from "#/studio/palette/mode-rules";
import type { Reading } from "#/studio/palette/reading";
import { surfaceSteps } from "#/studio/palette/surface-steps";

/** The soft surfaces of a mode, before anything stands on them. */
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
  /** Luminance of the surface that is hardest to stand on: for outlines and fills, and for text, which also stands on tinted tones. */
  readonly hardest: number;
  readonly hardestForText: number;
};

/** A tint of the brand that is strong enough to be seen as its colour on a soft surface. */
const brandTint = (brand: Reading, share: number, most: number): Tone => ({
  c: Math.min(most, brand.chroma * share),
  h: brand.h,
});

/** The surfaces of a mode in the neutral tone, hover surfaces and the inverse field in a tint of the brand. */
export function modeSurfaces(rules: ModeRules, neutral: Tone, brand: Reading): ModeSurfaces {
  const { page, dark } = rules;
  const at = (lightness: number, tone = neutral) => shade(tone, Math.min(1, lightness));
  const [, lightCard, lightRaised, lightMuted, lightBorder] = surfaceSteps.light;
  const [, darkCard, darkRaised, darkMuted] = surfaceSteps.dark;
  const raisedAbovePaper = page <= 0.975;
  const tint = brandTint(brand, 0.3, 0.035);
  const background = at(page);
  const card = at(dark ? page + darkCard : page - lightCard);
  const popover = at(dark ? page + darkRaised : raisedAbovePaper ? page + lightCard : page - lightRaised);
  const muted = at(dark ? page + darkMuted : page - lightMuted);
  const accent = at(dark ? page + 0.118 : page - 0.085, tint);
  const sidebarAccent = at(dark ? page + 0.09 : page - 0.065, tint);
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
    secondary: at(dark ? page + 0.146 : page - 0.105),
    disabled: at(dark ? page + 0.08 : page - 0.06),
    border: at(dark ? page + 0.17 : page - lightBorder),
    inverse: at(dark ? 0.955 : 0.2, brandTint(brand, 0.3, dark ? 0.02 : 0.045)),
    hardest,
    hardestForText,
  };
}
