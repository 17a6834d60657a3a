import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { renderBackdrop } from "#/studio/imagery/backdrop";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { engraveLines } from "#/studio/imagery/engraved-lines";
import { renderFill, renderStrokes } from "#/studio/imagery/line-art";
import { getShadedBody } from "#/studio/imagery/shaded-body";
import { renderScenery } from "#/studio/imagery/scenery";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { renderRectangle } from "#/studio/imagery/viewport";

/** Subjects in swelling parallel lines, like a copper engraving. */
export const engraving: ImageryStrategy = {
  describe: (subject) => `${subject} engraved in parallel lines that swell with the light.`,
  compositions: ["solo", "pair", "cluster"],
  tile: "lattice",
  texture: "lines",
  draw: ({ arrangement, color, random, unit }) => {
    const { subjects, width, height, main } = arrangement;
    const pitch = Math.max(5.5, 9 * unit);
    const direction = random.pick([-1, 1]);
    const [left, top, w, h] = main.box;
    const light = (x: number, y: number) => {
      const across = (x - left - w / 2) / (w / 2);
      return 0.55 + 0.26 * direction * across + 0.1 * ((y - top - h / 2) / h);
    };
    const lines = engraveLines(subjects, width, height, pitch, {
      ground: undefined,
      body: (x, y) => Math.max(0.12, Math.min(0.84, light(x, y))),
      accent: undefined,
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
        ["discs", "arches", "horizon", "half"],
      ),
      renderStrokes(
        Array.from(
          { length: Math.ceil(height / (pitch * 2.4)) },
          (_, row) => `M0 ${Math.round((row + 0.5) * pitch * 2.4)}h${width}`,
        ).join(""),
        color((p) => mix(p.ground, p.figure, 0.28)),
        Math.max(0.8, 1.2 * unit),
      ),
      subjects.map((one) =>
        renderFlatSubject(one, {
          body: color((p) => getShadedBody(p).body),
          cut: color((p) => p.ground),
          accent: color((p) => p.accent),
        }),
      ),
      renderFill(
        lines.body,
        color((p) => getShadedBody(p).shade),
      ),
    ]}`;
  },
};
