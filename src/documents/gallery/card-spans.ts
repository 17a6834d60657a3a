/**
 * Row layouts of the gallery, used in turn: the spans of the cards out of 12 columns. No two
 * consecutive rows are the same.
 */
const rows = [
  [7, 5],
  [4, 4, 4],
  [5, 7],
  [6, 6],
] as const;

/**
 * The row layout at an index. Uses another one if there are too few cards for it, or if it would
 * leave a single card for the next row.
 */
function chooseRow(rowIndex: number, remaining: number): readonly number[] {
  if (remaining === 1) return [12];
  const row = rows[rowIndex % rows.length] ?? rows[0];
  if (remaining >= row.length && remaining !== row.length + 1) return row;
  return row.length === 2 ? rows[1] : rows[0];
}

/** The column span of each of `count` cards. Every row is full. */
export function computeCardSpans(count: number): readonly number[] {
  const spans: number[] = [];
  for (let rowIndex = 0; spans.length < count; rowIndex++) spans.push(...chooseRow(rowIndex, count - spans.length));
  return spans;
}
