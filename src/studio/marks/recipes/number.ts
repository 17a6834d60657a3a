import { createContainer, cutOutOf } from "#/studio/marks/container";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { unite } from "#/studio/marks/geometry/combine";
import type { Path } from "#/studio/marks/geometry/path";
import { fitInto, translate } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Four figures as two rows of two. */
function setInSquare(top: Path, bottom: Path): Path {
  const upper = fitInto(top, [0, 0, 40, 40]);
  const lower = fitInto(bottom, [0, 0, 40, 40]);
  const [ux = 0, uy = 0, uw = 0, uh = 0] = getBounds(upper) ?? [];
  const [lx = 0, ly = 0, lw = 0] = getBounds(lower) ?? [];
  return [...translate(upper, -ux - uw / 2, -uy), ...translate(lower, -lx - lw / 2, uh + 3 - ly)];
}

/** The number as the figure, in a name without other words. */
export const number: Recipe = ({ number: text, initials, outline, style, corner, random }) => {
  if (text === undefined || initials.length > 0) return [];
  const isYear = /^\d{4}$/.test(text);
  const [top, bottom] = [outline(text.slice(0, 2)), outline(text.slice(2))];
  const figure = isYear && top && bottom ? setInSquare(top, bottom) : outline(text);
  if (figure === undefined) return [];
  const container = createContainer(random.pick(style.containers), corner);
  const name = /^\d$/.test(text) ? `figure ${text}` : `number ${text}`;
  const inside = fitInto(figure, container.box);
  const free = fitInto(figure, [3, 3, 42, 42]);
  const held: Drawing = {
    shapes: cutOutOf(container, inside),
    concept: `The ${name} of the name cut out of ${container.label}.`,
    letters: [inside],
  };
  const alone: Drawing = {
    shapes: [{ path: unite(free, []), fill: "brand" }],
    concept: `The ${name}, as in the name.`,
    letters: [free],
  };
  return [held, alone];
};
