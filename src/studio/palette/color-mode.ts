import { luminance } from "#/color/contrast";
import type { Direction } from "#/model/direction";
import type { ColorMode, Mode, Scale, ScaleName } from "#/model/token-set";
import { type Primitives, addAliases } from "#/studio/palette/aliases";
import { getChartColors } from "#/studio/palette/chart-colors";
import { computeDangerFill } from "#/studio/palette/danger-fill";
import { computeFillStates, computeStates, hasLightText, computeTextColor } from "#/studio/palette/fill";
import { shade, type Tone, untinted } from "#/studio/palette/shade";
import { getModeRules, type ModeRules } from "#/studio/palette/mode-rules";
import { createModeSurfaces } from "#/studio/palette/mode-surfaces";
import { computePrimaryFill, computeReadableFill, adjustLightness } from "#/studio/palette/readable-fill";
import type { BaseColor } from "#/studio/palette/base-color";
import { findContrastingLightness } from "#/studio/palette/lightness-search";
import { getStatusColors, getStatusTextColor } from "#/studio/palette/status-colors";
import { statusAnchors } from "#/studio/palette/status-scales";
import type { Color } from "#/color/color";

/** Input of `createColorMode`. */
export type ModeSource = {
  readonly direction: Direction;
  readonly brand: BaseColor;
  readonly neutral: Tone;
  readonly scales: Readonly<Record<ScaleName, Scale>>;
  readonly primitives: Primitives;
};

/** Links stay within these lightnesses, so that hover colours can still move away from them. */
const minLinkLightness = 0.32;
const maxLinkLightness = 0.9;

/**
 * All semantic colours of one mode. Surfaces come first, because the other colours must contrast
 * with the hardest of them.
 */
export function createColorMode(mode: Mode, source: ModeSource): ColorMode {
  const { direction, brand, neutral, scales } = source;
  const rules = getModeRules(mode, direction);
  const { dark, strong, text } = rules;
  const surfaces = createModeSurfaces(rules, neutral, brand);
  const { hardestLuminance: hardest, hardestTextLuminance: hardestForText } = surfaces;
  const brandTone: Tone = { c: brand.chroma, h: brand.h };
  const shadeAt = (lightness: number, tone = neutral) => shade(tone, lightness);
  const findReadableLightness = (tone: Tone, start: number) => findContrastingLightness(hardestForText, dark, text, tone, start);

  const strongInk = shadeAt(dark ? 0.99 : 0.12);
  const ink = dark ? scales.neutral[1] : scales.neutral[11];
  const foreground = strong ? strongInk : ink;
  const mutedInk = scales.neutral[dark ? 5 : 7];
  const mutedText = adjustLightness(mutedInk, neutral, findReadableLightness(neutral, mutedInk.l));
  const outline = scales.neutral[6];
  const input = adjustLightness(outline, neutral, findContrastingLightness(hardest, dark, rules.ui, neutral, outline.l));
  const border = strong ? input : surfaces.border;

  const primary = computePrimaryFill(rules, brand, hardest);
  const primaryText = computeTextColor(primary, text);
  const primaryStates = computeFillStates(primary, brandTone, hasLightText(primary, text));
  const secondaryStates = computeStates(surfaces.secondary, neutral, dark);
  const { ring, offset } = computeFocusRing(rules, surfaces.background, primary, brandTone);
  const linkStart = dark ? Math.min(maxLinkLightness, brand.l) : Math.max(minLinkLightness, brand.l);
  const link = adjustLightness(brand.color, brandTone, findReadableLightness(brandTone, linkStart));

  const destructive = computeDangerFill(rules, brand, primary);
  const destructiveStates = computeFillStates(destructive, statusAnchors.danger, hasLightText(destructive, text));
  const success = getStatusColors(rules, "success", hardestForText);
  const warning = getStatusColors(rules, "warning", hardestForText);
  const info = getStatusColors(rules, "info", hardestForText);

  const accent = scales.accent[8];
  const spot = computeReadableFill(accent, accent, text, accent.l >= 0.6);
  const inverseLuminance = luminance(surfaces.inverse);
  const inverseMuted = findContrastingLightness(inverseLuminance, !dark, text, neutral, dark ? 0.45 : 0.75);
  const [chart1, chart2, chart3, chart4, chart5] = getChartColors(mode, brand, direction);

  return addAliases(source.primitives, {
    background: surfaces.background,
    foreground,
    card: surfaces.card,
    "card-foreground": foreground,
    popover: surfaces.popover,
    "popover-foreground": foreground,
    primary,
    "primary-foreground": primaryText,
    "primary-hover": primaryStates.hover,
    "primary-active": primaryStates.active,
    secondary: surfaces.secondary,
    "secondary-foreground": foreground,
    "secondary-hover": secondaryStates.hover,
    "secondary-active": secondaryStates.active,
    muted: surfaces.muted,
    "muted-foreground": mutedText,
    accent: surfaces.accent,
    "accent-foreground": foreground,
    destructive,
    "destructive-foreground": computeTextColor(destructive, text),
    "destructive-hover": destructiveStates.hover,
    "destructive-active": destructiveStates.active,
    "destructive-text": getStatusTextColor(rules, "danger", hardestForText),
    success: success.fill,
    "success-foreground": success.on,
    "success-text": success.text,
    warning: warning.fill,
    "warning-foreground": warning.on,
    "warning-text": warning.text,
    info: info.fill,
    "info-foreground": info.on,
    "info-text": info.text,
    border,
    input,
    ring,
    "ring-offset": offset,
    link,
    "link-hover": computeStates(link, brandTone, dark).hover,
    disabled: surfaces.disabled,
    "disabled-foreground": shadeAt(dark ? 0.58 : 0.62),
    brand: brand.color,
    "brand-foreground": computeTextColor(brand.color, 4.5),
    spot,
    "spot-foreground": computeTextColor(spot, text),
    inverse: surfaces.inverse,
    "inverse-foreground": computeTextColor(surfaces.inverse, 7),
    "inverse-muted": shadeAt(inverseMuted),
    "chart-1": chart1,
    "chart-2": chart2,
    "chart-3": chart3,
    "chart-4": chart4,
    "chart-5": chart5,
    sidebar: surfaces.sidebar,
    "sidebar-foreground": foreground,
    "sidebar-primary": primary,
    "sidebar-primary-foreground": primaryText,
    "sidebar-accent": surfaces.sidebarAccent,
    "sidebar-accent-foreground": foreground,
    "sidebar-border": border,
    "sidebar-ring": ring,
  });
}

/**
 * The two tones of the focus ring. Their contrast is the square of the ratio for controls, so that
 * one of them is visible against any adjacent colour (WCAG 2.2, 1.4.11 and 2.4.13). The inner tone
 * is the page's, the outer one a shade or tint of primary; black and white in high contrast.
 */
export function computeFocusRing(
  rules: ModeRules,
  page: Color,
  primary: Color,
  tone: Tone,
): { readonly ring: Color; readonly offset: Color } {
  const { dark, strong, ringTones } = rules;
  if (strong) return { ring: shade(untinted, dark ? 1 : 0), offset: shade(untinted, dark ? 0 : 1) };
  return { ring: shade(tone, findContrastingLightness(luminance(page), dark, ringTones, tone, primary.l)), offset: page };
}
