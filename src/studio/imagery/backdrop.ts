import type { Markup } from "#/kernel/markup";
import type { Random } from "#/kernel/random";
import type { Arrangement } from "#/studio/imagery/arrangement";
import { renderFill } from "#/studio/imagery/line-art";
import { printPath } from "#/studio/marks/geometry/print-path";
import { disc, rectangle, roundedRectangle } from "#/studio/marks/geometry/shapes";

/** Large flat shapes that a picture can have behind its subjects. */
export const backdropNames = ["discs", "horizon", "half", "columns", "arches"] as const;
export type BackdropName = (typeof backdropNames)[number];

/**
 * A large flat shape behind the subjects in one colour: a disc or an arch for each, a ground from
 * edge to edge, one half, or upright stripes.
 */
export function renderBackdrop(
  { subjects, main, width, height, groundY }: Arrangement,
  fill: string,
  random: Random,
  names: readonly [BackdropName, ...BackdropName[]] = backdropNames,
): Markup {
  const name = random.pick(names);
  const [left, top, w, h] = main.box;
  const floor = groundY ?? top + h;
  if (name === "horizon") {
    const y = Math.round(top + h * random.pick([0.42, 0.56, 0.68]));
    return renderFill(printPath([rectangle([0, y, width, height - y])], 0), fill);
  }
  if (name === "half") {
    const isRight = random.integer(0, 1) === 1;
    const x = Math.round(left + w / 2);
    return renderFill(printPath([rectangle(isRight ? [x, 0, width - x, height] : [0, 0, x, height])], 0), fill);
  }
  if (name === "columns") {
    const pitch = Math.min(width, height) * random.pick([0.34, 0.44]);
    const count = Math.ceil(width / pitch / 2) + 1;
    const start = left + w / 2 - pitch / 2 - Math.ceil((left + w / 2) / (pitch * 2)) * pitch * 2;
    const bars = Array.from({ length: count + 1 }, (_, index) => rectangle([start + index * pitch * 2, 0, pitch, height]));
    return renderFill(printPath(bars, 0), fill);
  }
  const shapes = subjects.map(({ box: [x, y, ow, oh] }) => {
    const radius = Math.max(ow, oh) * 0.54;
    return name === "discs"
      ? disc(x + ow / 2, y + oh / 2, radius * 1.06)
      : roundedRectangle([x + ow / 2 - radius, y + oh / 2 - radius, radius * 2, floor + height - y], radius);
  });
  return renderFill(printPath(shapes, 0), fill);
}
