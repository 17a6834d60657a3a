import openingFile from "#data/languages/opening.txt.br" with { type: "file" };
import { openPackedSections } from "#/kernel/files/packed-file";
import { namesWeekday } from "#/studio/copy/calendar-names";
import { createWordPattern } from "#/studio/copy/word-pattern";
import { isAboutPrices, splitPriceList, statesPrice } from "#/studio/copy/stated-prices";

/** What people look up before they come or order. */
export type PracticalRole = "hours" | "prices" | "place";

/** Sentences of a brief about one thing that people look up, below its label. */
export type PracticalFact = { readonly label: string; readonly texts: readonly string[] };

const getOpeningWords = openPackedSections(openingFile);
const patterns = new Map<string, RegExp>();

/** Words for being open in scripts without spaces, and in languages that have them as endings. */
const openingParts: Readonly<Record<string, RegExp>> = {
  ja: /営業|開館|開店|閉店|定休|受付時間|診療/u,
  "zh-Hans": /营业|开门|开放|休息|关门/u,
  "zh-Hant": /營業|開門|開放|公休|休息/u,
  ko: /영업|엽니다|열어|휴무|쉽니다|진료|닫/u,
  th: /เปิด|ปิด/u,
  lo: /ເປີດ|ປິດ/u,
  km: /បើក|បិទ/u,
  my: /ဖွင့်|ပိတ်/u,
};

function getOpeningPattern(language: string): RegExp | undefined {
  const known = openingParts[language] ?? patterns.get(language);
  const list = getOpeningWords().get(language);
  if (known !== undefined || list === undefined) return known;
  const pattern = createWordPattern(list);
  patterns.set(language, pattern);
  return pattern;
}

/** English things that have being open in their name. */
const openThings = /open[ -](?:day|house|studio|source|air|fire|kitchen|water|mic|plan|minded|evening class)/iu;

/** A number of an hour with what says so, before or after it. */
const clock =
  /\p{Nd}{1,2}\s?(?:[:.h]\s?\p{Nd}{2}(?!\p{Nd})|[ap]\.?m(?!\p{L})|uhr|uur|óra|час|น\.|[時时点點시]|बजे|টা|giờ|h(?!\p{L})|صباح|مساء|σ)/iu;
const hourWord = new RegExp(
  String.raw`(?<!\p{L})(?:from|until|till?|to|bis|ab|à|alle|às|a las|od|do|до|з|с|ως|kl\.?|klo|saat|jam|pukul|lúc|hasta|até|` +
    String.raw`sampai|tot)\s\p{Nd}{1,2}(?!\p{Nd})`,
  "iu",
);

/** From one hour to another. */
const hour = String.raw`\p{Nd}{1,2}(?:[:.h]\p{Nd}{2})?\s?(?:[ap]\.?m\.?|uhr|uur|h|น\.|[時时点點시]半?)?`;
const joiner =
  "(?:[–—~〜-]|to|till?|until|bis|à|a|às|as|al|alle|do|до|tot|ως|έως|μέχρι|từ|đến|sampai|hingga|по|から|到|至|부터|से|حتى|" +
  "إلى|עד|ve|ile|og|och)";
const clockRange = new RegExp(String.raw`(?<!\p{Nd})${hour}\s?${joiner}\s?(?:kl\.?\s)?\p{Nd}{1,2}(?!\p{Nd}{2})`, "iu");

/** Days in short from one to another, such as Mo–Fr. */
const dayRange = new RegExp(
  String.raw`(?<!\p{L})(?:пн|вт|ср|чт|пт|mo|mon|tues?|wed|di|mi|lun|mar|mer|po|út|pn|wt|śr|ma|man|mån|tir|tis|seg|ter|hé|δευ|τρ)` +
    String.raw`\.?\s?(?:[–—-]|to|bis|à|a)\s?(?:пт|сб|нд|вс|чт|fri?|sat?|sun?|do|so|ven|sam|dim|vie|sáb|dom|pá|pt|sob|vr|za|` +
    String.raw`fre|lør|lör|sex|p|παρ|σαβ)(?!\p{L})`,
  "iu",
);

/** Days in scripts and languages that write them in other ways than their names. */
const shortDays =
  /[月火水木金土日]曜|平日|毎日|周[一二三四五六日末]|週[一二三四五六日末]|每天|[월화수목금토일]요일|평일|주말|매일|ימי? (?:ראשון|שני|שלישי|רביעי|חמישי|שישי)/u;

/** A year in which something began is a story. */
const yearNumber = /(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}{2}(?!\p{Nd}|\s?(?:[€£$₴₽]|kr|zł|Kč|Ft|元|円|원|บาท))/u;

/** Longer sentences say more than that, in letters. */
const [maxHours, maxHoursAlone, maxDaysAlone, maxSeason, maxPlace, maxPrices] = [140, 90, 48, 70, 120, 200] as const;

/** More parts are a list of other things. */
const maxHourParts = 2;

/** Where a sentence has begun with something else if being open comes later, as a share. */
const latestOpening = 0.6;

/** Words for working and receiving people, which alone say nothing about when. */
const working = /^(?:prac|dział|работа|прац|приним|прийм|rad|func|atend|iş|نعمل|дир)/iu;

const namesDays = (text: string, language: string): boolean =>
  namesWeekday(text, language) || dayRange.test(text) || shortDays.test(text);

/** Whether a text names a day of the week or an hour. */
export const namesTime = (text: string, language: string): boolean =>
  namesDays(text, language) || clock.test(text) || hourWord.test(text);

/** Whether a text has a word for being open or closed. */
export const namesOpening = (text: string, language: string): boolean => getOpeningPattern(language)?.test(text) === true;

/** Whether a text names the year in which something was or began. */
export const namesYear = (text: string): boolean => yearNumber.test(text);

/** The letters of a sentence in which its first day stands if it begins with it. */
const dayStart = 14;

/** Whether a sentence begins with a day and names another one, such as “Tuesday to Saturday”. */
function beginsWithDays(sentence: string, language: string): boolean {
  const space = sentence.indexOf(" ", dayStart);
  const start = space < 0 ? sentence : sentence.slice(0, space);
  return space > 0 && namesDays(start, language) && namesDays(sentence.slice(space), language);
}

/** Whether a sentence says when people can come. */
export function statesHours(sentence: string, language: string): boolean {
  if (sentence.length > maxHours || namesYear(sentence) || openThings.test(sentence)) return false;
  const place = getOpeningPattern(language)?.exec(sentence)?.index;
  const namesDay = namesDays(sentence, language);
  if (place !== undefined && (language in openingParts || place <= sentence.length * latestOpening)) {
    const isSeason = place === 0 && sentence.length <= maxSeason && !working.test(sentence);
    return namesDay || clock.test(sentence) || hourWord.test(sentence) || isSeason;
  }
  if (sentence.length <= maxDaysAlone && beginsWithDays(sentence, language)) return true;
  const isAbout = sentence.length <= maxHoursAlone && sentence.split(/[,，、،]\s?(?!\p{Nd})/u).length <= maxHourParts;
  return isAbout && namesDay && clockRange.test(sentence);
}

/** Words for a street before its name and at its end, and in English after a name with the number before it. */
const streetStart =
  /(?<!\p{L})(?:calle|via|viale|piazza|rua|rue|avenue|avenida|av\.|ul\.|ulica|ул\.|вул\.|улица|jl\.|jalan|plaza|boulevard)\s\p{Lu}/iu;
const streetEnd = /(?:stra(?:ß|ss)e|str\.|straat|laan|gatan|vägen|gade|vej|katu|utca|caddesi|sokak) \p{Nd}/iu;
const englishStreet = / (?:Street|Road|Lane|Avenue|Square)(?!\p{L})/u;
const houseNumber = /(?:^| )\p{Nd}{1,4} \p{Lu}/u;
const number = /\p{Nd}/u;

const namesStreet = (sentence: string): boolean =>
  streetEnd.test(sentence) ||
  (streetStart.test(sentence) && number.test(sentence)) ||
  (englishStreet.test(sentence) && houseNumber.test(sentence));

/** What people need to get in. */
const accessWords = createWordPattern(
  "wheelchair step-free parking barrierefrei~ rollstuhl~ parkplatz parkplätze roulant roulants aparcamiento parcheggio " +
    "estacionamento parkeerplaats parkeerplaatsen parkering parkoviště parkowisko парковк~ пандус~ ліфт~ лифт~ otopark~ parkir",
);
const unspacedAccess = /駐車場|バリアフリー|停车|停車|주차|ที่จอดรถ|חניה|موقف سيارات/u;

/** Whether a sentence says where it is, or what people need to get in. */
const statesPlace = (sentence: string): boolean =>
  sentence.length <= maxPlace && (namesStreet(sentence) || accessWords.test(sentence) || unspacedAccess.test(sentence));

/** What people look up that a sentence states; `undefined` if it says something else. */
export function findPracticalRole(sentence: string, language: string): PracticalRole | undefined {
  if (statesHours(sentence, language) && !statesPrice(sentence)) return "hours";
  if (sentence.length <= maxPrices && isAboutPrices(sentence)) return "prices";
  return statesPlace(sentence) ? "place" : undefined;
}

/** Sentences about what people look up by role, below the labels of the roles. */
export function groupPractical(
  sentences: readonly string[],
  labels: Readonly<Record<PracticalRole, string>>,
  language: string,
): readonly PracticalFact[] {
  const roles = ["hours", "prices", "place"] as const;
  return roles.flatMap((role) => {
    const own = sentences.filter((sentence) => findPracticalRole(sentence, language) === role);
    const texts = role === "prices" ? own.flatMap((sentence) => splitPriceList(sentence, language)) : own;
    return texts.length === 0 ? [] : [{ label: labels[role], texts }];
  });
}
