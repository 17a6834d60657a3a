import type { FaceId } from "#/model/face";
import { getBounds } from "#/studio/marks/geometry/bounds";
import type { Path } from "#/studio/marks/geometry/path";
import { getOutlineFont, findOutlineFont } from "#/studio/marks/outline-font";
import { typesetLine } from "#/studio/marks/typeset-line";
import { drawEmblem } from "#/studio/marks/emblem";

/** The letterforms of a name that a recipe can use. */
export type NameLetterforms = {
  readonly letter: Path;
  readonly light: Path;
  readonly letterName: string;
  readonly pair: Path | undefined;
  readonly pairName: string;
  /** Stem width as a share of the letter's height. */
  readonly stem: number;
};

const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** The first letter of each word, or the first two letters of a single word. */
function getInitials(name: string): readonly string[] {
  const words = name
    .normalize("NFC")
    .split(/[\s\-–—&+/.,·]+/)
    .map((word) => [...word].filter(isLetter))
    .filter((word) => word.length > 0);
  const firsts = words.flatMap((word) => word.slice(0, 1));
  return words.length > 1 ? firsts : (words[0]?.slice(0, 2) ?? []);
}

/**
 * Outlines of the initial and the pair of initials in a face and weight. If no bundled face has the
 * initial, an emblem is used instead.
 */
export function createNameLetterforms(name: string, face: FaceId, weight: number): NameLetterforms {
  const [first, second] = getInitials(name);
  const font = first === undefined ? undefined : findOutlineFont(first, face, weight);
  if (first === undefined || font === undefined) {
    const emblem = drawEmblem(name);
    return { letter: emblem, light: emblem, letterName: "emblem", pair: undefined, pairName: "emblem", stem: 0.2 };
  }
  const letter = typesetLine(first, font).path;
  const light = typesetLine(first, getOutlineFont(font.face, 100)).path;
  const [, , , height = font.capHeight] = getBounds(letter) ?? [];
  const stem = font.stem / Math.max(height, font.xHeight);
  const pairFont = second === undefined ? undefined : findOutlineFont(first + second, face, weight);
  if (second === undefined || pairFont === undefined) {
    return { letter, light, letterName: `letter ${first}`, pair: undefined, pairName: `letter ${first}`, stem };
  }
  const pair = typesetLine(first + second, pairFont, -10).path;
  return { letter, light, letterName: `letter ${first}`, pair, pairName: `letters ${first} and ${second}`, stem };
}
