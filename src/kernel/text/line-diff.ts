/**
 * The range of lines in which two texts differ: its first line (from 1), the removed and the added
 * lines.
 */
export type LineDiff = { readonly line: number; readonly removed: readonly string[]; readonly added: readonly string[] };

/** The difference between two texts: everything between their common first and last lines. */
export function diffLines(before: string, after: string): LineDiff {
  const [oldLines, newLines] = [splitLines(before), splitLines(after)];
  const shorter = Math.min(oldLines.length, newLines.length);
  let head = 0;
  while (head < shorter && oldLines[head] === newLines[head]) head++;
  let tail = 0;
  while (tail < shorter - head && oldLines.at(-1 - tail) === newLines.at(-1 - tail)) tail++;
  return {
    line: head + 1,
    removed: oldLines.slice(head, oldLines.length - tail),
    added: newLines.slice(head, newLines.length - tail),
  };
}

/** Lines without their breaks; a final break starts no further line. */
const splitLines = (text: string) => (text === "" ? [] : text.replace(/\n$/, "").split("\n"));
