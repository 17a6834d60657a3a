import { isAimMet, type Aim, type Row, type Spread } from "./row";

const getDecimals = (figure: number) => (figure >= 1000 ? 0 : figure >= 100 ? 0 : figure >= 10 ? 1 : 2);
export const formatFigure = (figure: number) => figure.toFixed(getDecimals(Math.abs(figure)));

/** The median, with the range where there is one. */
export function formatSpread({ median, min, max }: Spread): string {
  return min === max ? formatFigure(median) : `${formatFigure(median)} (${formatFigure(min)}–${formatFigure(max)})`;
}

export const formatAim = ({ of, bound, limit }: Aim, unit: string) =>
  `${bound === "at least" ? "≥" : "≤"} ${limit}${of === "value" ? ` ${unit}` : " ×"}`;

function toCells(row: Row): readonly string[] {
  const isAimReached = isAimMet(row);
  return [
    row.what,
    `${formatSpread(row.value)} ${row.unit}`,
    row.baseline ? `${formatFigure(row.baseline.value)} ${row.baseline.what}` : "",
    row.ratio ? `${formatSpread(row.ratio)} ×` : "",
    row.aim ? formatAim(row.aim, row.unit) : "",
    isAimReached === undefined ? "" : isAimReached ? "ok" : "MISSED",
    row.note ?? "",
  ];
}

/** The rows as a table for a terminal: median (min–max). */
export const formatTable = (rows: readonly Row[]): string =>
  alignColumns([["what", "value", "baseline", "ratio", "aim", "", "note"], ...rows.map(toCells)]);

/** Lines of cells as text with aligned columns. */
export function alignColumns(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0))) ?? [];
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
