import type { Archetype, Choices, FaceSet } from "#/studio/directions/archetype";
import { isCalm, isLively } from "#/studio/understanding/calm-or-lively";

/**
 * The faces of an archetype that suit what a brief asks for: those for a lively look only where more speaks for that than
 * for a plain one, and those for a calm look where nothing speaks for a lively one.
 */
export function listSuitableFaces({ faces, livelyFaces, calmFaces }: Archetype, moods: readonly string[]): Choices<FaceSet> {
  if (livelyFaces !== undefined && isLively(moods)) return livelyFaces;
  return calmFaces !== undefined && isCalm(moods) ? calmFaces : faces;
}
