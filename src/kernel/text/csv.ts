/** Characters that make a spreadsheet read a cell as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * Formats values as a CSV line with its line break (RFC 4180). Cells that a spreadsheet would read
 * as a formula get a leading apostrophe (OWASP, CSV injection); null is an empty cell.
 */
export const formatCsvLine = (cells: readonly (string | null)[]): string => `${cells.map(formatCell).join(",")}\r\n`;

function formatCell(value: string | null): string {
  const text = value === null ? "" : formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
