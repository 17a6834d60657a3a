import type { SourceLocation } from "#/audit/source-location";

/** What could replace a value where only its author can decide, and how far it is from the value. */
export type Choice = { readonly use: string; readonly distance: string };

/** The choices as advice, such as `Use a (ΔE 3), b (ΔE 5) or c (ΔE 9).` Undefined if there are none. */
export function formatChoices(choices: readonly Choice[]): string | undefined {
  const texts = choices.map(({ use, distance }) => `${use} (${distance})`);
  const last = texts.pop();
  if (last === undefined) return undefined;
  return texts.length === 0 ? `Use ${last}.` : `Use ${texts.join(", ")} or ${last}.`;
}

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
  const { text, writtenAt, valueAt } = location;
  if (valueAt !== undefined) return createLiteralEdit(text, valueAt, original, insert);
  const offset = writtenAt ?? location.offset;
  const isTag = text[offset] === "<";
  // The value of an attribute is located at itself or at its quote.
  const valueStart = /["'`]/.test(text[offset] ?? "") ? offset + 1 : offset;
  if (text.startsWith(original, valueStart) && !joinedCharacter.test(text[valueStart + original.length] ?? " "))
    return { text, offset: valueStart, length: original.length, insert };
  const searched = text.slice(offset, offset + maxSearchLength);
  const end = searched.search(isTag ? />/ : /[;}]/);
  const statement = end < 0 ? searched : searched.slice(0, end);
  const from = isTag ? 0 : statement.indexOf(":") + 1;
  const offsets = listWholeOffsets(statement, original, from);
  const [first] = offsets;
  if (first === undefined || (isTag && offsets.length > 1)) return undefined;
  return { text, offset: offset + first, length: original.length, insert };
}

/** The edits of every occurrence of a value in its declaration, up to 1000 characters of it. */
export function createEveryEdit(location: SourceLocation, original: string, insert: string): readonly Edit[] {
  const first = createEdit(location, original, insert);
  if (!first || location.valueAt !== undefined) return first ? [first] : [];
  const start = first.offset + original.length;
  const rest = first.text.slice(start, start + maxSearchLength);
  const end = rest.search(/[;}"'<>]/);
  const offsets = listWholeOffsets(end < 0 ? rest : rest.slice(0, end), original, 0);
  return [first, ...offsets.map((offset) => ({ ...first, offset: start + offset }))];
}

/** The edit as a member of an observation, if there is one. */
export const createEdits = (location: SourceLocation, original: string, insert: string): { readonly edits?: readonly Edit[] } => {
  const edit = createEdit(location, original, insert);
  return edit ? { edits: [edit] } : {};
};

/** The edit in a literal of a script: in a string, or in place of a number of pixels. */
function createLiteralEdit(text: string, offset: number, original: string, insert: string): Edit | undefined {
  const number = /^-?[\d.]+(?=px$)/.exec(original)?.[0];
  if (number !== undefined && text.startsWith(number, offset) && !/[\w.]/.test(text[offset + number.length] ?? " "))
    return { text, offset, length: number.length, insert: JSON.stringify(insert) };
  const quote = /["']/.exec(text[offset] ?? "")?.[0];
  const end = quote === undefined ? -1 : text.indexOf(quote, offset + 1);
  const literal = text.slice(offset, Math.min(end < 0 ? text.length : end, offset + maxSearchLength));
  const at = listWholeOffsets(literal, original, 0)[0];
  return at === undefined ? undefined : { text, offset: offset + at, length: original.length, insert };
}

/** The offsets at which a text occurs, not as a part of a longer name or number. */
function listWholeOffsets(text: string, original: string, from: number): readonly number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(original, from); at >= 0; at = text.indexOf(original, at + 1)) {
    const isWhole = !joinedCharacter.test(text[at - 1] ?? " ") && !joinedCharacter.test(text[at + original.length] ?? " ");
    if (isWhole) offsets.push(at);
  }
  return offsets;
}
