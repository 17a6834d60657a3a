import { html } from "#/kernel/markup";
import { fill } from "#/studio/imagery/line-art";
import { mix } from "#/studio/imagery/mix";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { symbolTile, turnedSymbol } from "#/studio/imagery/symbol-tile";
import { field } from "#/studio/imagery/window";
import { flatPaint, foregroundOn } from "#/studio/marks/brand-colors";
import { disc, arcBand } from "#/studio/marks/geometry/shapes";
import { printPath } from "#/studio/marks/geometry/print-path";

/** Arcs in bands of three colours rise behind the symbol, over rays. */
export const sunburst: ImageryStrategy = ({ shapes, colors, random }) => {
  const { brand, spot, paper, ink } = colors;
  const [x, y] = [random.pick([360, 600, 840]), 760];
  const third = mix(brand, spot, 0.5);
  const pale = mix(paper, spot, 0.1);
  const rays = Array.from({ length: 18 }, (_, index) => arcBand(x, y, 1500, 0, 180 + index * 20, 190 + index * 20));
  const bands = [brand.hex, mix(paper, spot, 0.35), spot.hex, mix(paper, brand, 0.35), third, pale];
  const radius = 620;
  const width = 58;
  const arcs = bands.map((color, index) => fill(printPath([disc(x, y, radius - index * width)], 0), color));
  const core = radius - bands.length * width;
  const hero = html`${[
    field(0, 0, heroWidth, heroHeight, pale),
    fill(printPath(rays, 0), mix(paper, spot, 0.2)),
    arcs,
    fill(printPath([disc(x, y, core)], 0), brand.hex),
    turnedSymbol(shapes, flatPaint(foregroundOn(brand, colors).hex), x, y - core * 0.42, core * 0.84, 0),
    field(0, 860, heroWidth, 40, ink.hex),
    field(0, 830, heroWidth, 18, spot.hex),
  ]}`;
  const cell = 160;
  const fan = (cx: number, cy: number) =>
    [0, 1, 2, 3].map((index) =>
      fill(
        printPath([arcBand(cx, cy, cell / 2 - index * 18, 0, 180, 360)], 1),
        index % 2 === 0 ? brand.hex : mix(paper, spot, index === 1 ? 0.3 : 0.8),
      ),
    );
  const tile = html`${[field(0, 0, cell, cell, pale), fan(cell / 2, cell * 0.75), fan(0, cell / 4), fan(cell, cell / 4), fan(0, cell * 1.25), fan(cell, cell * 1.25)]}`;
  return {
    concept: "Bands of arcs rise behind the symbol like a sun over a line.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: { width: cell, height: cell, content: tile },
    texture: {
      ...symbolTile(
        shapes,
        [flatPaint(mix(paper, brand, 0.08)), flatPaint(mix(paper, spot, 0.1))],
        paper.hex,
        260,
        0.5,
        [0, 0, 0, 0],
      ),
    },
  };
};
