import { html } from "#/kernel/markup";
import { renderFill, renderStrokes } from "#/studio/imagery/line-art";
import { mix } from "#/color/mix";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { createSymbolTile } from "#/studio/imagery/symbol-tile";
import { renderRectangle } from "#/studio/imagery/viewport";
import { createFlatPaint, getForegroundOn } from "#/studio/marks/brand-colors";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { flatten } from "#/studio/marks/geometry/flatten";
import type { Path, Point } from "#/studio/marks/geometry/path";
import { printPath } from "#/studio/marks/geometry/print-path";
import { transform } from "#/studio/marks/geometry/transform";

type WallFace = { readonly data: string; readonly order: number; readonly shade: number };

/** The side walls of an extruded plate: one quadrilateral per edge, farthest first. */
function createWalls(face: Path, [dx, dy]: Point): readonly WallFace[] {
  return flatten(face, 0.8)
    .flatMap((points) =>
      points.map(([x1, y1], index): WallFace => {
        const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
        const length = Math.max(1e-6, Math.hypot(x2 - x1, y2 - y1));
        const facing = ((y2 - y1) * dx - (x2 - x1) * dy) / length;
        const [a, b, c, d] = [x1, y1, x2, y2].map(Math.round) as [number, number, number, number];
        return {
          data: `M${a} ${b}L${c} ${d}l${dx} ${dy}L${a + dx} ${b + dy}z`,
          order: -((x1 + x2) * dx + (y1 + y2) * dy),
          shade: facing > 0 ? 0.5 + 0.5 * ((x2 - x1) / length) : -1,
        };
      }),
    )
    .filter((side) => side.shade >= 0)
    .toSorted((a, b) => a.order - b.order);
}

/**
 * The symbol as a plate in oblique view, with centre lines and the marks of a technical drawing.
 */
export const partDrawing: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, ink, paper, spot } = colors;
  const depth: Point = random.pick([
    [120, 78],
    [-120, 78],
  ] as const);
  const size = 640;
  const slant = 0.16 * -Math.sign(depth[0]);
  const face = transform(outline, [
    size / 48,
    (slant * size) / 48,
    0,
    size / 48,
    600 - size / 2 - depth[0] / 2,
    430 - size / 2 - depth[1] / 2 - (slant * size) / 2,
  ]);
  const [x, y, width, height] = (getBounds(face) ?? [300, 150, 600, 600]).map(Math.round) as [number, number, number, number];
  const ground = mix(paper, ink, 0.1);
  const sides = createWalls(face, depth);
  const shades = Array.from({ length: 5 }, (_, index) => mix(brand, ink, 0.78 - index * 0.12));
  const on = getForegroundOn(brand, colors).hex;
  const middle = [x + width / 2, y + height / 2].map(Math.round) as [number, number];
  const axis = `M${middle[0]} 40V${heroHeight - 40}M60 ${middle[1]}H${heroWidth - 60}`;
  const stripes = Array.from({ length: 9 }, (_, index) => `M${index * 40} ${heroHeight}l26-26h20l-26 26z`).join("");
  const hero = html`${[
    renderRectangle(0, 0, heroWidth, heroHeight, ground),
    html`<path fill="none" stroke="${mix(paper, ink, 0.4)}" stroke-width="1.5" stroke-dasharray="34 8 6 8" d="${axis}"/>`,
    sides.map(
      ({ data, shade }) =>
        html`
          <path fill="${shades[Math.min(4, Math.floor(shade * 5))]}"
              stroke="${shades[Math.min(4, Math.floor(shade * 5))]}" d="${data}"/>`,
    ),
    html`
      <path fill="${brand.hex}" stroke="${mix(brand, paper, 0.25)}" stroke-width="2" stroke-linejoin="round"
          d="${printPath(face, 1)}"/>`,
    renderStrokes(
      `M${x} ${y + height + 130}v40M${x + width} ${y + height + 130}v40M${x} ${y + height + 150}h${width}`,
      ink.hex,
      2,
    ),
    renderStrokes(`M${middle[0] - 18} ${middle[1]}h36M${middle[0]} ${middle[1] - 18}v36`, on, 2),
    renderFill(stripes, spot.hex),
  ]}`;
  const hatch = Array.from({ length: 60 }, (_, index) => `M${index * 36 - 900} ${heroHeight}l900-900`).join("");
  return {
    concept: "The symbol as a metal part in a technical drawing.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: createSymbolTile(
      shapes,
      [createFlatPaint(mix(paper, ink, 0.28)), createFlatPaint(mix(paper, ink, 0.2))],
      ground,
      130,
      0.72,
      [0, 180, 180, 0],
    ),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`${renderRectangle(0, 0, heroWidth, heroHeight, paper.hex)}${renderStrokes(hatch, mix(paper, ink, 0.06), 2)}`,
    },
  };
};
