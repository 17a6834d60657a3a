import { capitalize } from "#/studio/marks/concept";
import { drawLines, findConstructedLetter, letterUnits } from "#/studio/marks/constructed-letter";
import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import { subtract } from "#/studio/marks/geometry/combine";
import type { Path } from "#/studio/marks/geometry/path";
import { rectangle } from "#/studio/marks/geometry/shapes";
import { offsetPath } from "#/studio/marks/geometry/offset";
import { fitInto, transform } from "#/studio/marks/geometry/transform";
import { listLetterThings, type LetterThing } from "#/studio/marks/letter-things";
import { getAspectRatio } from "#/studio/marks/letterform";
import type { Drawing, Recipe, RecipeInput } from "#/studio/marks/recipe";
import { listNamePictures } from "#/studio/understanding/motif-words";

/** Width of a built letter's strokes as a share of its height. */
const stroke = 0.25;

/** The letter of strokes of one width, which stays open at small sizes. */
function build(initial: string): Path | undefined {
  const found = findConstructedLetter(initial, "round");
  if (found === undefined) return undefined;
  const all = [...found.main, ...found.detail];
  return drawLines(all, all, stroke * letterUnits, "square");
}

/** How far a thing's field of the second colour reaches around its letter. */
const margin = 0.6;

export function drawThing(
  { base, accent, place, isOpen }: LetterThing,
  letter: Path,
  hasAccent: boolean,
): Required<Pick<Drawing, "shapes" | "letters">> {
  const [x, y, width, height] = getBounds([...base, ...accent]) ?? [0, 0, 96, 96];
  const factor = 43 / Math.max(width, height);
  const [dx, dy] = [24 - factor * (x + width / 2), 24 - factor * (y + height / 2)];
  const move = (path: Path) => transform(path, [factor, 0, 0, factor, dx, dy]);
  const [px, py, pw, ph] = place;
  const box: Box = [px * factor + dx, py * factor + dy, pw * factor, ph * factor];
  const placed = fitInto(letter, box);
  const [lx = 0, ly = 0, lw = 1, lh = 1] = getBounds(placed) ?? [];
  const field = rectangle([lx - margin, ly - margin, lw + margin * 2, lh + margin * 2]);
  const body = move(base);
  return {
    shapes: [
      ...(isOpen
        ? [{ path: [...body, ...placed], fill: "brand" as const }]
        : [
            { path: [field], fill: "inlay" as const },
            { path: subtract(body, placed), fill: "brand" as const },
          ]),
      ...(accent.length > 0 ? [{ path: move(accent), fill: hasAccent ? ("spot" as const) : ("brand" as const) }] : []),
    ],
    letters: [placed],
  };
}

/** Least stem of a letter of the name's face, as a share of its height, and how far a thinner one of another script grows. */
const [minStem, growth] = [0.215, 0.012] as const;

/** A letter that is narrower than a built one, as a share of its width, would leave the thing empty. */
const minWidth = 0.65;

/** The initial for a thing: in the face of the name if that is strong enough, and built of strokes. */
function drawInitials({ initials: [initial = ""], outline, stem }: RecipeInput): readonly Path[] {
  const [set, built] = [outline(initial), build(initial)];
  if (built !== undefined && (set === undefined || stem < minStem || getAspectRatio(set) < getAspectRatio(built) * minWidth))
    return [built];
  if (set === undefined) return [];
  const [, , , height = 48] = getBounds(set) ?? [];
  return built === undefined ? [stem < minStem ? offsetPath(set, height * growth) : set] : [set, built];
}

/** The last place among the subjects of a thing that tells what the organisation does; later ones are only near it. */
const maxAt = 1;

/** What the first sign of a trade loses with a letter that cannot be built: a letter alone would say less, a thing of the name more. */
const commonRank = 0.9;

/** The initial on a bold thing of the trade, or in its opening. */
export const letterInThing: Recipe = (input) => {
  const {
    initials: [initial = ""],
    things,
    namePicture,
    coreName,
    nameSign,
    language,
    hasAccent,
  } = input;
  // A letter that cannot be built has no better place.
  const isBuilt = findConstructedLetter(initial.normalize("NFD")[0] ?? "", "round") !== undefined;
  const pictures = language === undefined ? [] : listNamePictures(coreName, language);
  const isNamed = namePicture !== undefined && things[0] === namePicture.id;
  return listLetterThings(things).flatMap((thing, rank): Drawing[] =>
    drawInitials(input)
      .slice(0, 1)
      .map((letter) => {
        const { shapes, letters } = drawThing(thing, letter, hasAccent);
        const where = thing.isOpen ? "in its opening" : "cut out of it";
        const isSaid = (isNamed && rank === 0) || pictures.some((picture) => picture === things[thing.at]);
        // What is beside a thing that has a sign of its own says less: a note beside a steelpan.
        const isBeside = nameSign?.thing !== undefined && thing.at > things.indexOf(nameSign.thing);
        const isInexact = isBuilt && (isBeside || thing.at > maxAt);
        const isStock = thing.isStock || (!isSaid && ((thing.isCommon && isBuilt) || isInexact));
        const concept = `${capitalize(thing.label)} with the letter ${initial} ${where}.`;
        const subject = things[thing.at] ?? "";
        return {
          shapes,
          letters,
          concept,
          subject,
          rank: rank * 0.3 + (thing.isCommon && !isBuilt && !isSaid ? commonRank : 0),
          ...(isStock && { isStock: true }),
          isSubstitute: thing.isSubstitute,
        };
      }),
  );
};
