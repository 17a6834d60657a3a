import type { GivenFace, GivenFaceFile } from "#/model/given-face";

/** The first and last weight of a CSS `font-weight`, such as `400` or `100 900`. */
export function parseWeightRange(weight: string): readonly [min: number, max: number] {
  const [min = 400, max = min] = weight.split(" ").map(Number);
  return [min, max];
}

const getUpright = ({ files }: Pick<GivenFace, "files">): readonly GivenFaceFile[] => {
  const upright = files.filter(({ style }) => style === "normal");
  return upright.length > 0 ? upright : files;
};

/** The weight of a range that is nearest to `wanted`. */
const clamp = (wanted: number, [min, max]: readonly [number, number]) => Math.min(max, Math.max(min, wanted));

/**
 * The weight that a given face has nearest to the wanted one; of two that are equally near the
 * bolder one for headings and emphasis, the lighter one for text.
 */
export function chooseFaceWeight(face: Pick<GivenFace, "files">, wanted: number): number {
  const weights = getUpright(face).map(({ weight }) => clamp(wanted, parseWeightRange(weight)));
  const prefersBold = wanted > 500;
  return weights.reduce((best, weight) => {
    const difference = Math.abs(weight - wanted) - Math.abs(best - wanted);
    return difference < 0 || (difference === 0 && weight > best === prefersBold) ? weight : best;
  });
}

/**
 * The file of a given face that shows a weight, and of several the one with the most characters.
 */
export function findFaceFile(face: Pick<GivenFace, "files">, wanted: number): GivenFaceFile | undefined {
  const weight = chooseFaceWeight(face, wanted);
  return getUpright(face)
    .filter((file) => clamp(weight, parseWeightRange(file.weight)) === weight)
    .toSorted((one, other) => other.bytes - one.bytes)[0];
}
