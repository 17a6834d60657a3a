/** The one stretch of lines in which two texts differ: where it begins (from 1), what went and what came. */
export type LineChange = { readonly line: number; readonly removed: readonly string[]; readonly added: readonly string[] };

/** What changed between two texts: everything after the lines that both begin with and before those that both end with. */
export function lineChange(before: string, after: string): LineChange {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const shorter = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < shorter && old[head] === fresh[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++;
  return { line: head + 1, removed: old.slice(head, old.length - tail), added: fresh.slice(head, fresh.length - tail) };
}

/** Lines without their breaks; a break at the end begins no further line. */
const linesOf = (text: string) => (text === "" ? [] : text.replace(/\n$/, "").split("\n"));
