import { isGenericWord } from "#/studio/marks/generic-words";
import { dropLegalEnding } from "#/studio/marks/logo-name";
import { dropOtherScript, findQuotedName, isClosed, isHonoured } from "#/studio/marks/name-parts";
import { joinsFamilies } from "#/studio/marks/partnership";
import { isCompanyForm, isStopWord } from "#/studio/marks/stop-words";
import { measureLetters } from "#/studio/marks/divide-name";
import { createWordPattern } from "#/studio/copy/word-pattern";
import { foldWord } from "#/studio/understanding/trades/fold-word";

/** Longest name that two short lines of a narrow header hold, in letters. */
const maxLetters = 24;
const minLetters = 3;

/** Fewer words only say what a house is, before the name of the person that it honours. */
const leastOwnWords = 3;

/** What quotation marks enclose. Between two letters, as in Hebrew abbreviations, the sign is none. */
const quotes = /(?<![\p{L}\p{M}])[«„“"]\s?([^«»„“”"]+?)\s?[»“”"](?!\p{L})/u;

/** What a name adds in brackets at its end: a number alone tells it from another of the same name. */
const bracketed = /\s?[(（](?!\p{Nd}{1,2}[)）])[^()（）]*[)）]$/u;

/** An abbreviation in quotation marks at the end, which is no name: `„f.a.” nélkül`. */
const quotedSign = /\s[„“"](?:\p{L}{1,3}\.){1,4}[“”"](?:\s\p{Ll}{1,10})?$/u;

/** The word for being registered at the end of a name, in South Asia. */
const registered = /\s(?:رجسٹرڈ|रजि(?:स्टर्ड)?\.?|regd\.?)$/iu;

/** What a foundation that keeps a temple is called around that: with its county and township before it, and its board after it. */
const county =
  /^[財财社][團团]法人(?:\p{Script=Han}{1,3}[縣县市]\p{Script=Han}{1,3}?[鄉乡鎮镇區区])?(?:[(（][^()（）]{1,12}[)）])?/u;
const board = /管理委[員员][會会]$/u;

/** Words for brothers, before the name of their family. */
const namesPeople = createWordPattern(
  "αφοί αφοι αδελφοί gebr gebrüder fratelli hermanos hnos irmãos frères bratia братья брати браћа",
);
/** Words for those who go on with a founder's name, after a comma. */
const heirs =
  /^(?:herd(?:eir[oa]s|\.?ºs)?|her[mn]?ºs|hnos|sucs?|succ|nachf|eredi|erven|sons|söhne|fils|hijos|figli|filhos)\.?$/iu;

/** Legal forms as one sign, which few faces have, at either end. */
const legalSign = /^[㈱㈲㈜]\s?|\s?[㈱㈲㈜]$/gu;

/** The parts of a text at its commas, but none within brackets or marks. */
function splitAtCommas(text: string): readonly string[] {
  const parts: string[] = [];
  let open = "";
  for (const part of text.split(/(?<=[,،、])\s?/u)) {
    open += (open === "" ? "" : " ") + part;
    if (!isClosed(open)) continue;
    parts.push(open);
    open = "";
  }
  return (open === "" ? parts : [...parts, open]).map((part) => part.replace(/[,،、]$/u, ""));
}

/** A name without brackets and legal forms at its end, in whatever order they follow each other. */
function dropEnding(name: string): string {
  let text = name;
  for (let pass = 0; pass < 3; pass++) {
    const next = text.replace(bracketed, "");
    const rest = measureLetters(next) < minLetters || isTitle(next) ? text : next;
    const form = dropLegalEnding(rest);
    if (form === text) return text;
    // A legal form belongs to a list of names, as in `A, B & Co`.
    text = isClosed(form) ? form : rest;
  }
  return text;
}

/**
 * The name for places where the whole one would be tiny: without brackets at its end, what quotation marks enclose, or before a
 * dash or a comma that adds what the organisation does, without its legal form. Names that list
 * people or trades stay whole up to 41 letters, and so does a name of up to 24 letters, one that
 * begins with a nickname in quotation marks, and an institution with its department. It is never titles
 * alone, nor the subject of a name that is a sentence: then the whole name is better.
 */
export function shortenName(name: string): string {
  const whole = name.trim().replace(/\s+/g, " ").replace(registered, "").replace(quotedSign, "");
  const named = whole.replace(legalSign, "") || whole;
  if (numbered.test(named) && measureLetters(named) <= maxWholeList) return named;
  const inner = findQuotedName(named.replace(bracketed, ""));
  if (inner !== undefined) return inner;
  if (measureLetters(named) <= maxLetters) return named;
  const ended = dropEnding(named);
  if (measureLetters(ended) <= maxLetters) return ended;
  const text = dropOtherScript(ended);
  if (measureLetters(text) <= maxLetters) return text;
  const kept = board.test(text) ? text.replace(county, "").replace(board, "") : "";
  if (measureLetters(kept) > minLetters) return kept;
  const quotation = quotes.exec(text);
  const quoted = quotation?.[1] ?? "";
  // A house that is named in honour of a person has a name of its own before that.
  const house = isHonoured(quoted) ? text.slice(0, quotation?.index).trim() : "";
  if (house.split(" ").length >= leastOwnWords) return house;
  const isNickname = quotation?.index === 0 && !quoted.includes(" ");
  if (!isNickname && measureLetters(quoted) >= minLetters) return quoted;
  const dashed = joinedByDash.test(text) ? text : (text.split(/\s[–—|۔]\s|:\s|(?<=\p{L})[–—]{2}(?=\p{L})/u)[0] ?? text);
  if (dashed !== text && isInstitution(dashed) && measureLetters(text) <= maxWholeList) return text;
  if (joinsFamilies(text) && measureLetters(text) <= maxWholeList) return text;
  // One word before people only says what they sell.
  const isTradeBefore = !dashed.includes(" ") && namesPeople.test(text.slice(dashed.length));
  if (dashed !== text && isTradeBefore && measureLetters(text) <= maxShortLetters) return text;
  const [beforeComma = dashed, ...afterComma] = splitAtCommas(dashed);
  const isList =
    afterComma.length !== 1 ||
    heirs.test(afterComma[0] ?? "") ||
    hasJoiningWord(afterComma[0] ?? "") ||
    joinedPrefix.test(afterComma[0] ?? "");
  const head = dropEnding(isList ? dashed : beforeComma);
  const words = head.split(" ");
  while (words.length > 1 && isCompanyForm(words.at(-1) ?? "")) {
    const isJoined = isJoining(words.at(-2) ?? "");
    // "Smith & Co" is a name, "Smith San. ve Tic." is one with two legal forms.
    if (isJoined && (words.length < 4 || !isCompanyForm(words.at(-3) ?? ""))) break;
    words.length -= isJoined ? 2 : 1;
  }
  const short = words.join(" ");
  if (measureLetters(short) < minLetters || isTitle(short)) return text;
  if (measureLetters(short) <= maxShortLetters) return short;
  const own = findOwnName(short);
  // A place at the end is not cut for a few letters.
  if (own === undefined && measureLetters(short) <= maxWithPlace && placeAtEnd.test(short)) return short;
  const phrase = own ?? findLeadingPhrase(short);
  if (!isClosed(phrase) || isGeneric(phrase)) return short;
  return isTitle(phrase) || isCutClause(short, phrase) ? text : phrase;
}

/** Words of institutions that have many departments and houses: what a dash adds tells which one it is. Folded. */
const institutions = new Set(
  (
    "council authority ministry department university hospital municipality county borough parish diocese stadt gemeinde landkreis " +
    "universität klinikum mairie ville commune département université ayuntamiento diputación universidad comune università provincia " +
    "câmara prefeitura universidade gemeente universiteit kommun kommune universitet region kaupunki kunta yliopisto urząd gmina " +
    "uniwersytet město obec univerzita primăria universitatea belediyesi üniversitesi δήμος община университет мэрия міськрада"
  )
    .split(" ")
    .map(foldWord),
);

/** Whether a name says that an organisation is an institution, such as `Waikato District Council`. */
const isInstitution = (name: string): boolean =>
  name.split(/[\s,]+/u).some((word) => institutions.has(foldWord(word.toLowerCase())));

/** Titles of persons, which are no name, lower case and without full stops. */
const titles = new Set(
  (
    "dr dra drs doctor doctora doktor doutor doutora prof professor professora mr mrs ms miss mx sir dame lady lord rev revd " +
    "reverend fr father sister brother pastor bishop hon honourable adv advocate er engr eng ing ir arch capt captain col major " +
    "sgt shri shree sri smt kum late herr frau dipl fh mag mmag med dent monsieur madame mme mlle m me maître maitre abbé " +
    "don doña dona sr sra srta señor señora senhor senhora d sig sigra signor signora dott dottssa dottor avv avvocato geom rag " +
    "heer mevrouw dhr mw pan pani mgr inż inz lek mudr judr mudra phdr bc gospodin г-н г-жа господин пан пані д-р др проф инж " +
    "інж κ κα κος δρ καθ bay bayan av haji hajjah datuk dato ustaz الدكتور الدكتورة دكتور دكتورة د " +
    "المهندس مهندس الأستاذ أستاذ الشيخ الحاج " +
    'ד״ר ד"ר דר עו״ד עו"ד פרופ׳ פרופ\' מר גברת הרב डॉ डॉक्टर श्री श्रीमती सुश्री पं प्रो ডা ডাঃ ডাক্তার জনাব টী டாக்டர் திரு திருமதி'
  ).split(" "),
);

/** Whether a text is titles, articles and the like alone, and so no name. */
const isTitle = (text: string): boolean =>
  text
    .split(/[\s(),/-]+/u)
    .map((word) => word.toLowerCase().replaceAll(".", ""))
    .every((word) => word === "" || titles.has(word) || isStopWord(word) || isJoining(word) || /^\p{L}$/u.test(word));

/** Verbs that names which are sentences have after their subject: the subject alone is no name. */
const verbs = new Set(
  (
    "is are was has have can will shall never does do knows makes gives loves provides ist sind war hat macht gibt est sont " +
    "a ont fait es son está tiene hace è sono ha fa é são está tem faz is zijn heeft är har gör er har jest są ma je jsou má " +
    "este sunt are είναι έχει है हैं আছে ni ana adalah ada là"
  ).split(" "),
);

/** Whether a beginning of a name is the subject of its sentence, cut before or at its verb. */
const isCutClause = (name: string, phrase: string): boolean => {
  const next = name.slice(phrase.length).trim().split(" ")[0] ?? "";
  // Verbs of one letter are more often articles, such as Portuguese "a".
  return name.startsWith(phrase) && next !== "" && verbs.has(next.toLowerCase()) && [...next].length > 1;
};

/** Names up to this length, two lines beside a symbol, are not cut before an “and”, in letters. */
const maxWholeList = 54;

/** Hebrew and Arabic names are joined to the one before them with a letter. */
const joinedPrefix = /(?:^|\s)(?:ו[\u05d0-\u05ea]|و[\u0620-\u064a])/u;

/** An article with a capital, after words in small letters, begins the name itself: `École maternelle La Farandole`. */
const ownArticle = /^\p{Lu}[^\p{Lu}]{3,60}\s((?:Les?|La|El|Los|Las|Il|Lo|I|Gli|L['’]|O|Os|As?|De|Het|The)\s?\p{Lu}.{2,60})$/u;

/** Two words alike around a dash, which say of what follows how it is: `Λογιστικό – Φοροτεχνικό Γραφείο`. */
const joinedByDash = /^\p{L}{3,20}(\p{Ll}{3}) [–—] \p{L}{3,20}\1 \p{L}/u;

/** A name that ends with its number among others of its kind. */
const numbered = /\s(?:no\.?|nr\.?|№|n[.º°]{1,2})\s?\p{Nd}{1,3}$/iu;

/** An initial and a family name, to which partners may be added, after what the firm is. */
const ownPerson =
  /^\p{L}[^,&]{14,60}?\s((?:\p{Lu}\p{Ll}{1,3}\. )?\p{Lu}\. ?\p{Lu}\p{Ll}{3,30}(?: (?:&|and|und|et|y|e|και|і|и|i) [^,&]{3,30})?)$/u;

/** A place after a preposition at the end of a name, and the longest name that keeps it. */
const placeAtEnd = /\s(?:no|na|nos|nas|en|em|im|in|w|we|v|ve|в|у|på|i)\s\p{Lu}[\p{L}\p{M}’'-]+$/u;
const maxWithPlace = 46;

/** The name itself at the end of a long one, after what the organisation is. */
function findOwnName(text: string): string | undefined {
  const own = ownArticle.exec(text)?.[1] ?? ownPerson.exec(text)?.[1];
  return own !== undefined && !own.includes(",") && measureLetters(own) <= maxShortLetters ? own : undefined;
}

/** Whether a phrase only says what an organisation is, as any other of its kind would. */
const isGeneric = (phrase: string): boolean =>
  phrase.split(" ").every((word) => isStopWord(word) || isJoining(word) || isGenericWord(word));

/** Longest short name: two lines of text beside a symbol on a phone. */
const maxShortLetters = 41;

/**
 * The longest beginning of a long name that stands alone: up to a preposition or conjunction, but
 * never a part of a list; otherwise what stands before a comma, or the last two words before one.
 */
function findLeadingPhrase(text: string): string {
  const words = text.split(" ");
  const isLong = measureLetters(text) > maxWholeList;
  const starts = words.flatMap((word, index) => {
    const phrase = words.slice(0, index).join(" ");
    // Before “and” stands a part of a list, which names another organisation: only a very long name ends there.
    const isEnd = index >= 2 && isStopWord(word) && (isLong || !isJoining(word));
    return isEnd && !phrase.includes(",") && !isStopWord(words[index - 1] ?? "") ? [phrase] : [];
  });
  const best = starts.findLast((phrase) => measureLetters(phrase) <= maxShortLetters);
  if (best !== undefined) return best;
  const [beforeComma = ""] = text.split(/[,،、]/u);
  if (beforeComma.includes(" ") && beforeComma !== text && measureLetters(beforeComma) <= maxShortLetters) return beforeComma;
  const [phrase = ""] = starts;
  const pair = hasJoiningWord(phrase) ? findLeadingWords(phrase) : undefined;
  if (pair !== undefined) return pair;
  const ending = phrase.split(" ").slice(-2).join(" ");
  return measureLetters(ending) >= minLetters && measureLetters(ending) <= maxShortLetters ? ending : text;
}

/** The least share of a phrase that stands for it. */
const minLeadingShare = 0.6;

/** As many words at the start of a phrase of two parts as a short name may have, if they are most of it. */
function findLeadingWords(phrase: string): string | undefined {
  const words = phrase.split(" ");
  const fits = (count: number) => measureLetters(words.slice(0, count).join(" ")) <= maxShortLetters;
  const count = words.findLastIndex((word, index) => fits(index + 1) && !isStopWord(word) && !isJoining(word)) + 1;
  const short = words.slice(0, count).join(" ");
  return hasJoiningWord(short) && short.length >= minLeadingShare * phrase.length ? short : undefined;
}

const joiningWords = new Set("& + and und et y e og och en ja i a és și ve и і та και و".split(" "));
const isJoining = (word: string) => joiningWords.has(word.toLowerCase());
const hasJoiningWord = (text: string) => text.split(" ").some(isJoining);
