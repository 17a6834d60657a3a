import type { SourceLocation } from "#/audit/source-location";

/** Replaces `length` characters of a text from `offset` with `insert`. Both count UTF-16 units. */
export type Edit = { readonly text: string; readonly offset: number; readonly length: number; readonly insert: string };

/** How far after a location the text is searched for. */
const maxSearchLength = 1000;
const joinedCharacter = /[\w.#%-]/;

/**
 * The edit that replaces `original` in the declaration or tag at a location. Undefined if it is not
 * found, or if it occurs more than once in a tag.
 */
export function createEdit(location: SourceLocation, original: string, insert: string): Edit | undefined {
  if (original === "") return undefined;
  const { text, writtenAt } = location;
  const offset = writtenAt ?? location.offset;
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

/** The edit as a member of an observation, if there is one. */
export const createEdits = (location: SourceLocation, original: string, insert: string): { readonly edits?: readonly Edit[] } => {
  const edit = createEdit(location, original, insert);
  return edit ? { edits: [edit] } : {};
};
