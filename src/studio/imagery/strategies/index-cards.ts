import { mix } from "#/color/mix";
import { html, type Markup } from "#/kernel/markup";
import { engraveLines } from "#/studio/imagery/engraved-lines";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderFill, renderStrokes } from "#/studio/imagery/line-art";
import { getShadedBody } from "#/studio/imagery/shaded-body";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { getFittingScale, placeSubject, type Subject } from "#/studio/imagery/subject";
import { renderRectangle } from "#/studio/imagery/viewport";

const getCardWidth = (width: number, height: number) => Math.min(width * 0.68, height * 0.98);

/** A drawer of catalogue cards; the front card carries a plate of the subject. */
export const indexCards: ImageryStrategy = {
  describe: (subject) => `${subject} on the front card of a catalogue drawer.`,
  compositions: ["pair", "solo"],
  tile: "grid",
  texture: "lines",
  isWhole: true,
  getZone: ({ width, height }) => {
    const w = getCardWidth(width, height) * 0.96;
    return [(width - w) / 2, height * 0.12, w, height * 0.76];
  },
  draw: ({ arrangement: { subjects, width, height, main }, color, random, unit }) => {
    const kinds = [...new Set([main.subject, ...subjects.map(({ subject }) => subject)])];
    const count = 4;
    const side = random.pick([-1, 1]);
    const [cardW, cardH] = [getCardWidth(width, height), height * 0.9];
    const step = [side * 26 * unit, 62 * unit] as const;
    const startX = (width - cardW) / 2 - (side * 26 * unit * (count - 1)) / 2;
    const startY = height * 0.13;
    const tabs = random.pick([
      [0.1, 0.42, 0.7, 0.24],
      [0.66, 0.3, 0.08, 0.5],
    ] as const);
    const rim = color((p) => mix(p.ground, p.figure, 0.42));
    const renderCard = (index: number): Markup => {
      const x = Math.round(startX + index * step[0]);
      const y = Math.round(startY + index * step[1]);
      const tab = Math.round(x + cardW * (tabs[index] ?? 0.1));
      const [tabW, tabH] = [Math.round(170 * unit), Math.round(36 * unit)];
      const fill = color((p) => (index === count - 1 ? p.ground : index % 2 === 0 ? p.accent : p.figure));
      return renderFillWithRim(
        `M${x} ${y}H${tab}l${tabH / 2}-${tabH}h${tabW}l${tabH / 2} ${tabH}H${Math.round(x + cardW)}v${Math.round(cardH)}H${x}z`,
        fill,
        rim,
        unit,
      );
    };
    const last = count - 1;
    const [fx, fy] = [Math.round(startX + last * step[0]), Math.round(startY + last * step[1])];
    const plate = { x: fx + cardW * 0.06, y: fy + 46 * unit, w: cardW * 0.56, h: height * 0.86 - fy - 46 * unit };
    const columnX = plate.x + plate.w + cardW * 0.05;
    const columnW = fx + cardW * 0.94 - columnX;
    const ruled = Array.from({ length: 14 }, (_, line) => fy + (70 + line * 42) * unit)
      .filter((y) => y < height)
      .map((y) => `M${Math.round(columnX)} ${Math.round(y)}h${Math.round(columnW)}`)
      .join("");
    const ground = color((p) => p.ground);
    const plateFill = color((p) => mix(p.ground, p.accent, 0.3));
    const cards = Array.from({ length: count }, (_, index) => renderCard(index));
    const renderDrawer = (subject: Subject, companion: Subject | undefined): Markup => {
      const placed = placeSubject(
        subject,
        plate.x + plate.w / 2,
        plate.y + plate.h / 2,
        getFittingScale(subject, plate.w * 0.84, plate.h * 0.86),
      );
      const lines = engraveLines([placed], width, height, Math.max(5, 8 * unit), {
        ground: undefined,
        body: (x) => 0.3 + 0.4 * ((x - plate.x) / plate.w),
        accent: undefined,
      });
      const small =
        companion &&
        placeSubject(
          companion,
          columnX + columnW / 2,
          plate.y + plate.h * 0.3,
          getFittingScale(companion, columnW * 0.84, plate.h * 0.46),
        );
      return html`${[
        cards,
        renderStrokes(
          ruled,
          color((p) => mix(p.ground, p.figure, 0.3)),
          1.2,
        ),
        renderRectangle(plate.x, plate.y, plate.w, plate.h, plateFill),
        renderFlatSubject(placed, {
          body: color((p) => getShadedBody(p).body),
          cut: plateFill,
          accent: color((p) => p.accent),
        }),
        renderFill(
          lines.body,
          color((p) => getShadedBody(p).shade),
        ),
        small && [
          renderRectangle(columnX, plate.y, columnW, plate.h * 0.6, ground),
          renderFlatSubject(small, { body: color((p) => p.accent), cut: ground, accent: color((p) => p.figure) }),
        ],
        renderStrokes(
          `M${Math.round(plate.x)} ${Math.round(fy + 22 * unit)}h${Math.round(cardW * 0.88)}`,
          color((p) => p.accent),
          2.4 * unit,
        ),
      ]}`;
    };
    // Wide pictures show the drawers beside the middle one.
    const pitch = Math.round(cardW + 120 * unit);
    const drawers = (width > height * 2 ? [-1, 1, 0] : [0]).map((place) => {
      const subject = kinds[(place + kinds.length) % kinds.length] ?? main.subject;
      return html`<g transform="translate(${place * pitch} 0)">${renderDrawer(subject, place === 0 ? kinds[1] : undefined)}</g>`;
    });
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.plane),
      ),
      drawers,
    ]}`;
  },
};

const renderFillWithRim = (data: string, fill: string, rim: string, unit: number): Markup =>
  html`<path fill="${fill}" stroke="${rim}" stroke-width="${Math.max(1, 2 * unit)}" stroke-linejoin="round" d="${data}"/>`;
