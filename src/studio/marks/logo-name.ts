import { splitGraphemes } from "#/kernel/text/graphemes";
import { findPhrases } from "#/studio/understanding/trades/find-phrases";
import { createCommonness } from "#/studio/marks/commonness";
import { dropLegalTail, isCompanyForm, isStopWord } from "#/studio/marks/stop-words";
import { isHonoured } from "#/studio/marks/name-parts";
import { isTitle } from "#/studio/marks/name-titles";
import { measureLetters } from "#/studio/marks/divide-name";

/** A name as a logo sets it: what sets it apart large, what it is small above or below. */
export type LogoName = { readonly above?: string; readonly core: string; readonly below?: string };

/**
 * Words that tell the legal form alone, after which a name still reads: not `& Sons` or `& Co`, which
 * belong to it.
 */
const belonging = new Set(
  (
    "sons söhne fils hijos figli bros brothers cie co company soc coop son daughter daughters sohn tochter töchter filles hija hijas " +
    "figlia figlie zoon zn zonen dochter dochters søn sønner son söner dotter döttrar syn synowie córka córki dcery synové oğlu " +
    "oğulları lányai fiai сын сыновья дочь дочери"
  ).split(" "),
);

/** Legal forms of several words or letters with full stops, at the end of a name. */
const legalEndings: readonly RegExp[] = [
  /,? sp\.? ?z ?o\. ?o\.?$/iu,
  /,? s\.? ?a\.? de c\.? ?v\.?$/iu,
  /,? (?:san\. )?(?:ve )?(?:(?:iç|dış) )?tic\.(?: (?:ltd|a)\. ?(?:şti|ş)\.)?$/iu,
  /,? ltd\. ?şti\.$/iu,
  // What a Hungarian company does in law, as adjectives before its form.
  /(?: (?:kulturális|kereskedelmi|szolgáltató|ipari|építőipari|közhasznú|nonprofit|és)){1,5} (?:kft|bt|zrt|nyrt|kkt)\.?$/iu,
  /,? (?:sanayi|sanayii) ve tic(?:aret)?\.?(?: (?:ltd\. ?şti|a\. ?ş)\.?)?$/iu,
  /,? sp\.? ?[jkp]\.?(?:p\.)?$/iu,
  /,? příspěvková organizace$|,? zapsan[ýá] (?:spolek|ústav)$/iu,
  /,? ek\.? för\.?$|,? ent\.$|,? nig\.$/iu,
  /,? Συν\.(?:\p{L}\.){1,4}$/u,
  /,? gmbh & co\.?(?: (?:kg|ohg))?$/iu,
  // Abbreviations such as `S.r.l.`, `e. V.` or `A.S.D.`
  /,? (?:\p{L}\.){2,6}$/u,
  /,? \p{L}\.(?: \p{L}\.){1,3}$/u,
];

/** Legal forms that East Asian names are written together with. */
const joinedEnding =
  /^(?:株式会社|有限会社|合同会社|주식회사|㈜|㈱|[司税弁行監][\p{Script=Han}]{1,5}法人|(?:医療|学校|社会福祉|NPO)法人)(?=.)|(?<=.)(?:株式会社|有限会社|合同会社|股份有限公司|有限公司|주식회사)$/u;

/** A text without the given characters at its end. */
function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Legal forms that are also words, such as `as`, are known by their capitals. */
const isLegalForm = (word: string) =>
  isCompanyForm(word) && (!isStopWord(word) || /^\p{Lu}{2,4}$/u.test(word)) && !belonging.has(toPlain(word));
const toPlain = (word: string) => word.toLowerCase().replace(/[.,'’ʼ]/g, "");
const hasLetters = (text: string) => /\p{L}.*\p{L}/u.test(text);

/** A name without its legal form, which belongs in the imprint rather than in a logo. */
export function dropLegalEnding(name: string): string {
  let text = dropLegalTail(name.trim().replace(/\s+/g, " "));
  for (let pass = 0; pass < 3; pass++) {
    const at = text.lastIndexOf(" ");
    const [rest, last] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
    const ending = legalEndings.find((one) => one.test(text));
    const ended = (ending ? text.replace(ending, "") : text).replace(joinedEnding, "");
    const next = trimEnd(ended === text && isLegalForm(last) ? rest : ended, ", ");
    if (
      next === text ||
      !hasLetters(next) ||
      /(?:^|\s)(?:&|\+|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{1,2})$/u.test(next)
    )
      return text;
    text = next;
  }
  return text;
}

/** Most words of a name that are set large beside what it is; with more, none is clearly its own. */
const maxCoreWords = 2;

/** Longest Hebrew name of two words that is one thing, as in `קופת ועד`, in letters. */
const maxJoinedHebrew = 8;

/** Shortest and longest descriptor, in letters: the longest takes two small lines. */
const [minDescriptor, maxDescriptor] = [2.5, 40] as const;

/** Languages that say what a thing is before they name it, as in `Trattoria da Nonna Pia`. */
const headFirst: ReadonlySet<string> = new Set(
  "fr es pt it ca gl ro pl cs sk ru uk be bg sr hr sl mk ar fa he el vi id ms th cy ga".split(" "),
);

/** Languages in which every word belongs to the next: only the first one tells what the thing is. */
const chained: ReadonlySet<string> = new Set(["ar", "he"]);

/** Words that only qualify another one: alone they do not say what an organisation is. */
const qualifying = new Set(
  (
    "petit petite grand grande new old little official international national royal great klein kleine groß große nuevo nueva nhỏ lớn " +
    // Grades of a trade, which are torn from its word where they stand alone: `Cont Expert`.
    "expert experts experto expertos esperto esperti profi pro plus premium"
  ).split(" "),
);

/** Whether a word says of another one how it is. */
export const isQualifying = (word: string): boolean => qualifying.has(toPlain(word));

/** Words that begin a descriptor, before what they qualify: `Male Voice Choir`. */
const leading = new Set(
  "young old male female womens mens mixed junior senior primary community mobile local independent family public private animal".split(
    " ",
  ),
);

const isJoining = (word: string) => isStopWord(word) || /^[&+·–—-]$/u.test(word);
/** A word that joins what follows to what is before it: no part of a name begins with it. */
const isConjunction = (word: string) => /^(?:[&+]|and|und|et|y|og|och|и|і|й|та|și|και)$/u.test(word);
/** A word that joins the place where something is to what is before it: with one more word it is no name. */
const placeWord = /^(?:no|na|nos|nas|em|en|im|in|på|w|we|ve|в|у)$/u;
/** Arabic words that begin with `for`: what follows the name is what the organisation is for. */
const isPurpose = (word: string) => /^ل[\u0620-\u064a]{3}/u.test(word);
const quotes = /[«»„“”"「」『』()]/gu;

/**
 * Divides a name into what sets it apart and what the organisation is, which is at its beginning or
 * at its end: `Harbour Street` and `Noodle Bar`. A name without such words stays whole.
 */
export function splitLogoName(name: string, language: string, trade = ""): LogoName {
  const core = dropLegalEnding(name);
  const words = core.split(" ");
  const whole = words.length === 1 ? splitJoinedName(core, language, trade) : splitAtQuotes(core);
  if (whole !== undefined) return whole;
  // Two short Hebrew words, of which the first belongs to the second, are one.
  if (language === "he" && words.length === 2 && measureLetters(core) <= maxJoinedHebrew) return { core };
  const rate = createCommonness(name, language, trade);
  const isCommon = (word: string) =>
    !isTitle(word) &&
    (rate(trimEnd(word, ".,:;")) > 0 ||
      (isPurpose(word) && word !== words[0]) ||
      (word === words[0] && /^(?:\p{L}\.){2,6}$/u.test(word)));
  const isDescriptor = (part: readonly string[]) =>
    part.some((word) => isCommon(word) && !isJoining(word) && !qualifying.has(toPlain(word))) &&
    part.every((word) => isCommon(word) || isJoining(word) || leading.has(toPlain(word))) &&
    !isJoining(part.at(-1) ?? "") &&
    // A preposition with a capital begins the name itself, as in `Kavárna U Zlaté Husy`.
    !part.slice(1).some((word) => isJoining(word) && /^\p{Lu}/u.test(word)) &&
    measureLetters(part.join(" ")) <= maxDescriptor &&
    measureLetters(part.join("").replace(/[^\p{L}]/gu, "")) >= minDescriptor;
  const isCore = (part: readonly string[]) => {
    const content = part.filter(
      (word) => !isJoining(word) && !isTitle(word) && !/^\p{Lu}\p{Ll}{0,2}\.$/u.test(word) && !belonging.has(toPlain(word)),
    );
    return (
      content.length > 0 &&
      new Set(content).size <= maxCoreWords &&
      content.some((word) => !isCommon(word) && !qualifying.has(toPlain(word))) &&
      !isConjunction(part[0] ?? "") &&
      !(part.length === 2 && placeWord.test(part[0] ?? "")) &&
      !isJoining(part.at(-1) ?? "") &&
      !/,\s/.test(part.join(" ")) &&
      (part.join(" ").match(quotes)?.length ?? 0) % 2 === 0
    );
  };
  const [beforeComma = core, afterComma] = core.split(/,\s(?=[^,]+$)/u);
  const endsAsName = (word: string) => !isCommon(word) || belonging.has(toPlain(word));
  const isListed = !endsAsName(beforeComma.split(" ").at(-1) ?? "");
  if (afterComma !== undefined && !isListed && isDescriptor(afterComma.split(" ")) && isCore(beforeComma.split(" ")))
    return { core: beforeComma, below: afterComma };
  const [beforeDot = core, afterDot] = core.split(/\s[·•|–—]\s(?=[^·•|–—]+$)/u);
  const isDivided = !beforeDot.split(" ").every(isCommon) && measureLetters(afterDot ?? "") <= maxDescriptor;
  if (afterDot?.split(" ").some(isCommon) && isDivided) return { core: beforeDot, below: afterDot };
  // A dash after what something is divides that from its name.
  if (afterDot !== undefined && isDescriptor(beforeDot.split(" ")) && isCore(afterDot.split(" ")))
    return { above: beforeDot, core: afterDot };
  const splits = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)] as const);
  const findBelow = (): LogoName | undefined => {
    const found = splits.find(
      ([head, tail]) =>
        !isJoining(tail[0] ?? "") &&
        isCore(head) &&
        endsAsName(head.at(-1) ?? "") &&
        !leading.has(toPlain(head.at(-1) ?? "")) &&
        isDescriptor(tail),
    );
    return found && { core: found[0].join(" "), below: found[1].join(" ") };
  };
  const findAbove = (): LogoName | undefined => {
    // English puts what a thing is last: a first word that is a trade's thing, as in Oyster Row, is the name's own.
    const isNamed = (head: readonly string[]) => language !== "en" || head.every((word) => isJoining(word) || rate(word) === 2);
    const fitting = splits.filter(([head, tail]) => isDescriptor(head) && isCore(tail) && isNamed(head));
    const found = chained.has(language) ? fitting[0] : fitting.at(-1);
    return found && { above: found[0].join(" ").replace(/[,:]$/u, ""), core: found[1].join(" ") };
  };
  // What an organisation is may stand on both sides, as in `Friends of Marram Chapel`.
  const findBoth = (): LogoName | undefined => {
    for (let from = 1; from < words.length - 1; from++) {
      const head = words.slice(0, from);
      const said = head.filter((word) => !isJoining(word));
      if (said.length === 0 || !said.every((word) => rate(word) === 2)) continue;
      for (let to = from + 1; to < words.length; to++) {
        const [middle, tail] = [words.slice(from, to), words.slice(to)];
        if (isJoining(middle[0] ?? "") || isJoining(tail[0] ?? "") || !isCore(middle) || !isDescriptor(tail)) continue;
        if (/[–—«»„“”"]/u.test(middle.join(" "))) continue;
        return { above: head.join(" "), core: middle.join(" "), below: tail.join(" ") };
      }
    }
    return undefined;
  };
  const isOfOthers = rate(words[0] ?? "") === 2 && isJoining(words[1] ?? "") && !headFirst.has(language);
  const both = isOfOthers ? findBoth() : undefined;
  if (both !== undefined) return both;
  return (headFirst.has(language) ? (findAbove() ?? findBelow()) : (findBelow() ?? findAbove())) ?? findBoth() ?? { core };
}

/** What is before a name in quotation marks is surely a descriptor, even if it takes two full lines, in letters. */
const maxQuotedDescriptor = 60;

/** A legal form in capitals before a name in quotation marks, and one after it: `ГО «Мрія»`, `«El Güero» S. de R.L.` */
const cyrillicForm = /^[\u0404-\u042f\u0490]{2,4}$/u;
const formAfterName = /^(?:(?:\p{L}\.){2}|\p{L}\. de |\p{Lu}{2,5}$)/u;

/** What an organisation is before the name that quotation marks give it, as in `Театр «Луна»`. */
function splitAtQuotes(name: string): LogoName | undefined {
  const [, above = "", core = "", after = ""] =
    /^([^«„“"「]+)\s([«„“"「][^«»„“”"「」]+[»“”"」])(?:\s([^«»„“”"「」]{2,24}))?$/u.exec(name) ?? [];
  const [, first = "", below = ""] = /^([«„“"「][^«»„“”"「」]+[»“”"」])\s([^«»„“”"「」&+]+)$/u.exec(name) ?? [];
  if (first !== "" && /\s/u.test(first) && measureLetters(below) <= maxDescriptor) return { core: first, below };
  if (isHonoured(core.slice(1)) && above.split(" ").length > 2) return { core: above, below: core };
  if (core === "" || measureLetters(above) > maxQuotedDescriptor || /[&+]$/u.test(above)) return undefined;
  const said = cyrillicForm.test(above) ? {} : { above };
  return after === "" || formAfterName.test(after) ? { ...said, core } : { ...said, core, below: after };
}

/** Scripts without spaces between the words of a name. */
const joinedScript = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;
const thai = /^[\u0e01-\u0e5b]+$/u;

/** What a shop or workshop is called after what it sells or makes, as in `高橋畳店`. */
const houseEnding = /[店屋社所館馆院園园室房舗行]$/u;
const [minJoinedCore, maxJoinedCore, minJoinedPrefix, minThaiCore] = [2, 6, 5, 3] as const;

/** Divides a name in one word where what it says of its trade begins, or ends in Thai. */
function splitJoinedName(name: string, language: string, trade: string): LogoName | undefined {
  const letters = splitGraphemes(name);
  const phrases = joinedScript.test(name) ? findPhrases(name, language).found.map(({ text }) => text) : [];
  const isSaidWhole = (text: string) => phrases.includes(text) || (text.length > 0 && trade.includes(text));
  // Two words of the trade may follow each other, as in `电梯工程`.
  const isSaid = (text: string) =>
    isSaidWhole(text) ||
    Array.from({ length: Math.max(0, text.length - 3) }, (_, index) => index + 2).some(
      (at) => isSaidWhole(text.slice(0, at)) && isSaidWhole(text.slice(at)),
    );
  if (/^\p{Script=Hangul}{2,4}$/u.test(name)) return undefined;
  if (joinedScript.test(name)) {
    for (let from = minJoinedCore; from <= Math.min(maxJoinedCore, letters.length - 2); from++) {
      const below = letters.slice(from).join("");
      if (isSaid(below) || (houseEnding.test(below) && isSaid(below.slice(0, -1))))
        return { core: letters.slice(0, from).join(""), below };
    }
  }
  if (thai.test(name)) {
    // The end of a word is no name: `หมอนวดตาบอด` in the trade does not part `นวดตาใจ`.
    for (let to = letters.length - minThaiCore; to >= minJoinedPrefix; to--) {
      const above = letters.slice(0, to).join("");
      if (trade.includes(above)) return { above, core: letters.slice(to).join("") };
    }
  }
  return undefined;
}
