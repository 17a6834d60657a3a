import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { renderBackdrop } from "#/studio/imagery/backdrop";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderFill } from "#/studio/imagery/line-art";
import { createRelief } from "#/studio/imagery/relief";
import { createDistanceMap } from "#/studio/imagery/distance-map";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { renderRectangle } from "#/studio/imagery/viewport";
import type { Point } from "#/studio/marks/geometry/path";

/** Path data of one gouge mark along points: thin at the start, thickest past the middle. */
export function printGouge(points: readonly Point[], thickness: number): string {
  const [first, last] = [points[0], points[points.length - 1]];
  if (first === undefined || last === undefined || points.length < 3) return "";
  const middle = points[Math.floor(points.length * 0.6)] ?? first;
  const length = Math.max(1, Math.hypot(last[0] - first[0], last[1] - first[1]));
  const [nx, ny] = [((first[1] - last[1]) / length) * thickness, ((last[0] - first[0]) / length) * thickness];
  const [x, y] = first.map(Math.round) as [number, number];
  const relative = (px: number, py: number) => `${Math.round(px) - x} ${Math.round(py) - y}`;
  const back =
    `${Math.round(middle[0] - nx) - Math.round(last[0])} ` +
    `${Math.round(middle[1] - ny) - Math.round(last[1])} ${x - Math.round(last[0])} ` +
    `${y - Math.round(last[1])}`;
  return `M${x} ${y}q${relative(middle[0] + nx, middle[1] + ny)} ${relative(last[0], last[1])}q${back}z`.replaceAll(" -", "-");
}

/** Subjects in relief, surrounded by gouge marks that flow around them. */
export const linocut: ImageryStrategy = {
  describe: (subject) => `${subject} as a linocut, with gouge marks flowing around it.`,
  compositions: ["solo", "stand", "pair", "cluster"],
  tile: "half-drop",
  texture: "gouges",
  draw: ({ arrangement, color, random, unit }) => {
    const { width, height, subjects } = arrangement;
    const step = Math.max(7, Math.round(12 * unit));
    const field = createDistanceMap(arrangement, step, step * 2);
    const land = createRelief(random, 6, 1, 3);
    const values = field.values.map((pixels, cell) => {
      const distance = pixels / step;
      return (
        distance +
        land((cell % field.columns) / field.columns, Math.floor(cell / field.columns) / field.rows) *
          Math.min(3, Math.max(0, distance) * 0.2)
      );
    });
    const cutMarks: string[] = [];
    for (let level = 1.9; level < 46; level += 1.75) {
      for (const { points } of field.trace(level, values)) {
        for (let at = random.integer(0, 3); at < points.length; ) {
          const length = random.integer(4, 9);
          cutMarks.push(printGouge(points.slice(at, at + length + 1), (3.2 + random.next() * 3.2) * Math.max(0.6, unit)));
          at += length + random.integer(1, 2);
        }
      }
    }
    // Strokes inside the figures, on the lines at an even distance from their edges.
    const inside: string[] = [];
    for (const level of [-1.6, -3.4, -5.4]) {
      for (const { points } of field.trace(level * step)) {
        for (let at = random.integer(0, 12); at < points.length; ) {
          const length = random.integer(5, 11);
          inside.push(printGouge(points.slice(at, at + length + 1), (2.2 + random.next() * 2) * Math.max(0.6, unit)));
          at += length + random.integer(8, 22);
        }
      }
    }
    const ground = color((p) => p.ground);
    const figure = color((p) => p.figure);
    return html`${[
      renderRectangle(0, 0, width, height, ground),
      renderBackdrop(
        arrangement,
        color((p) => p.plane),
        random,
        ["horizon", "half", "columns"],
      ),
      renderFill(
        cutMarks.join(""),
        color((p) => mix(p.figure, p.ground, 0.14)),
      ),
      html`<g stroke="${ground}" stroke-width="${Math.round(16 * unit)}" stroke-linejoin="round">
        ${subjects.map((one) => renderFlatSubject(one, { body: figure, cut: ground, accent: figure }))}
      </g>`,
      subjects.map((one) => renderFlatSubject(one, { body: figure, cut: ground, accent: color((p) => p.accent) })),
      renderFill(inside.join(""), ground),
    ]}`;
  },
};
