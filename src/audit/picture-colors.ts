import { parseLiteralColor } from "#/audit/palette";
import type { Color } from "#/color/color";
import { memoizeText } from "#/kernel/memoize";

/** Fills and strokes of a picture, as written. */
const paintPattern = /(?:fill|stroke|stop-color)\s{0,9}[=:]\s{0,9}["']?(#[0-9a-f]{3,8})/gi;

const parseColor = memoizeText((text) => parseLiteralColor(text));

/** The distinct colours in which a picture is painted. */
export function listPictureColors(svg: string): readonly Color[] {
  const colors = new Map<string, Color>();
  for (const [, text = ""] of svg.matchAll(paintPattern)) {
    const color = parseColor(text.toLowerCase());
    if (color) colors.set(color.hex, color);
  }
  return [...colors.values()];
}
