import { findInside } from "#/audit/elements";
import type { Element } from "#/audit/parse-markup";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";
import { memoize } from "#/kernel/memoize";
import type { Brief } from "#/model/brief";

/** English words that no other language with Latin letters uses, or hardly ever. */
const englishWords = new Set("the your with this from our you these they".split(" "));
/** Labels of controls and sections that English templates have. */
const englishLabels = new Set(
  (
    "about us|add to cart|all rights reserved|back to home|book now|book an appointment|contact us|find out more|find us|" +
    "get in touch|get started|give now|learn more|log in|main navigation|next page|opening hours|our work|page not found|" +
    "previous page|read more|see all|see more|see the prices|send message|sign in|sign out|sign up|skip to content|view all|" +
    "what we do|who we are"
  ).split("|"),
);
/** Texts in these elements are no prose. */
const codeElements = new Set(["code", "pre", "kbd", "samp", "style", "script", "svg"]);
const textAttributes = ["aria-label", "alt", "title", "placeholder"];
const minWords = 2;

export const languageOfPage: SourceRule = {
  id: "language-of-page",
  summary: "Pages are in the language of the brief, and every text of a page is in the language of the page.",
  severity: "warning",
  safety: false,
  *check({ markups, lang, isWholeDocument }, { brief }) {
    if (lang === undefined || isWholeDocument) return;
    const [markup] = markups;
    const [first] = markup?.elements ?? [];
    if (markup && first && brief?.language !== undefined && brief.language !== lang)
      yield {
        location: locateElement(markup, first),
        message: `The page is marked as ${lang.slice(0, 20)}, but the brief's language is ${brief.language}.`,
        fix: `Write the page in ${brief.language} and set its language.`,
      };
    if (/^en\b/.test(lang)) return;
    const ownText = brief ? getBriefText(brief) : "";
    for (const page of markups) {
      const exempt = findInside(page, (element) => codeElements.has(element.name) || element.attributes.has("lang"), true);
      for (const element of page.elements) {
        if (exempt.has(element)) continue;
        const english = listTexts(element).find((text) => isEnglish(text) && !ownText.includes(text.toLowerCase()));
        if (english !== undefined)
          yield {
            location: locateElement(page, element),
            message: `"${english.slice(0, 60)}" is English on a page in ${lang.slice(0, 20)}.`,
            fix: 'Translate it, or mark the element with lang="en".',
          };
      }
    }
  },
};

const getBriefText = memoize((brief: Brief): string => JSON.stringify(brief).toLowerCase());

const listTexts = ({ text, attributes }: Element): readonly string[] =>
  [text, ...textAttributes.map((name) => attributes.get(name) ?? "")].flatMap((each) => {
    const collapsed = each.slice(0, 400).replace(/\s+/g, " ").trim();
    return collapsed === "" ? [] : [collapsed];
  });

function isEnglish(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}'’-]+/u)
    .filter(Boolean);
  if (englishLabels.has(words.join(" "))) return true;
  return words.length >= minWords && /^[\p{ASCII}’‘“”–—…·]+$/u.test(text) && words.some((word) => englishWords.has(word));
}
