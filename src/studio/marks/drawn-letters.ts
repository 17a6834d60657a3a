import letterFile from "#data/marks/drawn-letters.txt.br" with { type: "file" };
import type { Path } from "#/studio/marks/geometry/path";
import { paintSteps } from "#/studio/motifs/draw-motif";
import { openPackedDrawings, type StoredDrawing } from "#/studio/motifs/packed-drawings";

/** What is known of a drawn letter beside its steps. */
export type LetterAbout = {
  /** The thing with its article, such as `a tent`. */
  readonly label: string;
  /** The letters that the drawing is, in any alphabet. */
  readonly letters: string;
  /** The subjects that it stands for. What it shows comes first. */
  readonly subjects: string;
  /** Whether the letter's counter shows the same better: then this is offered, but comes after it. */
  readonly isSecond?: boolean;
};

/** A letter whose strokes are a thing, on a grid of 96 units. */
export type DrawnLetter = StoredDrawing<LetterAbout>;

/** All letters whose strokes are a thing. */
export const listDrawnLetters: () => readonly DrawnLetter[] = openPackedDrawings<LetterAbout>(letterFile);

/** A drawn letter as it is painted: its body, and what may have the second colour. */
export type PaintedLetter = { readonly base: Path; readonly accent: Path };

const painted = new Map<DrawnLetter, PaintedLetter>();

/** Paints a letter; each is painted once. */
export function paintLetter(letter: DrawnLetter): PaintedLetter {
  const known = painted.get(letter) ?? paintSteps(letter.paint());
  painted.set(letter, known);
  return known;
}

/** Accents that capitals may go without. */
const accents = /[\u0300-\u0302]/gu;

/** The drawings of a letter as a thing that a subject stands for, the most telling subjects first. */
export function findDrawnLetters(
  initial: string,
  subjects: readonly string[],
): readonly { readonly letter: DrawnLetter; readonly subject: string; readonly rank: number }[] {
  const plain = initial.normalize("NFD").replace(accents, "").normalize("NFC");
  const own = listDrawnLetters().filter(({ letters }) => plain.length === 1 && letters.includes(plain));
  const found = own.flatMap((letter) => {
    const rank = subjects.findIndex((subject) => letter.subjects.split(" ").includes(subject));
    return rank < 0 ? [] : [{ letter, subject: subjects[rank] ?? "", rank }];
  });
  return found.toSorted((one, other) => one.rank - other.rank);
}
