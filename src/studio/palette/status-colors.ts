import type { Color } from "#/color/color";
import { computeTextColor } from "#/studio/palette/fill";
import type { ModeRules } from "#/studio/palette/mode-rules";
import { computeReadableFill } from "#/studio/palette/readable-fill";
import { shade } from "#/studio/palette/shade";
import { findContrastingLightness } from "#/studio/palette/lightness-search";
import { statusAnchors, statusScales } from "#/studio/palette/status-scales";

/** A status as a fill with its text, and as text on any surface. */
export type StatusColors = { readonly fill: Color; readonly on: Color; readonly text: Color };

/** A status hue as readable text on every surface; `ground` is the luminance of the hardest one. */
export function getStatusTextColor(rules: ModeRules, status: keyof typeof statusAnchors, ground: number): Color {
  const anchor = statusAnchors[status];
  return shade(anchor, findContrastingLightness(ground, rules.dark, rules.text, anchor, anchor.l));
}

/**
 * The colours of success, warning and information, which are the same for every brand. For danger
 * see `computeDangerFill`.
 */
export function getStatusColors(rules: ModeRules, status: "success" | "warning" | "info", ground: number): StatusColors {
  const fill = computeReadableFill(statusScales[status][8], statusAnchors[status], rules.text, status === "warning");
  return { fill, on: computeTextColor(fill, rules.text), text: getStatusTextColor(rules, status, ground) };
}
