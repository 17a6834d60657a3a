/** A place in a text: the text, an offset in it (UTF-16 units) and, where a subject has several texts, which one it is. */
export type Spot = { readonly text: string; readonly offset: number; readonly label?: string };

/** A place as people look for it: `3:14` is line 3, column 14, both from 1; a label stands before it. */
export function placeOf({ text, offset, label }: Spot): string {
  let line = 1;
  let lineStart = 0;
  for (let next = text.indexOf("\n"); next >= 0 && next < offset; next = text.indexOf("\n", next + 1)) {
    line++;
    lineStart = next + 1;
  }
  const place = `${line}:${offset - lineStart + 1}`;
  return label ? `${label} ${place}` : place;
}
