import { splitGraphemes } from "#/kernel/text/graphemes";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { unite } from "#/studio/marks/geometry/combine";
import { fitInto } from "#/studio/marks/geometry/transform";
import { isKunya } from "#/studio/marks/name-titles";
import { isStopWord } from "#/studio/marks/stop-words";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Scripts whose words are figures of their own: joined, hung from a line, or of few strong letters. */
const script = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}\p{M}\u200c\u200d]+$/u;
const [maxLetters, maxAspect] = [4, 1.6] as const;

/** The first short word of the name, whole and without a field, where others have a letter. */
export const shortWord: Recipe = ({ coreName, initials: [initial = ""], outline }) => {
  const words = coreName.split(/[\s·\-־:]+/u);
  // Beside a name that says it twice, a word would be read a third time.
  const word = words.find(
    (one) =>
      script.test(one) &&
      words.indexOf(one) === words.lastIndexOf(one) &&
      one.includes(initial) &&
      !isStopWord(one) &&
      !isKunya(one) &&
      splitGraphemes(one).length <= maxLetters,
  );
  const figure = word === undefined ? undefined : outline(word);
  if (word === undefined || figure === undefined || word === initial) return [];
  const free = fitInto(figure, [2, 3, 44, 42]);
  const [, , width = 1, height = 1] = getBounds(free) ?? [];
  const drawing: Drawing = {
    shapes: [{ path: unite(free, []), fill: "brand" }],
    concept: `The word ${word} of the name, whole, as its sign.`,
    letters: [free],
    isOwn: true,
  };
  return width / height <= maxAspect ? [drawing] : [];
};
