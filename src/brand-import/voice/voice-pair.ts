/** Longest side of a pair, in letters. */
export const maxPairSide = 600;

/** Text without quotation marks around all of it. */
export const unquote = (text: string): string =>
  /^["“„«‘'](.{1,600})["”“»’'][.,]?$/u.exec(text.trim())?.[1]?.trim() ?? text.trim();

/** What to say, and what not. */
export type Pair = { readonly do: string; readonly avoid: string };

const arrows = [" → ", " -> ", " => ", " ⇒ "];
const sayWords = ["say ", "use ", "write ", "we say "];
const notWords = [" instead of ", " rather than ", " and not ", ", not ", ", never ", "; not "];

/** The text before and after the first of some words; undefined if there are none. */
function splitAt(text: string, words: readonly string[]): readonly [before: string, after: string] | undefined {
  const lower = text.toLowerCase();
  for (const word of words) {
    const at = lower.indexOf(word);
    if (at > 0) return [text.slice(0, at), text.slice(at + word.length)];
  }
  return undefined;
}

/** The text without the first of some words that it begins with. */
export function withoutStart(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const word = words.find((one) => lower.startsWith(one));
  return word === undefined ? text : text.slice(word.length);
}

/** What marks one side of a pair. */
export const doLabel = /^(?:✅|✔️?|👍|(?:do|yes|say|good|we say|use)\s{0,3}[:–—-])\s{0,9}(?=\S)/iu;
export const avoidLabel =
  /^(?:❌|✗|✘|🚫|👎|(?:don['’]?t|do not|no|not|never|avoid|bad)(?:\s(?:say|use))?\s{0,3}[:–—-])\s{0,9}(?=\S)/iu;

/** The pair that one sentence says, such as “Say guests, not users”. */
export function readPair(text: string): Pair | undefined {
  if (text.length > 2 * maxPairSide) return undefined;
  const shown = splitAt(text, arrows);
  if (shown) return { avoid: unquote(shown[0]), do: unquote(shown[1]) };
  const other = withoutStart(text, ["instead of ", "rather than "]);
  const said =
    other === text
      ? undefined
      : splitAt(
          other,
          [", ", " "].flatMap((space) => sayWords.map((word) => space + word)),
        );
  if (said) return { avoid: unquote(said[0]), do: unquote(said[1]) };
  const found = splitAt(withoutStart(text, sayWords), notWords);
  return found && { do: unquote(found[0]), avoid: unquote(found[1]) };
}
