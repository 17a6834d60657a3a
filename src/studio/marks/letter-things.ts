import thingFile from "#data/marks/thing-drawings.txt.br" with { type: "file" };
import type { Box } from "#/studio/marks/geometry/bounds";
import type { Path } from "#/studio/marks/geometry/path";
import { paintSteps } from "#/studio/motifs/draw-motif";
import { openPackedDrawings, type StoredDrawing } from "#/studio/motifs/packed-drawings";

/** What is known of a thing with room for a letter beside its steps. */
export type ThingAbout = {
  readonly label: string;
  /** Where the letter is, on the grid of 96 units of the drawing. */
  readonly place: Box;
  /** Whether the letter is within an opening rather than being cut out of the body. */
  readonly isOpen?: boolean;
  /** Whether every other firm of the trade may show it: a letter on it sets no firm apart. */
  readonly isStock?: boolean;
  /** Whether it is the first sign of its trade: it sets a firm apart only if the firm's name says it. */
  readonly isCommon?: boolean;
  /** Whether any of its subjects would be taken for it, not only those that it shows. */
  readonly isBroad?: boolean;
  /** The subjects that it stands for. What it shows comes first, then what any of its trade would take it for. */
  readonly subjects: string;
};

/** A thing as a bold silhouette with room for a letter: on its body, or within an opening of it. */
type ThingDrawing = StoredDrawing<ThingAbout>;

const listDrawings = openPackedDrawings<ThingAbout>(thingFile);

/** A thing as it is painted: its body, what may have the second colour, and where its letter is. */
export type LetterThing = {
  readonly label: string;
  readonly base: Path;
  readonly accent: Path;
  readonly place: Box;
  readonly isOpen: boolean;
  readonly isStock: boolean;
  readonly isCommon: boolean;
};

const prepared = new Map<string, LetterThing>();

function prepare({ label, place, isOpen = false, isStock = false, isCommon = false, paint }: ThingDrawing): LetterThing {
  const known = prepared.get(label) ?? { label, ...paintSteps(paint()), place, isOpen, isStock, isCommon };
  prepared.set(label, known);
  return known;
}

let bySubject: ReadonlyMap<string, ThingDrawing> | undefined;

function findThing(subject: string): ThingDrawing | undefined {
  bySubject ??= new Map(listDrawings().flatMap((row) => row.subjects.split(" ").map((one) => [one, row] as const)));
  return bySubject.get(subject);
}

/** Things that say stop or no with a letter on them. */
const refusals: ReadonlySet<string> = new Set(["a hand"]);

/** How many things are offered for one name. */
const maxThings = 2;

/** How many of what a thing stands for it shows well enough; for others, such as a ball, it is a substitute. */
const maxShown = 2;

/**
 * A thing, the place among the subjects of the first one that it stands for, and whether it is only a substitute: a note
 * for the pipes of an organ.
 */
export type FoundThing = LetterThing & { readonly at: number; readonly isSubstitute: boolean };

/** Things with room for a letter that stand for the subjects, most characteristic first. */
export function listLetterThings(subjects: readonly string[]): readonly FoundThing[] {
  const found = new Map<ThingDrawing, number>();
  for (const [at, subject] of subjects.entries()) {
    const drawing = findThing(subject);
    if (drawing !== undefined && !found.has(drawing)) found.set(drawing, at);
  }
  return [...found]
    .filter(([{ label }]) => !refusals.has(label))
    .slice(0, maxThings)
    .map(([drawing, at]) => {
      const shown = drawing.subjects.split(" ").slice(0, drawing.isBroad === true ? undefined : maxShown);
      return { ...prepare(drawing), at, isSubstitute: !shown.some((id) => subjects.includes(id)) };
    });
}

/** What the thing that stands for a subject shows, which may be another subject that a brief avoids. */
export const getShownSubject = (subject: string): string => findThing(subject)?.subjects.split(" ")[0] ?? subject;

/** Whether a thing with room for a letter stands for a subject. */
export const hasThing = (subject: string): boolean => findThing(subject) !== undefined;

/** All things, and all subjects that they stand for. */
export const listThings = (): readonly LetterThing[] => listDrawings().map(prepare);
export const listThingSubjects = (): readonly string[] => listDrawings().flatMap(({ subjects }) => subjects.split(" "));
