/** What appears in a design with an edit, and what disappears. */
export type Difference<Item> = { readonly appear: readonly Item[]; readonly disappear: readonly Item[] };

/** Compares two lists whose items are the same if they have the same key. */
export function listDifference<Item>(
  before: readonly Item[],
  after: readonly Item[],
  getKey: (item: Item) => string,
): Difference<Item> {
  const [known, now] = [new Set(before.map(getKey)), new Set(after.map(getKey))];
  return {
    appear: after.filter((item) => !known.has(getKey(item))),
    disappear: before.filter((item) => !now.has(getKey(item))),
  };
}
