import { html } from "#/kernel/markup";
import { createDistanceField } from "#/studio/imagery/distance-field";
import { groupByLevel } from "#/studio/imagery/group-by-level";
import { renderDots } from "#/studio/imagery/line-art";
import { mix } from "#/color/mix";
import { createRelief } from "#/studio/imagery/relief";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { createHalfDropTile } from "#/studio/imagery/symbol-tile";
import { renderRectangle } from "#/studio/imagery/viewport";
import { createFlatPaint, getPaintOn } from "#/studio/marks/brand-colors";

const pitch = 17;

/** Dot positions of a screen rotated by 45 degrees: every second one of a finer grid. */
function createHalftoneScreen(width: number, height: number, step: number): readonly (readonly [number, number])[] {
  const half = step / Math.SQRT2;
  const places: [number, number][] = [];
  for (let row = 0; row * half <= height + half; row++) {
    for (let column = row % 2; column * half <= width + half; column += 2) places.push([column * half, row * half]);
  }
  return places;
}

/**
 * A duotone: the symbol, lit from above, in a 45-degree screen over a coarser screen in the spot
 * colour.
 */
export const halftonePlate: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { paper, spot, ink } = colors;
  const shiftX = random.pick([-5, 0, 5]);
  const [columns, rows] = [120, 90];
  const sdf = createDistanceField(outline, [24 - 28 + shiftX, 24 - 21, 56, 42], columns, rows);
  const tone = createRelief(random, 4, 0.6, 1.6);
  const getDistance = (x: number, y: number) => sdf.at((x / heroWidth) * columns - 0.5, (y / heroHeight) * rows - 0.5);
  const printed = createHalftoneScreen(heroWidth, heroHeight, pitch).map(([x, y]) => {
    const distance = getDistance(x, y);
    const light = tone(x / heroWidth, y / heroHeight) * 0.16 + 0.3 * (y / heroHeight);
    const figure = distance < 0 ? 0.6 + light : Math.max(0, 0.2 - distance * 0.012) * (0.4 + light);
    return { item: [x, y] as const, value: figure };
  });
  const second = createHalftoneScreen(heroWidth, heroHeight, pitch * 1.9).map(([x, y]) => ({
    item: [x + 5, y + 4] as const,
    value: getDistance(x, y) < 0 ? 0 : 0.16 + 0.4 * Math.max(0, tone(x / heroWidth + 2, y / heroHeight)),
  }));
  const spotInk = getPaintOn(paper, colors).spot;
  const plate = html`${[
    renderRectangle(0, 0, heroWidth, heroHeight, mix(paper, ink, 0.03)),
    groupByLevel(second, 8).map(([level, places]) => renderDots(places, level * pitch * 1.9, spotInk)),
    groupByLevel(printed, 12).map(([level, places]) => renderDots(places, level * pitch * 1.18, ink.hex)),
  ]}`;
  const grain = createHalftoneScreen(heroWidth, heroHeight, 34).map(([x, y]) => ({
    item: [x, y] as const,
    value: 0.35 + 0.5 * tone(x / heroWidth, y / heroHeight),
  }));
  return {
    concept: "The symbol as a two-colour halftone, screened at 45 degrees.",
    hero: { width: heroWidth, height: heroHeight, content: plate },
    pattern: createHalfDropTile(
      shapes,
      [createFlatPaint(ink.hex), createFlatPaint(getPaintOn(paper, colors).spot)],
      mix(paper, spot, 0.05),
      120,
      0.62,
    ),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`
        ${renderRectangle(0, 0, heroWidth, heroHeight, paper.hex)}
        ${groupByLevel(grain, 6).map(([level, places]) => renderDots(places, level * 20, mix(paper, ink, 0.1)))}`,
    },
  };
};
