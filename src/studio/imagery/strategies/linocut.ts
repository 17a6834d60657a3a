import { colorFromHex } from "#/color/oklch";
import { html } from "#/kernel/markup";
import { traceContours } from "#/studio/imagery/contour-lines";
import { createDistanceField } from "#/studio/imagery/distance-field";
import { renderFill } from "#/studio/imagery/line-art";
import { mix } from "#/color/mix";
import { createRelief } from "#/studio/imagery/relief";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { createHalfDropTile } from "#/studio/imagery/symbol-tile";
import { renderRectangle } from "#/studio/imagery/viewport";
import { createFlatPaint, getForegroundOn } from "#/studio/marks/brand-colors";
import type { Point } from "#/studio/marks/geometry/path";
import { printPath } from "#/studio/marks/geometry/print-path";
import { transform } from "#/studio/marks/geometry/transform";

const step = 12;

/** Path data of one gouge mark along points: thin at the start, thickest past the middle. */
function printGouge(points: readonly Point[], thickness: number): string {
  const [first, last] = [points[0], points[points.length - 1]];
  if (first === undefined || last === undefined || points.length < 3) return "";
  const middle = points[Math.floor(points.length * 0.6)] ?? first;
  const length = Math.max(1, Math.hypot(last[0] - first[0], last[1] - first[1]));
  const [nx, ny] = [((first[1] - last[1]) / length) * thickness, ((last[0] - first[0]) / length) * thickness];
  const [x, y] = first.map(Math.round) as [number, number];
  const relative = (px: number, py: number) => `${Math.round(px) - x} ${Math.round(py) - y}`;
  const back =
    `${Math.round(middle[0] - nx) - Math.round(last[0])} ` +
    `${Math.round(middle[1] - ny) - Math.round(last[1])} ${x - Math.round(last[0])} ` +
    `${y - Math.round(last[1])}`;
  return `M${x} ${y}q${relative(middle[0] + nx, middle[1] + ny)} ${relative(last[0], last[1])}q${back}z`.replaceAll(" -", "-");
}

/** A linocut: the symbol in relief, surrounded by gouge marks that flow around it. */
export const linocut: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, paper, ink } = colors;
  const [columns, rows] = [heroWidth / step + 2, heroHeight / step + 2];
  const size = 620;
  const [middleX, middleY] = [random.pick([470, 600, 730]), 450];
  const unit = 48 / size;
  const sdf = createDistanceField(
    outline,
    [24 - middleX * unit, 24 - middleY * unit, columns * step * unit, rows * step * unit],
    columns,
    rows,
  );
  const land = createRelief(random, 6, 1, 3);
  const values = sdf.values.map(
    (distance, cell) =>
      distance + land((cell % columns) / columns, Math.floor(cell / columns) / rows) * Math.min(3, Math.max(0, distance) * 0.2),
  );
  const cuts: string[] = [];
  for (let level = 2.2; level < 44; level += 1.75) {
    for (const { points } of traceContours({ columns, rows, values }, level)) {
      const placed = points.map(([x, y]): Point => [(x + 0.5) * step, (y + 0.5) * step]);
      for (let at = random.integer(0, 3); at < placed.length; ) {
        const length = random.integer(4, 9);
        cuts.push(printGouge(placed.slice(at, at + length + 1), 3.6 + random.next() * 3.4));
        at += length + random.integer(1, 2);
      }
    }
  }
  const ground = colorFromHex(mix(brand, ink, 0.25));
  const cut = getForegroundOn(ground, colors);
  const figure = printPath(transform(outline, [size / 48, 0, 0, size / 48, middleX - size / 2, middleY - size / 2]), 0);
  const hero = html`${[
    renderRectangle(0, 0, heroWidth, heroHeight, ground.hex),
    renderFill(cuts.join(""), mix(cut, brand, 0.12)),
    html`<path fill="${cut.hex}" d="${figure}"/>`,
  ]}`;
  const quiet = cuts.filter((_, index) => index % 4 === 0).join("");
  return {
    concept: "The symbol as a linocut, with gouge marks flowing around it.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: createHalfDropTile(
      shapes,
      [createFlatPaint(mix(paper, brand, 0.62)), createFlatPaint(mix(paper, brand, 0.34))],
      mix(paper, brand, 0.1),
      130,
      0.8,
    ),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`${renderRectangle(0, 0, heroWidth, heroHeight, paper.hex)}${renderFill(quiet, mix(paper, ink, 0.07))}`,
    },
  };
};
