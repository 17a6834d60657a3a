import { html } from "#/kernel/markup";
import { engraveLines } from "#/studio/imagery/engraved-lines";
import { renderFill, renderStrokes } from "#/studio/imagery/line-art";
import { renderOutlinedSubject } from "#/studio/imagery/flat-subject";
import { getShadedBody } from "#/studio/imagery/shaded-body";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import type { Box } from "#/studio/marks/geometry/bounds";
import { renderRectangle } from "#/studio/imagery/viewport";

/** The plate around the arranged subjects. */
const getPlate = ([x, y, w, h]: Box, unit: number): Box => [x - 70 * unit, y - 50 * unit, w + 140 * unit, h + 110 * unit];

/** A plate of a reference work: subjects hatched inside a double frame, with leader lines. */
export const specimenSheet: ImageryStrategy = {
  describe: (subject) => `${subject} on a plate of a reference work, hatched, with leader lines.`,
  compositions: ["pair", "cluster", "solo"],
  tile: "outline",
  texture: "hatch",
  isWhole: true,
  getZone: ({ zone, width, height }) => {
    const unit = Math.max(0.45, Math.min(width, height) / 900);
    const [x, y, w, h] = getPlate(zone, unit);
    return [x - 24 * unit, y - 24 * unit, w + 48 * unit, h + 48 * unit];
  },
  draw: ({ arrangement: { subjects, width, height, main, zone }, color, random, unit }) => {
    const direction = random.pick([-1, 1]);
    const [left, top, w, h] = main.box;
    const frame = Math.round(34 * unit);
    const [plateX, plateY, plateW, plateH] = getPlate(zone, unit).map(Math.round) as [number, number, number, number];
    const plateEnd = plateY + plateH;
    const lines = engraveLines(subjects, width, height, Math.max(4.5, 6.5 * unit), {
      ground: undefined,
      body: (x, y) =>
        Math.max(0.16, Math.min(0.8, 0.45 + (direction * 0.34 * (x - left - w / 2)) / (w / 2) + (0.16 * (y - top)) / h)),
      accent: () => 0.6,
    });
    const figure = color((p) => p.figure);
    const leaders = subjects.map(({ box: [x, y, ow, oh] }, index) => {
      const isRight = index % 2 === 0;
      const startX = isRight ? x + ow * 0.82 : x + ow * 0.18;
      const startY = y + oh * 0.28;
      const endX = isRight
        ? Math.min(plateX + plateW - frame * 1.2, x + ow + 90 * unit)
        : Math.max(plateX + frame * 1.2, x - 90 * unit);
      const endY = Math.max(plateY + frame * 1.4, startY - 64 * unit);
      const [a, b, c, d] = [startX, startY, endX, endY].map(Math.round) as [number, number, number, number];
      const r = Math.round(13 * unit);
      return `M${a} ${b}L${c} ${d}M${c - r} ${d - r}h${r * 2}v${r * 2}h-${r * 2}z`;
    });
    const ticks = Array.from({ length: 11 }, (_, index) => {
      const x = Math.round(width / 2 - 150 * unit + index * 30 * unit);
      return `M${x} ${Math.round(plateEnd - frame * 0.8)}v${-(index % 5 === 0 ? 16 : 9) * unit}`;
    }).join("");
    const boxPath = (inset: number) =>
      `M${plateX + inset} ${plateY + inset}H${plateX + plateW - inset}V${plateEnd - inset}H${plateX + inset}z`;
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.plane),
      ),
      renderFill(
        boxPath(0),
        color((p) => p.ground),
      ),
      renderStrokes(boxPath(0), figure, Math.max(1.5, 2.6 * unit)),
      renderStrokes(boxPath(Math.round(9 * unit)), figure, 1),
      subjects.map((one) =>
        renderOutlinedSubject(one, figure, Math.max(1.4, 2.4 * unit), {
          body: color((p) => getShadedBody(p).body),
          cut: color((p) => p.ground),
          accent: color((p) => p.accent),
        }),
      ),
      renderFill(
        lines.body,
        color((p) => getShadedBody(p).shade),
      ),
      renderFill(
        lines.accent,
        color((p) => p.accent),
      ),
      renderStrokes(
        leaders.join(""),
        color((p) => p.accent),
        Math.max(1.2, 1.8 * unit),
      ),
      renderStrokes(
        `M${Math.round(width / 2 - 150 * unit)} ${Math.round(plateEnd - frame * 0.8)}h${300 * unit}${ticks}`,
        figure,
        Math.max(1, 1.6 * unit),
      ),
    ]}`;
  },
};
