import type { Language } from "#/model/language";

/**
 * How languages say “not” between two things, of which the second is refused: “qvevri, not barrels”. Before the refused
 * thing, with “and” and “but” where they are usual.
 */
const before: Readonly<Record<string, string>> = {
  en: "not|and not|but not|never|no|instead of|rather than",
  de: "nicht|und nicht|kein|keine|keinen|statt|anstatt|nie",
  fr: "pas|et pas|et non|non|jamais|plutôt que|au lieu de|pas de|pas d|et non pas",
  es: "no|y no|nunca|en vez de|en lugar de|y nunca",
  it: "non|e non|mai|invece di|anziché|no",
  pt: "não|e não|nunca|em vez de|nada de",
  ca: "no|i no|mai|en lloc de",
  gl: "non|e non|nunca|en vez de",
  nl: "niet|en niet|geen|nooit|in plaats van",
  af: "nie|en nie|geen|nooit",
  sv: "inte|och inte|inga|ingen|istället för|i stället för|aldrig",
  da: "ikke|og ikke|ingen|i stedet for|aldrig",
  nb: "ikke|og ikke|ingen|i stedet for|aldri",
  is: "ekki|og ekki|engin|engar|engir|aldrei",
  fi: "ei|eikä|eivät|ei koskaan",
  et: "mitte|ja mitte|ei|aga mitte",
  pl: "nie|a nie|i nie|zamiast|nigdy|żadnych",
  cs: "ne|a ne|nikoli|nikoliv|místo|žádné|žádný",
  sk: "nie|a nie|namiesto|žiadne|žiadny",
  sl: "ne|in ne|namesto|brez",
  hr: "ne|a ne|umjesto|nikad",
  sr: "не|а не|уместо|никад|ne|a ne|umesto",
  bg: "не|а не|вместо|никога",
  mk: "не|а не|наместо",
  ru: "не|а не|и не|вместо|никаких",
  uk: "не|а не|і не|замість|ніяких|жодних",
  be: "не|а не|замест",
  ro: "nu|și nu|iar nu|nu și|în loc de|fără",
  hu: "nem|és nem|soha|sem",
  el: "όχι|και όχι|αντί για|ποτέ",
  lt: "ne|o ne|ir ne|vietoj",
  lv: "ne|nevis|un ne|nekad",
  sq: "jo|dhe jo|e jo",
  ka: "არა|და არა|არა და|ნაცვლად",
  hy: "ոչ|ոչ թե|և ոչ|և ոչ թե|եւ ոչ",
  ar: "لا|ولا|وليس|ليس|لكن ليس|بدل|بدلا من|وليست|ليست",
  fa: "نه|و نه|به جای",
  ur: "نہ|نہ کہ|نا کہ",
  he: "לא|ולא|אבל לא|במקום",
  id: "bukan|dan bukan|tanpa",
  ms: "bukan|dan bukan|tanpa",
  vi: "không|không phải|chứ không|chứ không phải|thay vì",
  fil: "hindi|at hindi|walang",
  sw: "si|sio|na sio|siyo|hakuna|badala ya",
  cy: "nid|ac nid|nid yw|dim|yn lle|yn hytrach na",
  ga: "ní|agus ní|seachas|in áit|ná",
  hi: "न कि|ना कि",
  mr: "न की",
};

/** The same in languages that say it behind the refused thing. */
const after: Readonly<Record<string, string>> = {
  tr: "değil",
  az: "deyil",
  eu: "ez",
  hi: "नहीं",
  mr: "नाही|नको|नव्हे",
  ne: "होइन",
  bn: "নয়|নয়|না",
  ta: "அல்ல|இல்லை|வேண்டாம்",
  te: "కాదు|వద్దు",
  ur: "نہیں",
  am: "ሳይሆን|አይደለም",
  kk: "емес",
};

/** In scripts without spaces, or with endings, the refused thing stands directly before or after these. */
const unspaced: Readonly<Record<string, { readonly before: string; readonly after: string }>> = {
  "zh-Hans": { before: "而不是|不是|而非|不用|不做|不卖", after: "" },
  "zh-Hant": { before: "而不是|不是|而非|不用|不做|不賣", after: "" },
  ja: { before: "", after: "ではなく|じゃなく|でなく" },
  ko: { before: "", after: "이 아니라|가 아니라|이 아닌|가 아닌|아닌|말고" },
  th: { before: "ไม่ใช่|ไม่เอา|แทนที่จะเป็น", after: "" },
};

/** What is refused in so many words is the thing itself: more words say something of how, when or why. */
const maxRefusedWords = 3;
const maxRefusedSigns = 10;
const clauseEnd = /[.!?;:,–—。！？；：，、।؟،؛]\s{0,8}|\s-\s/u;

const normalize = (text: string) => text.normalize("NFC").toLowerCase().replaceAll("’", "'");

/** The words of a clause that a word for “not” before or after them refuses. */
function findInClause(clause: string, isLater: boolean, language: Language): string | undefined {
  const words = clause.split(/[\s']+/u).filter((word) => word !== "");
  const isShort = (rest: readonly string[]) => rest.length > 0 && rest.length <= maxRefusedWords;
  for (const phrase of before[language]?.split("|").toSorted((one, other) => other.length - one.length) ?? []) {
    const negation = phrase.split(" ");
    const at = words.findIndex((_, index) => negation.every((word, offset) => words[index + offset] === word));
    // At the beginning of a text it refuses nothing in favour of another thing.
    if (at < 0 || (at === 0 && !isLater)) continue;
    const rest = words.slice(at + negation.length);
    if (isShort(rest)) return rest.join(" ");
  }
  for (const word of after[language]?.split("|") ?? []) {
    const rest = words.slice(0, -1);
    if (words.at(-1) === word && isShort(rest)) return rest.join(" ");
  }
  const signs = unspaced[language];
  return signs && findUnspaced(clause, signs);
}

const listParts = (parts: string) => parts.split("|").filter((part) => part !== "");

/** What stands after a sign for “not” up to the end of a clause, or before one from its beginning. */
function findUnspaced(clause: string, signs: { readonly before: string; readonly after: string }): string | undefined {
  const opened = listParts(signs.before).find((part) => clause.includes(part));
  const closed = listParts(signs.after).find((part) => clause.includes(part));
  const refused =
    opened !== undefined
      ? clause.slice(clause.indexOf(opened) + opened.length)
      : closed === undefined
        ? ""
        : clause.slice(0, clause.indexOf(closed));
  return refused === "" || refused.length > maxRefusedSigns ? undefined : refused;
}

/** What a text refuses in favour of another thing: barrels in “qvevri, not barrels”. */
export const listContrasted = (text: string, language: Language): readonly string[] => {
  const clauses = normalize(text)
    .split(clauseEnd)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
  return clauses.length === 0 ? [] : clauses.flatMap((clause, index) => findInClause(clause, index > 0, language) ?? []);
};
