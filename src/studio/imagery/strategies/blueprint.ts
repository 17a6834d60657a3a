import { html } from "#/kernel/markup";
import { mix } from "#/color/mix";
import { renderStrokes } from "#/studio/imagery/line-art";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { createHalfDropTile } from "#/studio/imagery/symbol-tile";
import { renderRectangle } from "#/studio/imagery/viewport";
import { createFlatPaint, getPaintOn } from "#/studio/marks/brand-colors";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { getEndPoint } from "#/studio/marks/geometry/path";
import { printPath } from "#/studio/marks/geometry/print-path";
import { transform } from "#/studio/marks/geometry/transform";

/** All lines of a grid as one path. */
function printGrid(pitch: number, width: number, height: number): string {
  let data = "";
  for (let x = pitch; x < width; x += pitch) data += `M${x} 0v${height}`;
  for (let y = pitch; y < height; y += pitch) data += `M0 ${y}h${width}`;
  return data;
}

const printCross = (x: number, y: number, radius: number) =>
  `M${Math.round(x - radius)} ${Math.round(y)}h${radius * 2}M${Math.round(x)} ${Math.round(y - radius)}v${radius * 2}`;
const printSquare = (x: number, y: number, radius: number) =>
  `M${Math.round(x - radius)} ${Math.round(y - radius)}h${radius * 2}v${radius * 2}h-${radius * 2}z`;

/** The symbol's construction: its outline on a grid, with points, handles and dimension lines. */
export const blueprint: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, ink, paper } = colors;
  const size = 660;
  const [left, top] = [random.pick([120, 270, 420]), 120];
  const placed = transform(outline, [size / 48, 0, 0, size / 48, left, top]);
  const [x, y, width, height] = (getBounds(placed) ?? [left, top, size, size]).map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  let handles = "";
  let points = "";
  for (const contour of placed) {
    let [px, py] = contour.start;
    for (const segment of contour.segments) {
      const [ex, ey] = getEndPoint(segment);
      if (segment.length === 6 && outline.length < 24) {
        const [x1, y1, x2, y2] = segment.map(Math.round);
        handles += `M${Math.round(px)} ${Math.round(py)}L${x1} ${y1}M${x2} ${y2}L${Math.round(ex)} ${Math.round(ey)}`;
      }
      if (Math.hypot(ex - px, ey - py) > 14) points += printSquare(ex, ey, 5);
      [px, py] = [ex, ey];
    }
  }
  const printDimensionLine = (horizontal: boolean, a: number, b: number, at: number) =>
    horizontal
      ? `M${a} ${at - 12}v24M${b} ${at - 12}v24M${a} ${at}H${b}`
      : `M${at - 12} ${a}h24M${at - 12} ${b}h24M${at} ${a}V${b}`;
  const measures =
    printDimensionLine(true, x, x + width, y + height + 48) + printDimensionLine(false, y, y + height, x + width + 48);
  const guides =
    `M${x} 0V${heroHeight}M${x + width} 0V${heroHeight}M0 ${y}H${heroWidth}M0 ` +
    `${y + height}H${heroWidth}M${x} ${y}L${x + width} ${y + height}M${x + width} ${y}L${x} ${y + height}`;
  const signal = getPaintOn(ink, colors).spot;
  const line = mix(ink, paper, 0.82);
  const ground = mix(ink, brand, 0.18);
  const circle =
    `M${x + width / 2 - height / 2} ${y + height / 2}a${height / 2} ${height / 2} 0 1 0 ${height} ` +
    `0a${height / 2} ${height / 2} 0 1 0 -${height} 0z`;
  const hero = html`${[
    renderRectangle(0, 0, heroWidth, heroHeight, ground),
    renderStrokes(printGrid(30, heroWidth, heroHeight), mix(ink, paper, 0.1), 1),
    renderStrokes(printGrid(150, heroWidth, heroHeight), mix(ink, paper, 0.2), 1),
    renderStrokes(guides, mix(ink, paper, 0.4), 1),
    renderStrokes(circle, mix(ink, paper, 0.5), 1.2),
    html`
      <path fill="${mix(ink, brand, 0.5)}" fill-opacity=".7" stroke="${line}" stroke-width="2.5" stroke-linejoin="round"
          d="${printPath(placed, 1)}"/>`,
    renderStrokes(handles, signal, 1),
    html`<path fill="${ground}" stroke="${signal}" stroke-width="1.5" d="${points}"/>`,
    renderStrokes(measures, line, 1.5),
    renderStrokes(
      printCross(x + width / 2, y + height / 2, 16) +
        printCross(60, 60, 12) +
        printCross(1140, 60, 12) +
        printCross(60, 840, 12) +
        printCross(1140, 840, 12),
      signal,
      1.5,
    ),
  ]}`;
  return {
    concept: "The construction of the symbol: grid, points, handles and dimensions.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: createHalfDropTile(
      shapes,
      [createFlatPaint(mix(ink, paper, 0.3)), createFlatPaint(mix(ink, paper, 0.16))],
      ground,
      90,
      0.56,
    ),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`
        ${[
          renderRectangle(0, 0, heroWidth, heroHeight, paper.hex),
          renderStrokes(printGrid(30, heroWidth, heroHeight), mix(paper, ink, 0.06), 1),
          renderStrokes(printGrid(150, heroWidth, heroHeight), mix(paper, ink, 0.14), 1),
        ]}`,
    },
  };
};
