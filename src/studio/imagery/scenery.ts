import type { Color } from "#/color/color";
import { mix } from "#/color/mix";
import { html, type Markup } from "#/kernel/markup";
import type { Random } from "#/kernel/random";
import type { Arrangement } from "#/studio/imagery/arrangement";
import { renderFill } from "#/studio/imagery/line-art";
import type { ColorSource } from "#/studio/imagery/picture-colors";
import { getFittingScale, placeSubject, type PlacedSubject } from "#/studio/imagery/subject";
import { printPath } from "#/studio/marks/geometry/print-path";

/** What is behind the subjects: one thing far larger than the picture, or copies that recede. */
const sceneryNames = ["giant", "receding"] as const;

/** How far each is from the ground towards the plane, 0–1. */
const [giantShare, nearShare, farShare] = [0.4, 0.58, 0.3] as const;

/** Whether the blend of two colours would be a grey or brown: both are vivid and far apart in hue. */
const areOpposed = (one: Color, other: Color): boolean =>
  Math.min(one.c, other.c) > 0.06 && Math.abs(((one.h - other.h + 540) % 360) - 180) > 75;

/** A subject in one colour, its cuts open. */
const renderShade = ({ shapes }: PlacedSubject, fill: string): Markup => {
  const path = shapes.flatMap(({ tone, path: own }) => (tone === "cut" ? [] : own));
  return renderFill(printPath(path, 0), fill);
};

/**
 * A second plane behind the subjects, for depth: a thing of the brand that the frame crops, or the
 * main subject again and again, smaller and fainter. Manners with a rich ground of their own need
 * none, and neither do the small fields of a split picture.
 */
export function renderScenery(
  { main, subjects, scenery, width, height, groundY }: Arrangement,
  color: ColorSource,
  random: Random,
): Markup | undefined {
  if (scenery === undefined) return undefined;
  const toShade = (share: number) =>
    color((p) => (areOpposed(p.ground, p.plane) ? mix(p.ground, p.sheet, share * 0.5) : mix(p.ground, p.plane, share)));
  const source = random.fork("scenery");
  const [left, top, w, h] = main.box;
  const isLeft = left + w / 2 < width / 2 || (subjects.length === 1 && source.integer(0, 1) === 0);
  const side = isLeft ? 1 : -1;
  const [cx, floor] = [left + w / 2, groundY ?? top + h];
  // In a group, copies of one member would meet the others.
  const name = subjects.length === 1 ? source.pick(sceneryNames) : "giant";
  if (name === "receding")
    return html`${[2, 1].map((step) => {
      const scale = 0.78 ** step;
      const factor = getFittingScale(main.subject, w * scale, h * scale);
      const x = cx + side * w * (step === 1 ? 0.58 : 1);
      return renderShade(
        placeSubject(main.subject, x, floor - (main.subject.bounds[3] * factor) / 2, factor, { mirrored: isLeft }),
        toShade(step === 1 ? nearShare : farShare),
      );
    })}`;
  const shown = scenery[source.integer(0, Math.max(0, scenery.length - 1))] ?? main.subject;
  const factor = getFittingScale(shown, width * 1.15, height * source.pick([1.35, 1.6]));
  const x = width * (0.5 + side * source.pick([0.2, 0.3]));
  const y = height * source.pick([0.42, 0.6]);
  return renderShade(placeSubject(shown, x, y, factor, { degrees: side * source.pick([-14, -8, 10]) }), toShade(giantShare));
}
