import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderFill } from "#/studio/imagery/line-art";
import { createRelief } from "#/studio/imagery/relief";
import { printSmoothLine } from "#/studio/imagery/smooth-line";
import { renderScenery } from "#/studio/imagery/scenery";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { renderRectangle } from "#/studio/imagery/viewport";
import type { Point } from "#/studio/marks/geometry/path";
import { printPath } from "#/studio/marks/geometry/print-path";
import { disc } from "#/studio/marks/geometry/shapes";

/** Subjects in a landscape of layered hills below a large low sun. */
export const layeredHorizons: ImageryStrategy = {
  describe: (subject) => `${subject} in a landscape of layered hills.`,
  compositions: ["stand", "pair", "trio", "solo"],
  tile: "half-drop",
  texture: "hills",
  isWhole: true,
  draw: ({ arrangement, color, random, unit }) => {
    const { subjects, width, height, main, groundY } = arrangement;
    const land = createRelief(random, 6, 0.8, 2.6);
    const [left, top, w, h] = main.box;
    const floor = groundY ?? Math.min(height * 0.9, top + h);
    const printRidge = (base: number, rise: number, row: number): string => {
      const points = Array.from(
        { length: 25 },
        (_, index): Point => [(index / 24) * (width + 80) - 40, base + land((index / 24) * (width / height), row) * rise],
      );
      return `${printSmoothLine(points, false)}V${height}H-40z`;
    };
    const side = random.pick([-1, 1]);
    const sunX = left + w / 2 + side * w * random.pick([0, 0.32]);
    const sunY = top + h * random.pick([0.25, 0.42]);
    const far = [0, 1, 2].map((index) =>
      renderFill(
        printRidge(floor - (240 - index * 84) * unit, (96 - index * 14) * unit, 0.2 + index * 0.29),
        color((p) => mix(p.ground, p.figure, 0.16 + index * 0.17)),
      ),
    );
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
        printPath([disc(sunX, sunY, Math.max(150 * unit, h * 0.36))], 0),
        color((p) => p.accent),
      ),
      far,
      subjects.map((one) =>
        renderFlatSubject(one, {
          body: color((p) => mix(p.figure, p.ground, one === main ? 0 : 0.12)),
          cut: color((p) => mix(p.ground, p.figure, 0.24)),
          accent: color((p) => p.accent),
        }),
      ),
      renderFill(
        `${printSmoothLine(
          Array.from(
            { length: 13 },
            (_, index): Point => [(index / 12) * (width + 80) - 40, floor - 8 * unit + land((index / 12) * 1.3, 0.9) * 12 * unit],
          ),
          false,
        )}V${height}H-40z`,
        color((p) => p.figure),
      ),
      renderFill(
        printRidge(floor + (height - floor) * 0.62, 26 * unit, 0.97),
        color((p) => mix(p.figure, p.ground, 0.22)),
      ),
    ]}`;
  },
};
