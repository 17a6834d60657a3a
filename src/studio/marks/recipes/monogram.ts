import { createContainer, cutOutOf } from "#/studio/marks/container";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { unite } from "#/studio/marks/geometry/combine";
import type { Path } from "#/studio/marks/geometry/path";
import { fitInto, translate } from "#/studio/marks/geometry/transform";
import { listLetters } from "#/studio/marks/concept";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Widest row of letters that holds in a symbol, as width divided by height. */
const maxAspect = 1.6;

/** Scripts in which the first syllables of several words make no sense together. */
const syllabic = /[\u0900-\u0eff\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Joins letters of scripts whose letters would connect: each keeps its own form. */
const joinLetters = (letters: readonly string[]) => letters.join(/\p{Script=Arabic}/u.test(letters.join("")) ? "\u200c" : "");

/** Two letters one above the other, of one height and on one axis. */
function setInColumn(letters: readonly Path[], gap: number): Path {
  let bottom = 0;
  return letters.flatMap((letter) => {
    const placed = fitInto(letter, [0, 0, 34, 20]);
    const [x = 0, y = 0, width = 0, height = 0] = getBounds(placed) ?? [];
    const moved = translate(placed, 12 - x - width / 2, bottom - y);
    bottom += height + gap;
    return moved;
  });
}

/**
 * Two or three initials on one baseline, of one weight and colour: cut out of a solid shape or
 * standing alone.
 */
export const monogram: Recipe = ({ initials, outline, style, corner, random }) => {
  if (initials.length < 2 || syllabic.test(initials.join(""))) return [];
  const row = outline(joinLetters(initials));
  const letters = initials.flatMap((text) => outline(text) ?? []);
  if (row === undefined || letters.length === 0) return [];
  const names = listLetters(initials);
  const container = createContainer(random.pick(style.containers), corner);
  const [bx, by, bw, bh] = container.box;
  const [, , width = 1, height = 1] = getBounds(row) ?? [];
  const held = fitInto(row, [bx - 1.4, by, bw + 2.8, bh]);
  const free = fitInto(row, [3, 3, 42, 42]);
  const drawings: readonly Drawing[] =
    width / height > maxAspect
      ? []
      : [
          {
            shapes: cutOutOf(container, held),
            concept: `The letters ${names} in ${container.label}, as close as their strokes allow.`,
            letters: [held],
          },
          {
            shapes: [{ path: unite(free, []), fill: "brand" }],
            concept: `The letters ${names}, set as one sign.`,
            letters: [free],
          },
        ];
  // Letters above each other are small: only where a row has no room.
  if (initials.length > 2 || drawings.length > 0) return drawings;
  const column = fitInto(
    setInColumn(
      initials.flatMap((text) => [outline(text) ?? []]),
      3.4,
    ),
    container.box,
  );
  const stacked: Drawing = {
    shapes: cutOutOf(container, column),
    concept: `The letter ${initials[0]} stacked on the letter ${initials[1]} in ${container.label}.`,
    letters: [column],
    rank: 1,
  };
  return [stacked];
};
