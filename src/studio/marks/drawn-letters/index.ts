import type { DrawnLetter } from "#/studio/marks/drawn-letters/drawn-letter";
import { lettersAToG } from "#/studio/marks/drawn-letters/letters-a-to-g";
import { lettersHToN } from "#/studio/marks/drawn-letters/letters-h-to-n";
import { lettersOToZ } from "#/studio/marks/drawn-letters/letters-o-to-z";
import { lettersOfOtherScripts } from "#/studio/marks/drawn-letters/letters-of-other-scripts";
import type { Path } from "#/studio/marks/geometry/path";
import { paintSteps } from "#/studio/motifs/draw-motif";

/** All letters whose strokes are a thing. */
export const drawnLetters: readonly DrawnLetter[] = [...lettersAToG, ...lettersHToN, ...lettersOToZ, ...lettersOfOtherScripts];

/** A drawn letter as it is painted: its body, and what may have the second colour. */
export type PaintedLetter = { readonly base: Path; readonly accent: Path };

const painted = new Map<DrawnLetter, PaintedLetter>();

/** Paints a letter; each is painted once. */
export function paintLetter(letter: DrawnLetter): PaintedLetter {
  const known = painted.get(letter) ?? paintSteps(letter.steps());
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
  const own = drawnLetters.filter(({ letters }) => plain.length === 1 && letters.includes(plain));
  const found = own.flatMap((letter) => {
    const rank = subjects.findIndex((subject) => letter.subjects.split(" ").includes(subject));
    return rank < 0 ? [] : [{ letter, subject: subjects[rank] ?? "", rank }];
  });
  return found.toSorted((one, other) => one.rank - other.rank);
}
