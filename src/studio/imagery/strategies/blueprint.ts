import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { renderBackdrop } from "#/studio/imagery/backdrop";
import { renderOutlinedSubject } from "#/studio/imagery/flat-subject";
import { renderStrokes } from "#/studio/imagery/line-art";
import { renderScenery } from "#/studio/imagery/scenery";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { renderRectangle } from "#/studio/imagery/viewport";

/** All lines of a grid as one path. */
function printGrid(pitch: number, width: number, height: number): string {
  let data = "";
  for (let x = pitch; x < width; x += pitch) data += `M${x} 0v${height}`;
  for (let y = pitch; y < height; y += pitch) data += `M0 ${y}h${width}`;
  return data;
}

/** A dimension line between two positions, with ticks at its ends. */
const printDimension = (horizontal: boolean, from: number, to: number, at: number, tick: number) =>
  horizontal
    ? `M${from} ${at - tick}v${tick * 2}M${to} ${at - tick}v${tick * 2}M${from} ${at}H${to}`
    : `M${at - tick} ${from}h${tick * 2}M${at - tick} ${to}h${tick * 2}M${at} ${from}V${to}`;

/** Subjects as outlines on a grid, with guides, centre lines and dimension lines. */
export const blueprint: ImageryStrategy = {
  describe: (subject) => `${subject} as a drawing on a grid, with its guides and dimension lines.`,
  compositions: ["solo", "pair", "stand", "cluster"],
  tile: "outline",
  texture: "grid",
  draw: ({ arrangement, color, random, unit }) => {
    const { subjects, width, height } = arrangement;
    const line = color((p) => p.figure);
    const faint = color((p) => mix(p.ground, p.figure, 0.34));
    const pitch = Math.round(30 * unit);
    const tick = Math.round(11 * unit);
    const drawings = subjects.map((one) => {
      const [x, y, w, h] = one.box.map(Math.round) as [number, number, number, number];
      const [cx, cy] = [Math.round(x + w / 2), Math.round(y + h / 2)];
      const gap = Math.round(44 * unit);
      const below = y + h + gap < height - tick ? y + h + gap : y - gap;
      const right = x + w + gap < width - tick ? x + w + gap : x - gap;
      return html`${[
        renderStrokes(`M${x} 0V${height}M${x + w} 0V${height}M0 ${y}H${width}M0 ${y + h}H${width}`, faint, 1),
        html`<path fill="none" stroke="${faint}" stroke-width="1.2" stroke-dasharray="${24 * unit} ${6 * unit} ${4 * unit} ${6 * unit}"
            d="M${cx} ${y - gap}V${y + h + gap}M${x - gap} ${cy}H${x + w + gap}"/>`,
        renderOutlinedSubject(one, line, Math.max(3, 6 * unit), {
          body: color((p) => mix(p.ground, p.figure, 0.76)),
          cut: color((p) => p.ground),
          accent: color((p) => p.accent),
        }),
        renderStrokes(
          printDimension(true, x, x + w, below, tick) + printDimension(false, y, y + h, right, tick),
          color((p) => p.accent),
          Math.max(1.4, 2.4 * unit),
        ),
        renderStrokes(
          `M${cx - tick} ${cy}h${tick * 2}M${cx} ${cy - tick}v${tick * 2}`,
          color((p) => p.accent),
          Math.max(1.4, 2.4 * unit),
        ),
      ]}`;
    });
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.ground),
      ),
      renderScenery(arrangement, color, random),
      renderBackdrop(
        arrangement,
        color((p) => p.plane),
        random,
        ["discs", "half", "arches"],
      ),
      renderStrokes(
        printGrid(pitch, width, height),
        color((p) => mix(p.ground, p.figure, 0.12)),
        1,
      ),
      renderStrokes(
        printGrid(pitch * 5, width, height),
        color((p) => mix(p.ground, p.figure, 0.26)),
        1.4,
      ),
      drawings,
    ]}`;
  },
};
