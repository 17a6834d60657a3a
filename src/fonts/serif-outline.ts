import type { GlyphContour, HarfBuzzFont } from "#/fonts/harfbuzz";

/** Where the outlines of a glyph cross a horizontal line, ascending; curves count as chords. */
function listCrossings(contours: readonly GlyphContour[], y: number): readonly number[] {
  const crossings: number[] = [];
  for (const { start, segments } of contours) {
    let [fromX, fromY] = start;
    for (const segment of [...segments, start]) {
      const [toX, toY] = [segment.at(-2) ?? 0, segment.at(-1) ?? 0];
      if (fromY <= y !== toY <= y) crossings.push(fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX));
      [fromX, fromY] = [toX, toY];
    }
  }
  return crossings.toSorted((one, other) => one - other);
}

/**
 * Whether the feet of the letter H are wider than its stems, which tells faces with serifs from
 * those without. Undefined if the font has no H.
 */
export function hasSerifs(font: HarfBuzzFont): boolean | undefined {
  const [glyph] = font.hasGlyph(0x48) ? font.shape("H", { rightToLeft: false }) : [];
  if (glyph === undefined) return undefined;
  const contours = font.drawGlyph(glyph.id);
  const height = font.getMetric("cpht");
  const getLeftWidth = (above: number) => {
    const [left = 0, right = left] = listCrossings(contours, -above);
    return right - left;
  };
  const stem = getLeftWidth(height * 0.25);
  return stem <= 0 ? undefined : getLeftWidth(height * 0.015) > stem * 1.5;
}
