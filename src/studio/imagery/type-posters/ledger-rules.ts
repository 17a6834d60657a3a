import { html } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import { getLinesBox } from "#/studio/imagery/set-type";
import { renderRectangle } from "#/studio/imagery/viewport";
import { type Draw, fill, ink, part, print, second, setWords } from "#/studio/imagery/type-posters/type-poster";

/** Words on the rules of a ledger, with a double line below. */
export const ledgerRules: Draw = (input) => {
  const { frame, color } = input;
  const lines = setWords(input, part(frame.inner, 0, 0.12, 1, 0.84), 0, 1);
  const [, y, , height] = frame.inner;
  const [, top, , tall] = getLinesBox(lines);
  const rule = Math.max(1, height * 0.005);
  const count = 9;
  const rules = Array.from({ length: count }, (_, index) =>
    renderRectangle(
      0,
      y + (height * index) / (count - 1),
      frame.width,
      rule,
      color((p) => p.shade),
    ),
  );
  const foot = top + tall + height * 0.06;
  return {
    content: html`${fill(
      input,
      color((p) => p.ground),
    )}${rules}${[0, 1].map((index) =>
      renderRectangle(0, foot + index * height * 0.022, frame.width, rule * 1.6, color(second)),
    )}${renderFill(print(lines), color(ink))}`,
    zone: frame.inner,
  };
};
