import { photoSlotIds } from "#/model/mark";
import { splitFileName } from "#/operations/given/guess-lockup";

export type PhotoSlotId = (typeof photoSlotIds)[number];

/** Words of file names by the slot whose photograph they describe. */
const slotWords: readonly (readonly [slot: PhotoSlotId, words: ReadonlySet<string>])[] = (
  [
    ["photo-opening", "opening hero header cover banner keyvisual front"],
    ["photo-place", "place shop store entrance room interior exterior building office street location house facade"],
    ["photo-work", "work working hands process making workshop bench kitchen studio atelier craft"],
    ["photo-detail", "detail details close closeup macro texture material product"],
    ["photo-people", "people team staff portrait portraits founder founders crew person us"],
  ] as const
).map(([slot, words]) => [slot, new Set(words.split(" "))]);

/** The slot that a photograph fills by the words of its file name. */
export function guessPhotoSlot(path: string): PhotoSlotId | undefined {
  const words = splitFileName(path.slice(path.lastIndexOf("/") + 1));
  return (
    photoSlotIds.find((id) => id === words.join("-")) ?? slotWords.find(([, known]) => words.some((word) => known.has(word)))?.[0]
  );
}

/** Width divided by height of the place that each slot has. */
export const slotAspects: Readonly<Record<PhotoSlotId, number>> = {
  "photo-opening": 3 / 2,
  "photo-place": 16 / 9,
  "photo-work": 4 / 5,
  "photo-detail": 1,
  "photo-people": 3 / 2,
};
