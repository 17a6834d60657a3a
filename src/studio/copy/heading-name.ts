import { measureLetters } from "#/studio/marks/divide-name";
import { shortenName } from "#/studio/marks/short-name";
import { isCompanyForm, isStopWord } from "#/studio/marks/stop-words";

/** The longest name that a heading has, in letters: a longer one breaks over three lines and says what the header says. */
const maxHeadingName = 24;

/** Brackets, second names and numbers of houses, which a heading breaks at, and legal forms, which only a contract needs. */
const additions = /[()（）[\]|,;:]|\p{L}\s?\/|\/\s?\p{L}|\s[–—-]\s|№|(?<!\p{L})(?:No|Nr|nr|č)\.?\s?\p{Nd}/u;
const legalForms = /公司$|株式会社|[有合][限同]会社|주식회사|(?:\p{L}\.){3}|\p{Ll}\.\s?\p{Ll}\.$/u;

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
  return measureLetters(short) <= maxHeadingName && !isCut && ![additions, legalForms].some((part) => part.test(short))
    ? short
    : undefined;
}

/** Whether a sentence of a language can have a name as it is: its own article would have another form there. */
function fitsSentence(name: string, sentence: string, language: string): boolean {
  const words = name.split(" ");
  if (sentence.startsWith(name)) return true;
  if (withInflectedArticles.has(language) && words.length > 1 && isStopWord(words[0] ?? "")) return false;
  return !withArticles.has(language) || (words.length <= mostBareWords && !words.some(isStopWord));
}

/** The heading of a form, which says how people get in touch: with a name that is short and fits it, else the plain phrase. */
export const toWritingHeading =
  (talkTo: (name: string) => string, plain: string, language: string) =>
  (name: string): string => {
    // The channel and appointments have headings without a name.
    if (talkTo("") === talkTo(name)) return talkTo(name);
    const short = getHeadingName(name);
    return short !== undefined && fitsSentence(short, talkTo(short), language) ? talkTo(short) : plain;
  };
