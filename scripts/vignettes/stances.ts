import { box } from "#/studio/motifs/outlines";
import { type Appearance, person } from "./people";
import { accent, figure, light, natural, tone, type DrawnShape } from "./vignette-drawing";

/** People in the stances that most vignettes need, each by its place, the radius of its head and its hands. */

/** A person who stands on the floor; with a floor below the picture the legs are out of sight. */
export const stand = (x: number, size: number, hands: string, look: Appearance = {}, floor = 89, lean = 3): DrawnShape[] => {
  const face = look.face ?? 1;
  const feet = floor > 95 ? "" : `${x - 1.1 * size * face} ${floor}, ${x + 1.3 * size * face} ${floor}`;
  const hip = floor > 95 ? floor - 7.4 * size : floor - 7.3 * size;
  return person(`${x} ${hip} ${size} ${lean}`, hands, feet, look);
};

/** A person who sits on a seat at the height and looks to a side. */
export const sit = (x: number, seat: number, size: number, hands: string, look: Appearance = {}, floor = 89, lean = 4) => {
  const reach = (look.face ?? 1) * size;
  return person(`${x} ${seat - size} ${size} ${lean}`, hands, `${x + 3.7 * reach} ${floor}, ${x + 3.1 * reach} ${floor}`, look);
};

/** A person who kneels on one knee, bent forwards. */
export const kneel = (x: number, size: number, hands: string, look: Appearance = {}, floor = 89, lean = 24): DrawnShape[] => {
  const face = (look.face ?? 1) * size;
  return person(
    `${x} ${floor - 4.2 * size} ${size} ${lean}`,
    hands,
    `${x - 3.2 * face} ${floor - 1} 30, ${x + 3.4 * face} ${floor}`,
    look,
  );
};

/** A board with boxes, jars and cans on it; a gap is a width of the given list with no height. */
export function fillShelf(
  x: number,
  y: number,
  width: number,
  wares: readonly (readonly [number, number])[],
  round = 1,
): DrawnShape[] {
  let left = x + 2;
  const roles = [accent, tone, natural, light, tone];
  return [
    figure(box(x, y, width, 2.6, 0.8)),
    ...wares.flatMap(([wide, high], index) => {
      const at = left;
      left += wide + 1.6;
      return high === 0 ? [] : [(roles[index % roles.length] ?? tone)(box(at, y - high, wide, high, round))];
    }),
  ];
}
