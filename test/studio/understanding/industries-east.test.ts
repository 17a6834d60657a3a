import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { understandBrief } from "#/studio/understanding/understand-brief";

/** Invented names that say nothing, in the letters of each language. */
const names: Readonly<Record<string, string>> = {
  pl: "Zdrój",
  cs: "Olšina",
  sk: "Oršava",
  ru: "Лантара",
  uk: "Лантава",
  bg: "Брезора",
  sr: "Лозара",
  el: "Μελιθέα",
  tr: "Yelkana",
  ar: "نورين",
  he: "אלומית",
  fa: "آوین",
  hi: "अर्विका",
  bn: "অরুণিমা",
  th: "ศรีลดา",
  vi: "Lạc Vân",
  id: "Arunika",
  ja: "みなもと",
  "zh-Hans": "云岚",
  "zh-Hant": "雲嵐",
  ko: "다온",
  et: "Virmel",
  hu: "Zorka",
};

const cases = readFileSync(join(import.meta.dir, "trade-industries-east.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [language = "", industry = "", ids = ""] = line.split("|");
    return { language, industry, ids: ids.split(" ") };
  });

const find = (name: string, industry: string) => understandBrief({ name, industry }).trade?.value ?? "none";

describe("industries in one line, in eastern languages", () => {
  for (const [language, name] of Object.entries(names))
    test(`${language}: the trade of 19 in 20`, () => {
      const own = cases.filter((one) => one.language === language);
      const missed = own
        .filter(({ industry, ids }) => !ids.includes(find(name, industry)))
        .map(({ industry }) => `${industry}: ${find(name, industry)}`);
      expect(own.length).toBeGreaterThanOrEqual(60);
      if (missed.length > own.length / 20) expect(missed).toEqual([]);
    });
});

describe("words of more than one meaning", () => {
  const traps: readonly (readonly [language: string, industry: string, wrong: string])[] = [
    ["uk", "Шкіряні сумки ручної роботи", "robotics"],
    ["ru", "Изготовление лестниц", "locksmith"],
    ["uk", "Логопедичний кабінет", "arcade"],
    ["he", "תיקי עור בעבודת יד", "political-party"],
    ["vi", "Tư vấn cạnh tranh", "artist"],
    ["zh-Hans", "公园路咖啡馆", "park"],
    ["zh-Hant", "社團法人動物救援協會", "hobby-club"],
    ["tr", "Çekici fiyatlı mobilya", "towing"],
    ["ko", "포장이사", "packaging"],
    ["et", "Kodulehtede valmistamine", "jeweller"],
    ["cs", "Strojírenský závod", "sports-event"],
    ["th", "รับแปลเอกสารงานแต่งงาน", "bridal-wear"],
  ];
  for (const [language, industry, wrong] of traps)
    test(industry, () => expect(find(names[language] ?? "", industry)).not.toBe(wrong));
});

test("Serbian counts in both of its scripts", () => {
  expect(find("Лозара", "Књижара и антикварница")).toBe("bookshop");
  expect(find("Lozara", "Knjižara i antikvarnica")).toBe("bookshop");
});

test("a doer after a genitive leaves the trade what it is, and another noun does not", () => {
  expect(find("みなもと", "オーダー家具の製作")).toBe("joiner");
  expect(find("अर्विका", "मसालों की दुकान")).toBe("spice-shop");
});
