import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderFill } from "#/studio/imagery/line-art";
import { renderScenery } from "#/studio/imagery/scenery";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import type { PlacedSubject } from "#/studio/imagery/subject";
import { renderRectangle, renderViewport } from "#/studio/imagery/viewport";
import { printPath } from "#/studio/marks/geometry/print-path";
import { arcBand, disc, roundedRectangle } from "#/studio/marks/geometry/shapes";

/** Flat shapes and subjects cut from coloured paper, each half in shade. */
export const collage: ImageryStrategy = {
  describe: (subject) => `${subject} among flat shapes cut from coloured paper.`,
  compositions: ["stand", "trio", "pair", "solo"],
  tile: "quarters",
  texture: "confetti",
  draw: ({ arrangement, color, random, radiusPx, unit }) => {
    const { subjects, width, height, main, groundY } = arrangement;
    const [left, top, w, h] = main.box;
    const cx = left + w / 2;
    const floor = groundY ?? Math.min(height * 0.9, top + h);
    const reach = Math.min(Math.max(w * 0.62, h * 0.58), height * 0.56);
    const side = random.pick([-1, 1]);
    const shape = random.pick(["arch", "disc", "quarter", "slab"]);
    const round = Math.min(reach, radiusPx > 0 ? reach : 0);
    const big =
      shape === "arch"
        ? [roundedRectangle([cx - reach, floor - reach * 1.5, reach * 2, reach * 3], reach)]
        : shape === "disc"
          ? [disc(cx, floor - reach * 0.72, reach)]
          : shape === "quarter"
            ? [arcBand(cx - side * reach, floor, reach * 2, 0, side > 0 ? 270 : 180, side > 0 ? 360 : 270)]
            : [roundedRectangle([cx - reach * 1.1, floor - reach * 1.35, reach * 2.2, reach * 3], Math.min(round, 48 * unit))];
    const smallX = cx + side * reach * 1.25;
    const small = disc(Math.max(90 * unit, Math.min(width - 90 * unit, smallX)), Math.max(110 * unit, top * 0.9), 92 * unit);
    const renderPaper = (one: PlacedSubject) => {
      const [x, y, ow, oh] = one.box;
      const isMain = one === main;
      const body = color((p) => (isMain ? p.figure : p.accent));
      const shaded = color((p) => mix(isMain ? p.figure : p.accent, p.ground, 0.2));
      const fills = { cut: color((p) => mix(p.ground, p.plane, 0.16)), accent: color((p) => (isMain ? p.accent : p.figure)) };
      const half = x + ow / 2;
      return html`
        ${renderFlatSubject(one, { ...fills, body })}
        ${renderViewport(half, y - 2, ow / 2 + 2, oh + 4, renderFlatSubject(one, { ...fills, body: shaded }))}`;
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
      renderFill(
        printPath([small], 0),
        color((p) => mix(p.accent, p.ground, 0.4)),
      ),
      renderFill(
        printPath(big, 0),
        color((p) => p.plane),
      ),
      renderRectangle(
        0,
        floor,
        width,
        height - floor,
        color((p) => mix(p.ground, p.figure, 0.24)),
      ),
      subjects.map(renderPaper),
    ]}`;
  },
};
