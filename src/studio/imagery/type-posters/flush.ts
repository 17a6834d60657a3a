import { html } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import { isRightToLeft } from "#/studio/imagery/set-type";
import { renderRectangle } from "#/studio/imagery/viewport";
import { type Draw, fill, ink, print, setWords } from "#/studio/imagery/type-posters/type-poster";

/** Flush at one side and the foot of the frame; a heavy bar goes off the other side. */
export const flush: Draw = (input) => {
  const { setting, frame, color } = input;
  const [x, y, width, height] = frame.inner;
  const bar = height * 0.075;
  const lines = setWords(input, [x, y + height * 0.2, width, height * 0.8], 0, 1);
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
    )}${renderFill(print(lines), color(ink))}`,
    zone: frame.inner,
  };
};
