import { html } from "#/kernel/markup";
import { bestView } from "#/studio/imagery/best-view";
import { mix } from "#/studio/imagery/mix";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { symbolTile, turnedSymbol } from "#/studio/imagery/symbol-tile";
import { field, windowOn } from "#/studio/imagery/window";
import { flatPaint, foregroundOn, paintOn } from "#/studio/marks/brand-colors";
import { placedSymbol } from "#/studio/marks/symbol-markup";

/** Flat fields, each with another crop of the symbol, far larger than the field. */
export const croppedLetterforms: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, paper, ink, spot } = colors;
  const on = foregroundOn(brand, colors);
  const narrow = heroWidth / 4;
  const upper = random.pick([300, 450]);
  const turn = random.pick([0, 90, 180, 270]);
  const view = 30;
  const wide = heroWidth - narrow;
  const [viewX, viewY] = bestView(outline, view, heroHeight / wide);
  const factor = wide / view;
  const hero = html`${[
    field(0, 0, heroWidth, heroHeight, brand.hex),
    windowOn(
      narrow,
      0,
      heroWidth - narrow,
      heroHeight,
      placedSymbol(
        shapes,
        { ...flatPaint(on.hex), spot: paintOn(brand, colors).spot },
        narrow - viewX * factor,
        -viewY * factor,
        48 * factor,
      ),
    ),
    windowOn(
      0,
      0,
      narrow,
      upper,
      html`${field(0, 0, narrow, upper, ink.hex)}${turnedSymbol(shapes, flatPaint(paper.hex), 40, upper - 30, 620, turn)}`,
    ),
    windowOn(
      0,
      upper,
      narrow,
      heroHeight - upper,
      html`${field(0, upper, narrow, heroHeight - upper, spot.hex)}${turnedSymbol(shapes, flatPaint(foregroundOn(spot, colors).hex), 260, upper + 120, 760, turn + 90)}`,
    ),
  ]}`;
  const soft = mix(paper, ink, 0.06);
  return {
    concept: "Flat fields cut the symbol so large that only its edges stay.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: symbolTile(shapes, [flatPaint(on.hex), flatPaint(on.hex)], brand.hex, 160, 1.1, [0, 180, 180, 0]),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`${field(0, 0, heroWidth, heroHeight, paper.hex)}${turnedSymbol(shapes, flatPaint(soft), 900, 380, 1700, turn)}`,
    },
  };
};
