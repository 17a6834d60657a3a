import { keepTogether } from "#/studio/copy/line-breaks";
import { getLanguagePhrases } from "#/studio/copy/phrases-by-language";
import type { Copy } from "#/studio/copy/copy";
import type { SectionPhrases } from "#/studio/copy/section-phrases";
import { measureLetters } from "#/studio/marks/divide-name";
import { shortenName } from "#/studio/marks/short-name";
import { isCompanyForm, isStopWord } from "#/studio/marks/stop-words";

/** The longest name that a heading has, in letters: a longer one breaks over three lines and says what the header says. */
const maxHeadingName = 24;

/** Brackets, second names, numbers of houses and legal forms, which a heading breaks at or which only a contract needs. */
const additions =
  /[()（）[\]|,;:]|\p{L}\s?\/|\/\s?\p{L}|\s[–—-]\s|№|(?<!\p{L})(?:No|Nr|nr|č)\.?\s?\p{Nd}|有限公司|株式会社|有限会社|주식회사/u;

/** Languages in whose phrase a name of several words needs an article, and those in which one has another form there. */
const withArticles: ReadonlySet<string> = new Set(["fr", "it", "es", "pt", "ca", "gl"]);
const withInflectedArticles: ReadonlySet<string> = new Set([...withArticles, "de"]);

/** The most words of a name that needs none. */
const mostBareWords = 2;

/** The name as a heading has it, without its legal form; `undefined` if it is long or has more to it. */
export function getHeadingName(name: string): string | undefined {
  const words = shortenName(name).split(" ");
  const [before = "", last = ""] = words.slice(-2);
  const isFormLast = words.length > 1 && isCompanyForm(last) && /\p{L}{2}/u.test(before) && !isStopWord(before);
  const short = (isFormLast ? words.slice(0, -1) : words).join(" ");
  const isCut = short.includes("¡") && !short.includes("!");
  return measureLetters(short) <= maxHeadingName && !isCut && !additions.test(short) ? short : undefined;
}

/** Whether a sentence of a language can have a name as it is: its own article would have another form there. */
function fitsSentence(name: string, sentence: string, language: string): boolean {
  const words = name.split(" ");
  if (sentence.startsWith(name)) return true;
  if (withInflectedArticles.has(language) && words.length > 1 && isStopWord(words[0] ?? "")) return false;
  return !withArticles.has(language) || (words.length <= mostBareWords && !words.some(isStopWord));
}

/** The heading of a form: how people get in touch, with the name if that is short. */
function getWritingHeading({ phrases, name, lang, address, isEuropean }: Copy): string {
  const short = getHeadingName(name);
  const plain = getLanguagePhrases({ lang, address, isEuropean }).kinds.actions.contact;
  // The channel and appointments have headings without a name.
  const isNamed = phrases.talkTo("") !== phrases.talkTo(name);
  if (isNamed && (short === undefined || !fitsSentence(short, phrases.talkTo(short), lang))) return plain;
  return keepTogether(phrases.talkTo(short ?? name), lang);
}

/**
 * The heading of the contact section: the name above the brief's own words and above where people come, or what these are if
 * the name is long; else how people get in touch. A number that may be called or written to is neither.
 */
export function getContactHeading(copy: Copy, { hoursHeading, placesHeading }: SectionPhrases): string {
  const { phrases, name, premises, channel, phone, contactSentence } = copy;
  const isOpen = premises?.isOpen === true;
  if (contactSentence !== undefined) return getHeadingName(name) ?? phrases.contact;
  if (isOpen && phone === undefined) return getHeadingName(name) ?? (premises.places.length > 0 ? placesHeading : hoursHeading);
  if (isOpen && channel === undefined) return getHeadingName(name) ?? phrases.contact;
  return phone !== undefined && channel === undefined ? phrases.contact : getWritingHeading(copy);
}
