import type { Language } from "#/model/language";
import type { HueName } from "#/studio/palette/hue-names";
import { foldWord } from "#/studio/understanding/trades/fold-word";

/** Words for the colours of a nation in all languages, folded: tricolours, and national colours. */
const nationalColors = [
  "tri ?colou?r|trikolor|tricolor|trykolor|trobojnic|тробојниц|трикол[оь]р|триколор|τριχρωμ|national colou?r|nationalfarb|landesfarb",
  "couleurs nationales|colores nacionales|colori nazionali|cores nacionais|nationale kleuren|nationalfarg|nationalfarve|nasjonalfarge",
  "kansallisvari|rahvusvarv|nemzeti szin|barwy narodowe|barw narodowych|narodni barv|narodnych farieb|nacionalne boje|nacionalnih boja",
  "culorile nationale|национальн[^ ]{0,8} цвет|національн[^ ]{0,8} кольор",
  "националн[^ ]{0,8} цветове|εθνικα χρωματα|ulusal renk|milli renk",
  "الالوان الوطنيه|الألوان الوطنية|رنگ ?های ملی|رنگهای ملی|הצבעים הלאומיים|राष्ट्रीय रंग|तिरंग|তেরঙা|জাতীয় রং|தேசிய வண்ண|மூவர்ண",
  "dathanna naisiunta|lliwiau cenedlaethol|warna nasional|mau quoc ky|สีธงชาติ|ナショナルカラー|トリコロール|三色旗|国旗色|삼색기|國旗色",
].join("|");

/** Words for a flag, and for colours: together they name the colours of a flag. */
const flagWords = [
  "flag|flagge|fahne|drapeau|bandera|bandier|bandeira|vlag|lippu|lipun|lipp|zaszlo|flaga|vlajk|zastav|drapel|steag|steagul|флаг|прапор",
  "знаме|застав|σημαι|bayrag|bayrak|علم|پرچم|דגל|झंड|পতাকা|ธงชาติ|quoc ky|la co|bendera|国旗|國旗|국기|veliav|karog|bratach|bratai|baner",
  "bandera|flamur|დროშ|դրոշ|கொடி|జెండా|झेंड|bendera|watawat|ሰንደቅ",
].join("|");
const colorWords = [
  "colou?r|farb|couleur|colore|colori|cor(?:es)?(?: |$)|kleur|farg|farve|farge|vari|varit|varv|szin",
  "barw|kolor|barv|boj|culor|цвет|кольор",
  "цвят|боје|боја|χρωμα|renk|الوان|ألوان|لون|رنگ|צבע|रंग|রং|রঙ|สี|mau|warna|色|색|spalv|krasa|krasu",
  "dath|lliw|kolore|ngjyr|ფერ|գույն|வண்ண|నిறం|రంగు",
].join("|");

const fold = (text: string) => foldWord(text.normalize("NFKC").toLowerCase());
const hues = (names: string) => names.split(" ") as readonly HueName[];

/** Colours of flags, without black and white, by the folded beginnings of names of countries in many languages. */
const byCountry: readonly (readonly [colors: readonly HueName[], countries: RegExp])[] = (
  [
    ["green orange", "ireland|irish|irland|irlan|eireann|irisch|indisch|indian|indien|ирланд|ірланд|भारत|india(?:s|n)?(?: |$)"],
    [
      "green red",
      "ital|hungar|magyar|ungar|hongr|wegier|madar|bulgar|българ|угорс|венгр|португ|portug|mexic|mexik|mejic|iran|ایران|мексик|belarus",
    ],
    [
      "red blue",
      "franc|franz|frans|ranska|french|dutch|niederl|hollan|nederl|netherl|neerl|brit|russ|русс|росс|росі|serb|срб|czech|tschech|cesk",
    ],
    [
      "red blue",
      "slova|slowa|croat|kroat|hrvat|norw|norv|norg|norweg|united states|americ|amerik|thai|ไทย|korea|한국|대한|太極|chile|cuba|kuba",
    ],
    ["blue yellow", "ukrai|украин|україн|swed|schwed|sved|sver|sueci|suede|ruots|szwed|kazak|казах"],
    ["blue yellow red", "roman|ruman|roumain|colomb|kolumb|venez|ecuador|moldov|andorr|catal|armen|հայ"],
    [
      "red yellow",
      "german|deutsch|allem|aleman|niemiec|saksa|nemet|belg|spain|spani|espan|espagn|china|chines|中国|中國|vietnam|việt|macedon|македон",
    ],
    ["green yellow", "brazil|brasil|brasile|бразил|jamaic|south afric|sudafrik|austral"],
    ["green yellow red", "lithuan|lietuv|litau|litw|liet|ghan|senegal|mali(?: |$)|cameroon|kamer|ethiop|bolivi|ኢትዮጵ"],
    ["red", "polsk|polni|polan|polon|polog|swiss|schweiz|suisse|svizz|danis|dansk|danm|turk|turc|austri|osterr"],
    ["red", "japan|日本|georgi|საქართ|latvi|canad|kanad|indones"],
    ["blue", "finl|suom|finn|greek|greec|griech|grec|ελλην|scot|schott|israel|ישראל|argentin|eston|eesti|somali"],
    ["green red", "welsh|wales|cymru|banglad|বাংলা|leban|liban|لبنان|palest|فلسطين|keny|basqu|euskal|algeri|moroc|maroc|المغرب"],
    ["green", "nigeri|pakist|پاکستان|saudi|السعودي"],
  ] as const
).map(([colors, countries]) => [hues(colors), new RegExp(`(?:^|[^\\p{L}])(?:${fold(countries)})`, "u")]);

/** The colours of the country in which a language is mostly spoken, where that is one. */
const byLanguage: Readonly<Partial<Record<Language, readonly HueName[]>>> = {
  ga: hues("green orange"),
  cy: hues("green red"),
  it: hues("green red"),
  hu: hues("green red"),
  bg: hues("green red"),
  fa: hues("green red"),
  eu: hues("green red"),
  bn: hues("green red"),
  fr: hues("red blue"),
  nl: hues("red blue"),
  ru: hues("red blue"),
  sr: hues("red blue"),
  cs: hues("red blue"),
  sk: hues("red blue"),
  sl: hues("red blue"),
  hr: hues("red blue"),
  nb: hues("red blue"),
  is: hues("red blue"),
  th: hues("red blue"),
  ko: hues("red blue"),
  uk: hues("blue yellow"),
  sv: hues("blue yellow"),
  kk: hues("blue yellow"),
  ro: hues("blue yellow red"),
  ca: hues("yellow red"),
  hy: hues("red blue orange"),
  mk: hues("red yellow"),
  vi: hues("red yellow"),
  lt: hues("green yellow red"),
  am: hues("green yellow red"),
  hi: hues("green orange"),
  pl: hues("red"),
  da: hues("red"),
  tr: hues("red"),
  ja: hues("red"),
  ka: hues("red"),
  lv: hues("red"),
  sq: hues("red"),
  id: hues("red"),
  fi: hues("blue"),
  et: hues("blue"),
  el: hues("blue"),
  he: hues("blue"),
  ur: hues("green"),
};

const tricolorPattern = new RegExp(fold(nationalColors), "u");
const flagPattern = new RegExp(fold(flagWords), "u");
const colorPattern = new RegExp(fold(colorWords), "u");

/** The colours of a flag that a phrase rules out: those of the country that it names, else of the language's own. */
export function findFlagColors(phrase: string, language: Language): readonly HueName[] {
  const text = fold(phrase);
  if (!tricolorPattern.test(text) && !(flagPattern.test(text) && colorPattern.test(text))) return [];
  const named = byCountry.filter(([, countries]) => countries.test(text)).flatMap(([colors]) => colors);
  return named.length > 0 ? [...new Set(named)] : (byLanguage[language] ?? []);
}
