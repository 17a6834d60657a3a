import type { Box } from "#/studio/marks/geometry/bounds";
import type { Path } from "#/studio/marks/geometry/path";
import { thingDrawings } from "#/studio/marks/thing-drawings/index";
import type { ThingDrawing } from "#/studio/marks/thing-drawings/thing-drawing";
import { paintSteps } from "#/studio/motifs/draw-motif";

/** A thing as it is painted: its body, what may have the second colour, and where its letter is. */
export type LetterThing = {
  readonly label: string;
  readonly base: Path;
  readonly accent: Path;
  readonly place: Box;
  readonly isOpen: boolean;
  readonly isStock: boolean;
};

const prepared = new Map<string, LetterThing>();

function prepare({ label, place, isOpen = false, isStock = false, steps }: ThingDrawing): LetterThing {
  const known = prepared.get(label) ?? { label, ...paintSteps(steps()), place, isOpen, isStock };
  prepared.set(label, known);
  return known;
}

const bySubject = new Map(thingDrawings.flatMap((row) => row.subjects.split(" ").map((subject) => [subject, row] as const)));

/** Things that say stop or no with a letter on them. */
const refusals: ReadonlySet<string> = new Set(["a hand"]);

/** How many things are offered for one name. */
const maxThings = 2;

/** Things with room for a letter that stand for the subjects, most characteristic first. */
export function listLetterThings(subjects: readonly string[]): readonly LetterThing[] {
  return [...new Set(subjects.flatMap((subject) => bySubject.get(subject) ?? []))]
    .filter(({ label }) => !refusals.has(label))
    .slice(0, maxThings)
    .map(prepare);
}

/** What the thing that stands for a subject shows, which may be another subject that a brief avoids. */
export const getShownSubject = (subject: string): string => bySubject.get(subject)?.subjects.split(" ")[0] ?? subject;

/** Whether a thing with room for a letter stands for a subject. */
export const hasThing = (subject: string): boolean => bySubject.has(subject);

/** All things, and all subjects that they stand for. */
export const listThings = (): readonly LetterThing[] => thingDrawings.map(prepare);
export const listThingSubjects = (): readonly string[] => thingDrawings.flatMap(({ subjects }) => subjects.split(" "));
