import type { Spot } from "#/audit/spot";

/** A change of a text: what stands from an offset on gives way to something else. Offset and length are UTF-16 units. */
export type Edit = { readonly text: string; readonly offset: number; readonly length: number; readonly insert: string };

/** How far behind a spot the written text is looked for. */
const reachMax = 1000;
const joined = /[\w.#%-]/;

/**
 * The change of something written at a spot into something else; undefined where it cannot be said for certain which piece of text is meant. The spot of a declaration is its beginning; that of a style
 * attribute is its tag, in which the text must stand just once.
 */
export function editAt({ text, offset }: Spot, written: string, insert: string): Edit | undefined {
  if (written === "") return undefined;
  const isTag = text[offset] === "<";
  const reach = text.slice(offset, offset + reachMax);
  const end = reach.search(isTag ? />/ : /[;}]/);
  const within = end < 0 ? reach : reach.slice(0, end);
  const from = isTag ? 0 : within.indexOf(":") + 1;
  const places: number[] = [];
  for (let at = within.indexOf(written, from); at >= 0; at = within.indexOf(written, at + 1)) {
    const isWhole = !joined.test(within[at - 1] ?? " ") && !joined.test(within[at + written.length] ?? " ");
    if (isWhole) places.push(at);
  }
  const [first] = places;
  if (first === undefined || (isTag && places.length > 1)) return undefined;
  return { text, offset: offset + first, length: written.length, insert };
}

/** The changes that can be said for certain, as an observation carries them. */
export const editsAt = (spot: Spot, written: string, insert: string): { readonly edits?: readonly Edit[] } => {
  const edit = editAt(spot, written, insert);
  return edit ? { edits: [edit] } : {};
};
