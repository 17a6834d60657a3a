import { html } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import { isRightToLeft } from "#/studio/imagery/set-type";
import { renderRectangle } from "#/studio/imagery/viewport";
import { type Draw, fill, ink, partInReading, print, setFact } from "#/studio/imagery/type-posters/type-poster";

/** A word with much room, and a hairline that goes off the frame. */
export const air: Draw = (input) => {
  const { frame, setting, color } = input;
  const [x, y, width, height] = frame.inner;
  const { main, small } = setFact(input, partInReading(input, 0, 0.26, 0.86, 0.9), 0, 1);
  const hairline = Math.max(1.5, height * 0.006);
  const rtl = isRightToLeft(setting);
  return {
    content: html`${fill(
      input,
      color((p) => p.ground),
    )}${renderRectangle(rtl ? 0 : x, y + height * 0.1, rtl ? x + width : frame.width - x, hairline, color(ink))}${renderFill(
      print(main),
      color(ink),
    )}${renderFill(print(small), color(ink))}`,
    zone: frame.inner,
  };
};
