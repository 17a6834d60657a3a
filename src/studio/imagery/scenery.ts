import type { Color } from "#/color/color";
import { mix } from "#/color/mix";
import { html, type Markup } from "#/kernel/markup";
import type { Random } from "#/kernel/random";
import type { Arrangement } from "#/studio/imagery/arrangement";
import { renderFill } from "#/studio/imagery/line-art";
import type { ColorSource } from "#/studio/imagery/picture-colors";
import { getFittingScale, placeSubject, type PlacedSubject } from "#/studio/imagery/subject";
import { printPath } from "#/studio/marks/geometry/print-path";

/** How far the nearer and the farther copy are from the ground towards the plane, 0–1. */
const [nearShare, farShare] = [0.58, 0.3] as const;

/** Whether the blend of two colours would be a grey or brown: both are vivid and far apart in hue. */
const areOpposed = (one: Color, other: Color): boolean =>
  Math.min(one.c, other.c) > 0.06 && Math.abs(((one.h - other.h + 540) % 360) - 180) > 75;

/** A subject in one colour, its cuts open. */
const renderShade = ({ shapes }: PlacedSubject, fill: string): Markup => {
  const path = shapes.flatMap(({ tone, path: own }) => (tone === "cut" ? [] : own));
  return renderFill(printPath(path, 0), fill);
};

/**
 * A second plane behind a subject that stands alone, for depth: the same again and again, smaller
 * and fainter. In a group, copies of one member would meet the others. Manners with a rich ground of
 * their own need none, and neither do the small fields of a split picture.
 */
export function renderScenery(
  { main, subjects, hasScenery, width, groundY }: Arrangement,
  color: ColorSource,
  random: Random,
): Markup | undefined {
  const source = random.fork("scenery");
  if (!hasScenery || subjects.length > 1 || source.integer(0, 1) === 0) return undefined;
  const toShade = (share: number) =>
    color((p) => (areOpposed(p.ground, p.plane) ? mix(p.ground, p.sheet, share * 0.5) : mix(p.ground, p.plane, share)));
  const [left, top, w, h] = main.box;
  const isLeft = left + w / 2 < width / 2 || source.integer(0, 1) === 0;
  const side = isLeft ? 1 : -1;
  const [cx, floor] = [left + w / 2, groundY ?? top + h];
  return html`${[2, 1].map((step) => {
    const scale = 0.78 ** step;
    const factor = getFittingScale(main.subject, w * scale, h * scale);
    const x = cx + side * w * (step === 1 ? 0.58 : 1);
    return renderShade(
      placeSubject(main.subject, x, floor - (main.subject.bounds[3] * factor) / 2, factor, { mirrored: isLeft }),
      toShade(step === 1 ? nearShare : farShare),
    );
  })}`;
}
