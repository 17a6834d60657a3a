import type { Language } from "#/model/language";

/**
 * Letters that only these of the languages in one script have, and how strongly each decides; below
 * zero for letters that a language lacks and its relatives have.
 */
export const typicalLetters: readonly (readonly [language: Language, letters: RegExp, weight: number])[] = [
  ["sr", /[ђћџљњј]/g, 60],
  ["mk", /[ѓќѕ]/g, 120],
  ["uk", /[їєґ]/g, 90],
  ["uk", /і/g, 30],
  ["be", /ў/g, 120],
  ["ru", /[ыэё]/g, 40],
  ["bg", /ъ/g, 40],
  ["fa", /[پچژگکی]/g, 60],
  ["ur", /[ٹڈڑںےہھ]/g, 90],
  ["ar", /[ةىيكأإؤئ]/g, 40],
  ["mr", /ळ/g, 60],
  ["mr", /आहे|साठी|मध्ये|च्या/g, 150],
  ["ne", /हरू|हाम्र[ोाी]|छौँ|छौं|छन्(?![\p{L}\p{M}])|गर्छ|गर्दछ|गर्दै|गर्ने|का लागि|भएक|तपाईं/gu, 600],
  ["sw", /(?<!\p{L})(?:m[bcfkptw]|n[djz]|ng)[a-z]{2,24}(?<=[aeiou])(?!\p{L})/gu, 150],
  ["ms", /\p{L}{3}iti(?!\p{L})/gu, 150],
  ["id", /\p{L}{3}itas(?!\p{L})/gu, 100],
  ["kk", /[әғқңөұүһ]/g, 120],
  ["az", /ə/g, 120],
  ["de", /ß/g, 90],
  ["pl", /[łśźńęą]/g, 50],
  ["hu", /[őű]/g, 90],
  ["es", /[ñ¿¡]/g, 60],
  ["pt", /[ãõ]/g, 50],
  ["fr", /[œêèùû]/g, 15],
  ["cs", /[řěů]/g, 90],
  ["sk", /[ľĺŕô]/g, 60],
  ["ro", /[șțţ]/g, 90],
  ["ro", /ă/g, 30],
  ["tr", /[ğış]/g, 50],
  ["vi", /[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/g, 60],
  ["is", /[þð]/g, 90],
  ["lv", /[ķļņģ]/g, 90],
  ["lt", /[ėįų]/g, 70],
  ["et", /õ/g, 20],
  ["nb", /[æø]/g, 15],
  ["da", /[æø]/g, 15],
  ["is", /[æ]/g, 10],
  ["sv", /[åäö]/g, 8],
  ["de", /[äü]/g, 8],
  ["fi", /(?:ää|yy|öö)/g, 30],
  ["it", /[àòù]/g, 10],
  ["nl", /ij/g, 15],
  ["gl", /ñ|x[aeiou]/g, 60],
  ["gl", /ei|ou/g, 30],
  ["gl", /[jy]|ss|lh|(?<!u)nh|(?<!\p{L})ll|(?<![qg])ue/gu, -60],
  ["af", /['’ʼ]n(?=\s)/g, 150],
  ["af", /ij|z|sch|ieuw|[aeiou]ven/g, -60],
  ["af", /sk|y/g, 20],
  ["cy", /[ŵŷ]/g, 90],
  ["cy", /wy|dd|rh/g, 15],
  ["ga", /bhf|bp|gc|dt|mb|ái|éa|ío|ói|úi/g, 15],
  ["sq", /[ë]/g, 15],
];

/**
 * Letters beyond a–z that words of a language have. Any other accented letter speaks against it.
 */
const latinAlphabets: Readonly<Partial<Record<Language, string>>> = {
  en: "éï",
  id: "é",
  de: "äöüßé",
  fr: "àâçéèêëîïôùûüÿœæ",
  es: "áéíñóúü",
  it: "àèéìòùî",
  pt: "áâãàçéêíóôõúü",
  nl: "äëïöüéèêáàçíóúîôû",
  da: "æøåé",
  nb: "æøåéòô",
  sv: "åäöé",
  fi: "åäöšž",
  is: "áðéíóúýþæö",
  et: "äöõüšž",
  lv: "āčēģīķļņšūž",
  lt: "ąčęėįšųūž",
  pl: "ąćęłńóśźż",
  cs: "áčďéěíňóřšťúůýž",
  sk: "áäčďéíĺľňóôŕšťúýž",
  sl: "čšžćđ",
  hr: "čćđšž",
  hu: "áéíóöőúüű",
  ro: "ăâîșțşţ",
  ca: "àçèéíïòóúü",
  gl: "áéíïñóúü",
  eu: "ñüç",
  ga: "áéíóú",
  cy: "áàâäéèêëíìîïóòôöúùûüẃẁŵẅýỳŷÿ",
  sq: "çë",
  af: "áéèêëíîïóôöúûü",
  tr: "çğıöşüâîû",
  ms: "é",
  fil: "ñ",
  sw: "",
  az: "çğıöşü",
};

/** Letters of other languages in the same script, which rule a language out. */
const foreignLetters: readonly (readonly [language: Language, letters: RegExp])[] = [
  ["sr", /[йщъыьэюяёіїєґўәғқңөұүһ]/],
  ["mk", /[йщъыьэюяёіїєґўђћәғқңөұүһ]/],
  ["bg", /[ыэёіїєґўђћџљњјәғқңөұүһ]/],
  ["ru", /[іїєґўђћџљњјәғқңөұүһ]/],
  ["uk", /[ыэёъўђћџљњјәғқңөұүһ]/],
  ["be", /[ищъїєґђћџљњјәғқңөұүһ]/],
  ["kk", /[їєґўђћџљњј]/],
  ["ar", /[پچژگکیٹڈڑںےہھ]/],
  ["fa", /[ةٹڈڑںےہھ]/],
];

/** What such a letter takes from the score of a language. */
export const foreignLetterPoints = 150;

/** Whether a lower-case text has letters that words of this language do not have. */
export function hasForeignLetter(text: string, language: Language): boolean {
  const alphabet = latinAlphabets[language];
  if (alphabet !== undefined)
    return Array.from(text.match(/[ß-ɏẠ-ỿ]/g) ?? []).some((letter) => letter !== "÷" && !alphabet.includes(letter));
  return foreignLetters.some(([other, letters]) => other === language && letters.test(text));
}

/**
 * Small corrections between languages that look alike in short texts: the smaller language needs
 * more evidence. Points of mean score.
 */
export const handicaps: Readonly<Partial<Record<Language, number>>> = {
  ca: 9,
  gl: 11,
  eu: 8,
  ga: 8,
  cy: 8,
  sq: 8,
  af: 14,
  sk: 6,
  sl: 7,
  hr: 5,
  et: 8,
  lv: 6,
  lt: 6,
  is: 8,
  nb: 3,
  be: 8,
  mk: 4,
  ur: 6,
  mr: 4,
  ro: 2,
  id: 4,
  ms: 6,
  fil: 6,
  sw: 8,
  az: 6,
  kk: 6,
  ne: 4,
};
