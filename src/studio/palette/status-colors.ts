import type { Color } from "#/color/color";
import { computeTextColor } from "#/studio/palette/fill";
import { minTextLc, type ModeRules } from "#/studio/palette/mode-rules";
import { computeReadableFill } from "#/studio/palette/readable-fill";
import { shade } from "#/studio/palette/shade";
import { findTextLightness } from "#/studio/palette/lightness-search";
import { statusAnchors, statusScales } from "#/studio/palette/status-scales";

/** A status as a fill with its text, and as text on any surface. */
export type StatusColors = { readonly fill: Color; readonly on: Color; readonly text: Color };

/** A status hue as readable text on every surface; `ground` is the luminance of the hardest one. */
export function getStatusTextColor(
  rules: ModeRules,
  status: keyof typeof statusAnchors,
  ground: number,
  anchor: Pick<Color, "l" | "c" | "h"> = statusAnchors[status],
): Color {
  return shade(anchor, findTextLightness(ground, rules.dark, { ratio: rules.text, lc: minTextLc }, anchor, anchor.l));
}

/** What a status has to follow: the fill that was given, or the one that it should be close to. */
export type StatusBase = { readonly fill?: Color | undefined; readonly anchor?: Color | undefined };

/** From this lightness on a fill carries dark text. */
export const minLightFill = 0.7;

/**
 * The colours of success, warning and information, which are the same for every brand unless they
 * were given. For danger see `computeDangerFill`.
 */
export function getStatusColors(
  rules: ModeRules,
  status: "success" | "warning" | "info",
  ground: number,
  { fill: given, anchor = given }: StatusBase = {},
): StatusColors {
  const usual = anchor ?? statusScales[status][8];
  const lighter = anchor ? anchor.l >= minLightFill : status === "warning";
  const fill = given ?? computeReadableFill(usual, anchor ?? statusAnchors[status], rules.text, lighter);
  return { fill, on: computeTextColor(fill, rules.text), text: getStatusTextColor(rules, status, ground, anchor) };
}
