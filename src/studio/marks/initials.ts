import { dropAmharicOf } from "#/studio/copy/name-forms";
import { isAddress, isAddressAfter, isKunya, isPersonTitle } from "#/studio/marks/name-titles";
import { isGivenName } from "#/studio/marks/personal-names";
import { dropOtherScript, findQuotedName } from "#/studio/marks/name-parts";
import { dropElision, dropLegalForms, dropLegalTail, isCompanyForm, isStopWord } from "#/studio/marks/stop-words";
import { findTellingPart } from "#/studio/marks/telling-part";

/** What a mark can take from a name. */
export type NameElements = {
  /**
   * First letters of the significant words, at most three, as grapheme clusters in the name's own
   * script. Empty if the name has no letters.
   */
  readonly initials: readonly string[];
  /** First letters of all words but articles and the like, at most four, in the name's order. */
  readonly allInitials: readonly string[];
  /**
   * A number that is part of the name, at most four digits with a suffix, such as `54` or `10K`.
   */
  readonly number: string | undefined;
  /** Signs that belong to the name, such as `&`, `+`, `{` or `!`, in the name's order. */
  readonly signs: readonly string[];
};

/**
 * One written syllable: Thai vowels that stand before their consonant, conjuncts that a
 * virama joins, and marks stay together.
 */
const cluster =
  /[\u0e40-\u0e44]?[\p{L}\p{N}][\p{M}\u200d]*(?:(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\u200d?)\p{L}\p{M}*){0,3}/u;
const numberWord = /^(?:\d{1,4}(?:st|nd|rd|th|k|x|°)?|\d\.\d{1,2})$/iu;

/** Units after which a number says when an organisation is open: `24 hs.`, and how `24×7` says the same. */
const hours: ReadonlySet<string> = new Set(
  "h hs hr hrs hours std uur heures horas ore godz hod saat giờ ч час год ชม 小时 小時 時間 시간 7".split(" "),
);
const isOpeningTime = (word: string, next = ""): boolean => /^(?:12|24)$/.test(word) && hours.has(next.toLowerCase());

/** What stands before a number: it gives no initial. */
const numberSigns: ReadonlySet<string> = new Set("n no nr nº num núm č бр sz № nbr".split(" "));
const isNumberSign = (word: string, next = ""): boolean => numberSigns.has(word.toLowerCase()) && /^\d/u.test(next);

/** Counters that East Asian names write after a number without a space, as in `0.5평`. */
const counted = /^(\d{1,4}(?:\.\d{1,2})?)[\p{Script=Han}\p{Script=Hangul}]$/u;
const signPattern = /[&+{}[\]()<>!¡?¿/#@*%°§€$£¥=~^|]/gu;
const joiningWords = new Set("and und et y e og och en i ve и і та και".split(" "));

/** What Hindi names are respectfully followed by. */
const honorific = "जी";

const hasLetter = (text: string) => /\p{L}/u.test(text);
const isCapital = (text: string) => /^\p{Lu}/u.test(text);
/** Whether a word may be a name: it has a capital, or its script has none. */
const isName = (text: string) => /^[\p{Lu}\p{Lo}]/u.test(text);

/** The Arabic article is written together with its noun. */
const dropArabicArticle = (word: string) => (/^ال\p{L}{2}/u.test(word) ? word.slice(2) : word);

/** Tone marks of Thai and Lao, which belong to the sound of a word rather than to its letter. */
const toneMarks = /[\u0e48-\u0e4b\u0ec8-\u0ecb]/gu;

/** Thai words for a shop, a kitchen, a house or an aunt, which names are written together with. */
const thaiPrefix = /^(?:ร้าน|ครัว|สวน|บ้าน|ครู|คุณ|ป้า(?!ย)|ลุง|พี่|ยาย|น้า|เจ๊|เฮีย|ช่าง|นวด|ตา(?=เ))+(?=[\u0e01-\u0e46]{2})/u;

/** The person at the end of a Thai name, after what the shop sells: `ก๋วยเตี๋ยวเรือป้าแหลม`. */
const thaiPerson = /^[\u0e01-\u0e4e]{4,40}?(?:ป้า(?!ย)|ลุง|(?<!ข)ยาย|เจ๊|เฮีย)(?=[\u0e01-\u0e46]{2})/u;

/** The Thai word for a brand, after what it makes: what follows is its name. */
const thaiBrand = /^(?:น้ำปลา|ข้าว|กาแฟ|ซอส|น้ำพริก|กะปิ|ขนม|น้ำดื่ม)?ตรา(?=[\u0e01-\u0e46]{2})/u;

/** Company forms in the middle of a name, after which the owners follow, as in `S.n.c. di Rossi Ivo`. */
const ownersForm = /^(?:\p{L}\.){2,4}$/u;

/** A company's abbreviation before its name, and a Hebrew one, with its sign before the last letter. */
const dottedLeadingForm = /^(?:\p{L}\.){3,6}$/u;
const leadingForms: ReadonlySet<string> = new Set(
  (
    "Gebr Gebrüder Gebroeders Fratelli Hnos Hermanos Irmãos Bracia Bratři Αφοί Αδελφοί " +
    "Stg stg Stichting PT CV UD SIVU SIVOM CCAS EHPAD ASBL VZW CTCP DNTN HTX " +
    "ООО ОАО ЗАО ПАО ИП ТОО ТОВ ТзОВ ФОП ЕООД ООД НЧ หจก บจก บมจ หสน"
  ).split(" "),
);
const isLeadingForm = (word: string): boolean => dottedLeadingForm.test(word) || leadingForms.has(word.replace(/\.$/u, ""));

const hebrewForm = /^[\u05d0-\u05ea]{1,4}["״][\u05d0-\u05ea]$/u;
const nickname = /^[“"]\p{L}+[”"]$/u;

/** Titles and degrees before a person's name that a full stop or hyphen shortens, and those that stand without one. */
const shortTitles: ReadonlySet<string> = new Set(
  (
    "dipl ing inż prof arch dr mudr mvdr mddr judr phdr rndr bc dott dra ssa avv rag geom mag mba msc lic sc rer nat med dent " +
    "vet jur mr mrs ms mme mlle hab"
  ).split(" "),
);
const bareTitles: ReadonlySet<string> = new Set("mgr dr prof mrs mr inż ing".split(" "));
const shortWord = /(?<![\p{L}\p{M}])(\p{L}{2,4})(?:(\.)[-–]?|(?=\s))\s{0,4}/gu;

/** A name without titles and degrees, such as `Dipl.-Ing.`, `Prof.`, `inż.` and `mgr`, unless nothing else is left. */
function dropTitles(text: string): string {
  const rest = text
    .replace(shortWord, (whole, word: string, stop?: string) =>
      (stop === undefined ? bareTitles : shortTitles).has(word.toLowerCase()) ? " " : whole,
    )
    .replace(/\s+/gu, " ")
    .trim();
  return /\p{L}{2}/u.test(rest) ? rest : text;
}

/** The abbreviation by which an organisation calls itself, as in `Umoja wa Boda Kisauni (UBK)`. */
const ownAbbreviation = /[\p{L}\p{M}]\s\((\p{Lu}{2,6})\)$/u;

/** The abbreviation of a name's words: their beginnings in their order. Others tell a status, such as `(IPSS)`. */
function findOwnAbbreviation(text: string, words: readonly string[]): string | undefined {
  const [, abbreviation] = ownAbbreviation.exec(text) ?? [];
  if (abbreviation === undefined) return undefined;
  let at = 0;
  for (const word of words.slice(0, -1)) {
    const capitals = word.toUpperCase();
    let end = at;
    while (end < abbreviation.length && capitals.startsWith(abbreviation.slice(at, end + 1))) end++;
    at = end;
  }
  return at === abbreviation.length ? abbreviation : undefined;
}

/** Titles in Latin capitals before a name in another script, such as `CA` in India. */
const foreignTitle = /^\p{Script=Latin}{1,4}\.?\s(?=[^\p{Script=Latin}]*$)/u;

/** What a name is known by: without a legal form around quotation marks, another spelling and a title in another script. */
function findOwnText(text: string): string {
  const named = dropOtherScript(findQuotedName(text.replace(/\s?[(（][^()（）]{0,80}[)）]$/u, "")) ?? text);
  return named === text ? text : named.replace(foreignTitle, "");
}

/** More letters of an abbreviation are no monogram: its first one stands for it. */
const maxInitials = 3;

const capitalizedName = /^\p{Lu}[\p{L}\p{M}’']{1,30}/u;

/** Letters of given names before a family name, as in `R. J. Hollis`. */
const leadingLetters = /^(?:\p{Lu}\.\s?){1,3}(?=\p{Lu}\p{Ll})/u;

/** A name without the given names of a person who is known by the family name; a word of the trade is none. */
function dropGivenNames(text: string, rateCommonness: (word: string) => number): string {
  const words = text.split(" ");
  const isGiven = (word: string, index: number) => {
    const [family] = capitalizedName.exec(words[index + 1] ?? "") ?? [];
    const isAfterTitle = isPersonTitle(words[index - 1] ?? "");
    const isOwner = /['’]s$/u.test(word);
    return isAfterTitle && !isOwner && capitalizedName.test(word) && family !== undefined && rateCommonness(family) === 0;
  };
  return words
    .filter((word, index) => !isGiven(word, index))
    .join(" ")
    .replace(leadingLetters, "");
}

/** A name without what a second clause adds, a nickname before it, abbreviations and legal forms. */
function dropAdditions(text: string): string {
  const words = text.split(" ");
  const end = words.findIndex(
    (word, index) =>
      index > 0 && (/^[–—]$/.test(word) || (ownersForm.test(word) && /^(?:di|de|du|von)$/u.test(words[index + 1] ?? ""))),
  );
  const rest = (end < 0 ? words : words.slice(0, end))
    .filter((word, index) => !hebrewForm.test(word) && !(index === 0 && (isLeadingForm(word) || nickname.test(word))))
    .join(" ");
  return dropLegalForms(/\p{L}/u.test(rest) ? rest : text);
}

/** How acquaintances are called in Chinese, before the family name that sets a shop apart, as in `老魏五金`. */
const chineseAddress =
  /^老(?=[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高罗羅郑鄭梁谢謝宋唐许許邓鄧冯馮韩韓曹曾彭蔡潘田董袁于余叶葉蒋蔣杜苏蘇魏程吕呂丁沈任姚卢盧傅钟鍾姜崔谭譚廖范汪陆陸金戴贾賈韦韋夏邱方侯邹鄒熊孟秦尹段雷黎陶贺賀顾顧毛郝龚邵钱錢严嚴莫孔汤湯])/u;

/** The syllable before a given name in Chinese, by which shops are called after their owner: `阿嬌`. Japanese names have others. */
const chineseGiven: ReadonlySet<string> = new Set(
  "嬌妙珍珠英美秀花明強强發发財财旺福祥龍龙虎牛狗寶宝貴贵文華华國国輝辉雄榮荣良忠義义信仁德成昌盛興兴隆" +
    "香蘭兰梅菊蓮莲鳳凤霞玉金銀银春夏秋冬月水火木土海雲云天星晴紅红青黑白肥胖大小細细毛妹弟哥姐姨婆公伯嬤嫲",
);
const dropChineseGiven = (word: string) => (word.startsWith("阿") && chineseGiven.has(word.charAt(1)) ? word.slice(1) : word);

/** Hebrew letters that read as the figure 1 when they stand alone, with the next one of their word. */
const strokeLetter = /^[וי]\p{L}/u;

function getFirstCluster(word: string): string | undefined {
  const [stroke] = strokeLetter.exec(word) ?? [];
  if (stroke !== undefined) return stroke;
  const plain = dropChineseGiven(word.replace(thaiBrand, "").replace(thaiPrefix, "").replace(chineseAddress, ""));
  const noun = dropAmharicOf(plain === word ? word.replace(thaiPerson, "") : plain);
  return cluster.exec(dropArabicArticle(noun))?.[0].replace(toneMarks, "");
}

/** Capitals that stand for words, and whether a word shows that others in capitals are not just shouted. */
const acronymPattern = /^\p{Lu}{2,3}$/u;
const isShortOrMixed = (word: string) => acronymPattern.test(word) || /^\p{Lu}$|\p{Ll}/u.test(word);

/** Words of a name: separated by spaces and punctuation, and at capitals inside a word. */
function listWords(name: string): readonly string[] {
  return name
    .split(/(?:[\s\-–—&+/\\,·:;|_{}[\]()<>!¡?¿#@*%°§€$£¥=~^"“”„«»]|(?<!\b\d)\.|\.(?!\d))+/u)
    .map((word) => dropElision(word.replace(/^['’ʼ]/u, "").replace(counted, "$1")))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Splits a compound such as `NordBahn` at its capitals; acronyms stay whole. */
function splitCapitals(word: string): readonly string[] {
  const parts = word.match(/\p{Lu}?[^\p{Lu}]+/gu) ?? [];
  return parts.length === 2 && parts.join("") === word && parts.every(isCapital) ? parts : [word];
}

/** What is in brackets behind a name. */
const remark = /(?<=\S\s?)[(（][^()（）]{0,80}[)）]/gu;

/** A figure after so many words of a name is that of a branch. */
const leastOfBranch = 3;

/**
 * Finds initials, number and signs of a name. Articles, prepositions, conjunctions and company
 * forms of any language give no initial, unless the name has no other word. Of the rest, the words
 * for which `rateCommonness` is lowest give the initials: those that set the name apart.
 */
export function findNameElements(name: string, rateCommonness: (word: string) => number = () => 0): NameElements {
  const text = findOwnText(dropLegalTail(name.normalize("NFC").trim()));
  const words = listWords(text);
  // A number of the place after a name is none of the name, nor one in brackets or that of a branch at its end.
  const telling = listWords(findTellingPart(text, rateCommonness).replace(remark, " "));
  const isOfBranch = (word: string, index: number) =>
    isNumberSign(telling[index - 1] ?? "", word) ||
    (/^\d{1,3}$/.test(word) && index === telling.length - 1 && index >= leastOfBranch && !/[“”"»」』]$/u.test(text));
  const number = telling.find(
    (word, index) => numberWord.test(word) && !isOfBranch(word, index) && !isOpeningTime(word, telling[index + 1]),
  );
  const whole = dropTitles(dropAdditions(dropGivenNames(text, rateCommonness)));
  const listed = listWords(findTellingPart(whole, rateCommonness));
  const named = listed
    .filter((word, index) => (!isKunya(word) || index === listed.length - 1) && !isNumberSign(word, listed[index + 1]))
    .filter((word) => hasLetter(word) && !/^\d/u.test(word) && word !== honorific);
  const trade = named.filter((word, index) => index === 0 || !isCompanyForm(word));
  // A person is known by the name, not by how people call them.
  const persons = trade.filter(
    (word, index) =>
      !(isAddress(word) && isName(word) && isName(trade[index + 1] ?? "")) &&
      !(index > 0 && isAddressAfter(word) && isName(word)),
  );
  const doubled = findDoubled(trade);
  const significant = [...new Set(persons.filter((word, index) => !isStopWord(word) || isLoneName(word, index, persons)))];
  const distinctive = isPair(words)
    ? significant
    : listDistinctive(
        doubled === undefined ? findNamedPair(text, significant) : [doubled],
        rateJoined(text, significant, rateCommonness),
      );
  const capitalized = distinctive.filter(isCapital);
  const chosen = [capitalized, distinctive, named].find((list) => list.length > 0) ?? [];
  const acronym = chosen.length === 1 ? chosen[0] : undefined;
  const parts = acronym === undefined ? chosen : splitCapitals(acronym);
  const abbreviation = findOwnAbbreviation(text, words);
  const initials =
    abbreviation !== undefined
      ? [...abbreviation].slice(0, abbreviation.length > maxInitials ? 1 : undefined)
      : acronym !== undefined && /^\p{Lu}{2,3}$/u.test(acronym)
        ? [...acronym]
        : parts.flatMap((word) => getFirstCluster(word) ?? []).slice(0, 3);
  const isAcronym = (word: string) => acronymPattern.test(word) && significant.every((other) => isShortOrMixed(other));
  const letters = significant.flatMap((word) => (isAcronym(word) ? [...word] : (getFirstCluster(word) ?? []))).slice(0, 4);
  // An abbreviation is known by all its letters, or by its first one.
  const allInitials = abbreviation === undefined ? letters : abbreviation.length > 4 ? initials : [...abbreviation];
  return {
    initials: dropExtremist(initials),
    allInitials: dropExtremist(allInitials),
    number,
    signs: listSigns(dropLegalForms(text), words),
  };
}

/** Letters that are the sign of an extremist organisation wherever they stand as one. */
const extremistLetters: ReadonlySet<string> = new Set(["SS", "KKK"]);

/** Initials, or the first alone where all of them are such a sign. */
const dropExtremist = (letters: readonly string[]): readonly string[] =>
  extremistLetters.has(letters.join("").toUpperCase()) ? letters.slice(0, 1) : letters;

/** Two words that a sign or a conjunction joins: `Sew & Vac`, `Slaters & Roughcasters`, `Скло і Рами`. */
const joinedPair =
  /(?<![\p{L}\p{M}'’-])([\p{L}\p{M}'’-]{1,60})\s(?:[&+]|and|und|y|e|et|og|och|en|i|и|і|та|και|و)\s([\p{L}\p{M}'’-]{1,60})/iu;

/**
 * Two words that are joined say the same kind of thing: beside one that names a trade, the other does too, if
 * a word is left that sets the name apart.
 */
function rateJoined(text: string, words: readonly string[], rateCommonness: (word: string) => number): (word: string) => number {
  const [, one = "", other = ""] = joinedPair.exec(text) ?? [];
  const rate = Math.max(rateCommonness(one), rateCommonness(other));
  const isOther = (word: string) => word !== one && word !== other;
  if (one === "" || rate === 0 || !words.some((word) => isOther(word) && rateCommonness(word) === 0)) return rateCommonness;
  return (word) => (isOther(word) ? rateCommonness(word) : rate);
}

/** The least common words, without the letters of given names before a family name. */
function listDistinctive(words: readonly string[], rateCommonness: (word: string) => number): readonly string[] {
  const rates = words.map(rateCommonness);
  const least = Math.min(...rates);
  if (rates.every((rate) => rate === least) && least === 0 && words.every((word) => [...word].length > 1)) return words;
  const chosen = words.filter((_, index) => rates[index] === least);
  const [given = "", family] = chosen;
  // A firm is known by the family name.
  if (family !== undefined && chosen.length < words.length && isGivenName(given)) return chosen.slice(1, 2);
  const isLetterBefore = (word: string, index: number) => index === 0 && /^\p{Lu}$/u.test(word) && (chosen[1] ?? "").length > 1;
  return chosen.length === 2 && words.length === 2 ? chosen : chosen.filter((word, index) => !isLetterBefore(word, index));
}

/**
 * A capital after another word, such as in `Plan A`, or among capitals, is a name rather than an
 * article.
 */
const isLoneName = (word: string, index: number, words: readonly string[]) =>
  words.length === 2 && /^\p{Lu}$/u.test(word) && (index === 1 || words.every((other) => [...other].length === 1));

/** Two words with `and` between them, in any language. */
const isPair = (words: readonly string[]) => words.length === 3 && joiningWords.has(words[1]?.toLowerCase() ?? "");

/**
 * The family name that a firm says first and with its owner again, as in `Rura i Spółka Grzegorz Rura`: whatever else the
 * word means, it is the name.
 */
function findDoubled(words: readonly string[]): string | undefined {
  const [first = ""] = words;
  return words.length > 2 && first === words.at(-1) && isCapital(first) && [...first].length > 2 ? first : undefined;
}

/** The two words that a sign joins at the start of a longer name, as in `Tide & Timber of Hythe`. */
function findNamedPair(text: string, words: readonly string[]): readonly string[] {
  const [, first = "", second = ""] = /^(\p{Lu}[\p{L}\p{M}'’-]+) [&+] (\p{Lu}[\p{L}\p{M}'’-]+)(?=\s)/u.exec(text) ?? [];
  return words.length > 2 && words.includes(first) && words.includes(second) ? [first, second] : words;
}

function listSigns(text: string, words: readonly string[]): readonly string[] {
  const signs = [...new Set(text.match(signPattern) ?? [])];
  return isPair(words) && !signs.includes("&") ? [...signs, "&"] : signs;
}
