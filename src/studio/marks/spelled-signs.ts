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
const signs: readonly (readonly [sign: string, label: string, words: string])[] = [
  [
    ":",
    "colon",
    "colon|dos puntos|dois pontos|due punti|deux points|doppelpunkt|dubbele punt|dubbelepunt|dwukropek|dvojtečka|kettőspont|" +
      "двоеточие|двокрапка",
  ],
  ["&", "ampersand", "ampersand|et zeichen|esperluette|амперсанд"],
  [",", "comma", "comma|komma|virgule|virgola|vírgula|przecinek|čárka|vessző|кома|запятая"],
  ["!", "exclamation mark", "exclamation|ausrufezeichen"],
  ["?", "question mark", "question mark|fragezeichen"],
  ["#", "number sign", "hashtag"],
  ["*", "asterisk", "asterisk|sternchen|astérisque|asterisco"],
  ["@", "at sign", "arroba|chiocciola"],
];

/** Words for a tally, which compounds begin with. */
const tally = /(?<!\p{L})(?:tally|strichliste|turflijst)/iu;

/** The sign that a name spells out, as in `Dos Puntos`, which is a colon; letters are drawn by `outline`. */
export function findSpelledSign(
  name: string,
  outline: (text: string) => Path | undefined,
): { readonly label: string; readonly path: Path } | undefined {
  if (tally.test(name)) return { label: "tally", path: drawTally() };
  const text = ` ${(name.toLowerCase().match(/\p{L}+/gu) ?? []).join(" ")} `;
  const [sign, label] = signs.find(([, , words]) => words.split("|").some((word) => text.includes(` ${word} `))) ?? [];
  const path = sign === undefined ? undefined : outline(sign);
  return path === undefined || label === undefined ? undefined : { label, path };
}
