/** What a name counts: the number, and the word for the thing. */
export type GluedCount = { readonly count: number; readonly counted: string };

const numberSets: readonly (readonly string[])[] = [
  ["두", "二", "两", "兩", "hai", "สอง"],
  ["세", "三", "ba", "สาม"],
  ["네", "四", "bốn", "สี่"],
  ["다섯", "五", "năm", "ห้า"],
  ["여섯", "六", "sáu", "หก"],
  ["일곱", "七", "bảy", "เจ็ด"],
  ["여덟", "八", "tám", "แปด"],
  ["아홉", "九", "chín", "เก้า"],
];
const values = new Map(numberSets.flatMap((words, index) => words.map((word) => [word, index + 2] as const)));

/**
 * Numbers with the thing that they count, in languages that write both as one word or between which the same word has other
 * meanings: Korean units of two syllables, or short ones apart; Japanese and Chinese signs before a counter, as places and
 * families have them too; Vietnamese and Thai numbers before a classifier, as persons are called by them.
 */
const patterns: readonly RegExp[] = [
  /(?<!\p{L})(다섯|여섯|일곱|여덟|아홉)\s?(\p{Script=Hangul}{1,6})/u,
  /(?<!\p{L})(두|세|네)\s(\p{Script=Hangul}{1,6})/u,
  /([二三四五六七八九])[つ枚粒滴弦匹点]の?([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6})/u,
  /([两兩二三四五六七八九])[个個只隻条條颗顆朵根片棵座扇盏盞]([\p{Script=Han}]{1,4})/u,
  /(?<!\p{L})(hai|ba|bốn|năm|sáu|bảy|tám|chín)\s(?:(?:con|cây|ngọn|cái|chiếc|bông|hòn|cánh|hạt|giọt)\s)(\p{L}{2,8})/iu,
  /(?<!\p{L})(ba|bốn|năm|sáu|bảy|tám|chín)\s(mùa|sao|chấm|suối|dòng)/iu,
  /(สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)((?:ต้น|ดวง|ใบ|จุด|เสา|ช่อ|เม็ด|หยด|แม่น้ำ|ฤดู|ดาว)[\u0e01-\u0e4e]{0,12})/u,
];

/** The number of things that a name counts in such a language, from two to nine. */
export function findGluedCount(name: string): GluedCount | undefined {
  const text = name.normalize("NFC");
  for (const pattern of patterns) {
    const [, number = "", counted = ""] = pattern.exec(text) ?? [];
    const count = values.get(number.toLowerCase());
    if (count !== undefined) return { count, counted };
  }
  return undefined;
}
