import { html } from "#/kernel/markup";
import { distanceField } from "#/studio/imagery/distance-field";
import { byLevel } from "#/studio/imagery/levels";
import { dots } from "#/studio/imagery/line-art";
import { mix } from "#/studio/imagery/mix";
import { relief } from "#/studio/imagery/relief";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { halfDropTile } from "#/studio/imagery/symbol-tile";
import { field } from "#/studio/imagery/window";
import { flatPaint, paintOn } from "#/studio/marks/brand-colors";

const pitch = 17;

/** Dots of a screen turned by 45 degrees: every second one of a finer grid. */
function screen(width: number, height: number, step: number): readonly (readonly [number, number])[] {
  const half = step / Math.SQRT2;
  const places: [number, number][] = [];
  for (let row = 0; row * half <= height + half; row++) {
    for (let column = row % 2; column * half <= width + half; column += 2) places.push([column * half, row * half]);
  }
  return places;
}

/** A duotone plate: the symbol, lit from above, printed through a screen at 45 degrees over a coarser screen in the spot colour. */
export const halftonePlate: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { paper, spot, ink } = colors;
  const shiftX = random.pick([-5, 0, 5]);
  const [columns, rows] = [120, 90];
  const sdf = distanceField(outline, [24 - 28 + shiftX, 24 - 21, 56, 42], columns, rows);
  const tone = relief(random, 4, 0.6, 1.6);
  const at = (x: number, y: number) => sdf.at((x / heroWidth) * columns - 0.5, (y / heroHeight) * rows - 0.5);
  const printed = screen(heroWidth, heroHeight, pitch).map(([x, y]) => {
    const distance = at(x, y);
    const light = tone(x / heroWidth, y / heroHeight) * 0.16 + 0.3 * (y / heroHeight);
    const figure = distance < 0 ? 0.6 + light : Math.max(0, 0.2 - distance * 0.012) * (0.4 + light);
    return { thing: [x, y] as const, value: figure };
  });
  const second = screen(heroWidth, heroHeight, pitch * 1.9).map(([x, y]) => ({
    thing: [x + 5, y + 4] as const,
    value: at(x, y) < 0 ? 0 : 0.16 + 0.4 * Math.max(0, tone(x / heroWidth + 2, y / heroHeight)),
  }));
  const spotInk = paintOn(paper, colors).spot;
  const plate = html`${[
    field(0, 0, heroWidth, heroHeight, mix(paper, ink, 0.03)),
    byLevel(second, 8).map(([level, places]) => dots(places, level * pitch * 1.9, spotInk)),
    byLevel(printed, 12).map(([level, places]) => dots(places, level * pitch * 1.18, ink.hex)),
  ]}`;
  const grain = screen(heroWidth, heroHeight, 34).map(([x, y]) => ({
    thing: [x, y] as const,
    value: 0.35 + 0.5 * tone(x / heroWidth, y / heroHeight),
  }));
  return {
    concept: "The symbol as a two-colour plate, screened at forty-five degrees.",
    hero: { width: heroWidth, height: heroHeight, content: plate },
    pattern: halfDropTile(
      shapes,
      [flatPaint(ink.hex), flatPaint(paintOn(paper, colors).spot)],
      mix(paper, spot, 0.05),
      120,
      0.62,
    ),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`${field(0, 0, heroWidth, heroHeight, paper.hex)}${byLevel(grain, 6).map(([level, places]) => dots(places, level * 20, mix(paper, ink, 0.1)))}`,
    },
  };
};
