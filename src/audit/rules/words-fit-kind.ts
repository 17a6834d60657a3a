import { findInside, isHidden } from "#/audit/elements";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";
import { memoize } from "#/kernel/memoize";
import type { Brief } from "#/model/brief";

/** Longer texts are prose, in which a phrase may mean something else. */
const maxTextLength = 200;
/** A phrase of several words may begin a text, a shorter one has to be the whole text. */
const minPhraseLength = 10;
const textAttributes = ["aria-label", "title", "placeholder", "value"];

export const wordsFitKind: SourceRule = {
  id: "words-fit-kind",
  summary: "Pages of an organisation that helps or serves people have no words of sales.",
  severity: "warning",
  safety: false,
  *check({ kind, subject, markups }, { brief, contraryPhrases = [] }) {
    if (kind !== "page" || subject === "page sign-in" || contraryPhrases.length === 0) return;
    const ownText = brief ? getBriefText(brief) : "";
    const phrases = contraryPhrases.map(simplify).filter((phrase) => !ownText.includes(phrase));
    for (const markup of markups) {
      const hidden = findInside(
        markup,
        (element) => element.name === "svg" || element.name === "code" || isHidden(element),
        true,
      );
      for (const element of markup.elements) {
        if (hidden.has(element)) continue;
        const texts = [element.text, ...textAttributes.map((name) => element.attributes.get(name) ?? "")];
        const found = texts.map((text) => findPhrase(text, phrases)).find((phrase) => phrase !== undefined);
        if (found !== undefined)
          yield {
            location: locateElement(markup, element),
            message: `"${found.slice(0, 60)}" sells, which contradicts what this organisation does for people.`,
            fix: "Say how it helps or serves, and what people can do next, such as write, visit or give.",
          };
      }
    }
  },
};

const getBriefText = memoize((brief: Brief): string => simplify(JSON.stringify(brief)));

const simplify = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();

/** A text without a sign or an arrow at its end. */
const dropEnd = (text: string) => text.replace(/ ?[.!?:…→›»]$/u, "");

function findPhrase(text: string, phrases: readonly string[]): string | undefined {
  if (text.length > maxTextLength) return undefined;
  const simple = dropEnd(simplify(text));
  if (simple === "") return undefined;
  return phrases.find(
    (phrase) =>
      simple === dropEnd(phrase) || (phrase.length >= minPhraseLength && phrase.includes(" ") && simple.startsWith(phrase)),
  );
}
