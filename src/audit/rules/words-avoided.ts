import { findInside, isHidden } from "#/audit/elements";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";
import { memoize } from "#/kernel/memoize";
import type { GivenVoice } from "#/model/given";

/** Longest text of one element that is searched, letters. */
const maxTextLength = 20_000;
const textAttributes = ["aria-label", "alt", "title", "placeholder", "value"];

export const wordsAvoided: SourceRule = {
  id: "words-avoided",
  summary: "Texts have no words that the brand avoids.",
  severity: "warning",
  safety: false,
  *check({ kind, markups }, { given }) {
    const avoided = given?.voice ? listAvoided(given.voice) : [];
    if (kind === "asset" || avoided.length === 0) return;
    for (const markup of markups) {
      const hidden = findInside(
        markup,
        (element) => element.name === "svg" || element.name === "code" || isHidden(element),
        true,
      );
      for (const element of markup.elements) {
        if (hidden.has(element)) continue;
        for (const text of [element.text, ...textAttributes.map((name) => element.attributes.get(name) ?? "")]) {
          const found = findWord(text, avoided);
          if (found === undefined) continue;
          yield {
            location: locateElement(markup, element),
            message: `It says “${found}”, which is among the words that the brand avoids.`,
            fix: "Say it in other words.",
          };
          break;
        }
      }
    }
  },
};

const simplify = (text: string) => text.slice(0, maxTextLength).toLowerCase().replace(/\s+/g, " ").trim();

const listAvoided = memoize((voice: GivenVoice): readonly string[] =>
  (voice.avoid ?? []).map(simplify).filter((word) => word !== ""),
);

const letter = /[\p{L}\p{N}]/u;

/**
 * The first of some words or phrases that a text contains whole. Scripts without spaces have no
 * borders of words, so there any place counts.
 */
function findWord(text: string, words: readonly string[]): string | undefined {
  if (text === "") return undefined;
  const simple = simplify(text);
  return words.find((word) => {
    const hasSpaces = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);
    for (let at = simple.indexOf(word); at >= 0; at = simple.indexOf(word, at + 1)) {
      const [before = "", after = ""] = [simple.slice(0, at).at(-1), simple.at(at + word.length)];
      if (!hasSpaces || (!letter.test(before) && !letter.test(after))) return true;
    }
    return false;
  });
}
