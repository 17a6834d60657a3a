import { polygon, type Path } from "#/studio/marks/geometry/path";
import { rectangle } from "#/studio/marks/geometry/shapes";
import { unite } from "#/studio/marks/geometry/combine";

/** Four strokes and a fifth across them. */
const drawTally = (): Path =>
  unite(
    [0, 12, 24, 36].map((x) => rectangle([x, 0, 6, 42])),
    [
      polygon([
        [-6, 31],
        [44, 5],
        [48, 11],
        [-2, 37],
      ]),
    ],
  );

/** Signs of writing that names spell out, with their words in many languages. */
const signs: readonly (readonly [sign: string, label: string, words: RegExp])[] = [
  [
    ":",
    "colon",
    /\b(?:colon|dos puntos|dois pontos|due punti|deux[- ]points|doppelpunkt|dubbele ?punt|dwukropek|dvojtečka|kettőspont)\b|двоеточие|двокрапка/iu,
  ],
  ["&", "ampersand", /\b(?:ampersand|et-zeichen|esperluette)\b|амперсанд/iu],
  ["+", "plus sign", /(?:^|\s)(?:plus)(?:\s|$)/iu],
  [",", "comma", /\b(?:comma|komma|virgule|virgola|vírgula|przecinek|čárka|vessző)\b|кома$|запятая/iu],
  ["!", "exclamation mark", /\b(?:exclamation|ausrufezeichen)\b/iu],
  ["?", "question mark", /\b(?:question mark|fragezeichen)\b/iu],
  ["#", "number sign", /\b(?:hashtag)\b/iu],
  ["*", "asterisk", /\b(?:asterisk|sternchen|astérisque|asterisco)\b/iu],
  ["@", "at sign", /\b(?:arroba|chiocciola)\b/iu],
];

const tally = /(?:^|\s)tally|\bstrichliste\b|\bturflijst\b/iu;

/** The sign that a name spells out, as in `Dos Puntos`, which is a colon; letters are drawn by `outline`. */
export function findSpelledSign(
  name: string,
  outline: (text: string) => Path | undefined,
): { readonly label: string; readonly path: Path } | undefined {
  if (tally.test(name)) return { label: "tally", path: drawTally() };
  const [sign, label] = signs.find(([, , words]) => words.test(name)) ?? [];
  const path = sign === undefined ? undefined : outline(sign);
  return path === undefined || label === undefined ? undefined : { label, path };
}
