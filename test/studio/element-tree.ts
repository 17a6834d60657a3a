/**
 * The elements of a fragment as `depth:tag`, without text, attributes and the content of pictures.
 */
export function listElements(fragment: string): readonly string[] {
  const tree: string[] = [];
  const open: string[] = [];
  let picture = 0;
  const empty = new Set(["input", "br", "img", "hr", "meta", "link"]);
  for (const [, slash, name = "", rest = ""] of fragment.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/g)) {
    if (slash === "/") {
      if (name === "svg") picture--;
      if (picture === 0 && name !== "svg") open.pop();
      continue;
    }
    if (picture === 0) tree.push(`${open.length}:${name}`);
    if (name === "svg" && !rest.endsWith("/")) picture++;
    else if (picture === 0 && !empty.has(name) && !rest.endsWith("/")) open.push(name);
  }
  return tree;
}

/**
 * Similarity of two sequences (0–1): twice the longest common subsequence divided by both lengths.
 */
export function getSimilarity(one: readonly string[], other: readonly string[]): number {
  let previous = new Array<number>(other.length + 1).fill(0);
  for (const entry of one) {
    const row = [0];
    for (let index = 0; index < other.length; index++)
      row.push(entry === other[index] ? (previous[index] ?? 0) + 1 : Math.max(previous[index + 1] ?? 0, row[index] ?? 0));
    previous = row;
  }
  return (2 * (previous.at(-1) ?? 0)) / (one.length + other.length);
}
