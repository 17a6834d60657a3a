/** Rows of the gallery in turn, each the columns of twelve that its cards take: no two rows that follow each other are alike. */
const rows: readonly (readonly number[])[] = [
  [7, 5],
  [4, 4, 4],
  [5, 7],
  [6, 6],
];

/** What is left when a row cannot be filled: so many cards share it so. */
const lastRows: readonly (readonly number[])[] = [[], [12], [7, 5], [4, 4, 4]];

/** The columns that each of `count` cards takes; every row is full. */
export function cardSpans(count: number): readonly number[] {
  const spans: number[] = [];
  for (let row = 0; spans.length < count; row++) {
    const left = count - spans.length;
    const full = rows[row % rows.length] ?? [12];
    const after = left - full.length;
    // A single card must not be left over for a row of its own: three or four that remain are shared out at once.
    if (after < 0 || (after === 1 && left === 3)) spans.push(...(lastRows[left] ?? [12]));
    else spans.push(...full);
  }
  return spans;
}
