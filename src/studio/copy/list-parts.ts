import { attachedConjunctions, findLastConjunction } from "#/studio/copy/conjunctions";
import { beginsAsProse } from "#/studio/copy/offer-prose";

/** What separates items. A comma within a number does not. */
export const separators = /[,，](?!\p{Nd})|[;；؛、،፣፤၊·•|]|\n|\s[&+]\s/u;

/** A mark or a word between two times of one thing (`bread at 7, 10 and 15:30`), before the second. */
const timeSeparator = new RegExp(
  String.raw`(?:([,，،、])\s?|\s(and|e|y|et|und|og|och|en|i|a|и|й|і|та|ja|és|și|ve|и в)\s)` +
    String.raw`(?:(?:at|às?|as|a las|alle|um|o|v|kl\.?|klo|в|о|na|om|saat)\s)?(?=\p{Nd}{1,2}\s?` +
    String.raw`(?:h(?!\p{L})|[:.]\p{Nd}{2}(?!\p{Nd})|uhr|uur|am(?!\p{L})|pm(?!\p{L})|น\.|[時时点點시]))`,
  "giu",
);
/** Private characters that stand for such a mark and for spaces while a list is split. */
const [heldMark, heldSpace] = ["\ue100", "\ue101"] as const;

/** The one that stands for the comma before a tail. */
export const heldTail = "\ue102";

/** What an item says more in brackets, which is no part of the list. */
export const inBrackets = /[(（][^()（）]{0,80}[)）]/gu;

/** A list whose items are not split between two times or in brackets. */
export function holdTogether(list: string): { readonly text: string; readonly release: (part: string) => string } {
  const marks: string[] = [];
  const text = list.replace(timeSeparator, (found, mark: string | undefined, _word, offset: number) => {
    // Without a time before it, what follows begins an item.
    if (!/\p{Nd}/u.test(list.slice(0, offset).split(separators).at(-1) ?? "")) return found;
    if (mark === undefined) return found.replaceAll(" ", heldSpace);
    marks.push(mark);
    return found.replace(mark, heldMark).replaceAll(" ", heldSpace);
  });
  return {
    text: text.replace(inBrackets, (found) => found.replaceAll(" ", heldSpace)),
    release: (part) =>
      part
        .replaceAll(heldSpace, " ")
        .replaceAll(heldTail, ",")
        .replaceAll(heldMark, () => marks.shift() ?? ","),
  };
}

/** Parts of a list that has ended before a last one, which only says more of the item before it: `a library of things, from …`. */
export function joinTail(parts: readonly string[], least: number, language: string): readonly string[] {
  const [ended = "", tail = ""] = parts.slice(-2);
  const isTail =
    parts.length >= least &&
    !(language in attachedConjunctions) &&
    beginsAsProse(tail.trim(), language, true) &&
    findLastConjunction(` ${ended} `, language) !== undefined &&
    findLastConjunction(` ${tail.trim().split(" ", 1)[0] ?? ""} `, language) === undefined;
  return isTail ? [...parts.slice(0, -2), `${ended}${heldTail}${tail}`] : parts;
}

/** Parts of a text between its commas, those within one pair of brackets joined again. */
export function joinBrackets(parts: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1) ?? "";
    if (last.split(/[(（]/u).length > last.split(/[)）]/u).length) joined[joined.length - 1] = `${last}, ${part}`;
    else joined.push(part);
  }
  return joined;
}
