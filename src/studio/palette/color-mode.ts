import { luminance } from "#/color/contrast";
import type { Direction } from "#/model/direction";
import type { ColorMode, Mode, Scale, ScaleName } from "#/model/token-set";
import { type Primitives, withAliases } from "#/studio/palette/alias";
import { chartColors } from "#/studio/palette/charts";
import { dangerFill } from "#/studio/palette/danger-fill";
import { fillStates, statesTowards, takesLightText, textOn } from "#/studio/palette/fill";
import { focusRing } from "#/studio/palette/focus-ring";
import { shade, type Tone } from "#/studio/palette/shade";
import { modeRules } from "#/studio/palette/mode-rules";
import { modeSurfaces } from "#/studio/palette/mode-surfaces";
import { primaryFill } from "#/studio/palette/primary";
import { readableFill, settled } from "#/studio/palette/readable-fill";
import type { Reading } from "#/studio/palette/reading";
import { standingOn } from "#/studio/palette/standing";
import { statusColors, statusText } from "#/studio/palette/status-colors";
import { statusAnchors } from "#/studio/palette/status-scales";

/** What the modes are made from. */
export type ModeSource = {
  readonly direction: Direction;
  readonly brand: Reading;
  readonly neutral: Tone;
  readonly scales: Readonly<Record<ScaleName, Scale>>;
  readonly primitives: Primitives;
};

/** Links keep this far from black and white, so that hover has room to go on. */
const linkDeepest = 0.32;
const linkPalest = 0.9;

/** All semantic colours of one mode: surfaces first, then what must stand out from the hardest of them. */
export function colorMode(mode: Mode, source: ModeSource): ColorMode {
  const { direction, brand, neutral, scales } = source;
  const rules = modeRules(mode, direction);
  const { dark, strong, text } = rules;
  const surfaces = modeSurfaces(rules, neutral, brand);
  const { hardest, hardestForText } = surfaces;
  const brandTone: Tone = { c: brand.chroma, h: brand.h };
  const at = (lightness: number, tone = neutral) => shade(tone, lightness);
  const readable = (tone: Tone, start: number) => standingOn(hardestForText, dark, text, tone, start);

  const strongInk = at(dark ? 0.99 : 0.12);
  const ink = dark ? scales.neutral[1] : scales.neutral[11];
  const foreground = strong ? strongInk : ink;
  const quietInk = scales.neutral[dark ? 5 : 7];
  const mutedText = settled(quietInk, neutral, readable(neutral, quietInk.l));
  const outline = scales.neutral[6];
  const input = settled(outline, neutral, standingOn(hardest, dark, rules.ui, neutral, outline.l));
  const border = strong ? input : surfaces.border;

  const primary = primaryFill(rules, brand, hardest);
  const primaryText = textOn(primary, text);
  const primaryStates = fillStates(primary, brandTone, takesLightText(primary, text));
  const secondaryStates = statesTowards(surfaces.secondary, neutral, dark);
  const { ring, offset } = focusRing(rules, surfaces.background, primary, brandTone);
  const linkStart = dark ? Math.min(linkPalest, brand.l) : Math.max(linkDeepest, brand.l);
  const link = settled(brand.color, brandTone, readable(brandTone, linkStart));

  const destructive = dangerFill(rules, brand, primary);
  const destructiveStates = fillStates(destructive, statusAnchors.danger, takesLightText(destructive, text));
  const success = statusColors(rules, "success", hardestForText);
  const warning = statusColors(rules, "warning", hardestForText);
  const info = statusColors(rules, "info", hardestForText);

  const accent = scales.accent[8];
  const spot = readableFill(accent, accent, text, accent.l >= 0.6);
  const inverseGround = luminance(surfaces.inverse);
  const inverseMuted = standingOn(inverseGround, !dark, text, neutral, dark ? 0.45 : 0.75);
  const [chart1, chart2, chart3, chart4, chart5] = chartColors(mode, brand, direction);

  return withAliases(source.primitives, {
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
    "destructive-foreground": textOn(destructive, text),
    "destructive-hover": destructiveStates.hover,
    "destructive-active": destructiveStates.active,
    "destructive-text": statusText(rules, "danger", hardestForText),
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
    "link-hover": statesTowards(link, brandTone, dark).hover,
    disabled: surfaces.disabled,
    "disabled-foreground": at(dark ? 0.58 : 0.62),
    brand: brand.color,
    "brand-foreground": textOn(brand.color, 4.5),
    spot,
    "spot-foreground": textOn(spot, text),
    inverse: surfaces.inverse,
    "inverse-foreground": textOn(surfaces.inverse, 7),
    "inverse-muted": at(inverseMuted),
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
