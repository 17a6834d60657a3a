import { html, type Markup } from "#/kernel/markup";
import { mix } from "#/color/mix";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { createHalfDropTile, createSymbolTile, renderRotatedSymbol } from "#/studio/imagery/symbol-tile";
import { renderRectangle, renderViewport } from "#/studio/imagery/viewport";
import { createFlatPaint, getForegroundOn, getPaintOn } from "#/studio/marks/brand-colors";
import { separateCounters } from "#/studio/marks/letterform";
import { printNumber, printPath } from "#/studio/marks/geometry/print-path";

const cell = 300;

/** Coloured tiles with the symbol placed on some and cropped or repeated on others. */
export const stickerTiles: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, spot, ink, paper } = colors;
  const pale = mix(paper, brand, 0.2);
  const grounds = random.pick([
    [
      brand.hex,
      pale,
      spot.hex,
      brand.hex,
      mix(paper, spot, 0.28),
      ink.hex,
      pale,
      spot.hex,
      spot.hex,
      brand.hex,
      mix(paper, spot, 0.28),
      pale,
    ],
    [
      pale,
      spot.hex,
      brand.hex,
      mix(paper, spot, 0.28),
      brand.hex,
      pale,
      ink.hex,
      brand.hex,
      mix(paper, spot, 0.28),
      brand.hex,
      pale,
      spot.hex,
    ],
  ] as const);
  const strong = new Map([
    [brand.hex, brand],
    [spot.hex, spot],
    [ink.hex, ink],
  ]);
  const renderTile = (ground: string, index: number): Markup => {
    const [x, y] = [(index % 4) * cell, Math.floor(index / 4) * cell];
    const [cx, cy] = [x + cell / 2, y + cell / 2];
    const base = strong.get(ground);
    const paint = base ? createFlatPaint(getForegroundOn(base, colors).hex) : getPaintOn(paper, colors);
    const kind = (index * 7 + 3) % 4;
    const small = [0, 1, 2, 3].map((part) =>
      renderRotatedSymbol(shapes, paint, x + 75 + (part % 2) * 150, y + 75 + Math.floor(part / 2) * 150, 112, part * 90),
    );
    const inside =
      kind === 0
        ? renderRotatedSymbol(shapes, paint, cx + 60, cy + 80, 560, random.pick([0, 90, 180]))
        : kind === 1
          ? html`${small}`
          : renderRotatedSymbol(shapes, paint, cx, cy, 190, 0);
    return renderViewport(x, y, cell, cell, html`${renderRectangle(x, y, cell, cell, ground)}${inside}`);
  };
  const renderSticker = (x: number, y: number, size: number, degrees: number): Markup => {
    const transform = `translate(${x} ${y}) rotate(${degrees}) scale(${printNumber(size / 48, 4)}) translate(-24 -24)`;
    const onSticker = getPaintOn(paper, colors);
    return html`
      <g transform="${transform}">
        <path fill="${paper.hex}" stroke="${paper.hex}" stroke-width="5" stroke-linejoin="round"
            d="${printPath(separateCounters(outline).outlines)}"/>
      </g>
      ${renderRotatedSymbol(shapes, onSticker, x, y, size, degrees)}`;
  };
  return {
    concept: "Coloured tiles with the symbol as a sticker, cropped and repeated.",
    hero: {
      width: heroWidth,
      height: heroHeight,
      content: html`${grounds.map(renderTile)}${renderSticker(600, 450, 400, random.pick([-8, 8]))}`,
    },
    pattern: createHalfDropTile(
      shapes,
      [createFlatPaint(getForegroundOn(brand, colors).hex), createFlatPaint(mix(brand, getForegroundOn(brand, colors), 0.4))],
      brand.hex,
      120,
      0.8,
      90,
    ),
    texture: createSymbolTile(
      shapes,
      [createFlatPaint(mix(paper, brand, 0.12)), createFlatPaint(mix(paper, spot, 0.14))],
      paper.hex,
      300,
      0.5,
      [-8, 8, 8, -8],
    ),
  };
};
