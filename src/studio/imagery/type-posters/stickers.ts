import { html } from "#/kernel/markup";
import { renderFill } from "#/studio/imagery/line-art";
import { fitLines } from "#/studio/imagery/set-type";
import {
  type Draw,
  fill,
  listLines,
  onAccent,
  onFigure,
  part,
  printOne,
  renderDisc,
  round,
} from "#/studio/imagery/type-posters/type-poster";

/** Each line on a rounded field of its own, a little turned. */
export const stickers: Draw = (input) => {
  const { setting, frame, color, random } = input;
  const [x, y, width, height] = frame.inner;
  const texts = listLines(input);
  const lines = fitLines(texts, setting, part(frame.inner, 0.12, 0.16, 0.88, 0.84), 0.5, 0.5, 0.62);
  const looks = [
    [color((p) => p.figure), color(onFigure)],
    [color((p) => p.accent), color(onAccent)],
  ] as const;
  const turn = random.pick([-1, 1]);
  const discs = [0, 1].map((index) => {
    const radius = height * (0.3 - index * 0.13);
    const [cx, cy] = index === 0 ? [x + width * 0.1, y + height * 0.9] : [x + width * 0.9, y + height * 0.12];
    const tone = color((p) => (index === 0 ? p.plane : p.accent));
    return renderDisc(cx, cy, radius, tone);
  });
  const drawn = lines.map(({ path, box: [left, top, w, h] }, index) => {
    const [ground, letters] = looks[(index + (lines.length > 1 ? 0 : random.integer(0, 1))) % 2] ?? looks[0];
    const pad = Math.min(h * 0.32, height * 0.12);
    const degrees = turn * (index % 2 === 0 ? -5 : 3);
    return html`
      <g transform="rotate(${degrees} ${round(left + w / 2)} ${round(top + h / 2)})">
        <rect x="${round(left - pad * 1.3)}" y="${round(top - pad)}" width="${round(w + pad * 2.6)}" height="${round(h + pad * 2)}"
            rx="${round(Math.min(h / 2 + pad, height * 0.16))}" fill="${ground}"/>
        ${renderFill(printOne(path), letters)}
      </g>`;
  });
  return {
    content: html`${fill(
      input,
      color((p) => p.ground),
    )}${discs}${drawn}`,
    zone: frame.inner,
  };
};
