import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A name or search term of a preset, in one language. */
export type PresetName = {
  readonly language: string;
  readonly tradeId: string;
  readonly text: string;
  readonly isName: boolean;
};

/** The schema's locales and the language whose list they go to. */
const locales: Readonly<Record<string, string>> = {
  en: "en",
  "en-GB": "en",
  "en-AU": "en",
  de: "de",
  fr: "fr",
  es: "es",
  it: "it",
  pt: "pt",
  "pt-BR": "pt",
  nl: "nl",
  sv: "sv",
  da: "da",
  nb: "nb",
  no: "nb",
  nn: "nb",
  fi: "fi",
  pl: "pl",
  cs: "cs",
  sk: "sk",
  hu: "hu",
  ro: "ro",
  bg: "bg",
  ru: "ru",
  uk: "uk",
  be: "be",
  sr: "sr",
  mk: "mk",
  hr: "hr",
  bs: "hr",
  sl: "sl",
  el: "el",
  tr: "tr",
  he: "he",
  ar: "ar",
  fa: "fa",
  ur: "ur",
  hi: "hi",
  bn: "bn",
  th: "th",
  vi: "vi",
  id: "id",
  ms: "id",
  ja: "ja",
  ko: "ko",
  "zh-CN": "zh-Hans",
  zh: "zh-Hans",
  "zh-TW": "zh-Hant",
  "zh-HK": "zh-Hant",
  yue: "zh-Hant",
  ca: "ca",
  gl: "gl",
  eu: "eu",
  et: "et",
  lv: "lv",
  lt: "lt",
  is: "is",
  sq: "sq",
  af: "af",
  cy: "cy",
  ga: "ga",
  ka: "ka",
  hy: "hy",
  kk: "kk",
  ta: "ta",
  te: "te",
  ml: "ml",
  km: "km",
  lo: "lo",
  mn: "mn",
};

/** Words that say only that something is a place of business, in any language of the schema. */
const genericTerms: ReadonlySet<string> = new Set(
  (
    "hire spring sea after before home care free open public help kids family fast natural type surgery betrieb art living " +
    "shop store office company service services business centre center studio house building retail seller sale sales " +
    "worker craft trade place local area food drink drinks water school club group people sport sports " +
    "laden geschäft handel büro firma haus werkstatt magasin boutique commerce bureau atelier tienda negozio negocio loja winkel " +
    "zaak butik affär kontor kauppa myymälä liike toimisto sklep biuro zakład obchod prodejna kancelář bolt üzlet iroda " +
    "магазин офис крамниця офіс γραφείο κατάστημα mağaza dükkan ofis חנות משרד متجر محل مكتب مغازه فروشگاه دفتر ร้าน ร้านค้า สำนักงาน " +
    "cửa hàng văn phòng ショップ 店 お店 オフィス 事務所 商店 店舗 가게 상점 사무실 店铺 办公室 辦公室 公司 toko kantor"
  ).split(" "),
);

type Translation = {
  readonly name?: string;
  readonly terms?: string | readonly string[];
  readonly aliases?: string | readonly string[];
};

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

const toList = (value: string | readonly string[] | undefined): readonly string[] =>
  typeof value === "string" ? value.split(/[,،;、\n]/) : (value ?? []);

/** One or several names without remarks in brackets and without endings such as `/in`. */
const cleanName = (text: string): readonly string[] =>
  text
    .replace(/[([{（][^)\]}）]*[)\]}）]/g, " ")
    .replace(/([/*:_]|\/-)(in|innen|r|e|n)\b/gi, "")
    .split(/\s*[/,،;、]\s*/)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "");

const isMostlyLatin = (text: string) => /^[\p{sc=Latin}\p{N}\s\p{P}]+$/u.test(text);
const nonLatinLanguages: ReadonlySet<string> = new Set(
  "bg ru uk be mk el he ar fa ur hi bn th ja ko zh-Hans zh-Hant ka hy kk ta te ml km lo mn".split(" "),
);

function isUseful(text: string, language: string, englishTerms: ReadonlySet<string>): boolean {
  const lower = text.toLowerCase();
  if (genericTerms.has(lower) || lower.length > 40) return false;
  if (nonLatinLanguages.has(language) && isMostlyLatin(text)) return false;
  if (language !== "en" && englishTerms.has(lower)) return false;
  const isIdeographic = /^(ja|ko|zh)/.test(language);
  return lower.length >= (isIdeographic ? 2 : 3);
}

/** Names and terms of the presets of each trade, in all languages of the schema, cleaned. */
export function readPresetNames(
  folder: string,
  trades: readonly { readonly tradeId: string; readonly presets: readonly string[] }[],
): readonly PresetName[] {
  const found = new Map<string, PresetName>();
  const readPresets = (locale: string): Readonly<Record<string, Translation>> =>
    readJson(join(folder, "translations", `${locale}.json`))[locale]?.presets?.presets ?? {};
  const english = readPresets("en");
  for (const [locale, language] of Object.entries(locales)) {
    const presets = readPresets(locale);
    for (const { tradeId, presets: ids } of trades) {
      for (const id of ids) {
        const englishTerms = new Set(toList(english[id]?.terms).map((term) => term.trim().toLowerCase()));
        const { name, aliases, terms } = presets[id] ?? {};
        const names = [...(name === undefined ? [] : [name]), ...toList(aliases)].flatMap(cleanName);
        const listed = [
          ...names.map((text) => ({ text, isName: true })),
          ...toList(terms)
            .flatMap(cleanName)
            .map((text) => ({ text, isName: false })),
        ];
        for (const { text, isName } of listed) {
          const key = `${language} ${tradeId} ${text.toLowerCase()}`;
          if (!found.has(key) && isUseful(text, language, englishTerms)) found.set(key, { language, tradeId, text, isName });
        }
      }
    }
  }
  return [...found.values()];
}
