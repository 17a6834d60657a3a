import { drawLines, findConstructedLetter, letterUnits, parseLines } from "#/studio/marks/constructed-letter";
import { fitShapes } from "#/studio/marks/fit-shapes";
import type { Box } from "#/studio/marks/geometry/bounds";
import type { CenterLine } from "#/studio/marks/geometry/stroke";
import { fitInto } from "#/studio/marks/geometry/transform";
import { findLetterFigure } from "#/studio/marks/letter-figures";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Width of the strokes as a share of the letter's height. */
const stroke = 0.22;

/** Where a letter has room for a figure, on its grid of six units: in its open space, or in place of its bar. */
const places: Readonly<Record<string, Box>> = {
  E: [1, 1.3, 4.6, 3.4],
  U: [1.35, 0.1, 3.3, 4.1],
  C: [1.8, 1.4, 4.6, 3.2],
  L: [1.6, 0.2, 4.2, 4.2],
  V: [1.5, -2.2, 3, 3.4],
  Y: [1.4, -2.4, 3.2, 3.6],
  M: [1.9, 3.75, 3.2, 2.9],
  W: [2.5, -0.7, 2.8, 3.1],
  H: [1.5, -1.3, 2.8, 3.3],
  Γ: [1.6, 1.5, 4, 5],
  П: [1.4, 2.2, 3, 4.5],
  N: [1.5, 2.3, 3, 4.3],
  F: [1.7, 4.1, 3.9, 2.6],
  J: [-0.6, -0.7, 4.3, 3.9],
  I: [0, -0.7, 4.4, 3.4],
};

/** Letters whose middle gives way to the figure, as their lines. */
const opened: Readonly<Record<string, readonly CenterLine[]>> = {
  M: parseLines("0,6 0,0;7,0 7,6;0,0 3.5,2.5 7,0", "round"),
  W: parseLines("0,0 1.9,6 3.9,3.5 5.9,6 7.8,0", "round"),
  // The small letters are the open ones.
  N: parseLines("0,6 0,0 6,0,3 6,6", "round"),
  I: parseLines("2.2,3.9 2.2,6", "round"),
};

/** Letters that keep a small place for it: a thing with room for the letter shows more. */
const small = /[MWEFI]/;
const smallLoss = 0.6;

/** Figures that grow out of arms which spread. */
const growing = /leaf|drop|flame/;

/** Letters of other alphabets that look like these, and those with signs above. */
const [alike, originals] = ["ЕСΕΥΠГНΗМΜÉÈÊÜÚÇ", "ECEYПΓHHMMEEEUUC"] as const;

/** The initial with a figure of its trade in its open space, or as its middle bar. */
export const letterFigure: Recipe = ({ initials: [initial = ""], figureSubjects, namePicture, hasAccent }) => {
  const figure = findLetterFigure(figureSubjects);
  const at = alike.indexOf(initial);
  const form = at < 0 || initial === "" ? initial : (originals[at] ?? "");
  const [letter, place] = [findConstructedLetter(form, "round"), places[form]];
  if (figure === undefined || letter === undefined || place === undefined) return [];
  if (/[VYH]/.test(form) && !growing.test(figure.label)) return [];
  const lines = opened[form] ?? (form === "E" ? letter.main : [...letter.main, ...letter.detail]);
  const shapes = fitShapes(
    [
      { path: drawLines(lines, lines, stroke * letterUnits, "square"), fill: "brand" },
      { path: fitInto(figure.path, place), fill: hasAccent ? "spot" : "brand" },
    ],
    [3, 3, 42, 42],
  );
  const where = form === "E" ? "as its middle bar" : "in its open space";
  return [
    {
      shapes,
      concept: `The letter ${initial} with ${figure.label} ${where}.`,
      subject: figure.subject,
      rank: small.test(form) ? smallLoss : 0,
      ...(figure.subject === namePicture?.id ? { isOwn: true } : figure.isCommon && { isStock: true }),
    } satisfies Drawing,
  ];
};
