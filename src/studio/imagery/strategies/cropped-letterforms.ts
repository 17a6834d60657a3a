import { html } from "#/kernel/markup";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderScenery } from "#/studio/imagery/scenery";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { renderRectangle, renderViewport } from "#/studio/imagery/viewport";

/** Subjects in flat colour that change colour with the ground where two fields meet. */
export const croppedLetterforms: ImageryStrategy = {
  describe: (subject) => `${subject}, cut by the edge of two flat fields.`,
  compositions: ["solo", "cluster", "pair"],
  tile: "checker",
  texture: "bars",
  draw: ({ arrangement, color, random }) => {
    const { subjects, width, height, main } = arrangement;
    const [ground, figure, accent] = [color((p) => p.ground), color((p) => p.figure), color((p) => p.accent)];
    const [left, top, w, h] = main.box;
    const share = random.pick([0.38, 0.5, 0.62]);
    const inside = (from: number, size: number, frame: number) =>
      Math.round(Math.max(frame * 0.25, Math.min(frame * 0.75, from + size * share)));
    const vertical = random.integer(0, 2) > 0;
    const [x, y] = vertical ? [inside(left, w, width), 0] : [0, inside(top, h, height)];
    const renderHalf = (body: string, cut: string) => subjects.map((one) => renderFlatSubject(one, { body, cut, accent }));
    const near = renderHalf(figure, ground);
    // The second field swaps the colours of the subject, or lies whole behind it.
    const swaps = random.integer(0, 1) === 0;
    const field = swaps ? figure : color((p) => p.plane);
    const far = renderHalf(swaps ? ground : figure, field);
    return html`${[
      renderRectangle(0, 0, width, height, ground),
      renderScenery(arrangement, color, random),
      near,
      renderViewport(x, y, width - x, height - y, html`${renderRectangle(x, y, width - x, height - y, field)}${far}`),
    ]}`;
  },
};
