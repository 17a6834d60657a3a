import { isMet, type Aim, type Row, type Spread } from "./row";

const decimals = (figure: number) => (figure >= 1000 ? 0 : figure >= 100 ? 0 : figure >= 10 ? 1 : 2);
const plain = (figure: number) => figure.toFixed(decimals(Math.abs(figure)));

function range({ median, min, max }: Spread): string {
  return min === max ? plain(median) : `${plain(median)} (${plain(min)}–${plain(max)})`;
}

const aimText = ({ of, bound, limit }: Aim, unit: string) =>
  `${bound === "at least" ? "≥" : "≤"} ${limit}${of === "value" ? ` ${unit}` : " ×"}`;

function cellsOf(row: Row): readonly string[] {
  const met = isMet(row);
  return [
    row.what,
    `${range(row.value)} ${row.unit}`,
    row.baseline ? `${plain(row.baseline.value)} ${row.baseline.what}` : "",
    row.ratio ? `${range(row.ratio)} ×` : "",
    row.aim ? aimText(row.aim, row.unit) : "",
    met === undefined ? "" : met ? "ok" : "MISSED",
    row.note ?? "",
  ];
}

/** The rows as one table for a terminal: median (min–max), in columns that line up. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [["what", "value", "baseline", "ratio", "aim", "", "note"], ...rows.map(cellsOf)];
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
