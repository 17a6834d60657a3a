/**
 * Languages that a brief can be recognised in, as BCP 47 tags with their English names. Chinese
 * carries its script; Norwegian is Bokmål.
 */
export const languageNames = {
  en: "English",
  de: "German",
  fr: "French",
  es: "Spanish",
  it: "Italian",
  pt: "Portuguese",
  nl: "Dutch",
  da: "Danish",
  sv: "Swedish",
  nb: "Norwegian",
  fi: "Finnish",
  is: "Icelandic",
  et: "Estonian",
  lv: "Latvian",
  lt: "Lithuanian",
  pl: "Polish",
  cs: "Czech",
  sk: "Slovak",
  sl: "Slovenian",
  hr: "Croatian",
  hu: "Hungarian",
  ro: "Romanian",
  ca: "Catalan",
  gl: "Galician",
  eu: "Basque",
  ga: "Irish",
  cy: "Welsh",
  sq: "Albanian",
  af: "Afrikaans",
  tr: "Turkish",
  vi: "Vietnamese",
  id: "Indonesian",
  ms: "Malay",
  fil: "Filipino",
  sw: "Swahili",
  az: "Azerbaijani",
  bg: "Bulgarian",
  ru: "Russian",
  uk: "Ukrainian",
  be: "Belarusian",
  kk: "Kazakh",
  sr: "Serbian",
  mk: "Macedonian",
  el: "Greek",
  hy: "Armenian",
  ka: "Georgian",
  he: "Hebrew",
  yi: "Yiddish",
  ar: "Arabic",
  fa: "Persian",
  ur: "Urdu",
  hi: "Hindi",
  mr: "Marathi",
  ne: "Nepali",
  bn: "Bengali",
  ta: "Tamil",
  te: "Telugu",
  gu: "Gujarati",
  pa: "Punjabi",
  kn: "Kannada",
  ml: "Malayalam",
  si: "Sinhala",
  th: "Thai",
  lo: "Lao",
  km: "Khmer",
  my: "Burmese",
  am: "Amharic",
  ja: "Japanese",
  ko: "Korean",
  "zh-Hans": "Chinese (Simplified)",
  "zh-Hant": "Chinese (Traditional)",
} as const;

/** BCP 47 tag of a language that a brief can be recognised in. */
export type Language = keyof typeof languageNames;

/** All recognised languages. */
export const languages = Object.keys(languageNames) as readonly Language[] as readonly [Language, ...Language[]];

const latinLanguages: ReadonlySet<string> = new Set(
  "en de fr es it pt nl da sv nb fi is et lv lt pl cs sk sl hr hu ro ca gl eu ga cy sq af tr vi id ms fil sw az".split(" "),
);

/** Whether a language is written in Latin script. */
export const isLatinLanguage = (language: string): boolean => latinLanguages.has(language);

/** Whether a tag is that of a recognised language. */
export const isLanguage = (tag: string): tag is Language => Object.hasOwn(languageNames, tag);
