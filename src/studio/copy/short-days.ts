/** Days of the week in short, by language; some are words of other languages. */
const names: Readonly<Record<string, string>> = {
  en: "mo mon tu tue tues we wed th thu thur thurs fr fri sa sat su sun",
  de: "mo di mi do fr sa so",
  fr: "lun mar mer jeu ven sam dim",
  es: "lun mar mié mie jue vie sáb sab dom lu ma mi ju vi sa do",
  ca: "dl dt dc dj dv ds dg",
  gl: "lun mar mér xov ven sáb dom",
  pt: "seg ter qua qui sex sáb sab dom",
  it: "lun mar mer gio ven sab dom",
  nl: "ma di wo do vr za zo",
  sv: "mån tis ons tor tors fre lör sön",
  da: "man tir ons tor tors fre lør søn",
  nb: "man tir ons tor tors fre lør søn",
  fi: "ma ti ke to pe la su",
  is: "mán þri mið fim fös lau sun",
  pl: "pon pn wt śr czw cz pt pią sob sb nd ndz niedz",
  cs: "po út st čt pá so ne",
  sk: "po ut st št pi pia so ne",
  sl: "pon tor sre čet pet sob ned",
  hr: "pon uto sri čet pet sub ned",
  sr: "pon uto sre čet pet sub ned пон уто сре чет пет суб нед",
  mk: "пон вто сре чет пет саб нед",
  bg: "пн вт ср чт пт сб нд пон вто сря чет пет съб нед",
  ru: "пн вт ср чт пт сб вс",
  uk: "пн вт ср чт пт сб нд",
  be: "пн аў ср чц пт сб нд",
  ro: "lun mar mie joi vin sâm dum lu ma mi jo vi du",
  hu: "hé ke sze csü pé szo va",
  el: "δευ δευτ τρι τρ τετ πεμ παρ σαβ κυρ δε τε πε πα σα κυ",
  tr: "pzt pazt sal çar per cum cmt cts paz",
  lt: "pr an tr kt pn št sk",
  lv: "pr ot tr ct pk se sv",
  vi: "t2 t3 t4 t5 t6 t7 cn",
  id: "sen sel rab kam jum sab min",
  ms: "isn sel rab kha jum sab aha",
  hi: "सोम मंगल बुध गुरु शुक्र शनि रवि",
  mr: "सोम मंगळ बुध गुरु शुक्र शनि रवि",
  bn: "শনি রবি সোম মঙ্গল বুধ বৃহস্পতি শুক্র",
  th: "จันทร์ อังคาร พุธ พฤหัส ศุกร์ เสาร์ อาทิตย์",
  he: "ראשון שני שלישי רביעי חמישי שישי שבת",
  ka: "ორშ სამ ოთხ ხუთ პარ შაბ კვ",
  hy: "երկ երք չրք հնգ ուրբ շբ կիր",
};

/** Their first letters or numbers, which are days from one to another before an hour only. */
const letters: Readonly<Record<string, string>> = {
  en: "mtwfs",
  es: "lmxjvsd",
  ca: "lmxjvsd",
  it: "lmgvsd",
  ro: "lmjvsd",
  pt: "23456",
  et: "etknrlp",
  hu: "hkpsv",
  th: "จอพศส",
  he: "אבגדהוש",
};

const namesByLanguage = new Map(Object.entries(names).map(([language, list]) => [language, new Set(list.split(" "))] as const));
const allNames: ReadonlySet<string> = new Set(Object.values(names).flatMap((list) => list.split(" ")));

/** Whether a word is a day in short, in a language or in any of them, where hours follow it. */
export const isShortDay = (word: string, language?: string): boolean =>
  (language === undefined ? allNames : namesByLanguage.get(language))?.has(word.toLowerCase()) === true;

/** What joins two days, and an hour after them or from one to another. */
const [joiner, hour, hours] = [
  String.raw`(?:\s?[–—~-]\s?|\s(?:to|thru|bis|à|au|a|al|até|t\/m|do|tot|till|til|ως|έως|до|по|đến|sampai|s\/d|से|থেকে|ถึง)\s)`,
  String.raw`[\s:,]{1,2}\p{Nd}{1,2}(?:[:.h]\p{Nd}{2})?`,
  String.raw`(?:[:.h]\p{Nd}{2})?\s?(?:uhr|h|hs)?\s?[–—-]\s?\p{Nd}{1,2}(?!\p{Nd}|\.\p{Nd}{1,2}\.)`,
] as const;

const patterns = new Map<string, RegExp>();

/** Days in short from one to another, or right before the hours of one. */
function getPattern(language: string): RegExp | undefined {
  const list = names[language];
  const letter = letters[language];
  const known = patterns.get(language);
  if (known !== undefined || (list === undefined && letter === undefined)) return known;
  const day = `(?:${(list ?? "").split(" ").join("|")})\\.?`;
  const initial = `[${letter ?? ""}]['’.ªº]?`;
  const pattern = new RegExp(
    [
      ...(list === undefined ? [] : [`${day}${joiner}${day}(?![\\p{L}\\p{M}])`, `${day}[\\s:]{1,2}\\p{Nd}{1,2}${hours}`]),
      ...(letter === undefined ? [] : [`${initial}${joiner}${initial}${hour}`]),
    ]
      .map((form) => `(?<![\\p{L}\\p{M}\\p{N}])${form}`)
      .join("|"),
    "iu",
  );
  patterns.set(language, pattern);
  return pattern;
}

/** Whether a text names days in short, from one to another or with their hours: `Mo–Fr`, `wt 8–15`, `L–V 9 a 18`. */
export const namesShortDays = (text: string, language: string): boolean => getPattern(language)?.test(text) === true;
