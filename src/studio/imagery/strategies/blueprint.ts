import { html } from "#/kernel/markup";
import { mix } from "#/studio/imagery/mix";
import { strokes } from "#/studio/imagery/line-art";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { halfDropTile } from "#/studio/imagery/symbol-tile";
import { field } from "#/studio/imagery/window";
import { flatPaint, paintOn } from "#/studio/marks/brand-colors";
import { boundsOf } from "#/studio/marks/geometry/bounds";
import { endOf } from "#/studio/marks/geometry/path";
import { printPath } from "#/studio/marks/geometry/print-path";
import { transform } from "#/studio/marks/geometry/transform";

/** Every line of a grid, as one path. */
function grid(pitch: number, width: number, height: number): string {
  let data = "";
  for (let x = pitch; x < width; x += pitch) data += `M${x} 0v${height}`;
  for (let y = pitch; y < height; y += pitch) data += `M0 ${y}h${width}`;
  return data;
}

const cross = (x: number, y: number, reach: number) =>
  `M${Math.round(x - reach)} ${Math.round(y)}h${reach * 2}M${Math.round(x)} ${Math.round(y - reach)}v${reach * 2}`;
const square = (x: number, y: number, reach: number) =>
  `M${Math.round(x - reach)} ${Math.round(y - reach)}h${reach * 2}v${reach * 2}h-${reach * 2}z`;

/** The symbol's construction: its outline on a grid, its points, handles, and the lines that measure it. */
export const blueprint: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, ink, paper } = colors;
  const size = 660;
  const [left, top] = [random.pick([120, 270, 420]), 120];
  const placed = transform(outline, [size / 48, 0, 0, size / 48, left, top]);
  const [x, y, width, height] = (boundsOf(placed) ?? [left, top, size, size]).map(Math.round) as [number, number, number, number];
  let handles = "";
  let points = "";
  for (const contour of placed) {
    let [px, py] = contour.start;
    for (const segment of contour.segments) {
      const [ex, ey] = endOf(segment);
      if (segment.length === 6 && outline.length < 24) {
        const [x1, y1, x2, y2] = segment.map(Math.round);
        handles += `M${Math.round(px)} ${Math.round(py)}L${x1} ${y1}M${x2} ${y2}L${Math.round(ex)} ${Math.round(ey)}`;
      }
      if (Math.hypot(ex - px, ey - py) > 14) points += square(ex, ey, 5);
      [px, py] = [ex, ey];
    }
  }
  const ends = (horizontal: boolean, a: number, b: number, at: number) =>
    horizontal
      ? `M${a} ${at - 12}v24M${b} ${at - 12}v24M${a} ${at}H${b}`
      : `M${at - 12} ${a}h24M${at - 12} ${b}h24M${at} ${a}V${b}`;
  const measures = ends(true, x, x + width, y + height + 48) + ends(false, y, y + height, x + width + 48);
  const guides = `M${x} 0V${heroHeight}M${x + width} 0V${heroHeight}M0 ${y}H${heroWidth}M0 ${y + height}H${heroWidth}M${x} ${y}L${x + width} ${y + height}M${x + width} ${y}L${x} ${y + height}`;
  const signal = paintOn(ink, colors).spot;
  const line = mix(ink, paper, 0.82);
  const ground = mix(ink, brand, 0.18);
  const circle = `M${x + width / 2 - height / 2} ${y + height / 2}a${height / 2} ${height / 2} 0 1 0 ${height} 0a${height / 2} ${height / 2} 0 1 0 -${height} 0z`;
  const hero = html`${[
    field(0, 0, heroWidth, heroHeight, ground),
    strokes(grid(30, heroWidth, heroHeight), mix(ink, paper, 0.1), 1),
    strokes(grid(150, heroWidth, heroHeight), mix(ink, paper, 0.2), 1),
    strokes(guides, mix(ink, paper, 0.4), 1),
    strokes(circle, mix(ink, paper, 0.5), 1.2),
    html`<path fill="${mix(ink, brand, 0.5)}" fill-opacity=".7" stroke="${line}" stroke-width="2.5" stroke-linejoin="round" d="${printPath(placed, 1)}"/>`,
    strokes(handles, signal, 1),
    html`<path fill="${ground}" stroke="${signal}" stroke-width="1.5" d="${points}"/>`,
    strokes(measures, line, 1.5),
    strokes(
      cross(x + width / 2, y + height / 2, 16) +
        cross(60, 60, 12) +
        cross(1140, 60, 12) +
        cross(60, 840, 12) +
        cross(1140, 840, 12),
      signal,
      1.5,
    ),
  ]}`;
  return {
    concept: "The symbol as it was constructed: grid, points, handles and measures.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: halfDropTile(shapes, [flatPaint(mix(ink, paper, 0.3)), flatPaint(mix(ink, paper, 0.16))], ground, 90, 0.56),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`${[field(0, 0, heroWidth, heroHeight, paper.hex), strokes(grid(30, heroWidth, heroHeight), mix(paper, ink, 0.06), 1), strokes(grid(150, heroWidth, heroHeight), mix(paper, ink, 0.14), 1)]}`,
    },
  };
};
