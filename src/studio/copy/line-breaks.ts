const [noBreakSpace, wordJoiner] = ["\u00a0", "\u2060"] as const;

/** What follows a number and belongs to it. */
const measures =
  "°C|°F|km|m|cm|mm|m²|km²|kg|g|l|dl|cl|ml|ha|h|min|[kMG]?Wh?|[kM]Wp|kVA|Ah?|V|[MG]Hz|[KMG]B|[MG]bit|PS|km/h|oz|lbs?|" +
  "Uhr|uur|óra|am|pm|a\\.m|p\\.m|giờ|час(?:ов|а)?|хв|км|кг|г|м|см|л";
const units =
  `[€$£₹₴₽₺₪₸₫฿₾₱%°‰]|kr|Kč|zł|Ft|lei|лв|грн|руб|дин|ден|TL|CHF|EUR|euros?|ευρώ|${measures}|` +
  "Euro|Franken|Kronen|[Ll]ira|DKK|SEK|NOK|CZK|PLN|HUF|RON|RSD|USD|GBP|" +
  String.raw`динар\p{L}{0,2}|тенге|драм\p{L}{0,2}|դրամ\p{L}{0,3}|MT|Kz|টাকা|baht|บาท|น|στρ`;

/** Spaces that no line may break at, whatever the language: around a number and what belongs to it. */
const numberSpaces: readonly RegExp[] = [
  new RegExp(String.raw`(?<=\p{Nd}) (?=(?:${units})(?!\p{L}))`, "gu"),
  /(?<=\p{Nd}) (?=\p{Nd}{3}(?!\p{Nd}))/gu,
  /(?<=\p{Nd}{2}) (?=\p{Nd}{2,4}(?!\p{Nd}))/gu,
  /(?<=(?<!\p{L})(?:[€£$₹₦₺₱]|R\$|Rs\.?|Rp\.?|KES|KSh|CHF|EUR|kr\.?)) (?=\p{Nd})/gu,
  /(?<=(?<!\p{L})(?:nr|no|núm|č|tel|kl|km|kat|tř|Nr|No|Tel|Kl)\.|[№§]) (?=\p{Nd})/gu,
  /(?<=\p{Nd}) (?=[–—-] ?\p{Nd})/gu,
  /(?<=[^\s/|·]) (?=[/|·] )/gu,
  /(?<=\p{Nd} ?[–—-]) (?=\p{Nd})/gu,
  /(?<=\p{Nd}) (?=[×x] ?\p{Nd})|(?<=\p{Nd}[ \u00a0]?[×x]) (?=\p{Nd})/gu,
  /(?<=\p{Nd}\u00a0h) (?=\p{Nd}{2}(?!\p{Nd}))/gu,
  /(?<=(?<![\p{L}\p{Nd}.,:/])\p{Nd}{1,3}) (?=\p{Ll}{3,12}(?!\p{L}))/gu,
  /(?<=(?<!\p{L})\p{Lu}\.) (?=\p{Lu})/gu,
  /(?<=(?<!\p{L})(?:Dra?|Mrs?|Ms|Prof|St|Sra?|Ing|Mag|Dipl)\.) (?=\p{Lu})/gu,
  /(?<=\p{L}\.?) (?=(?:Jr|Sr)\.)/gu,
  /(?<=\p{Nd}\u00a0\p{L}{1,3}) (?=[–—-] ?\p{Nd})/gu,
  /(?<=\p{Nd}\u00a0\p{L}{1,3}[ \u00a0]?[–—-]) (?=\p{Nd})/gu,
  /(?<=\p{Nd}\s?[만천억]) (?=\p{Nd}|원)|(?<=\p{Nd}) (?=원)/gu,
];

/**
 * A last word of one or two letters, alone or after an apostrophe, belongs to the word before it: not in Hangul, whose
 * words are that short.
 */
const shortEnd = String.raw`(?!\p{Script=Hangul})\p{L}\p{M}{0,2}(?:\p{L}\p{M}{0,2})?`;
const beforeShortEnd = new RegExp(String.raw`(?<=\p{L}) (?=(?:\p{L}{1,2}['’])?${shortEnd}(?:[,;:!?…»”]|\.?$))`, "gu");

/** The least spaces of a text that is more than a label. */
const leastSpaces = 2;

/** The hyphen between a number and its ending, such as “-es” or “-го”. */
const suffixHyphen = /(?<=\p{Nd}[-‑])(?=\p{Ll}{1,7}(?!\p{L}))/gu;

/** Hyphens and dashes that no line may break after: in ranges, and between short words. */
const dashes: readonly RegExp[] = [
  suffixHyphen,
  /(?<=\p{Nd}\u00a0?[–—-])(?=\u00a0?\p{Nd})/gu,
  /(?<=(?<!\p{L})\p{L}{1,4}[–-])(?=\p{L}{1,4}(?!\p{L}))/gu,
];

/** The most letters of a word that stays whole at its hyphens and strokes. */
export const maxWholeWord = 16;
const withinWord = /(?<=\p{L}\.?[-/])(?=\p{L})|(?<=\p{L}[-‑])(?=\p{Nd})/gu;
const joinWord = (word: string): string => ([...word].length <= maxWholeWord ? word.replace(withinWord, wordJoiner) : word);

/** Languages in which a word of one letter does not end a line. */
const withShortWords: ReadonlySet<string> = new Set(["cs", "sk", "pl", "sl", "hr", "sr", "ru", "uk", "be", "bg", "mk"]);
const afterShortWord = /(?<=(?:^|[\s(„«“"])\p{L}) (?=[^\s–—-])/gu;
/** Prepositions of two letters in the same languages. */
const afterPreposition =
  /(?<=(?:^|[\s(„«“"])(?:на|по|до|за|от|об|из|со|во|ко|зі|із|na|do|po|za|od|ze|we|ve|ke|ku|se|so|zo)) (?=[^\s–—-])/giu;

/** French marks with a space before them, and quotation marks with one inside. */
const frenchSpaces = / (?=[:;!?»])|(?<=«) /gu;
const guillemetSpaces = / (?=»)|(?<=«) /gu;

/** A dash between words belongs to the word before it. */
const spaceBeforeDash = /(?<=[\p{L}\p{M}\p{N}»”"'’)!?.]) (?=[–—] )/gu;

/** What a few words in brackets are is read at once. */
const shortBrackets = /[(（][^()（）]{2,16}[)）]/gu;

/** Names of places of two short words, as Vietnamese has. Names of more words break between them. */
const shortNames = /(?<=(?<!\p{Lu}\p{Ll}{1,5} )(?<!\p{L})\p{Lu}\p{Ll}{1,3}) (?=\p{Lu}\p{Ll}{1,4}(?!\p{L})(?! \p{Lu}))/gu;

/** Longer runs would not fit a line of a small window in large type, in letters. */
const maxRun = 18;

/** A run of words without breaks, or with them if it is too long. */
const loosen = (run: string): string =>
  [...run].length <= maxRun
    ? run
    : run.replaceAll(noBreakSpace, " ").replaceAll(wordJoiner, "").replace(suffixHyphen, wordJoiner);

/**
 * A text with spaces that no line breaks at, where a break would part what is read as one: numbers and their
 * units, ranges, words of one letter, and marks with their spaces.
 */
export function keepTogether(text: string, language: string): string {
  if (!/[ –/-]/u.test(text)) return text;
  const spaces = [
    ...numberSpaces,
    ...(text.split(" ", leastSpaces + 1).length > leastSpaces ? [beforeShortEnd] : []),
    ...(language === "fr" ? [frenchSpaces] : [guillemetSpaces]),
    ...(withShortWords.has(language) ? [afterShortWord, afterPreposition] : []),
    spaceBeforeDash,
    ...(language === "vi" ? [shortNames] : []),
  ];
  const spaced = spaces
    .reduce((kept, pattern) => kept.replace(pattern, noBreakSpace), text)
    .replace(shortBrackets, (words) => words.replaceAll(" ", noBreakSpace));
  const joined = dashes.reduce((kept, pattern) => kept.replace(pattern, wordJoiner), spaced);
  const whole = /[-/]/u.test(joined) ? joined.replace(/[^\s]+/gu, joinWord) : joined;
  return whole === text ? text : whole.split(" ").map(loosen).join(" ");
}

/** The words of a text between which lines may break, without the marks that keep them together. */
export const splitAtBreaks = (text: string, language: string): readonly string[] =>
  keepTogether(text.trim(), language)
    .split(/[^\S\u00a0]+/u)
    .map((word) => word.replaceAll(noBreakSpace, " ").replaceAll(wordJoiner, ""));
