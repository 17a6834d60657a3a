/**
 * Words of sentences that say what is not done, only done, or the case at the moment, by language.
 * `~` stands for the rest of a word.
 */
const words: Readonly<Record<string, string>> = {
  en: "no not don't doesn't cannot can't won't never only currently sorry closed please",
  de: "kein~ nicht nur derzeit zurzeit momentan geschlossen bitte",
  fr: "pas jamais uniquement seulement aucun~ actuellement fermé~",
  es: "no solo sólo nunca ningún~ actualmente cerrado~",
  it: "non solo mai nessun~ attualmente chiuso~",
  pt: "não só somente apenas nunca nenhum~ atualmente fechado~",
  nl: "geen niet alleen nooit momenteel gesloten",
  sv: "inte inga ingen inget endast bara aldrig",
  da: "ikke ingen kun aldrig",
  nb: "ikke ingen kun bare aldri",
  fi: "ei emme eivät vain",
  pl: "nie tylko obecnie wyłącznie",
  cs: "není nejsou nemáme neděláme neprodáváme pouze jen jenom žádn~",
  sk: "nie nemáme nerobíme len iba žiadn~",
  hu: "nem csak nincs jelenleg",
  ro: "nu doar numai",
  hr: "ne nije nema samo",
  sr: "не није нема само ne nije nema samo",
  sl: "ne ni samo",
  bg: "не няма само",
  mk: "не нема само",
  ru: "не нет только",
  uk: "не немає лише тільки",
  be: "не няма толькі",
  el: "δεν μόνο όχι",
  tr: "yok değil sadece yalnızca",
  ca: "no només mai",
  gl: "non só nunca",
  et: "ei ainult",
  lt: "ne nėra tik",
  lv: "nav tikai",
  is: "ekki aðeins",
  af: "nie net geen",
  vi: "không chỉ",
  id: "tidak hanya bukan",
  ms: "tidak hanya bukan",
  fil: "hindi lamang",
  sw: "si hakuna tu",
  ar: "لا ليس ليست لسنا فقط",
  he: "לא אין רק",
  fa: "فقط نیست نداریم نمی~",
  ur: "نہیں صرف",
  hi: "नहीं केवल सिर्फ",
  mr: "नाही फक्त",
  ne: "छैन मात्र",
  bn: "না নেই শুধু",
  gu: "નથી ફક્ત",
  pa: "ਨਹੀਂ ਸਿਰਫ਼",
};

/** The same for scripts without spaces, and for languages that have such words as endings. */
const parts: Readonly<Record<string, RegExp>> = {
  "zh-Hans": /不(?:收|接|做|卖|设|提供|可|能|要)|仅|只(?!有一)|没有|谢绝|请勿|暂停/u,
  "zh-Hant": /不(?:收|接|做|賣|設|提供|可|能|要)|僅|只(?!有一)|沒有|謝絕|請勿|暫停/u,
  ja: /ません|のみ|だけ|お断り|定休/u,
  ko: /않|없|못 |만 (?:받|합|가능)|휴무/u,
  th: /ไม่|เฉพาะ|เท่านั้น|งด/u,
  tr: /m[ıiuü]yor/u,
};

const patterns = new Map<string, RegExp>();

function getPattern(language: string): RegExp | undefined {
  const list = words[language];
  if (list === undefined) return undefined;
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const choices = list.replaceAll("~", String.raw`\p{L}{0,12}`).split(" ").join("|");
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${choices})(?![\p{L}\p{M}'’])`, "iu");
  patterns.set(language, pattern);
  return pattern;
}

/** Longer sentences are read where they stand, in letters. */
const maxNoticeLength = 140;

/** How many words of a sentence say so: the more, the more it is a notice. */
export function countNoticeWords(sentence: string, language: string): number {
  const pattern = parts[language] ?? getPattern(language);
  return pattern === undefined ? 0 : sentence.split(pattern).length - 1;
}

/** Whether a sentence tells visitors what is not, only or at the moment the case. */
export const isNotice = (sentence: string, language: string): boolean =>
  sentence.length <= maxNoticeLength &&
  (parts[language]?.test(sentence) === true || getPattern(language)?.test(sentence.replaceAll("’", "'")) === true);
