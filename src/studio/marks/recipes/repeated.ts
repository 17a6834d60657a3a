import { drawInBox, findConstructedLetter, getLookalike } from "#/studio/marks/constructed-letter";
import { findCount } from "#/studio/marks/counted-names";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** How many equal letters a mark holds. */
const maxLetters = 3;

/** Letters that stay themselves when they are narrow; several H, K or S in a row are signs of others, in Cyrillic too. */
const suited = /^[BCDEFJLNPRTUZБГИЛΠΓЧЭ]$/u;

const splitWords = (name: string) => name.split(/[^\p{L}\p{M}’'-]+/u).filter((word) => word !== "");
const isName = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);

/** The partners after a place who follow each other, with no more than a small word between them. */
function listPartners(words: readonly string[], start: number): readonly string[] {
  const partners: string[] = [];
  for (const [at, word] of words.entries()) {
    if (at < start) continue;
    if (isName(word)) partners.push(word);
    else if (!isName(words[at + 1] ?? "") || !/^\p{Ll}{1,3}$/u.test(word)) break;
  }
  return partners;
}

/** The word that two partners share, and how many partners begin with its letter. */
function findShared(name: string): { readonly word: string; readonly count: number } | undefined {
  const words = splitWords(name);
  const at = words.findIndex((one, index) => isName(one) && listPartners(words, index)[1] === one);
  const word = words[at];
  if (word === undefined) return undefined;
  const partners = listPartners(words, at);
  const others = partners.findIndex((one) => one.slice(0, 1) !== word.slice(0, 1));
  return { word, count: others < 0 ? partners.length : others };
}

/** The persons that a name counts, as in `Два Сергії`: a word with a capital after a number with one would only be a title. */
function findCounted(coreName: string): { readonly word: string; readonly count: number } | undefined {
  const found = findCount(coreName);
  return found !== undefined && /^\p{Lu}\p{Ll}/u.test(found.counted) ? { word: found.counted, count: found.count } : undefined;
}

/** Width of the strokes by the number of letters, thinner where a letter has three of them, and the gap between two. */
const strokes = { few: [7.4, 6], many: [5.8, 4.6] } as const;
const manyStrokes = /^[BEGRSБЭ]$/u;
const gap = 2.8;

/** Equal letters side by side as one square: of partners with the same name, or of the persons that a name counts. */
export const repeated: Recipe = ({ name, coreName, initials: [initial = ""], hasAccent }) => {
  const found = findShared(name) ?? findCounted(coreName);
  if (found === undefined || found.count > maxLetters) return [];
  const sign = found.word.slice(0, 1);
  const form = getLookalike(sign);
  const letter = suited.test(form) && sign !== "\u0421" ? findConstructedLetter(sign, "square") : undefined;
  if (letter === undefined) return [];
  const isPair = found.count === 2;
  const [pairStroke, tripleStroke] = manyStrokes.test(form) ? strokes.many : strokes.few;
  const width = (43 - gap * (found.count - 1)) / found.count;
  const placed = Array.from({ length: found.count }, (_, index) =>
    drawInBox(letter, [2.5 + (width + gap) * index, 3, width, 42], isPair ? pairStroke : tripleStroke),
  );
  const last = placed.at(-1) ?? [];
  return [
    {
      shapes: [
        { path: placed.slice(0, -1).flat(), fill: "brand" },
        { path: last, fill: hasAccent ? "spot" : "brand" },
      ],
      concept: `The letter ${sign} ${isPair ? "twice" : "three times"}, side by side: ${found.word} is in the name as often.`,
      letters: [last],
      isOwn: true,
      ...(sign !== initial && { rank: 0.3 }),
    } satisfies Drawing,
  ];
};
