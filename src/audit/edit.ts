import type { SourceLocation } from "#/audit/source-location";

/**
 * A change of a text: what stands from an offset on gives way to something else. Offset and length
 * are UTF-16 units.
 */
export type Edit = { readonly text: string; readonly offset: number; readonly length: number; readonly insert: string };

/** How far behind a spot the written text is looked for. */
const maxSearchLength = 1000;
const joinedCharacter = /[\w.#%-]/;

/**
 * The change of something written at a spot into something else; undefined where it cannot be said
 * for certain which piece of text is meant. The spot of a declaration is its beginning; that of a
 * style attribute is its tag, in which the text must stand just once.
 */
export function createEdit({ text, offset }: SourceLocation, original: string, insert: string): Edit | undefined {
  if (original === "") return undefined;
  const isTag = text[offset] === "<";
  const searched = text.slice(offset, offset + maxSearchLength);
  const end = searched.search(isTag ? />/ : /[;}]/);
  const statement = end < 0 ? searched : searched.slice(0, end);
  const from = isTag ? 0 : statement.indexOf(":") + 1;
  const offsets: number[] = [];
  for (let at = statement.indexOf(original, from); at >= 0; at = statement.indexOf(original, at + 1)) {
    const isWhole =
      !joinedCharacter.test(statement[at - 1] ?? " ") && !joinedCharacter.test(statement[at + original.length] ?? " ");
    if (isWhole) offsets.push(at);
  }
  const [first] = offsets;
  if (first === undefined || (isTag && offsets.length > 1)) return undefined;
  return { text, offset: offset + first, length: original.length, insert };
}

/** The changes that can be said for certain, as an observation carries them. */
export const createEdits = (location: SourceLocation, original: string, insert: string): { readonly edits?: readonly Edit[] } => {
  const edit = createEdit(location, original, insert);
  return edit ? { edits: [edit] } : {};
};
