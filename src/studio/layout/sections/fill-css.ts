/** The most entries that share rows by count; more are set in threes. */
const maxCounted = 9;

/** Columns of each row, by the number of entries: no row has a single entry left over. */
const rowsByCount: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2],
  3: [3],
  4: [2, 2],
  5: [3, 2],
  6: [3, 3],
  7: [4, 3],
  8: [4, 4],
  9: [3, 3, 3],
};

/** The class of a grid that fills all of its rows with this number of entries. */
export const toFillClass = (count: number): string => `fill fill--${Math.max(1, Math.min(maxCounted, count))}`;

const toSpan = (columns: number) => `grid-column: span ${12 / columns};`;

/** Spans of one count: the first row's columns for all entries, then exceptions of later rows. */
function renderSpans(count: number, rows: readonly number[]): string {
  const [first = 1] = rows;
  const usual = `.fill--${count} > * { ${toSpan(first)} }`;
  if (rows.every((columns) => columns === first)) return usual;
  return `${usual} .fill--${count} > :nth-child(n + ${first + 1}) { ${toSpan(rows[1] ?? first)} }`;
}

/**
 * Rules of grids that leave no entry alone on a row: one column on small screens, two on wider ones,
 * and on wide ones the columns that suit the number of entries.
 */
export const fillCss = `body { --apart: max(var(--gutter), var(--space-8)); }
.fill { display: grid; gap: var(--space-8) var(--gutter); grid-template-columns: minmax(0, 1fr); }
@media (min-width: 36rem) and (max-width: 51.99rem) { .fill { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.fill > :last-child:nth-child(odd) { grid-column: 1 / -1; } }
@media (min-width: 52rem) { body { --apart: max(calc(var(--gutter) * 2), var(--space-12)); }
.fill { grid-template-columns: repeat(12, minmax(0, 1fr)); }
${Object.entries(rowsByCount)
  .map(([count, rows]) => renderSpans(Number(count), rows))
  .join("\n")} }`;
