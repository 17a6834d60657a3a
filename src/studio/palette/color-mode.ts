import { luminance } from "#/color/contrast";
import type { Direction } from "#/model/direction";
import type { ColorMode, ColorRole, Mode, Scale, ScaleName } from "#/model/token-set";
import { type Primitives, addAliases } from "#/studio/palette/aliases";
import { getChartColors } from "#/studio/palette/chart-colors";
import { computeDangerFill } from "#/studio/palette/danger-fill";
import { computeFillStates, computeStates, hasLightText, computeTextColor } from "#/studio/palette/fill";
import { shade, type Tone, untinted } from "#/studio/palette/shade";
import { getModeRules, type ModeRules } from "#/studio/palette/mode-rules";
import { createModeSurfaces } from "#/studio/palette/mode-surfaces";
import { adjustLightness, computePrimaryFill, computeReadableFill, getLightFrom } from "#/studio/palette/readable-fill";
import { type BaseColor, toBaseColor, toDeepBase } from "#/studio/palette/base-color";
import { adjustModeRules, followModes, type GivenRoles, isDarkColor } from "#/studio/palette/given-colors";
import { makeRolesReadable } from "#/studio/palette/readable-roles";
import { findContrastingLightness, findTextLightness } from "#/studio/palette/lightness-search";
import { minLabelLc, minTextLc } from "#/studio/palette/mode-rules";
import { getStatusColors, getStatusTextColor, minLightFill, type StatusBase } from "#/studio/palette/status-colors";
import { statusAnchors } from "#/studio/palette/status-scales";
import type { Color } from "#/color/color";

/** Input of `createColorMode`. */
export type ModeSource = {
  readonly direction: Direction;
  readonly brand: BaseColor;
  /** The colour in whose hue soft surfaces are tinted. */
  readonly tinting: BaseColor;
  /** The second colour that people gave: it is seen as it is, however pale. */
  readonly second?: Color | undefined;
  /** The same if it is dark: the brand's own dark. */
  readonly deep?: Color | undefined;
  readonly neutral: Tone;
  readonly scales: Readonly<Record<ScaleName, Scale>>;
  readonly primitives: Primitives;
  /** Colours that people gave, by mode, and the scales of which they gave steps. */
  readonly given?: {
    readonly modes: Readonly<Record<Mode, GivenRoles>>;
    readonly scales: ReadonlySet<ScaleName>;
    /** The given colours of a mode as they look over its final colours. */
    seeOver(mode: Mode, colors: GivenRoles): GivenRoles;
  };
};

/** Links stay within these lightnesses, so that hover colours can still move away from them. */
const minLinkLightness = 0.32;
const maxLinkLightness = 0.9;

const surfaceRoles = ["background", "card", "popover", "muted", "sidebar", "secondary", "border"] as const;
/** Largest chroma that pages and cards take over from a surface of another mode. */
const maxFollowedChroma = 0.03;

/** The tone of the surfaces that were not given: that of the first one that was. */
function getSurfaceTone(neutral: Tone, own: GivenRoles, followed: GivenRoles): Tone {
  const given = surfaceRoles.map((role) => own[role]).find((color) => color !== undefined);
  if (given) return given;
  const other = surfaceRoles.map((role) => followed[role]).find((color) => color !== undefined);
  return other ? { c: Math.min(maxFollowedChroma, other.c), h: other.h } : neutral;
}

const statuses = { success: "success", warning: "warning", info: "info", destructive: "danger" } as const;

/**
 * All semantic colours of one mode. Surfaces come first, because the other colours must contrast
 * with the hardest of them. Given colours stay as they are; what depends on them follows, and so do
 * the modes for which nothing was given.
 */
export function createColorMode(mode: Mode, source: ModeSource): ColorMode {
  const { direction, brand, neutral, scales } = source;
  const given = source.given?.modes[mode] ?? {};
  const followed = source.given ? followModes(source.given.modes, mode) : {};
  const opposite = getModeRules(oppositeModes[mode], direction).page;
  const rules = adjustModeRules(getModeRules(mode, direction), given, opposite);
  const { dark, strong, text } = rules;
  const surfaces = createModeSurfaces(rules, getSurfaceTone(neutral, given, followed), source, given);
  const { hardestLuminance: hardest, hardestTextLuminance: hardestForText } = surfaces;
  const shadeAt = (lightness: number, tone = neutral) => shade(tone, lightness);
  const findReadableLightness = (tone: Tone, start: number, lc: number) =>
    findTextLightness(hardestForText, dark, { ratio: text, lc }, tone, start);

  const strongInk = shadeAt(dark ? 0.99 : 0.12);
  const ink = dark ? scales.neutral[1] : scales.neutral[11];
  const foreground = given.foreground ?? (strong ? strongInk : ink);
  const mutedInk = scales.neutral[dark ? 5 : 7];
  const mutedText =
    given["muted-foreground"] ?? adjustLightness(mutedInk, neutral, findReadableLightness(neutral, mutedInk.l, minLabelLc));
  const outline = scales.neutral[6];
  const input =
    given.input ?? adjustLightness(outline, neutral, findContrastingLightness(hardest, dark, rules.ui, neutral, outline.l));
  const border = given.border ?? (strong ? input : surfaces.border);

  const mainColor = given.primary ?? followed.primary;
  const main = mainColor ? toBaseColor(mainColor) : toDeepBase(brand);
  const mainTone: Tone = mainColor && given.primary ? mainColor : { c: main.chroma, h: main.h };
  const primary = given.primary ?? computePrimaryFill(rules, main, hardest);
  const primaryText = given["primary-foreground"] ?? computeTextColor(primary, text);
  const isLabelLight = given["primary-foreground"] ? !isDarkColor(primaryText) : hasLightText(primary, text);
  const primaryStates = computeFillStates(primary, mainTone, isLabelLight);
  const secondaryStates = computeStates(surfaces.secondary, given.secondary ?? neutral, dark);
  const focus = computeFocusRing(rules, surfaces.background, primary, mainTone);
  const ring = given.ring ?? focus.ring;
  const linkColor = given.link ?? followed.link ?? mainColor;
  const linkBase = linkColor ? toBaseColor(linkColor) : toDeepBase(brand);
  const linkTone: Tone = { c: linkBase.chroma, h: linkBase.h };
  const linkStart = dark ? Math.min(maxLinkLightness, linkBase.l) : Math.max(minLinkLightness, linkBase.l);
  const link = given.link ?? adjustLightness(linkBase.color, linkTone, findReadableLightness(linkTone, linkStart, minTextLc));

  const toStatusBase = (role: keyof typeof statuses): StatusBase => {
    const scale = statuses[role];
    const anchor = given[role] ?? followed[role] ?? (source.given?.scales.has(scale) ? scales[scale][8] : undefined);
    return { fill: given[role], anchor };
  };
  const danger = toStatusBase("destructive");
  const dangerFill = danger.anchor && computeReadableFill(danger.anchor, danger.anchor, text, danger.anchor.l >= minLightFill);
  const destructive = danger.fill ?? dangerFill ?? computeDangerFill(rules, brand, primary);
  const destructiveStates = computeFillStates(
    destructive,
    danger.anchor ?? statusAnchors.danger,
    hasLightText(destructive, text),
  );
  const success = getStatusColors(rules, "success", hardestForText, toStatusBase("success"));
  const warning = getStatusColors(rules, "warning", hardestForText, toStatusBase("warning"));
  const info = getStatusColors(rules, "info", hardestForText, toStatusBase("info"));

  const brandColor = given.brand ?? followed.brand ?? brand.color;
  const accent = followed.spot ?? (source.given?.scales.has("accent") ? undefined : source.second) ?? scales.accent[8];
  const spot = given.spot ?? computeReadableFill(accent, accent, text, accent.l >= getLightFrom(accent));
  const inverseLuminance = luminance(surfaces.inverse);
  const isInverseDark = isDarkColor(surfaces.inverse);
  const inverseMuted = findTextLightness(
    inverseLuminance,
    isInverseDark,
    { ratio: text, lc: minLabelLc },
    neutral,
    isInverseDark ? 0.75 : 0.45,
  );
  const [chart1, chart2, chart3, chart4, chart5] = getChartColors(mode, brand, direction);

  const derived: Readonly<Record<ColorRole, Color>> = {
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
    "destructive-text": getStatusTextColor(rules, "danger", hardestForText, danger.anchor),
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
    "ring-offset": focus.offset,
    link,
    "link-hover": computeStates(link, linkTone, dark).hover,
    disabled: surfaces.disabled,
    "disabled-foreground": shadeAt(dark ? 0.58 : 0.62),
    brand: brandColor,
    "brand-foreground": computeTextColor(brandColor, 4.5),
    spot,
    "spot-foreground": computeTextColor(spot, text),
    inverse: surfaces.inverse,
    "inverse-foreground": computeTextColor(surfaces.inverse, 7),
    "inverse-muted": shadeAt(inverseMuted),
    "chart-1": followed["chart-1"] ?? chart1,
    "chart-2": followed["chart-2"] ?? chart2,
    "chart-3": followed["chart-3"] ?? chart3,
    "chart-4": followed["chart-4"] ?? chart4,
    "chart-5": followed["chart-5"] ?? chart5,
    sidebar: surfaces.sidebar,
    "sidebar-foreground": foreground,
    "sidebar-primary": primary,
    "sidebar-primary-foreground": primaryText,
    "sidebar-accent": surfaces.sidebarAccent,
    "sidebar-accent-foreground": foreground,
    "sidebar-border": border,
    "sidebar-ring": ring,
  };
  if (!source.given) return addAliases(source.primitives, derived);
  const colors = makeRolesReadable({ ...derived, ...given }, given, rules);
  return addAliases(source.primitives, { ...colors, ...source.given.seeOver(mode, colors) });
}

/** The mode with the page of the other tone. */
const oppositeModes: Readonly<Record<Mode, Mode>> = {
  light: "dark",
  dark: "light",
  "high-contrast": "high-contrast-dark",
  "high-contrast-dark": "high-contrast",
};

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
