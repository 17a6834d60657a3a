import type { Color } from "#/color/color";
import { luminance } from "#/color/contrast";
import { oklchColor } from "#/color/oklch-color";
import type { Direction } from "#/model/direction";
import type { ColorMode, Mode, ScaleName, Scale } from "#/model/token-set";
import { withAliases } from "#/studio/palette/alias";
import { chartColors } from "#/studio/palette/charts";
import { dangerFill } from "#/studio/palette/danger-fill";
import { fillStates, statesTowards, takesLightText, textOn } from "#/studio/palette/fill";
import { lightnessAtLeast, lightnessAtMost, type Tone } from "#/studio/palette/lightness-search";
import { darkerThan, lighterThan } from "#/studio/palette/luminance-bounds";
import { type ModeRules, modeRules } from "#/studio/palette/mode-rules";
import { modeSurfaces } from "#/studio/palette/mode-surfaces";
import type { Reading } from "#/studio/palette/reading";
import { statusAnchors } from "#/studio/palette/status-scales";

/** Above 4.5 there are fills on which neither white nor black is readable enough; these are the luminances that bound them. */
const fillBounds = (ratio: number) => ({ darkMax: darkerThan(1, ratio), lightMin: lighterThan(0, ratio) });

/** The colour itself if its lightness already serves, else its hue at the nearest lightness that does. */
function settled(color: Color, tone: Tone, lightness: number): Color {
  return lightness === color.l ? color : oklchColor(lightness, tone.c, tone.h);
}

/** A fill on which text reaches the ratio: the fill itself, or, where the ratio leaves a gap, the nearest beyond it on the side given. */
function readableFill(fill: Color, tone: Tone, ratio: number, lighter: boolean): Color {
  const { darkMax, lightMin } = fillBounds(ratio);
  if (darkMax >= lightMin) return fill;
  const bounded = lighter ? lightnessAtLeast(tone, fill.l, lightMin) : lightnessAtMost(tone, fill.l, darkMax);
  return settled(fill, tone, bounded);
}

/** What the modes are made from. */
export type ModeSource = {
  readonly direction: Direction;
  readonly brand: Reading;
  readonly neutral: Tone;
  readonly scales: Readonly<Record<ScaleName, Scale>>;
};

/** The nearest to the brand that stands out from every surface and bears readable text. */
function primaryOf(rules: ModeRules, brand: Reading, hardest: number): Color {
  const tone = { c: brand.chroma, h: brand.h };
  const { darkMax, lightMin } = fillBounds(rules.text);
  const gap = darkMax < lightMin;
  if (rules.dark) {
    const bound = lighterThan(hardest, rules.ui);
    return settled(brand.color, tone, lightnessAtLeast(tone, brand.l, gap ? Math.max(bound, lightMin) : bound));
  }
  const bound = darkerThan(hardest, rules.ui);
  return settled(brand.color, tone, lightnessAtMost(tone, brand.l, gap ? Math.min(bound, darkMax) : bound));
}

/** All semantic colours of one mode. */
export function colorMode(mode: Mode, source: ModeSource): ColorMode {
  const { direction, brand, neutral, scales } = source;
  const rules = modeRules(mode, direction);
  const { dark, strong, text } = rules;
  const surfaces = modeSurfaces(rules, neutral, brand);
  const { hardest, hardestForText } = surfaces;
  const vivid: Tone = { c: brand.chroma, h: brand.h };
  const readable = (tone: Tone, start: number) =>
    dark
      ? lightnessAtLeast(tone, start, lighterThan(hardestForText, text))
      : lightnessAtMost(tone, start, darkerThan(hardestForText, text));
  const inTone = (tone: Tone, lightness: number) => oklchColor(lightness, tone.c, tone.h);

  const primary = primaryOf(rules, brand, hardest);
  const primaryText = textOn(primary, text);
  const primaryStates = fillStates(primary, vivid, takesLightText(primary, text));

  const linkStart = dark ? Math.min(0.9, brand.l) : Math.max(0.32, brand.l);
  const link = settled(brand.color, vivid, readable(vivid, linkStart));

  const destructive = dangerFill(rules, brand, primary);
  const dangerTone: Tone = statusAnchors.danger;
  const destructiveStates = fillStates(destructive, dangerTone, takesLightText(destructive, text));

  const secondaryStates = statesTowards(surfaces.secondary, neutral, dark);
  const foreground = oklchColor(
    dark ? (strong ? 0.99 : 0.955) : strong ? 0.12 : direction.color.nightLightness,
    neutral.c,
    neutral.h,
  );
  const mutedText = inTone(neutral, readable(neutral, dark ? 0.72 : 0.45));
  const outlineStart = dark ? scales.neutral[6].l : scales.neutral[6].l;
  const input = settled(
    scales.neutral[6],
    neutral,
    dark
      ? lightnessAtLeast(neutral, outlineStart, lighterThan(hardest, rules.ui))
      : lightnessAtMost(neutral, outlineStart, darkerThan(hardest, rules.ui)),
  );
  const border = strong ? input : surfaces.border;

  const ringOffset = strong ? oklchColor(dark ? 0 : 1, 0, 0) : surfaces.background;
  const ringGround = luminance(ringOffset);
  const ring = strong
    ? oklchColor(dark ? 1 : 0, 0, 0)
    : settled(
        primary,
        vivid,
        dark
          ? lightnessAtLeast(vivid, primary.l, lighterThan(ringGround, rules.ringTones))
          : lightnessAtMost(vivid, primary.l, darkerThan(ringGround, rules.ringTones)),
      );

  const status = (name: "success" | "warning" | "info") => {
    const tone = statusAnchors[name];
    const fill = readableFill(scales[name][8], tone, text, name === "warning");
    return { fill, on: textOn(fill, text), asText: inTone(tone, readable(tone, tone.l)) };
  };
  const success = status("success");
  const warning = status("warning");
  const info = status("info");

  const accentNine = scales.accent[8];
  const spot = readableFill(accentNine, { c: accentNine.c, h: accentNine.h }, text, accentNine.l >= 0.6);
  const brandText = textOn(brand.color, 4.5);
  const inverseLight = takesLightText(surfaces.inverse, 4.5);
  const inverseGround = luminance(surfaces.inverse);
  const inverseMuted = inverseLight
    ? lightnessAtLeast(neutral, 0.75, lighterThan(inverseGround, text))
    : lightnessAtMost(neutral, 0.45, darkerThan(inverseGround, text));
  const [chart1, chart2, chart3, chart4, chart5] = chartColors(mode, brand, direction);

  return withAliases(scales, {
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
    "destructive-text": inTone(dangerTone, readable(dangerTone, statusAnchors.danger.l)),
    success: success.fill,
    "success-foreground": success.on,
    "success-text": success.asText,
    warning: warning.fill,
    "warning-foreground": warning.on,
    "warning-text": warning.asText,
    info: info.fill,
    "info-foreground": info.on,
    "info-text": info.asText,
    border,
    input,
    ring,
    "ring-offset": ringOffset,
    link,
    "link-hover": statesTowards(link, vivid, dark).hover,
    disabled: surfaces.disabled,
    "disabled-foreground": oklchColor(dark ? 0.58 : 0.62, neutral.c, neutral.h),
    brand: brand.color,
    "brand-foreground": brandText,
    spot,
    "spot-foreground": textOn(spot, text),
    inverse: surfaces.inverse,
    "inverse-foreground": textOn(surfaces.inverse, 7),
    "inverse-muted": oklchColor(inverseMuted, neutral.c, neutral.h),
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
