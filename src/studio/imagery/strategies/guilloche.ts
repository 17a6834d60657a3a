import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderFill, renderStrokes } from "#/studio/imagery/line-art";
import { printSmoothLine } from "#/studio/imagery/smooth-line";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { getFittingScale, placeSubject } from "#/studio/imagery/subject";
import { renderRectangle } from "#/studio/imagery/viewport";
import type { Point } from "#/studio/marks/geometry/path";
import { printPath } from "#/studio/marks/geometry/print-path";
import { disc } from "#/studio/marks/geometry/shapes";

const isWide = (width: number, height: number) => width > height * 2;

const getRadius = (height: number) => height * 0.31;

/** Subjects in a rosette of interlaced waves, as on a banknote. */
export const guilloche: ImageryStrategy = {
  describe: (subject) => `${subject} in a rosette of interlaced fine lines.`,
  compositions: ["solo", "pair", "trio"],
  tile: "rosette",
  texture: "waves",
  isWhole: true,
  getZone: ({ width, height }) => {
    const side = getRadius(height) * 2.4;
    const w = isWide(width, height) ? side * 3 : side;
    return [(width - w) / 2, (height - side) / 2, w, side];
  },
  draw: ({ arrangement: { subjects, main, width, height }, color, random, unit }) => {
    const [x, y] = [width / 2, height / 2];
    const printRing = (radius: number, swing: number, phase: number, lobes: number): string => {
      const steps = lobes * 8;
      return printSmoothLine(
        Array.from({ length: steps }, (_, index): Point => {
          const angle = (index / steps) * Math.PI * 2;
          const distance = radius + swing * Math.cos(lobes * angle + phase);
          return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
        }),
        true,
        0,
      );
    };
    const printRings = (radius: number, swing: number, lobes: number, count: number) =>
      Array.from({ length: count }, (_, index) => printRing(radius, swing, (index * Math.PI * 2) / count, lobes)).join("");
    const bends = random.pick([5, 7, 9]);
    const printRibbon = (base: number, swing: number, count: number) =>
      Array.from({ length: count }, (_, line) =>
        printSmoothLine(
          Array.from({ length: 33 }, (_unused, index): Point => {
            const along = index / 32;
            return [along * width, base + swing * Math.sin(along * Math.PI * bends + (line * Math.PI) / count)];
          }),
          false,
        ),
      ).join("");
    const radius = getRadius(height);
    const core = radius * 0.86;
    const lobes = random.pick([14, 18, 24]);
    const figure = color((p) => p.figure);
    const ground = color((p) => p.ground);
    const isFine = unit >= 0.8;
    const rosette = html`${[
      renderFill(
        printPath([disc(x, y, radius * 1.2)], 0),
        color((p) => p.plane),
      ),
      renderStrokes(
        printRings(radius, radius * 0.17, lobes, isFine ? 8 : 4),
        color((p) => mix(p.ground, p.figure, 0.6)),
        Math.max(1, 1.3 * unit),
      ),
      renderStrokes(
        printRings(radius * 0.97, radius * 0.1, lobes + 12, isFine ? 5 : 3),
        color((p) => p.accent),
        Math.max(1, 1.3 * unit),
      ),
      renderFill(printPath([disc(x, y, core)], 0), ground),
      renderStrokes(printPath([disc(x, y, core), disc(x, y, core - 9 * unit)], 1), figure, Math.max(1, 1.6 * unit)),
    ]}`;
    const others = [...new Set(subjects.map(({ subject }) => subject))].filter((one) => one !== main.subject);
    // A wide picture has a row of three.
    const row = isWide(width, height)
      ? [others[0] ?? main.subject, main.subject, others[1] ?? others[0] ?? main.subject]
      : [main.subject];
    const rosettes = row.map((subject, index) => {
      const shift = Math.round((index - (row.length - 1) / 2) * radius * 2.4);
      const factor = getFittingScale(subject, core * 1.3, core * 1.24);
      const placed = placeSubject(subject, x + shift, y, factor, { mirrored: index === 2 });
      return html`<g transform="translate(${shift} 0)">${rosette}</g>
        ${renderFlatSubject(placed, { body: figure, cut: ground, accent: color((p) => p.accent) })}`;
    });
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.ground),
      ),
      renderStrokes(
        (isFine ? [0.2, 0.5, 0.8] : [0.22, 0.78])
          .map((share) => printRibbon(height * share, height * 0.15, isFine ? 8 : 6))
          .join(""),
        color((p) => mix(p.ground, p.figure, 0.5)),
        Math.max(1.2, 2 * unit),
      ),
      rosettes,
    ]}`;
  },
};
