import { html } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import { fitLines, isRightToLeft } from "#/studio/imagery/set-type";
import { renderRectangle } from "#/studio/imagery/viewport";
import { type Draw, fill, ink, listLines, print } from "#/studio/imagery/type-posters/type-poster";

/** Flush at one side and the foot of the frame, which cuts the last of it; a heavy bar goes off the other side. */
export const flush: Draw = (input) => {
  const { fact, setting, frame, color } = input;
  const [x, y, width, height] = frame.inner;
  const bar = height * 0.075;
  const hasUnit = fact.kind === "number" && fact.unit !== "";
  const lines = hasUnit ? [fact.figures] : listLines(input);
  const main = fitLines(lines, setting, [x, y + height * (hasUnit ? 0.34 : 0.2), width, height * (hasUnit ? 0.66 : 0.8)], 0, 1);
  const small = hasUnit ? fitLines([fact.unit], setting, [x, y + height * 0.15, width, height * 0.13], 0, 0) : [];
  const rtl = isRightToLeft(setting);
  return {
    content: html`${fill(
      input,
      color((p) => p.ground),
    )}${renderRectangle(
      rtl ? 0 : x,
      y,
      rtl ? x + width : frame.width - x,
      bar,
      color((p) => p.accent),
    )}${renderFill(print(main), color(ink))}${renderFill(print(small), color(ink))}`,
    zone: frame.inner,
  };
};
