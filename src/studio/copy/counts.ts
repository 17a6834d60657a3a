import { capitalizeTitle } from "#/studio/copy/capitalize";
import { listConjunctions } from "#/studio/copy/conjunctions";
import type { CopyFact } from "#/studio/copy/offer-sentences";
import { beginsAsProse, endsOpen, knowsClauses } from "#/studio/copy/offer-prose";
import { namesTime } from "#/studio/copy/clock-times";
import { countWideLetters } from "#/studio/copy/sentences";
import { statesPrice } from "#/studio/copy/amounts";
import { createWordPattern } from "#/studio/copy/word-pattern";
import { findNumberWord } from "#/studio/marks/number-words";
import { trimEndCharacters } from "#/kernel/text/trim";

/** How many there are of things, which a sentence states, and what else it says. */
export type StatedCounts = {
  /** What the sentence says before all of them: `In three years`. */
  readonly intro: string | undefined;
  readonly counts: readonly CopyFact[];
  /** What it says after them, as a sentence of its own. */
  readonly rest: string | undefined;
};

/** A number before what it counts, and the words for thousands and millions that belong to it. */
const counted = /^(\p{Nd}{1,3}(?:[.,’'\u00a0\u202f ]\p{Nd}{3}){1,2}|\p{Nd}{1,5})\s(\p{L}.+)$/su;
const scales = createWordPattern(
  "ألف آلاف مليون אלף thousand million mille mil tusen tusind tuhat tausend тис~ тыс~ tisíc tys bin nghìn ngàn हज़ार हजार लाख হাজার ათასი",
);

/** A thing before its number with the word that counts it, at the end of a part. */
const countedAfter =
  /^([^\p{Nd}]{1,20}?)\s?(\p{Nd}{1,3}(?:[.,]\p{Nd}{3}){0,2}|\p{Nd}{1,6})(?:대|명|개|곳|석|권|병|台|名|人|张|張|册|冊|间|間|家)$/u;

/** Four digits that are a year. */
const yearLike = /^(?:1[5-9]|20)\p{Nd}{2}$/u;

/** Measures of time, weight and size, and what numbers a house: a number of them is no number of things. */
const measures = createWordPattern(
  "h per uur uhr std stunde stunden hour hours hr hrs heure heures hora horas ore ora timer time timmar godzin~ hodin~ час часа часов " +
    "годин~ saat ώρες ώρα óra órán óráig min~ минут~ хвилин~ perc~ dakika phút giờ ngày λεπτ~ days day weeks week months month jours " +
    "jour semaines mois tage tagen tag wochen monate monaten días día meses mes semanas giorni mesi dias dagen weken maanden dager dag " +
    "dagar uger uker dni dnů dní tygodni~ gün günde nap napos дн~ недел~ тижн~ km m cm mm metre metres meter meters metra metrů " +
    "mètres mètre metri metros метр~ kg g kilo~ gram~ г кг км м л l ml lit~ kap no nr rue via ul ул вул street road avenue de в st nd rd " +
    "th am pm किलो किमी ग्राम सेमी केवी किग्रा सितंबर बजे साल मिनट ש״ח שח",
);

/** What anything is counted in: alone it says nothing of what there is. */
const counters = createWordPattern(
  "pieces pcs items units stück stk pièces piezas unidades uds pezzi peças stuks stycken styck stykker kpl sztuk sztuki kusů kusy kom " +
    "komada darab db bucăți buc штук штуки шт бр броя τεμάχια adet buah biji cái chiếc",
);

/** People, without what they are or do. */
const people = createWordPattern(
  "people persons leute personen gäste personnes gens personas persone pessoas personen mensen personer folk osób osoby lidí ľudí " +
    "emberek fő людей человек осіб людин άτομα kişi orang người watu பேர் நபர்கள் लोग लोगों জন মানুষ",
);

/** An intro before the first number: a few words and a dash or colon, or a few words alone. */
const marked = /^([^\p{Nd},;:]{2,36}?)(?:\s[–—-]\s|:\s)(?=\p{Nd})/u;
const unmarked = /^((?:\p{L}[\p{L}\p{M}'’-]{0,20}\s){1,3})(?=\p{Nd})/u;

/** A mark between two parts: none is within a number. */
const partEnd = /[,،]\s|[，、]/u;

/** The most letters of what a number counts beside other numbers, and of a sentence about one number. */
const [maxCounted, maxSingle] = [52, 100] as const;

/** The most letters of a part that is only a number of things, and the most parts of a sentence that is no list. */
const [maxPart, mostParts] = [28, 4] as const;

/** A number of fewer digits alone says nothing that has to be seen. */
const leastDigits = 2;
const isLarge = ({ figure }: CopyFact): boolean => (figure.match(/\p{Nd}/gu)?.length ?? 0) >= leastDigits;

/** The most numbers in a row. */
const mostCounts = 4;

/** A number with what it counts; `undefined` if it is a time, a price, a measure or a number of something else. */
function readCount(part: string, language: string): CopyFact | undefined {
  const [, thing] = countedAfter.exec(part) ?? [];
  if (thing !== undefined) return { figure: part.slice(thing.length).trim(), text: thing.trim() };
  const [, digits = "", after = ""] = counted.exec(part) ?? [];
  const [next = "", ...words] = after.split(/\s/u);
  const [figure, text] = words.length > 0 && scales.test(next) ? [`${digits} ${next}`, words.join(" ")] : [digits, after];
  const [first = ""] = text.split(/\s/u);
  const isOther =
    yearLike.test(figure) ||
    measures.test(first) ||
    endsOpen(first, language) ||
    counters.exec(text)?.[0] === text ||
    /\p{Nd}/u.test(text);
  if (figure === "" || isOther || statesPrice(part) || namesTime(part, language)) return undefined;
  return { figure, text };
}

/** A part that begins with a number in words, such as the last of several. */
function readWord(part: string): CopyFact | undefined {
  const [first = "", ...others] = part.split(" ");
  // The number of a name is beside another word of it.
  const isNumber = others.length > 0 && (findNumberWord(`${first} x`) !== undefined || oneWords.has(first.toLowerCase()));
  return isNumber && !/\p{Nd}/u.test(part) ? { figure: first, text: others.join(" ") } : undefined;
}

/** Further numbers that are no other word at the start of a part: one, where that is no article, and eleven. */
const oneWords: ReadonlySet<string> = new Set("one elf yksi jeden jedna jedno один одна одно едно един ένας".split(" "));

/** The parts of a list of counts, also at the conjunction before its last. */
function splitParts(text: string, language: string): readonly string[] {
  const parts = text.split(partEnd);
  const last = parts.at(-1) ?? "";
  const at = listConjunctions(language)
    .map((word) => ({ start: last.indexOf(` ${word} `), end: last.indexOf(` ${word} `) + word.length + 2 }))
    .find(({ start, end }) => start > 0 && (/^\p{Nd}/u.test(last.slice(end)) || readWord(last.slice(end)) !== undefined));
  return at === undefined ? parts : [...parts.slice(0, -1), last.slice(0, at.start), last.slice(at.end)];
}

/** What several numbers in a row count; the words between them belong to the number before them. */
function readSeveral(text: string, language: string): Omit<StatedCounts, "intro"> | undefined {
  const counts: CopyFact[] = [];
  const rest: string[] = [];
  let digits = 0;
  for (const part of splitParts(text, language).map((one) => one.trim())) {
    const count = readCount(part, language);
    const found = count ?? (digits > 0 ? readWord(part) : undefined);
    if (count !== undefined) digits++;
    if (found === undefined && (counts.length === 0 || /\p{Nd}/u.test(part))) return undefined;
    if (found === undefined) rest.push(part);
    else if (rest.length > 0) return undefined;
    else counts.push(found);
  }
  const isFitting = counts.every(({ text: what = "" }) => countWideLetters(what) <= maxCounted);
  if (digits === 0 || counts.length < 2 || counts.length > mostCounts || !isFitting) return undefined;
  const last = counts.at(-1);
  const said = rest.join(", ");
  if (said === "" || last === undefined) return { counts, rest: undefined };
  // What only goes on with the last one stays with it.
  if (!knowsClauses(language) || beginsAsProse(said, language, false) || !said.includes(" ")) {
    const whole = `${last.text ?? ""}, ${said}`;
    return countWideLetters(whole) > maxCounted
      ? undefined
      : { counts: [...counts.slice(0, -1), { ...last, text: whole }], rest: undefined };
  }
  return { counts, rest: capitalizeTitle(said, language) };
}

/** One thing that a sentence counts in a part of its own, and the sentence without that part. */
function readPart(text: string, stop: string, language: string): StatedCounts | undefined {
  const parts = text.split(", ");
  const found = parts.map((part) => (countWideLetters(part) <= maxPart ? readCount(part, language) : undefined));
  const at = found.findIndex((count, index) => index > 0 && count !== undefined && isLarge(count));
  const count = found[at];
  const others = parts.toSpliced(at, 1);
  const isList = parts.length > mostParts || /[:：]/u.test(text);
  // How many people says nothing without what they do, which is around it.
  const isStub = at < parts.length - 1 && people.exec(count?.text ?? "")?.[0] === count?.text;
  if (count === undefined || isStub || isList || /\p{Nd}/u.test(others.join(" "))) return undefined;
  return { intro: undefined, counts: [count], rest: `${others.join(", ")}${stop}` };
}

/** The counts that a sentence states: several in a row, or one that it begins with or that is a part of its own. */
export function findCounts(sentence: string, language: string): StatedCounts | undefined {
  if (/[?？;()（）]/u.test(sentence) || statesPrice(sentence)) return undefined;
  const text = trimEndCharacters(sentence, ".!。।։۔");
  if (/[.!]\s/u.test(text)) return undefined;
  const stop = sentence.slice(text.length);
  const [mark = "", intro] = marked.exec(text) ?? unmarked.exec(text) ?? [];
  const several = endsOpen(intro?.trim() ?? "", language) ? undefined : readSeveral(text.slice(mark.length), language);
  if (several !== undefined)
    return { ...several, intro: intro?.trim(), rest: several.rest === undefined ? undefined : `${several.rest}${stop}` };
  const isSingle = mark === "" && countWideLetters(text) <= maxSingle && /^\p{Nd}/u.test(text) && !/[:：–—]/u.test(text);
  const single = isSingle ? readCount(text, language) : undefined;
  if (single !== undefined && isLarge(single)) return { intro: undefined, counts: [single], rest: undefined };
  return readPart(text, stop, language);
}

/** Sentences without the counts that are set large, and those. */
export type TakenCounts = {
  readonly intro: string | undefined;
  readonly counts: readonly CopyFact[];
  readonly sentences: readonly string[];
};

/** The fewest other sentences of a page that has one number large: one below its headline, and one to be set large. */
const leastOthers = 2;

/** Takes the counts that sentences state out of them: as many as make a row, one alone where the page says enough else. */
export function takeCounts(sentences: readonly string[], language: string): TakenCounts {
  const found = sentences.map((sentence) => findCounts(sentence, language));
  const own = found.filter((one) => one !== undefined);
  const introduced = own.find(({ intro }) => intro !== undefined);
  // What one sentence says before its own is about those alone.
  const taken = introduced === undefined ? own : [introduced];
  const kept: StatedCounts[] = [];
  for (const one of taken)
    if (kept.reduce((sum, { counts }) => sum + counts.length, one.counts.length) <= mostCounts) kept.push(one);
  const counts = kept.flatMap((one) => one.counts);
  const left = sentences.flatMap((sentence, index) => {
    const one = found[index];
    return one === undefined || !kept.includes(one) ? [sentence] : one.rest === undefined ? [] : [one.rest];
  });
  return counts.length === 1 && left.length < leastOthers
    ? { intro: undefined, counts: [], sentences }
    : { intro: introduced?.intro, counts, sentences: left };
}
