import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findTrade } from "#/studio/understanding/trades/trades";
import { understandBrief } from "#/studio/understanding/understand-brief";

type Line = { readonly language: string; readonly industry: string; readonly ids: readonly string[] };

const readLines = (name: string): readonly Line[] =>
  readFileSync(join(import.meta.dir, name), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [language = "", industry = "", ids = ""] = line.split("|");
      return { language, industry, ids: ids.split(" ") };
    });

/** Invented names that say nothing, in the letters of each language. */
const names: Readonly<Record<string, string>> = {
  bg: "Брезора",
  ru: "Лантара",
  uk: "Лантава",
  sr: "Лозара",
  el: "Μελιθέα",
  ar: "نورين",
  fa: "آوین",
  he: "אלומית",
  hi: "अर्विका",
  mr: "अर्विका",
  bn: "অরুণিমা",
  th: "ศรีลดา",
  ja: "みなもと",
  "zh-Hans": "云岚",
  "zh-Hant": "雲嵐",
  ko: "다온",
};

const find = (language: string, industry: string) =>
  understandBrief({ name: names[language] ?? "Kelvora", industry }).trade?.value ?? "none";

const listMissed = (lines: readonly Line[]) =>
  lines.flatMap(({ language, industry, ids }) => {
    const found = find(language, industry);
    return ids.includes(found) ? [] : [`${language} ${industry}: ${found}`];
  });

const [lines, more, unused, further] = [
  "trade-lines.txt",
  "trade-lines-more.txt",
  "trade-lines-unused.txt",
  "trade-lines-further.txt",
].map(readLines);

test("the lists name only known trades", () => {
  const ids = [lines, more, unused, further].flatMap((list = []) => list.flatMap((line) => line.ids));
  expect(ids.filter((id) => findTrade(id) === undefined)).toEqual([]);
});

const minHitRate = 0.9;

describe("industries as people write them", () => {
  const byLanguage = Map.groupBy(lines ?? [], ({ language }) => language);

  test("are in fifty languages", () => expect(byLanguage.size).toBe(50));

  for (const [language, own] of byLanguage)
    test(`are understood: ${language}`, () => {
      expect(own.length).toBeGreaterThanOrEqual(40);
      const missed = listMissed(own);
      if (missed.length > own.length * (1 - minHitRate)) expect(missed).toEqual([]);
    });

  test("are understood in twenty-three languages once more", () => {
    const missed = listMissed(more ?? []);
    if (missed.length > (more ?? []).length * (1 - minHitRate)) expect(missed).toEqual([]);
  });

  test("are understood in sixteen further languages, with the language", () => {
    const list = further ?? [];
    const missed = listMissed(list);
    if (missed.length > list.length * (1 - minHitRate)) expect(missed).toEqual([]);
    const unread = list.filter(
      ({ language, industry }) => understandBrief({ name: "Kelvora", industry }).language.value !== language,
    );
    if (unread.length > list.length * (1 - minHitRate)) expect(unread).toEqual([]);
  });

  test("are understood for six in ten lines of rarer trades whose words no list was extended by", () => {
    const missed = listMissed(unused ?? []);
    expect(1 - missed.length / (unused ?? []).length).toBeGreaterThanOrEqual(0.6);
  });
});

describe("what the parts of a line mean", () => {
  const rows: readonly (readonly [language: string, industry: string, trade: string])[] = [
    ["de", "Badmintonhalle", "sports-club"],
    ["nl", "Judoschool", "martial-arts"],
    ["nb", "Håndballag", "sports-club"],
    ["fi", "Balettikoulu", "dance-school"],
    ["sv", "Balettskola", "dance-school"],
    ["en", "Table tennis club", "sports-club"],
    ["en", "Tennis club", "tennis-club"],
    ["en", "Bouldering gym with cafe", "climbing-gym"],
    ["en", "B&B with four rooms", "guest-house"],
    ["pl", "Program do gabinetów weterynaryjnych", "software"],
    ["ru", "Программа для стоматологов", "software"],
    ["ru", "Волейбольная секция", "sports-club"],
  ];
  for (const [language, industry, trade] of rows) test(industry, () => expect(find(language, industry)).toBe(trade));

  test("a program for people in need is no software", () => {
    expect(find("es", "Programa para niños con discapacidad")).not.toBe("software");
    expect(find("en", "Programme for young people")).not.toBe("software");
  });

  test("Korean words over a space are read as a whole or not at all", () =>
    expect(find("ko", "급여 관리 소프트웨어")).toBe("software"));
});
