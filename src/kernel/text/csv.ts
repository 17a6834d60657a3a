/** What makes a spreadsheet take a cell for a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * Values as one line of CSV with its line end (RFC 4180). A cell that a spreadsheet would reckon
 * with gets an apostrophe before it, so that text from outside stays text (OWASP, CSV injection);
 * null is an empty cell.
 */
export const formatCsvLine = (cells: readonly (string | null)[]): string => `${cells.map(formatCell).join(",")}\r\n`;

function formatCell(value: string | null): string {
  const text = value === null ? "" : formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
