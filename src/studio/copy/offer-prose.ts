import fragmentFile from "#data/languages/fragments.txt.br" with { type: "file" };
import { openPackedSections } from "#/kernel/files/packed-file";

/**
 * Words that begin the middle of a sentence and no item of a list: prepositions, adverbs,
 * conjunctions and relative words, by language.
 */
const getFragmentStarts = openPackedSections(fragmentFile);

/**
 * Participles that qualify the part before them (`printed in Bristol`), and words for being open, by
 * language: at the start of a part after the first one they make it no item.
 */
const participles: Readonly<Record<string, RegExp>> = {
  en: /^(?:\p{Ll}{1,24}(?<=[^e]ed)|made|cut|sold|kept|held|built|bound|sewn|woven|ground|grown|closed)(?!\p{L})/iu,
  de: /^(?:ge\p{Ll}{1,24}(?<=t|en)|(?:be|ver|er|zer|ent)\p{Ll}{1,24}(?<=t|en)|offen|täglich)(?!\p{L})/u,
  nl: /^(?:ge\p{Ll}{1,24}(?<=d|t|en)|open|dagelijks|bezorgd|verkocht|verpakt)(?!\p{L})/u,
};

/** Such words as stems and endings, for languages in which they are inflected or few. */
const participleStems: Readonly<Record<string, readonly [stems: string, endings: string]>> = {
  fr: [
    "ouvert fermé imprimé cousu vendu fabriqué fait livré servi cuit cueilli récolté élevé torréfié brassé préparé " +
      "cuisiné monté assemblé relié tissé teint taillé sculpté peint choisi réalisé gravé moulu affiné",
    "e s es",
  ],
  es: [
    "abiert hech cosid impres vendid fabricad elaborad cultivad tejid cocid servid criad tostad curad pintad tallad " + "recogid",
    "o a os as",
  ],
  it: [
    "apert fatt cucit stampat vendut prodott lavorat coltivat tessut cott servit allevat tostat stagionat dipint " +
      "intagliat raccolt",
    "o a i e",
  ],
  pt: [
    "abert feit cosid impress vendid fabricad produzid cultivad tecid cozid servid criad torrad curad pintad " +
      "entalhad colhid",
    "o a os as",
  ],
  ro: [
    "deschis făcut cusut tipărit vândut produs lucrat cultivat țesut copt coapt servit crescut prăjit maturat " + "pictat cules",
    "ă e i",
  ],
  pl: ["otwart czynn zrobion szyt drukowan sprzedawan robion wykonan hodowan pieczon palon tkan malowan zbieran", "e y a i"],
  cs: ["otevřen zavřen dělan šit tištěn prodávan vyráběn pěstovan pečen pražen tkan malovan sbíran", "o é ý í a á"],
  sk: ["otvoren zatvoren robené šit tlačen predávan vyráb pestovan pečen pražen tkan maľovan", "é e ý í a"],
  hu: ["nyitva zárva készült sütve kézzel", ""],
  ru: ["открыт сделан сшит напечатан продаётся выращен испечён соткан собран", "о а ы"],
  uk: ["відчинено відкрито зроблено зроблені пошито надруковано вирощено вирощені спечено зібрано зібрані", ""],
  bg: ["отворено направен ушит отпечатан отгледан изпечен събран", "и а о"],
  el: ["ανοιχτ κλειστ φτιαγμέν ραμμέν τυπωμέν ψημέν υφασμέν ζωγραφισμέν", "ά ό ή οι α ο η ες"],
  sv: ["öppet stängt gjorda gjord sydda tryckta bakade vävda odlade rostade", ""],
  da: ["åbent lukket lavet syet trykt bagt dyrket ristet", ""],
  nb: ["åpent stengt laget sydd trykt bakt vevd dyrket brent", ""],
  fi: ["avoinna auki suljettu tehty leivottu kudottu painettu paahdettu", ""],
  tr: ["açık kapalı yapılmış dikilmiş pişmiş dokunmuş", ""],
};

/** Being open, in English, but not what has the word in its name. */
const openWord = /^open(?!\p{L})(?! (?:days?|evenings?|mic|air|house|water|studios?|gardens?|workshops?)(?!\p{L}))/iu;

/** Whether a part of an offer begins with a participle that qualifies the part before it. */
function isQualifier(part: string, language: string): boolean {
  if (participles[language]?.test(part) === true || (language === "en" && openWord.test(part))) return true;
  const [stems, endings] = participleStems[language] ?? ["", ""];
  const word = part.toLowerCase().split(" ", 1)[0] ?? "";
  return stems
    .split(" ")
    .some((stem) => stem !== "" && word.startsWith(stem) && ["", ...endings.split(" ")].includes(word.slice(stem.length)));
}

/** Words of a clause with a verb of its own, by language, anywhere in a part. */
const clauseWords: Readonly<Record<string, string>> = {
  en: "is are was were we you they it i can will do does have has don't we're you're it's",
  de: "ist sind wird werden wir sie ihr kann können haben hat gibt macht machen wer",
  fr: "est sont nous vous ils elles on peut peuvent avons avez ont fait font c'est",
  es: "es son está están somos hay puede pueden tenemos hacemos damos usted quien",
  it: "è sono siamo c'è può possono abbiamo facciamo si chi",
  pt: "é são está estão somos há pode podem temos fazemos você quem",
  nl: "is zijn wordt worden wij we je u kan kunnen hebben heeft wie",
  sv: "är blir vi ni du kan har finns",
  da: "er bliver vi du kan har findes",
  nb: "er blir vi dere du kan har finnes",
  fi: "on ovat olemme voi voit meillä teemme",
  pl: "jest są jesteśmy mamy można masz robimy",
  cs: "je jsou jsme máme můžete lze děláme",
  sk: "je sú sme máme môžete možno robíme",
  hu: "van vannak vagyunk lehet tudunk nálunk nyitva zárva",
  ro: "este sunt suntem avem poate puteți facem",
  hr: "je su smo imamo možete može",
  ru: "есть мы вы можно делаем работаем будет",
  uk: "є ми ви можна робимо працюємо буде",
  bg: "е са сме имаме може можете правим",
  el: "είναι είμαστε έχουμε μπορείτε μπορείς κάνουμε",
  tr: "var vardır yapıyoruz ediyoruz olur",
  he: "אנחנו יש אפשר אתם",
  ar: "نحن يمكن يمكنك لدينا هو هي حتى",
};

/** Endings of verbs with which an organisation says what it does, at the start of a part. */
const verbEndings: Readonly<Record<string, RegExp>> = {
  pl: /^(?!rekl|br|dr|progr|pan|pl|r|l)\p{L}{2,24}(?:amy|imy|ymy|ujemy)$/u,
  cs: /^\p{L}{2,24}(?:áme|íme|eme)$/u,
  sk: /^\p{L}{2,24}(?:áme|íme|eme)$/u,
  hr: /^\p{L}{2,24}(?:amo|imo|ujemo)$/u,
  sr: /^\p{L}{2,24}(?:амо|имо|ујемо)$/u,
  sl: /^\p{L}{2,24}(?:amo|imo|ujemo)$/u,
  uk: /^\p{L}{2,24}(?:ємо|имо|уємо)$/u,
  ru: /^(?!объём|подъём|приём|заём)\p{L}{1,24}(?:аем|яем|уем|ём)$/u,
  bg: /^\p{L}{2,24}(?:аме|яме)$/u,
  fi: /^\p{L}{2,30}mme$/u,
  hu: /^\p{L}{2,24}(?:unk|ünk)$/u,
  es: /^(?!ramos|tramos|gramos|extremos|racimos)\p{L}{2,24}(?:amos|emos|imos)$/u,
  pt: /^(?!ramos|tramos|gramos|extremos)\p{L}{2,24}(?:amos|emos|imos)$/u,
  it: /^\p{L}{2,24}iamo$/u,
  ro: /^\p{L}{2,24}(?:ăm|eăm)$/u,
  el: /^\p{L}{2,24}(?:ουμε|άμε)$/u,
  sw: /^(?:sisi|(?:tuna|tume|tuta)\p{L}{3,24})$/u,
  en: /^(?:borrow|bring|come|get|find|learn|try|see|take|make|buy|join|drop|we)$/u,
};
/** Verbs of what an organisation or its product does, in English, which has no endings that tell them. */
const englishVerbs: readonly RegExp[] = [
  /^(?:advise|adjust|answer|arrange|bake|bring|build|buy|call|care|carry|check|clean|collect|connect|count)(?:s|es)?$/u,
  /^(?:cut|deliver|design|draw|drive|escort|export|fetch|fill|find|fit|fix|get|give|grow|guide|handle|hang|help|hire|host)s?$/u,
  /^(?:import|inspect|install|issue|keep|know|lend|list|make|manage|maintain|map|measure|mend|move|offer|open|organi[sz]e|pack)s?$/u,
  /^(?:paint|pick|plan|plant|play|prepare|press|print|process|produce|prune|publish|put|read|record|register|rehome|remind)(?:s|es)?$/u,
  /^(?:cook|remove|rent|repair|replace|rescue|restore|reunite|run|scan|sell|send|service|set|sew|sharpen|share|ship|show|sort)s?$/u,
  /^(?:cover|stock|store|supply|survey|take|teach|test|track|train|translate|treat|tune|turn|unblock|visit|wash|work|write)(?:s|es)?$/u,
];

/** Endings of verbs that some nouns have too, for clauses that stand one after the other. */
const looseVerbs: Readonly<Record<string, RegExp>> = {
  pl: /^\p{L}{3,24}(?:amy|[iy]my|emy)$/u,
  ru: /^\p{L}{2,24}(?:[аяуи][ею]?м|ём)$/u,
  uk: /^\p{L}{2,24}(?:[єеи]мо)$/u,
  bg: /^\p{L}{2,24}(?:[аяие]ме?)$/u,
};

/** Whether a clause begins with the verb of what is done. */
export function beginsWithAction(clause: string, language: string): boolean {
  const [first = ""] = clause.toLowerCase().split(/\s+/u);
  if (language === "en") return englishVerbs.some((verb) => verb.test(first));
  return (looseVerbs[language] ?? verbEndings[language])?.test(first) === true;
}

/** Endings of verbs that close a sentence, at the end of a part. */
const closingVerbs: Readonly<Record<string, RegExp>> = {
  ko: /(?:니다|어요|아요|해요|세요)$/u,
  tr: /(?:[ıiuü]yoruz|[ıiuü]r[ıi]z|[ae]r[ıi]z|[ıiuü]yor)$/u,
  hi: /(?:हैं|है)$/u,
  bn: /(?:হয়|করি|করেন)$/u,
  ta: /(?:கிறோம்|கிறது)$/u,
};
/** Forms of verbs that no noun has, anywhere in a part. */
const verbForms: Readonly<Record<string, RegExp>> = {
  uk: /(?<!\p{L})(?!дев|деся|двадця|тридця|п)\p{L}{3,24}(?:ять|ають|ують|юють|уть)(?!\p{L})/u,
  ru: /(?<!\p{L})\p{L}{3,24}(?:ают|яют|уют|ируют)(?!\p{L})/u,
  pl: /(?<!\p{L})\p{L}{3,24}(?:ają|ują)(?!\p{L})/u,
  fi: /(?<!\p{L})\p{L}{3,24}(?:vat|vät)(?!\p{L})/u,
};

/** Signs of clauses in scripts that put no spaces between words. */
const unspacedClauses: Readonly<Record<string, RegExp>> = {
  ar: /^ون\p{L}{3}/u,
  "zh-Hans": /可以|自己|并|由|到底|欢迎|提醒|推送|我们|就|都|是|会|能|把|被|让|给|从|改建|负责|^在|^按/u,
  "zh-Hant": /可以|自己|並|由|到底|歡迎|提醒|推送|我們|就|都|是|會|能|把|被|讓|給|從|改建|負責|^在|^按/u,
  ja: /ます|です|ません|ください|こと|した|して/u,
  th: /^(?:มี|เรา|เปิด|ส่ง|พร้อม|ทุก|จาก|ใน|ที่|โดย|สำหรับ|ทำสด|ไม่)|ให้|ได้/u,
  lo: /^(?:ມີ|ເຮົາ|ເປີດ|ສົ່ງ|ພ້ອມ|ທຸກ|ຈາກ|ໃນ|ທີ່)|ໃຫ້/u,
  km: /^(?:មាន|យើង|បើក|ពី|នៅ|ក្នុង)/u,
  my: /သည်$|တယ်$|ပါ$/u,
};

/** Whether a text has a form of a verb that no noun has. */
export const hasPredicate = (text: string, language: string): boolean =>
  unspacedClauses[language]?.test(text) === true ||
  closingVerbs[language]?.test(text.toLowerCase().split(/\s+/u).at(-1) ?? "") === true ||
  verbForms[language]?.test(text.toLowerCase()) === true;

/** Whether a text has a word that only a clause with a verb of its own has. */
export const hasClauseWord = (text: string, language: string): boolean =>
  text
    .toLowerCase()
    .split(/[\s,]+/u)
    .some((word) => hasWord(clauseWords[language], "clause", language, word));

/** Whether it is known in a language which words a clause has that no item of a list has. */
export const knowsClauses = (language: string): boolean => language in clauseWords || language in unspacedClauses;

const wordSets = new Map<string, ReadonlySet<string>>();

/** Whether a list of words of a language has a word. */
function hasWord(list: string | undefined, key: string, language: string, word: string): boolean {
  if (list === undefined) return false;
  const name = `${key} ${language}`;
  const words = wordSets.get(name) ?? new Set(list.split(/\s/u));
  wordSets.set(name, words);
  return words.has(word);
}

/** Whether a text stops before its end: its last word is a preposition or another that begins a part. */
export const endsOpen = (text: string, language: string): boolean =>
  hasWord(getFragmentStarts().get(language), "start", language, text.toLowerCase().split(/\s+/u).at(-1) ?? "");

/** Words after which a clause only says more of the noun before it: relative words, and the people that it is for. */
const relatives: ReadonlySet<string> = new Set(
  (
    "who which that whose you they we everybody die der das den sie ihr wer qui que dont vous on quien usted chi che você quem " +
    "dat wie je u som du ni der i dere który która które których który která které ktorý ktorá ktoré який яка яке які который " +
    "которая которое которые който която което които што που care"
  ).split(" "),
);

/** Whether a part of an offer begins as the middle of a sentence or qualifies the part before it. */
export function beginsAsProse(part: string, language: string, isFirst: boolean): boolean {
  const [first = ""] = part.toLowerCase().split(/\s+/u);
  return (
    hasWord(getFragmentStarts().get(language), "start", language, first) ||
    verbEndings[language]?.test(first) === true ||
    (!isFirst && isQualifier(part, language))
  );
}

/** Whether a part is a noun with a clause that says more of it: its first verb or pronoun follows a relative word or is one. */
export function isDescribed(part: string, language: string): boolean {
  if (!(language in clauseWords) || language in unspacedClauses || beginsAsProse(part, language, false)) return false;
  const isClause = (word: string) => hasWord(clauseWords[language], "clause", language, word);
  const [first = "", ...words] = part.toLowerCase().split(/[\s,]+/u);
  const clause = words.find((word) => relatives.has(word) || isClause(word));
  return !isClause(first) && (clause === undefined ? !endsOpen(part, language) : relatives.has(clause));
}

/**
 * Whether a part of an offer between commas is part of a sentence and no item: it begins like the
 * middle of one, ends before its end, qualifies the part before it, or has a verb of its own.
 */
export function isProse(part: string, language: string, isFirst: boolean): boolean {
  if (unspacedClauses[language]?.test(part) === true) return true;
  const words = part.toLowerCase().split(/\s+/u);
  const last = words.at(-1) ?? "";
  return (
    beginsAsProse(part, language, isFirst) ||
    (words.length > 1 && hasWord(getFragmentStarts().get(language), "start", language, last)) ||
    words.some((word) => hasWord(clauseWords[language], "clause", language, word)) ||
    closingVerbs[language]?.test(last) === true ||
    verbForms[language]?.test(part.toLowerCase()) === true
  );
}
