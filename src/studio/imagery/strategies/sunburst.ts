import { html } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import { mix } from "#/color/mix";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { createSymbolTile, renderRotatedSymbol } from "#/studio/imagery/symbol-tile";
import { renderRectangle } from "#/studio/imagery/viewport";
import { createFlatPaint, getForegroundOn } from "#/studio/marks/brand-colors";
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
  const arcs = bands.map((color, index) => renderFill(printPath([disc(x, y, radius - index * width)], 0), color));
  const core = radius - bands.length * width;
  const hero = html`${[
    renderRectangle(0, 0, heroWidth, heroHeight, pale),
    renderFill(printPath(rays, 0), mix(paper, spot, 0.2)),
    arcs,
    renderFill(printPath([disc(x, y, core)], 0), brand.hex),
    renderRotatedSymbol(shapes, createFlatPaint(getForegroundOn(brand, colors).hex), x, y - core * 0.42, core * 0.84, 0),
    renderRectangle(0, 860, heroWidth, 40, ink.hex),
    renderRectangle(0, 830, heroWidth, 18, spot.hex),
  ]}`;
  const cell = 160;
  const renderFan = (cx: number, cy: number) =>
    [0, 1, 2, 3].map((index) =>
      renderFill(
        printPath([arcBand(cx, cy, cell / 2 - index * 18, 0, 180, 360)], 1),
        index % 2 === 0 ? brand.hex : mix(paper, spot, index === 1 ? 0.3 : 0.8),
      ),
    );
  const tile = html`
    ${[
      renderRectangle(0, 0, cell, cell, pale),
      renderFan(cell / 2, cell * 0.75),
      renderFan(0, cell / 4),
      renderFan(cell, cell / 4),
      renderFan(0, cell * 1.25),
      renderFan(cell, cell * 1.25),
    ]}`;
  return {
    concept: "Bands of arcs rise behind the symbol like a sun over the horizon.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: { width: cell, height: cell, content: tile },
    texture: {
      ...createSymbolTile(
        shapes,
        [createFlatPaint(mix(paper, brand, 0.08)), createFlatPaint(mix(paper, spot, 0.1))],
        paper.hex,
        260,
        0.5,
        [0, 0, 0, 0],
      ),
    },
  };
};
