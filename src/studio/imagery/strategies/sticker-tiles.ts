import { contrast } from "#/color/contrast";
import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderFill } from "#/studio/imagery/line-art";
import type { PicturePalette } from "#/studio/imagery/picture-palette";
import { renderScenery } from "#/studio/imagery/scenery";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { getSilhouette } from "#/studio/imagery/subject";
import { renderRectangle } from "#/studio/imagery/viewport";
import { printPath } from "#/studio/marks/geometry/print-path";
import { disc } from "#/studio/marks/geometry/shapes";
import { translate } from "#/studio/marks/geometry/transform";

/** Die-cut stickers of the subjects over large flat shapes. */
export const stickerTiles: ImageryStrategy = {
  describe: (subject) => `${subject} as a die-cut sticker over large flat shapes.`,
  compositions: ["cluster", "solo", "pair", "trio"],
  tile: "toss",
  texture: "confetti",
  draw: ({ arrangement, color, random, unit }) => {
    const { subjects, width, height, main } = arrangement;
    const [left, top, w, h] = main.box;
    const [cx, cy] = [left + w / 2, top + h / 2];
    const plane = color((p) => p.plane);
    const shape = random.pick(["disc", "stairs", "bars"]);
    const backdrop =
      shape === "disc"
        ? renderFill(printPath([disc(cx, cy, Math.max(w, h) * 0.66)], 0), plane)
        : shape === "stairs"
          ? [0, 1, 2, 3].map((step) =>
              renderRectangle((width / 4) * step, height - (height / 5) * (step + 1), width / 4 + 1, height, plane),
            )
          : [0, 2, 4, 6].map((step) => renderRectangle(0, (height / 7) * step, width, height / 7, plane));
    const rim = color((p) => p.sheet);
    // A sticker in the colour of its ground would look like an outline.
    const isLost = (p: PicturePalette) => contrast(p.onSheet, p.ground) < 1.3 && contrast(p.figure, p.sheet) > 1.5;
    const onRim = color((p) => (isLost(p) ? p.figure : p.onSheet));
    const bright = color((p) => (isLost(p) || contrast(p.accent, p.sheet) <= 1.35 ? p.onSheet : p.accent));
    const renderSticker = (one: (typeof subjects)[number], index: number) => {
      const silhouette = getSilhouette(one);
      const shift = 12 * unit;
      const isDark = index % 2 === 1;
      return html`
        <path fill="${color((p) => mix(p.ground, p.figure, 0.42))}" stroke="${color((p) => mix(p.ground, p.figure, 0.42))}"
            stroke-width="${52 * unit}" stroke-linejoin="round" d="${printPath(translate(silhouette, shift, shift), 1)}"/>
        <path fill="${rim}" stroke="${rim}" stroke-width="${52 * unit}" stroke-linejoin="round" d="${printPath(silhouette, 1)}"/>
        ${renderFlatSubject(one, {
          body: isDark ? bright : onRim,
          cut: rim,
          accent: isDark ? onRim : bright,
        })}`;
    };
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.ground),
      ),
      renderScenery(arrangement, color, random),
      backdrop,
      subjects.map(renderSticker),
    ]}`;
  },
};
