import { html } from "#/kernel/markup";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderFill } from "#/studio/imagery/line-art";
import { renderScenery } from "#/studio/imagery/scenery";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { renderRectangle } from "#/studio/imagery/viewport";

/** Subjects sprayed through a stencil onto heavy blocks, with the stencil's bridges. */
export const stencilBlock: ImageryStrategy = {
  describe: (subject) => `${subject} sprayed through a stencil onto heavy blocks.`,
  compositions: ["solo", "pair", "parade"],
  tile: "checker",
  texture: "hatch",
  draw: ({ arrangement, color, random, unit }) => {
    const { subjects, width, height, main } = arrangement;
    const [left, top, w, h] = main.box;
    const side = random.pick([-1, 1]);
    const edges = subjects.map(({ box }) => box);
    const blockLeft = Math.min(left, ...edges.map(([x]) => x)) - 80 * unit;
    const blockRight = Math.max(left + w, ...edges.map(([x, , ow]) => x + ow)) + 80 * unit;
    const blockTop = Math.min(top, ...edges.map(([, y]) => y)) - 70 * unit;
    const blockH = Math.max(top + h, ...edges.map(([, y, , oh]) => y + oh)) + 70 * unit - blockTop;
    const block = [blockLeft, blockTop, blockRight - blockLeft, blockH] as const;
    const body = color((p) => p.ground);
    const figure = color((p) => p.figure);
    const bridge = Math.max(6, 13 * unit);
    const bridges = [0.3, 0.64].map((share) =>
      renderRectangle(block[0], blockTop + blockH * share - bridge / 2, block[2], bridge, figure),
    );
    const band = Math.round(70 * unit);
    const at = side > 0 ? Math.round(height * 0.06) : Math.round(height * 0.86);
    const stripes = Array.from(
      { length: Math.ceil(width / band) + 2 },
      (_, index) => `M${(index - 1) * band} ${at + band}l${band}-${band}h${band / 2}l-${band} ${band}z`,
    ).join("");
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.ground),
      ),
      renderScenery(arrangement, color, random),
      renderRectangle(
        side > 0 ? 0 : width * 0.5,
        0,
        width * 0.5,
        height,
        color((p) => p.plane),
      ),
      renderFill(
        stripes,
        color((p) => p.accent),
      ),
      renderRectangle(block[0], block[1], block[2], block[3], figure),
      renderRectangle(
        block[0],
        blockTop + blockH * 0.7,
        block[2],
        blockH * 0.3,
        color((p) => p.plane),
      ),
      subjects.map((one) => renderFlatSubject(one, { body, cut: figure, accent: color((p) => p.accent) })),
      html`${bridges.map((one) => one)}`,
    ]}`;
  },
};
