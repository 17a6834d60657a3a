import { html } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import { fitLines, type SetLine } from "#/studio/imagery/set-type";
import { renderRectangle } from "#/studio/imagery/viewport";
import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import { type Draw, fill, ink, listLines, print, round } from "#/studio/imagery/type-posters/type-poster";

/** Counters below this share of their letter's height hold without a bridge. */
const leastCounter = 0.2;

/** The bridges that hold the counters of letters in a stencil: upright through the middle of each. */
function listBridges({ path, box: [, , , tall] }: SetLine): readonly Box[] {
  const boxes = path.flatMap((contour) => {
    const box = getBounds([contour]);
    return box === undefined ? [] : [box];
  });
  const width = tall * 0.045;
  return boxes.flatMap((inner) => {
    const [x, y, w, h] = inner;
    const outer = boxes.find(
      (other) => other !== inner && other[0] < x && other[1] < y && other[0] + other[2] > x + w && other[1] + other[3] > y + h,
    );
    if (outer === undefined || h < outer[3] * leastCounter) return [];
    return [[x + w / 2 - width / 2, outer[1] - 1, width, outer[3] + 2] as const];
  });
}

/** Letters sprayed through a stencil, with its bridges, above a band of stripes. */
export const stencil: Draw = (input) => {
  const { setting, frame, color } = input;
  const [x, y, width, height] = frame.inner;
  const band = height * 0.16;
  const lines = fitLines(listLines(input), setting, [x, y, width, height - band * 1.5], 0, 0.5);
  const bridges = lines.flatMap(listBridges).map(([left, top, w, h]) =>
    renderRectangle(
      left,
      top,
      w,
      h,
      color((p) => p.ground),
    ),
  );
  const top = round(y + height - band);
  const side = round(band);
  const stripes = Array.from(
    { length: Math.ceil(frame.width / side) + 2 },
    (_, index) => `M${(index - 1) * side} ${top + side}l${side}-${side}h${round(side / 2)}l-${side} ${side}z`,
  ).join("");
  return {
    content: html`${fill(
      input,
      color((p) => p.ground),
    )}${renderFill(print(lines), color(ink))}${bridges}${renderRectangle(
      0,
      top,
      frame.width,
      frame.height - top,
      color(ink),
    )}${renderFill(
      stripes,
      color((p) => p.accent),
    )}${renderRectangle(0, top + side, frame.width, frame.height - top - side, color(ink))}`,
    zone: frame.inner,
  };
};
