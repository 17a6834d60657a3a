import { html } from "#/kernel/markup";
import { findBestView } from "#/studio/imagery/best-view";
import { mix } from "#/color/mix";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { createSymbolTile, renderRotatedSymbol } from "#/studio/imagery/symbol-tile";
import { renderRectangle, renderViewport } from "#/studio/imagery/viewport";
import { createFlatPaint, getForegroundOn, getPaintOn } from "#/studio/marks/brand-colors";
import { renderPlacedSymbol } from "#/studio/marks/symbol-markup";

/** Flat fields, each with a different crop of the symbol at a size far larger than the field. */
export const croppedLetterforms: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, paper, ink, spot } = colors;
  const on = getForegroundOn(brand, colors);
  const narrow = heroWidth / 4;
  const upper = random.pick([300, 450]);
  const turn = random.pick([0, 90, 180, 270]);
  const view = 30;
  const wide = heroWidth - narrow;
  const [viewX, viewY] = findBestView(outline, view, heroHeight / wide);
  const factor = wide / view;
  const hero = html`${[
    renderRectangle(0, 0, heroWidth, heroHeight, brand.hex),
    renderViewport(
      narrow,
      0,
      heroWidth - narrow,
      heroHeight,
      renderPlacedSymbol(
        shapes,
        { ...createFlatPaint(on.hex), spot: getPaintOn(brand, colors).spot },
        narrow - viewX * factor,
        -viewY * factor,
        48 * factor,
      ),
    ),
    renderViewport(
      0,
      0,
      narrow,
      upper,
      html`
        ${renderRectangle(0, 0, narrow, upper, ink.hex)}
        ${renderRotatedSymbol(shapes, createFlatPaint(paper.hex), 40, upper - 30, 620, turn)}`,
    ),
    renderViewport(
      0,
      upper,
      narrow,
      heroHeight - upper,
      html`
        ${renderRectangle(0, upper, narrow, heroHeight - upper, spot.hex)}
        ${renderRotatedSymbol(shapes, createFlatPaint(getForegroundOn(spot, colors).hex), 260, upper + 120, 760, turn + 90)}`,
    ),
  ]}`;
  const soft = mix(paper, ink, 0.06);
  return {
    concept: "Flat fields crop the symbol until only its edges remain.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: createSymbolTile(shapes, [createFlatPaint(on.hex), createFlatPaint(on.hex)], brand.hex, 160, 1.1, [0, 180, 180, 0]),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`
        ${renderRectangle(0, 0, heroWidth, heroHeight, paper.hex)}
        ${renderRotatedSymbol(shapes, createFlatPaint(soft), 900, 380, 1700, turn)}`,
    },
  };
};
