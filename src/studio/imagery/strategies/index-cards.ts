import { html, type Markup } from "#/kernel/markup";
import { renderFill, renderStrokes } from "#/studio/imagery/line-art";
import { mix } from "#/color/mix";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { createHalfDropTile, renderRotatedSymbol } from "#/studio/imagery/symbol-tile";
import { renderRectangle } from "#/studio/imagery/viewport";
import { createFlatPaint, getPaintOn } from "#/studio/marks/brand-colors";

/** A drawer of catalogue cards ruled in two inks, each showing a different part of the symbol. */
export const indexCards: ImageryStrategy = ({ shapes, colors, random }) => {
  const { brand, spot, ink, paper } = colors;
  const stock = mix(paper, ink, 0.12);
  const card = mix(paper, ink, 0.02);
  const paint = getPaintOn(paper, colors);
  const order = random.pick([
    [0, 1, 2, 3, 4],
    [2, 0, 3, 1, 4],
    [1, 3, 0, 2, 4],
  ] as const);
  const renderCard = (index: number): Markup => {
    const [x, y, width] = [90 + index * 34, 70 + index * 88, 820];
    const tab = x + 60 + (order[index] ?? 0) * 140;
    const ruled = Array.from({ length: 9 }, (_, line) => `M${x} ${y + 118 + line * 42}h${width}`).join("");
    const front = index === 4;
    return html`${[
      renderFill(`M${x} ${y + 30}H${tab}l14-30h112l14 30H${x + width}v600H${x}z`, mix(paper, ink, 0.3)),
      renderFill(
        `M${x} ${y + 32}H${tab + 1}l14-30h110l14 30H${x + width - 2}v600H${x + 2}z`,
        index % 2 === 0 ? card : mix(paper, spot, 0.12),
      ),
      renderStrokes(`M${x} ${y + 76}h${width}`, paint.spot, 2),
      renderStrokes(ruled, mix(paper, brand, 0.28), 1),
      renderStrokes(`M${x + 96} ${y + 32}v600`, paint.spot, 1),
      renderRotatedSymbol(shapes, createFlatPaint(index % 2 === 0 ? paint.brand : paint.ink), tab + 70, y + 19, 30, 0),
      front && renderRotatedSymbol(shapes, paint, x + 470, y + 204, 200, 0),
    ]}`;
  };
  const content = html`
    ${[
      renderRectangle(0, 0, heroWidth, heroHeight, stock),
      [0, 1, 2, 3, 4].map(renderCard),
      renderRotatedSymbol(shapes, createFlatPaint(mix(paper, ink, 0.24)), 1080, 300, 150, 0),
    ]}`;
  const lines = Array.from({ length: 21 }, (_, line) => `M0 ${line * 42 + 40}H${heroWidth}`).join("");
  return {
    concept: "A drawer of catalogue cards, each showing a part of the symbol.",
    hero: { width: heroWidth, height: heroHeight, content },
    pattern: createHalfDropTile(
      shapes,
      [createFlatPaint(mix(paper, ink, 0.5)), createFlatPaint(mix(paper, spot, 0.6))],
      stock,
      96,
      0.56,
    ),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`
        ${[
          renderRectangle(0, 0, heroWidth, heroHeight, paper.hex),
          renderStrokes(lines, mix(paper, brand, 0.12), 1),
          renderStrokes(`M140 0V${heroHeight}`, mix(paper, spot, 0.3), 1),
        ]}`,
    },
  };
};
