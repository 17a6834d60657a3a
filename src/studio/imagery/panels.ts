import type { GroundUse } from "#/studio/imagery/grounds-by-archetype";
import type { Ground } from "#/studio/imagery/picture-palette";
import type { Frame } from "#/studio/imagery/compositions";
import type { Box } from "#/studio/marks/geometry/bounds";

/** One field of a picture that is split, in pixels of the picture. */
export type Panel = Frame & {
  readonly x: number;
  readonly y: number;
  readonly ground: Ground;
  /**
   * The part in which its subject stands, in the panel's own coordinates; absent on plain fields.
   */
  readonly inner: Box | undefined;
};

/** The grounds of a split picture, the given one first; no two neighbours are the same. */
function listGrounds(use: GroundUse, first: Ground): readonly [Ground, Ground, Ground] {
  const all: readonly Ground[] = [first, "brand", ...use.illustrations, ...use.hero, "spot", "tint"];
  const [one = first, second = "brand", third = "tint"] = [...new Set(all)];
  return [one, second, third];
}

/**
 * Splits a wide frame into three equal upright fields within `inner`, which crops keep, with a
 * plain field at each end.
 */
export function splitIntoThree(
  { width, height }: Frame,
  [left, top, w, h]: Box,
  use: GroundUse,
  first: Ground,
): readonly Panel[] {
  const [own, second, third] = listGrounds(use, first);
  const edges = [0, left, left + w / 3, left + (w * 2) / 3, left + w, width].map(Math.round);
  const air = w * 0.02;
  // Plain ends in the colour of the page would make the picture look shifted.
  const pickEnd = (beside: Ground, other?: Ground) =>
    (["brand", "spot", "ink"] as const).find((ground) => ground !== beside && ground !== other) ?? "ink";
  const start = pickEnd(second);
  return [start, second, own, third, pickEnd(third, start)].map((ground, index): Panel => {
    const [x = 0, end = 0] = [edges[index], edges[index + 1]];
    const inner: Box = [air, top, end - x - air * 2, h];
    return { x, y: 0, width: end - x, height, ground, inner: index > 0 && index < 4 ? inner : undefined };
  });
}

/**
 * Splits a frame into four fields, two by two. They go on to the frame's edges, while their
 * subjects stand within `inner`, which crops keep.
 */
export function splitIntoFour({ width, height }: Frame, [left, top, w, h]: Box, use: GroundUse, first: Ground): readonly Panel[] {
  const [own, second, third] = listGrounds(use, first);
  const [halfW, halfH] = [Math.round(width / 2), Math.round(height / 2)];
  const air = w * 0.03;
  return [own, second, third, own].map((ground, index): Panel => {
    const [column, row] = [index % 2, Math.floor(index / 2)];
    const [x, y] = [column * halfW, row * halfH];
    const inner: Box = [(column === 0 ? left : 0) + air, (row === 0 ? top : 0) + air, w / 2 - air * 2, h / 2 - air * 2];
    return { x, y, width: halfW, height: halfH, ground, inner };
  });
}
