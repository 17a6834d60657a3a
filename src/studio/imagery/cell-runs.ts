/** Threshold (0–1) of a cell in Bayer's 8 × 8 matrix. */
export function getBayerThreshold(column: number, row: number): number {
  let value = 0;
  let [x, y] = [column, row];
  for (let bit = 0; bit < 3; bit++) {
    value = value * 4 + (((x ^ y) & 1) * 2 + (y & 1));
    x >>= 1;
    y >>= 1;
  }
  return (value + 0.5) / 64;
}

/** Path data with one rectangle for each run of set cells; `cell` is a whole number of pixels. */
export function printCellRuns(
  columns: number,
  rows: number,
  cell: number,
  isSet: (column: number, row: number) => boolean,
): string {
  let data = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isSet(column, row)) continue;
      let end = column;
      while (end < columns && isSet(end, row)) end++;
      data += `M${column * cell} ${row * cell}h${(end - column) * cell}v${cell}h-${(end - column) * cell}z`;
      column = end;
    }
  }
  return data;
}
