import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderDots, renderFill, renderStrokes } from "#/studio/imagery/line-art";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { getFittingScale, placeSubject } from "#/studio/imagery/subject";
import { renderRectangle } from "#/studio/imagery/viewport";
import { printPath } from "#/studio/marks/geometry/print-path";
import { disc } from "#/studio/marks/geometry/shapes";

const getRadius = (height: number) => height * 0.28;

/** The subject in a medallion with a ring of petals, over an ornament of the other subjects. */
export const medallion: ImageryStrategy = {
  describe: (subject) => `${subject} in a medallion over an ornament.`,
  compositions: ["pair", "solo", "trio"],
  tile: "ogee",
  texture: "lines",
  isWhole: true,
  getZone: ({ width, height }) => {
    const side = getRadius(height) * 2.6;
    return [(width - side) / 2, (height - side) / 2, side, side];
  },
  draw: ({ arrangement: { subjects, width, height, main }, color, random, unit }) => {
    const [cx, cy] = [width / 2, height / 2];
    const radius = getRadius(height);
    const petals = random.pick([16, 20, 24, 32]);
    const others = subjects.filter((one) => one !== main);
    const companion = (others[0] ?? main).subject;
    const pitch = radius * (width > height * 2 ? 1.5 : 1.06);
    const figure = color((p) => p.figure);
    const quiet = color((p) => mix(p.ground, p.figure, 0.5));
    const ornament = [];
    const [reachX, reachY] = [Math.ceil(cx / pitch) + 1, Math.ceil(cy / (pitch * 0.62)) + 1];
    for (let row = -reachY; row <= reachY; row++) {
      for (let column = -reachX; column <= reachX; column++) {
        const x = cx + (column + (Math.abs(row) % 2) * 0.5) * pitch;
        const y = cy + row * pitch * 0.62;
        if (
          Math.hypot(x - cx, y - cy) < radius * 1.4 + pitch * 0.28 ||
          x < -pitch / 2 ||
          x > width + pitch / 2 ||
          y < -pitch / 2 ||
          y > height + pitch / 2
        )
          continue;
        ornament.push(
          renderFlatSubject(
            placeSubject(companion, x, y, getFittingScale(companion, pitch * 0.52, pitch * 0.46), { mirrored: x > cx }),
            {
              body: quiet,
              cut: color((p) => p.ground),
              accent: color((p) => p.accent),
            },
          ),
        );
      }
    }
    const placeAround = (count: number, distance: number, shift: number) =>
      Array.from({ length: count }, (_, index) => {
        const angle = ((index + shift) / count) * Math.PI * 2;
        return [cx + distance * Math.cos(angle), cy + distance * Math.sin(angle)] as const;
      });
    const petal = ((radius * 1.1 * Math.PI) / petals) * 1.96;
    const inside = placeSubject(main.subject, cx, cy, getFittingScale(main.subject, radius * 1.26, radius * 1.26));
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.ground),
      ),
      ornament,
      renderFill(
        printPath([disc(cx, cy, radius * 1.32)], 0),
        color((p) => p.ground),
      ),
      renderDots(
        placeAround(petals, radius * 1.1, 0.5),
        petal,
        color((p) => p.accent),
      ),
      renderFill(printPath([disc(cx, cy, radius * 1.1)], 0), figure),
      renderDots(
        placeAround(petals * 2, radius * 0.95, 0),
        10 * unit,
        color((p) => p.ground),
      ),
      renderFill(
        printPath([disc(cx, cy, radius * 0.88)], 0),
        color((p) => mix(p.ground, p.figure, 0.06)),
      ),
      renderStrokes(printPath([disc(cx, cy, radius * 0.84)], 1), figure, Math.max(1, 1.8 * unit)),
      renderFlatSubject(inside, {
        body: figure,
        cut: color((p) => mix(p.ground, p.figure, 0.06)),
        accent: color((p) => p.accent),
      }),
    ]}`;
  },
};
