import fallbackMetrics from "#data/fonts/fallbacks.json";
import type { Direction } from "#/model/direction";
import { type FaceId, faceIds, faceMetadata } from "#/model/face";
import type { GivenFace } from "#/model/given-face";
import type { Given } from "#/model/given";
import { systemFonts } from "#/model/system-font";

const getGeneric = (face: FaceId) => faceMetadata[face].fallback.at(-1);

/** Average advance of English text in a bundled face, in em: its system font's, scaled as it is. */
function getAverageWidth(face: FaceId): number {
  const { widths } = fallbackMetrics[face];
  const ratios: Readonly<Record<string, readonly number[]>> = widths;
  const generic = Object.keys(systemFonts).find((name) => name === getGeneric(face)) as GivenFace["generic"] | undefined;
  return (ratios["400"]?.[0] ?? 1) * systemFonts[generic ?? "sans-serif"].averageWidth;
}

/** A difference in width that readers do not notice, in em. */
const similarWidth = 0.03;

/**
 * The bundled face that is nearest to a given one: the same face, or the direction's own if it is
 * of the same kind and about as wide, or else the one of that kind with the most similar width. Its
 * outlines are used where a page cannot load the given face, such as lettering.
 */
export function findNearestFace({ family, generic, metrics }: GivenFace, directionFace: FaceId): FaceId {
  const same = faceIds.find((face) => faceMetadata[face].name === family);
  if (same !== undefined) return same;
  const candidates = faceIds.filter((face) => getGeneric(face) === generic && faceMetadata[face].genre !== "expressive");
  const getDistance = (face: FaceId) => Math.abs(getAverageWidth(face) - metrics.averageWidth);
  if (getGeneric(directionFace) === generic && getDistance(directionFace) <= similarWidth) return directionFace;
  return candidates.toSorted((one, other) => getDistance(one) - getDistance(other))[0] ?? directionFace;
}

/** The faces of a direction, with the nearest bundled ones in place of those that people gave. */
export function chooseNearestFaces(given: NonNullable<Given["faces"]>, faces: Direction["faces"]): Direction["faces"] {
  const choose = (slot: keyof Direction["faces"]) => {
    const face = given[slot];
    return face ? findNearestFace(face, faces[slot]) : faces[slot];
  };
  return { display: choose("display"), text: choose("text"), mono: choose("mono") };
}
