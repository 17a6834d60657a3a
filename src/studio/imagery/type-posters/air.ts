import { html } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import { isRightToLeft } from "#/studio/imagery/set-type";
import { renderRectangle } from "#/studio/imagery/viewport";
import { type Draw, fill, ink, partInReading, print, setWords } from "#/studio/imagery/type-posters/type-poster";

/** A word with much room, and a hairline that goes off the frame. */
export const air: Draw = (input) => {
  const { frame, setting, color } = input;
  const [x, y, width, height] = frame.inner;
  const lines = setWords(input, partInReading(input, 0, 0.26, 0.86, 0.9), 0, 1);
  const hairline = Math.max(1.5, height * 0.006);
  const rtl = isRightToLeft(setting);
  const line = renderRectangle(rtl ? 0 : x, y + height * 0.1, rtl ? x + width : frame.width - x, hairline, color(ink));
  return {
    content: html`${fill(
      input,
      color((p) => p.ground),
    )}${line}${renderFill(print(lines), color(ink))}`,
    zone: frame.inner,
  };
};
