/**
 * A place in a text: the text, an offset in it (UTF-16 units) and, where a subject has several
 * texts, which one it is.
 */
export type SourceLocation = { readonly text: string; readonly offset: number; readonly label?: string };

/** Line and column of an offset, both from 1; columns are UTF-16 units. */
export type Position = { readonly line: number; readonly column: number };

/** Where an offset of a text is. */
export function getPosition(text: string, offset: number): Position {
  let line = 1;
  let lineStart = 0;
  for (let next = text.indexOf("\n"); next >= 0 && next < offset; next = text.indexOf("\n", next + 1)) {
    line++;
    lineStart = next + 1;
  }
  return { line, column: offset - lineStart + 1 };
}

/**
 * A place as people look for it: `3:14` is line 3, column 14, both from 1; a label stands before
 * it.
 */
export function formatLocation({ text, offset, label }: SourceLocation): string {
  const { line, column } = getPosition(text, offset);
  return label ? `${label} ${line}:${column}` : `${line}:${column}`;
}

/** How much of a line is shown, characters. */
const maxLineLength = 200;

/**
 * The line that a place is on, without the space around it, from the place's own part of it where
 * it is long.
 */
export function getLine({ text, offset }: SourceLocation): string {
  const start = text.lastIndexOf("\n", Math.max(0, offset - 1)) + 1;
  const from = offset - start > maxLineLength ? offset : start;
  const end = text.indexOf("\n", offset);
  return text.slice(from, Math.min(end < 0 ? text.length : end, from + maxLineLength)).trim();
}
