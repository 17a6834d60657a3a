import type { Color } from "#/color/color";
import { contrast } from "#/color/contrast";
import { colorFromHex } from "#/color/oklch";
import type { GivenLockup } from "#/model/given";
import { isPaperColor } from "#/studio/marks/given/flat-drawing";

/** How many of a drawing's colours have to be seen on a ground. */
const countedColors = 4;

/** Contrast below which a part vanishes in its ground, and that one colour has to have. */
const minPartContrast = 1.6;
const minMainContrast = 2.5;

/** The colours of a drawing without white that stands for paper. */
export function listInkColors({ colors }: Pick<GivenLockup, "colors">): readonly string[] {
  const ink = colors.filter((hex) => !isPaperColor(hex));
  return ink.length > 0 ? ink : colors;
}

/** Whether every main part of a drawing is seen on a ground. */
export function isSeenOn(ground: Color, lockup: Pick<GivenLockup, "colors">): boolean {
  const contrasts = listInkColors(lockup)
    .slice(0, countedColors)
    .map((hex) => contrast(colorFromHex(hex), ground));
  return contrasts.length > 0 && Math.min(...contrasts) >= minPartContrast && Math.max(...contrasts) >= minMainContrast;
}
