import type { FaceId } from "#/model/face";
import { boundsOf } from "#/studio/marks/geometry/bounds";
import type { Path } from "#/studio/marks/geometry/path";
import { cutOf, cutWith } from "#/studio/marks/outlines";
import { setName } from "#/studio/marks/set-name";
import { signOf } from "#/studio/marks/sign";

/** The figures that a name offers to a recipe. */
export type NameFigures = {
  readonly letter: Path;
  readonly light: Path;
  readonly letterName: string;
  readonly pair: Path | undefined;
  readonly pairName: string;
  /** Width of an upright as a share of the letter's height. */
  readonly stem: number;
};

const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** Letters of a name that stand for it: the first of each word, then the second of the first word. */
function initialsOf(name: string): readonly string[] {
  const words = name
    .normalize("NFC")
    .split(/[\s\-–—&+/.,·]+/)
    .map((word) => [...word].filter(isLetter))
    .filter((word) => word.length > 0);
  const firsts = words.flatMap((word) => word.slice(0, 1));
  return words.length > 1 ? firsts : (words[0]?.slice(0, 2) ?? []);
}

/** The initial and the pair of initials as outlines of the face at the weight, or a sign where no bundled face has the initial. */
export function nameFigures(name: string, face: FaceId, weight: number): NameFigures {
  const [first, second] = initialsOf(name);
  const cut = first === undefined ? undefined : cutWith(first, face, weight);
  if (first === undefined || cut === undefined) {
    const sign = signOf(name);
    return { letter: sign, light: sign, letterName: "sign", pair: undefined, pairName: "sign", stem: 0.2 };
  }
  const letter = setName(first, cut).path;
  const light = setName(first, cutOf(cut.face, 100)).path;
  const [, , , height = cut.capHeight] = boundsOf(letter) ?? [];
  const stem = cut.stem / Math.max(height, cut.xHeight);
  const pairCut = second === undefined ? undefined : cutWith(first + second, face, weight);
  if (second === undefined || pairCut === undefined) {
    return { letter, light, letterName: `letter ${first}`, pair: undefined, pairName: `letter ${first}`, stem };
  }
  const pair = setName(first + second, pairCut, -10).path;
  return { letter, light, letterName: `letter ${first}`, pair, pairName: `letters ${first} and ${second}`, stem };
}
