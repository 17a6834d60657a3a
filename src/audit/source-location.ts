/**
 * An offset in a text (UTF-16 units), with the label of the text if its source has several.
 * `writtenAt` is the offset of a declaration in a style attribute, whose findings name the tag, and
 * `valueAt` that of a literal in a script.
 */
export type SourceLocation = {
  readonly text: string;
  readonly offset: number;
  readonly label?: string;
  readonly writtenAt?: number;
  readonly valueAt?: number;
};

/** Line and column, both from 1. Columns count UTF-16 units. */
export type Position = { readonly line: number; readonly column: number };

export function getPosition(text: string, offset: number): Position {
  let line = 1;
  let lineStart = 0;
  for (let next = text.indexOf("\n"); next >= 0 && next < offset; next = text.indexOf("\n", next + 1)) {
    line++;
    lineStart = next + 1;
  }
  return { line, column: offset - lineStart + 1 };
}

/** The offset of a position. The reverse of `getPosition`. */
export function getOffset(text: string, { line, column }: Position): number {
  let lineStart = 0;
  for (let at = 1; at < line; at++) lineStart = text.indexOf("\n", lineStart) + 1;
  return lineStart + column - 1;
}

/** Formats a location as `line:column`, such as `3:14`, after the label if there is one. */
export function formatLocation({ text, offset, label }: SourceLocation): string {
  const { line, column } = getPosition(text, offset);
  return label ? `${label} ${line}:${column}` : `${line}:${column}`;
}

/** Longest part of a line that is returned, characters. */
const maxLineLength = 200;

/** The line of a location, trimmed. Long lines start at the location itself. */
export function getLine({ text, offset }: SourceLocation): string {
  const start = text.lastIndexOf("\n", Math.max(0, offset - 1)) + 1;
  const from = offset - start > maxLineLength ? offset : start;
  const end = text.indexOf("\n", offset);
  return text.slice(from, Math.min(end < 0 ? text.length : end, from + maxLineLength)).trim();
}
