import { capitalize } from "#/studio/marks/concept";
import { drawLines, findConstructedLetter, letterUnits } from "#/studio/marks/constructed-letter";
import { createContainer, cutOutOf } from "#/studio/marks/container";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { subtract } from "#/studio/marks/geometry/combine";
import { flatten, getArea } from "#/studio/marks/geometry/flatten";
import type { Path } from "#/studio/marks/geometry/path";
import { disc } from "#/studio/marks/geometry/shapes";
import { fitInto, transform } from "#/studio/marks/geometry/transform";
import { getShownSubject, listLetterThings } from "#/studio/marks/letter-things";
import { separateCounters } from "#/studio/marks/letterform";
import { fillCounters } from "#/studio/marks/motif-form";
import type { NameSign } from "#/studio/marks/name-signs";
import { drawThing } from "#/studio/marks/recipes/letter-in-thing";
import type { Drawing, Recipe, RecipeInput } from "#/studio/marks/recipe";

/** Width of the strokes of a letter around its counter, as a share of its height: less around the two of B. */
const [stroke, doubleStroke] = [0.2, 0.18] as const;
const double = /^[BВΒ8]$/u;

/** Letters with a counter that stay themselves whatever the counter is; an O with a figure is only a disc. */
const holding = /^[ABDPQRАВРДБЯЮΑΒΔΡ]$/u;

/** Least side of a sign in a counter, and how far it reaches into the strokes around it, in units of the 48-unit grid. */
const [minSide, reach] = [10.5, 2.2] as const;

/** How long the outline of a sign may be beside its area: a longer one closes in a counter, or in a thing. */
const [maxCounterOutline, maxThingOutline] = [7.6, 10.3] as const;

/** Things on which a sign says nothing more: a hand with a figure forbids, and a screen has any. */
const poorThings: ReadonlySet<string> = new Set([
  "a hand",
  "a window of a program",
  "a disc that sounds",
  "a person",
  "one who cares for another",
  "a note",
  "a heart",
  "a pin on a map",
  "a comb",
  "a chair",
  "a gear wheel",
  "a tennis ball",
  "a leaf",
  "a tree",
  "a pine",
  "a flower",
  "a sun",
  "waves",
  "a bag of chips",
  "an eye",
  "a boxing glove",
  "a sheep",
  "a packet",
  "a drop",
  "a flame",
  "a kettlebell",
  "a bell",
  "a lantern",
  "a hand mirror",
  "a barn",
  "the bells of a house",
]);

/** The last place among the trade's subjects of a thing that tells it; what is only near it says another trade. */
const maxAt = 1;

/** Books that only an office keeps: with a figure on it a book is a bookshop's. */
const files: ReadonlySet<string> = new Set(["ledger-book", "law-books", "abacus", "paper-stack"]);

/** How far the outline of a figure goes for its area: 3.5 for a disc. */
function measureOutline(path: Path): number {
  const length = flatten(path, 0.3).reduce(
    (sum, points) =>
      sum +
      points.reduce((part, [x, y], index) => {
        const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
        return part + Math.hypot(nextX - x, nextY - y);
      }, 0),
    0,
  );
  return length / Math.sqrt(Math.max(1, getArea(path)));
}

/** A figure as large as a box holds it. */
const place = ({ ink }: NameSign, [x, y, width, height]: readonly [number, number, number, number]): Path =>
  fitInto(ink, [x, y, width, height]);

/** Where a sign comes from, as the end of a sentence. */
const getSource = ({ thing }: NameSign) => (thing !== undefined ? "of the trade" : "as the name says");

/** The initial with the sign as its counter. */
function drawInCounter({ initials: [initial = ""] }: RecipeInput, sign: NameSign): readonly Drawing[] {
  const letter = holding.test(initial) ? findConstructedLetter(initial, "round") : undefined;
  if (letter === undefined || measureOutline(sign.ink) > maxCounterOutline) return [];
  const all = [...letter.main, ...letter.detail];
  const width = (double.test(initial) ? doubleStroke : stroke) * letterUnits;
  const drawn = fitInto(drawLines(all, all, width, "square"), [3, 3, 42, 42]);
  const counters = separateCounters(drawn).counters.filter((counter) => getArea([counter]) > 30);
  const figures = counters.map((counter): Path => {
    const [x, y, w, h] = getBounds([counter]) ?? [0, 0, 0, 0];
    return place(sign, [x - reach, y - reach, w + reach * 2, h + reach * 2]);
  });
  const isSmall = (figure: Path) => Math.max(...(getBounds(figure) ?? [0, 0, 0, 0]).slice(2)) < minSide;
  if (figures.length === 0 || figures.some(isSmall)) return [];
  const shapes = figures.flat();
  return [
    {
      shapes: [
        { path: fillCounters(shapes), fill: "inlay" },
        { path: subtract(fillCounters(drawn), shapes), fill: "brand" },
      ],
      concept: `The letter ${initial}: its ${figures.length > 1 ? "counters are" : "counter is"} ${sign.label}, ${getSource(sign)}.`,
      ...(sign.thing === undefined && { isJoined: true }),
    },
  ];
}

/** Whether a bold thing of the trade can hold the sign, and how it looks: a lamp on a book. */
function drawOnThing({ tradeThings, hasAccent }: RecipeInput, sign: NameSign): readonly Drawing[] {
  if (measureOutline(sign.ink) > maxThingOutline) return [];
  const others = tradeThings.filter((id) => !files.has(id) && !sign.kin.includes(id) && !sign.kin.includes(getShownSubject(id)));
  const [thing] = listLetterThings(others).filter(
    ({ label, at, isStock, isCommon, isSubstitute }) =>
      !poorThings.has(label) && !isSubstitute && at <= (isStock || isCommon ? 0 : maxAt),
  );
  if (thing === undefined) return [];
  const { shapes } = drawThing(thing, sign.ink, hasAccent);
  const where = thing.isOpen ? "in its opening" : "cut out of it";
  return [
    {
      shapes,
      concept: `${capitalize(thing.label)} with ${sign.label} ${where}: the trade and the name in one.`,
      subject: others[thing.at] ?? "",
      isJoined: true,
    },
  ];
}

/** Least radius of a letter in a sign, and the least share of the sign's box that it fills. */
const [minRadius, minFilled] = [12.5, 0.5] as const;

/** The sign with the initial cut out of its body. */
function drawWithLetter({ initials: [initial = ""], outline }: RecipeInput, sign: NameSign): readonly Drawing[] {
  const letter = outline(initial);
  const { room } = sign;
  if (letter === undefined || room === undefined || room.radius < minRadius) return [];
  const [, , width, height] = getBounds(sign.solid) ?? [0, 0, 48, 48];
  if (getArea(sign.solid) < width * height * minFilled) return [];
  const factor = 42 / 48;
  const move = (path: Path) => transform(path, [factor, 0, 0, factor, 3, 3]);
  const [cx, cy, radius] = [3 + room.x * factor, 3 + room.y * factor, room.radius * factor];
  const [, , lw, lh] = getBounds(letter) ?? [0, 0, 1, 1];
  const half = (radius - 1.6) / Math.hypot(lw, lh);
  const placed = fitInto(letter, [cx - lw * half, cy - lh * half, lw * half * 2, lh * half * 2]);
  return [
    {
      shapes: [
        { path: [disc(cx, cy, radius - 1)], fill: "inlay" },
        { path: subtract(move(sign.solid), placed), fill: "brand" },
      ],
      concept: `${capitalize(sign.label)} with the letter ${initial} cut out of it.`,
      letters: [placed],
    },
  ];
}

/** Share of the ink below which a sign is too light to stand alone. */
const minInk = 0.2;

/**
 * What the name means, as a sign: as the counter of the initial, on a thing of the trade, alone, cut out of
 * a shape, or with the initial.
 */
export const nameSign: Recipe = (input) => {
  const { nameSign: sign, style, corner, random } = input;
  if (sign === undefined) return [];
  const container = createContainer(random.pick(style.containers), corner);
  const [bx, by, bw, bh] = container.box;
  const held: Drawing = {
    shapes: cutOutOf(container, place(sign, [bx + 0.5, by + 0.5, bw - 1, bh - 1])),
    concept: `${capitalize(sign.label)} cut out of ${container.label}, ${getSource(sign)}.`,
  };
  const alone: Drawing = {
    shapes: [{ path: place(sign, [3, 3, 42, 42]), fill: "brand" }],
    concept: `${capitalize(sign.label)}, ${sign.thing !== undefined ? "a sign of the trade" : "which the name says"}.`,
  };
  const isLight = getArea(sign.ink) < 48 * 48 * minInk;
  const ideas = [
    ...drawInCounter(input, sign),
    ...(sign.thing !== undefined ? [] : drawOnThing(input, sign)),
    ...(isLight ? [held, alone] : [alone, held]),
    ...drawWithLetter(input, sign),
  ];
  return ideas.map((drawing, index) => ({ ...drawing, isOwn: sign.thing === undefined, rank: index * 0.12 }));
};
