/**
 * Rows of the gallery in turn, each the columns of twelve that its cards take: no two rows that
 * follow each other are alike.
 */
const rows = [
  [7, 5],
  [4, 4, 4],
  [5, 7],
  [6, 6],
] as const;

/**
 * The row at a place in turn, or another where it would be short of cards or leave a single one for
 * a row of its own.
 */
function chooseRow(rowIndex: number, remaining: number): readonly number[] {
  if (remaining === 1) return [12];
  const row = rows[rowIndex % rows.length] ?? rows[0];
  if (remaining >= row.length && remaining !== row.length + 1) return row;
  return row.length === 2 ? rows[1] : rows[0];
}

/** The columns that each of `count` cards takes; every row is full. */
export function computeCardSpans(count: number): readonly number[] {
  const spans: number[] = [];
  for (let rowIndex = 0; spans.length < count; rowIndex++) spans.push(...chooseRow(rowIndex, count - spans.length));
  return spans;
}
