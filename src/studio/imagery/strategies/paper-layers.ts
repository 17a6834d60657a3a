import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { renderBackdrop } from "#/studio/imagery/backdrop";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderFill } from "#/studio/imagery/line-art";
import { createRelief } from "#/studio/imagery/relief";
import { printSmoothLine } from "#/studio/imagery/smooth-line";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { getSilhouette } from "#/studio/imagery/subject";
import { renderRectangle } from "#/studio/imagery/viewport";
import type { Point } from "#/studio/marks/geometry/path";
import { printPath } from "#/studio/marks/geometry/print-path";
import { translate } from "#/studio/marks/geometry/transform";

/** A diorama of paper sheets with an opening each, and the subjects inside. */
export const paperLayers: ImageryStrategy = {
  describe: (subject) => `${subject} in a diorama of layered paper.`,
  compositions: ["solo", "pair", "stand", "cluster"],
  tile: "half-drop",
  texture: "waves",
  isWhole: true,
  draw: ({ arrangement, color, random, unit }) => {
    const { subjects, width, height, main } = arrangement;
    const land = createRelief(random, 5, 0.8, 2.2);
    const [left, top, w, h] = main.box;
    const others = subjects.map(({ box }) => box);
    const x1 = Math.min(left, ...others.map(([x]) => x));
    const x2 = Math.max(left + w, ...others.map(([x, , ow]) => x + ow));
    const [cx, cy] = [(x1 + x2) / 2, top + h / 2];
    const sheets = 5;
    const printSheet = (index: number) => {
      const grow = (70 + (sheets - 1 - index) * -34 + 150) * unit;
      const [rx, ry] = [(x2 - x1) * 0.56 + grow * 0.8, h * 0.52 + grow * 0.55];
      const points = Array.from({ length: 16 }, (_, step): Point => {
        const angle = (step / 16) * Math.PI * 2;
        const swell = 1 + 0.1 * land(Math.cos(angle) * 0.5 + index * 0.21, Math.sin(angle) * 0.5 + index * 0.13);
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const square = 1 / Math.max(0.78, (Math.abs(cos) ** 2.6 + Math.abs(sin) ** 2.6) ** (1 / 2.6));
        return [cx + rx * cos * swell * square, cy + ry * sin * swell * square];
      });
      return `M-20-20H${width + 20}V${height + 20}H-20z${printSmoothLine(points, true)}`;
    };
    const shadow = [7 * unit, 11 * unit] as const;
    // From the innermost opening outwards, each sheet in a colour of its own.
    const sheetColors = [
      color((p) => mix(p.ground, p.plane, 0.6)),
      color((p) => mix(p.ground, p.plane, 0.8)),
      color((p) => p.plane),
      color((p) => p.accent),
      color((p) => p.figure),
    ];
    const layers = Array.from({ length: sheets }, (_, index) => {
      const data = printSheet(index);
      return html`
        <path fill="${color((p) => p.figure)}" fill-opacity=".14" fill-rule="evenodd"
            transform="translate(${shadow[0].toFixed(1)} ${shadow[1].toFixed(1)})" d="${data}"/>
        <path fill="${sheetColors[index] ?? ""}" fill-rule="evenodd" d="${data}"/>`;
    });
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.ground),
      ),
      renderBackdrop(
        arrangement,
        color((p) => p.plane),
        random,
        ["horizon"],
      ),
      layers.slice(0, 2),
      subjects.map((one) => [
        renderFill(
          printPath(translate(getSilhouette(one), shadow[0], shadow[1]), 1),
          color((p) => mix(p.ground, p.figure, 0.22)),
        ),
        renderFlatSubject(one, {
          body: color((p) => p.figure),
          cut: color((p) => p.ground),
          accent: color((p) => p.accent),
        }),
      ]),
      layers.slice(2),
    ]}`;
  },
};
