import type { Archetype, Choices, FaceSet } from "#/studio/directions/archetype";

/** Moods that a wide or eccentric face suits, and those that it spoils. */
const livelyMoods: ReadonlySet<string> = new Set(
  (
    "loud rebellious energetic adventurous dramatic playful cheerful colourful young childish festive urban inventive bold " +
    "digital curious nostalgic"
  ).split(" "),
);
const calmMoods: ReadonlySet<string> = new Set(
  "calm quiet gentle patient caring respectful discreet considered elegant serious romantic timeless".split(" "),
);
const plainMoods: ReadonlySet<string> = new Set(
  "honest local traditional practical natural handmade trustworthy reliable serious minimal clear welcoming responsible".split(" "),
);

const count = (moods: readonly string[], among: ReadonlySet<string>): number => moods.filter((mood) => among.has(mood)).length;

/**
 * The faces of an archetype that suit what a brief asks for: those for a lively look only where more speaks for that than
 * for a plain one, and those for a calm look where nothing speaks for a lively one.
 */
export function listSuitableFaces({ faces, livelyFaces, calmFaces }: Archetype, moods: readonly string[]): Choices<FaceSet> {
  const [lively, calm, plain] = [livelyMoods, calmMoods, plainMoods].map((among) => count(moods, among));
  if (livelyFaces !== undefined && (lively ?? 0) > (calm ?? 0) + (plain ?? 0)) return livelyFaces;
  return calmFaces !== undefined && (calm ?? 0) > 0 && (calm ?? 0) > (lively ?? 0) ? calmFaces : faces;
}
