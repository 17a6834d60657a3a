/**
 * Groups items by rounding their value (0–1) to one of `count` even steps. Items at step 0 are
 * dropped.
 */
export function groupByLevel<Item>(
  items: readonly { readonly item: Item; readonly value: number }[],
  count: number,
): readonly (readonly [level: number, items: readonly Item[]])[] {
  const groups = Array.from({ length: count }, (): Item[] => []);
  for (const { item, value } of items) {
    const level = Math.round(Math.max(0, Math.min(1, value)) * count);
    if (level > 0) groups[level - 1]?.push(item);
  }
  return groups.flatMap((group, index) => (group.length > 0 ? [[(index + 1) / count, group] as const] : []));
}
