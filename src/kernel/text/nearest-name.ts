/** Longer names are not compared, to bound the cost. */
const maxNameLength = 40;

/**
 * The candidate with the smallest edit distance (Levenshtein) to a name; undefined if none is
 * close.
 */
export function findNearestName(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > maxNameLength) return undefined;
  let nearest: string | undefined;
  let smallest = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= smallest) continue;
    const distance = getEditDistance(name, candidate);
    if (distance < smallest) [nearest, smallest] = [candidate, distance];
  }
  return nearest;
}

function getEditDistance(one: string, other: string): number {
  let previousRow = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const currentRow = [row];
    for (let column = 1; column <= other.length; column++) {
      const replaced = (previousRow[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      currentRow.push(Math.min(replaced, (previousRow[column] ?? 0) + 1, (currentRow[column - 1] ?? 0) + 1));
    }
    previousRow = currentRow;
  }
  return previousRow[other.length] ?? 0;
}
