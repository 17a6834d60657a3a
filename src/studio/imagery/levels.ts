/** Groups things by the nearest of `count` even steps of a value in 0–1; things at step 0 are left out. */
export function byLevel<Thing>(
  things: readonly { readonly thing: Thing; readonly value: number }[],
  count: number,
): readonly (readonly [level: number, things: readonly Thing[]])[] {
  const groups = Array.from({ length: count }, (): Thing[] => []);
  for (const { thing, value } of things) {
    const level = Math.round(Math.max(0, Math.min(1, value)) * count);
    if (level > 0) groups[level - 1]?.push(thing);
  }
  return groups.flatMap((group, index) => (group.length > 0 ? [[(index + 1) / count, group] as const] : []));
}
