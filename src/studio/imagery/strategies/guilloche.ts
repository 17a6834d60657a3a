import { colorFromHex } from "#/color/oklch";
import { html } from "#/kernel/markup";
import { renderStrokes } from "#/studio/imagery/line-art";
import { mix } from "#/color/mix";
import { printSmoothLine } from "#/studio/imagery/smooth-line";
import { heroHeight, heroWidth, type ImageryStrategy } from "#/studio/imagery/strategy";
import { createHalfDropTile, renderRotatedSymbol } from "#/studio/imagery/symbol-tile";
import { renderRectangle } from "#/studio/imagery/viewport";
import { createFlatPaint, getForegroundOn, getPaintOn } from "#/studio/marks/brand-colors";
import { flatten } from "#/studio/marks/geometry/flatten";
import type { Path, Point } from "#/studio/marks/geometry/path";

/**
 * Extent of the symbol from its centre in each of 96 directions, normalized to 0–1 and smoothed.
 */
function measureRadialProfile(outline: Path): readonly number[] {
  const count = 96;
  const radialProfile = new Array<number>(count).fill(0);
  for (const [x, y] of flatten(outline, 0.1).flat()) {
    const turn = (Math.atan2(y - 24, x - 24) / (Math.PI * 2) + 1) % 1;
    const slot = Math.floor(turn * count) % count;
    radialProfile[slot] = Math.max(radialProfile[slot] ?? 0, Math.hypot(x - 24, y - 24) / 30);
  }
  return radialProfile.map((_, slot) => {
    let sum = 0;
    for (let offset = -5; offset <= 5; offset++) sum += radialProfile[(slot + offset + count) % count] ?? 0;
    return sum / 11;
  });
}

/**
 * Guilloche lines: one wave in many phases, with an amplitude that follows the symbol's silhouette.
 */
export const guilloche: ImageryStrategy = ({ shapes, outline, colors, random }) => {
  const { brand, paper, ink } = colors;
  const radialProfile = measureRadialProfile(outline);
  const waves = random.pick([7, 9, 11]);
  const [x, y] = [random.pick([420, 600, 780]), 450];
  const printRing = (radius: number, swing: number, phase: number, lobes: number): string => {
    const steps = lobes * 10;
    const points = Array.from({ length: steps }, (_, index): Point => {
      const turn = index / steps;
      const profile = radialProfile[Math.floor(turn * radialProfile.length)] ?? 0.5;
      const distance = radius + swing * (0.45 + profile) * Math.cos(lobes * turn * Math.PI * 2 + phase);
      const angle = turn * Math.PI * 2;
      return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
    });
    return printSmoothLine(points, true);
  };
  const printRings = (radius: number, swing: number, lobes: number, count: number) =>
    Array.from({ length: count }, (_, index) => printRing(radius, swing, (index * Math.PI * 2) / count, lobes)).join("");
  const printRibbon = (base: number, swing: number, count: number) =>
    Array.from({ length: count }, (_, line) => {
      const points = Array.from({ length: 41 }, (_unused, index): Point => {
        const along = index / 40;
        const profile = radialProfile[Math.floor(along * (radialProfile.length - 1))] ?? 0.5;
        return [along * heroWidth, base + swing * (0.4 + profile) * Math.sin(along * Math.PI * waves + (line * Math.PI) / count)];
      });
      return printSmoothLine(points, false);
    }).join("");
  const ground = colorFromHex(mix(brand, ink, 0.3));
  const on = getForegroundOn(ground, colors);
  const mixLight = (share: number) => mix(ground, on, 0.12 + share * 0.9);
  const accent = getPaintOn(ground, colors).spot;
  const hero = html`${[
    renderRectangle(0, 0, heroWidth, heroHeight, ground.hex),
    renderStrokes(printRibbon(120, 46, 7) + printRibbon(780, 46, 7), mixLight(0.2), 1),
    renderStrokes(printRings(350, 62, waves * 2, 6), mixLight(0.34), 1.1),
    renderStrokes(printRings(262, 54, waves * 2 + 2, 6), accent, 1.1),
    renderStrokes(printRings(180, 40, waves + 5, 6), mixLight(0.6), 1.1),
    html`<circle cx="${x}" cy="${y}" r="158" fill="${ground.hex}" stroke="${mixLight(0.6)}" stroke-width="2"/>`,
    renderRotatedSymbol(shapes, createFlatPaint(on.hex), x, y, 236, 0),
  ]}`;
  return {
    concept: "Engine-turned lines that follow the symbol's silhouette.",
    hero: { width: heroWidth, height: heroHeight, content: hero },
    pattern: createHalfDropTile(shapes, [createFlatPaint(mixLight(0.22)), createFlatPaint(mixLight(0.12))], ground.hex, 96, 0.7),
    texture: {
      width: heroWidth,
      height: heroHeight,
      content: html`
        ${[
          renderRectangle(0, 0, heroWidth, heroHeight, paper.hex),
          renderStrokes(printRibbon(220, 120, 10) + printRibbon(680, 120, 10), mix(paper, ink, 0.09), 1),
        ]}`,
    },
  };
};
