import { luminance } from "#/color/contrast";
import { html } from "#/kernel/markup";
import { mix } from "#/color/mix";
import { findBestView } from "#/studio/imagery/best-view";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { createHalfDropTile } from "#/studio/imagery/symbol-tile";
import { renderRectangle } from "#/studio/imagery/viewport";
import { createFlatPaint, getForegroundOn } from "#/studio/marks/brand-colors";
import { printPath } from "#/studio/marks/geometry/print-path";
import { transform } from "#/studio/marks/geometry/transform";

/** One edge of the symbol, enlarged until it reads as a landscape, with two fine lines along it. */
export const macroCrop: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, ink, paper } = colors;
  const width = random.pick([17, 20, 23]);
  const [x, y] = findBestView(outline, width, heroHeight / heroWidth);
  const factor = heroWidth / width;
  const near = printPath(transform(outline, [factor, 0, 0, factor, -x * factor, -y * factor]), 1);
  const ground = luminance(brand) < 0.03 ? mix(brand, paper, 0.2) : mix(brand, ink, 0.55);
  const line = mix(brand, getForegroundOn(brand, colors), 0.5);
  const hero = html`${[
    renderRectangle(0, 0, heroWidth, heroHeight, ground),
    html`
      <path fill="none" stroke="${luminance(brand) < 0.03 ? mix(brand, paper, 0.1) : mix(brand, ink, 0.35)}"
          stroke-width="190" stroke-linejoin="round" d="${near}"/>`,
    html`
      <path fill="none" stroke="${line}" stroke-width="92" stroke-linejoin="round" d="${near}"/>
      <path fill="${brand.hex}" stroke="${mix(brand, ink, 0.2)}" stroke-width="90" stroke-linejoin="round" d="${near}"/>`,
    html`<path fill="${brand.hex}" stroke="${line}" stroke-width="1.5" d="${near}"/>`,
  ]}`;
  const quiet = printPath(transform(outline, [44, 0, 0, 44, -x * 30 - 200, -y * 30 - 300]), 1);
  return {
    concept: "A single edge of the symbol, enlarged until it reads as a landscape.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: createHalfDropTile(
      shapes,
      [createFlatPaint(mix(brand, ink, 0.3)), createFlatPaint(mix(brand, ink, 0.3))],
      brand.hex,
      130,
      0.46,
    ),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`
        ${renderRectangle(0, 0, heroWidth, heroHeight, paper.hex)}
        <path fill="none" stroke="${mix(paper, ink, 0.1)}" stroke-width="1.5" d="${quiet}"/>`,
    },
  };
};
