/** Names longer than this are not compared. */
const lengthMax = 40;

/** The name that takes the fewest changes of a letter (Levenshtein) to become another; undefined where none is near. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  if (name.length > lengthMax) return undefined;
  let nearest: string | undefined;
  let fewest = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= fewest) continue;
    const changes = distance(name, candidate);
    if (changes < fewest) [nearest, fewest] = [candidate, changes];
  }
  return nearest;
}

function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let column = 1; column <= other.length; column++) {
      const replaced = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      now.push(Math.min(replaced, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}
