import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { findAvoidedInPictures, findAvoidedMotifs } from "#/studio/understanding/avoided-motifs";
import { findTrade } from "#/studio/understanding/trades/trades";
import { understandBrief } from "#/studio/understanding/understand-brief";

type Case = readonly [language: Language, avoid: string, ...motifs: readonly MotifId[]];

const listMissed = (cases: readonly Case[]) =>
  cases.flatMap(([language, avoid, ...motifs]) => {
    const found = findAvoidedMotifs({ name: "Kontur", avoid: [avoid] }, language);
    return motifs.filter((motif) => !found.has(motif)).map((motif) => `${language} ${avoid}: ${motif}`);
  });

describe("what a brief avoids is understood", () => {
  test("in the forms that words take", () => {
    const cases: readonly Case[] = [
      ["de", "Anker und Steuerräder", "anchor"],
      ["fr", "les étoiles", "star"],
      ["es", "máscaras y telones", "theatre-masks"],
      ["it", "timoni, nodi e ancore", "ship-wheel", "anchor", "knot"],
      ["pt", "corações partidos", "heart"],
      ["pl", "łapki i serduszka", "paw"],
      ["cs", "červená opona", "curtain"],
      ["ru", "якоря и штурвалы", "anchor", "ship-wheel"],
      ["uk", "прапори на фото", "flag"],
      ["bg", "ръце и сърца", "hand", "heart"],
      ["sr", "пчеле и саће", "bee", "honeycomb"],
      ["el", "μελισσούλες με εξάγωνα", "bee", "honeycomb"],
      ["ro", "fulgii și pinguinii", "penguin"],
      ["hu", "hordók és üvegek", "barrel", "bottle"],
      ["fi", "ankkurit, purjeet ja lokit", "anchor", "sailing-boat"],
      ["et", "veepiisad ja mutrivõtmed", "drop"],
      ["tr", "yaprakların üstünde damlalar", "drop"],
      ["ar", "والمرساة والأمواج", "anchor", "wave"],
      ["fa", "خوشه گندم", "wheat"],
      ["he", "הכלבים והעצמות", "dog", "dog-bone"],
      ["hi", "कमल के फूल", "lotus", "flower"],
      ["bn", "পদ্ম ফুল", "lotus", "flower"],
      ["id", "jangkar dan penyu", "anchor", "turtle"],
      ["vi", "mỏ neo, bánh lái", "anchor", "ship-wheel"],
    ];
    expect(listMissed(cases)).toEqual([]);
    expect(new Set(cases.map(([language]) => language)).size).toBeGreaterThanOrEqual(24);
  });

  test("within compounds, whichever part names the thing", () => {
    const cases: readonly Case[] = [
      ["de", "Leiter und Besen", "ladder", "broom"],
      ["de", "Wellenlinien", "wave"],
      ["de", "Wassertropfen", "drop"],
      ["de", "Kirchturmglocken", "bell"],
      ["nl", "molenwieken en graanhalmen", "windmill", "wheat"],
      ["nl", "kaarslicht", "candle"],
      ["sv", "teatermasker", "theatre-masks"],
      ["da", "stolesilhuetter", "chair"],
      ["nb", "seilbåtsilhuetter", "sailing-boat"],
      ["fi", "löylykauha logossa", "sauna-bucket"],
      ["fi", "puun vuosirenkaat", "log"],
      ["hu", "mancslenyomat", "paw"],
      ["hu", "fogaskerekek", "gear"],
      ["et", "hobuserauad logos", "horseshoe"],
    ];
    expect(listMissed(cases)).toEqual([]);
  });

  test("in scripts that write words together", () => {
    const cases: readonly Case[] = [
      ["ja", "錨と波", "anchor", "wave"],
      ["ja", "桜吹雪、富士山", "flower", "mountain"],
      ["ko", "돼지저금통", "piggy-bank"],
      ["ko", "물방울과 나뭇잎", "drop", "leaf"],
      ["zh-Hans", "竹叶和船锚", "leaf", "anchor"],
      ["zh-Hant", "齒輪與扳手", "gear", "wrench"],
      ["th", "ไม่เอาหยดน้ำ ไม่เอาใบไม้", "drop", "leaf"],
    ];
    expect(listMissed(cases)).toEqual([]);
  });

  test("in phrases that say no, name the logo or list several things", () => {
    const cases: readonly Case[] = [
      ["en", "no anchors or lifebuoys in the logo, please", "anchor", "life-buoy"],
      ["en", "silhouette of a bull, shamrocks", "cow", "leaf"],
      ["de", "kein Schornstein und keine Dachziegel im Logo", "chimney", "roof-tiles"],
      ["fr", "pas de roues ni d'engrenages", "wheel", "gear"],
      ["es", "ni anclas ni timones en el logo", "anchor", "ship-wheel"],
      ["nl", "geen sleutels of stekkers", "key", "plug"],
      ["uk", "без рук, що тримають будиночок", "hand", "house"],
      ["el", "όχι ακουστικά, όχι νότες", "headphones", "musical-note"],
      ["hu", "szív és sztetoszkóp", "heart", "stethoscope"],
      ["ar", "لا سفن شراعية ولا أسماك", "sailing-boat", "fish"],
      // Russian under a brief that is taken for Ukrainian
      ["uk", "руль и светофор", "steering-wheel", "traffic-light"],
    ];
    expect(listMissed(cases)).toEqual([]);
  });

  test("as the worn-out signs of many trades", () => {
    const cases: readonly Case[] = [
      ["en", "suds and soap bubbles", "soap"],
      ["de", "Schaumberge", "soap"],
      ["fa", "حباب و کف", "soap"],
      ["zh-Hans", "泡沫", "soap"],
      ["en", "popcorn buckets", "paper-cone"],
      ["ja", "ポップコーン", "paper-cone"],
      ["ru", "попкорн", "paper-cone"],
      ["en", "film reels", "film-reel", "movie-camera"],
      ["bn", "স্পটলাইট", "spotlight"],
      ["sr", "рефлектори", "spotlight"],
      ["ga", "seamróga", "leaf"],
      ["cy", "llenni", "curtain"],
      ["lt", "uždangos", "curtain"],
      ["lv", "zobrati", "gear"],
      ["eu", "gurutzeak", "cross-plus"],
      ["sq", "raketa", "rocket"],
      ["ka", "ფარნები", "lantern"],
      ["hy", "քարտեզ", "map"],
      ["ta", "தராசு", "scales"],
      ["te", "గేర్లు", "gear"],
      ["mr", "मुखवटे", "theatre-masks"],
      ["sw", "mizani", "scales"],
      ["fil", "maleta", "suitcase"],
      ["am", "ሮኬት", "rocket"],
    ];
    expect(listMissed(cases)).toEqual([]);
  });

  test("with what comes too near to it", () => {
    expect(
      listMissed([
        ["en", "brooms", "chimney-brush"],
        ["de", "Schiffe", "ship", "fishing-boat", "ferry"],
        ["sv", "fåglar", "swallow", "heron", "owl"],
        ["fr", "les nuages", "cloud", "rain"],
      ]),
    ).toEqual([]);
  });

  test("but words of English notes are not read in other languages", () => {
    expect([
      ...findAvoidedMotifs({ name: "Kontur", avoid: ["stock photos", "pastel colours", "the word empower"] }, "en"),
    ]).toEqual([]);
  });
});

test("a sort of the trade's own thing leaves the thing, unless it is the trade's own sort", () => {
  const shop: Brief = { name: "Fietsenhok", industry: "fietsenmaker", language: "nl", avoid: ["racefietsen"] };
  expect(understandBrief(shop).motifs).toContain("bicycle");
  const theatre: Brief = { name: "Häxan", industry: "teater för barn", language: "sv", avoid: ["teatermasker"] };
  expect(understandBrief(theatre).motifs).not.toContain("theatre-masks");
});

describe("plurals and diminutives of what a brief avoids", () => {
  const cases: readonly Case[] = [
    ["de", "Hobel-und-Säge-Klischees", "plane", "saw"],
    ["uk", "хребти", "spine"],
    ["es", "esqueletos", "spine"],
    ["fr", "squelettes", "spine"],
    ["el", "λουλούδια", "flower"],
    ["pl", "zębów", "tooth"],
    ["pl", "serduszek", "heart"],
    ["fi", "hampaat", "tooth"],
    ["fi", "lehtiä ja pisaroita", "leaf", "drop"],
    ["et", "hambaid", "tooth"],
    ["it", "cuoricini", "heart"],
    ["it", "niente cipressi", "pine"],
    ["pt", "patinhas", "paw"],
    ["uk", "зубів", "tooth"],
    ["bg", "сърчица", "heart"],
    ["cs", "srdíček", "heart"],
    ["ro", "inimioare", "heart"],
    ["hu", "tappancsok", "paw"],
    ["lv", "zobi", "tooth"],
    ["lt", "dantys", "tooth"],
    ["de", "weder Herzen noch Sterne", "heart", "star"],
    ["en", "neither hearts nor stars", "heart", "star"],
  ];
  test("are understood", () => expect(listMissed(cases)).toEqual([]));
});

describe("a colour, or what is with a thing, says nothing of the next thing", () => {
  const find = (brief: Brief) => {
    const { language, trade } = understandBrief(brief);
    return findAvoidedInPictures(brief, language.value, trade && findTrade(trade.value));
  };
  test("behind an “and”, so that only the first can be the trade's own", () => {
    const nursery: Brief = { name: "Пуговица", industry: "детский сад", avoid: ["солнце с глазами и яркие кубики"] };
    expect(find(nursery).has("toy-block")).toBe(true);
    const theatre: Brief = { name: "Kulissen", industry: "Theater", language: "de", avoid: ["rote Vorhänge und Scheinwerfer"] };
    expect([...find(theatre)]).toEqual(expect.arrayContaining(["curtain", "spotlight"]));
  });

  test("unless both together are one thing", () => {
    const table: Brief = { name: "Hearth", industry: "restaurant", avoid: ["crossed knives and forks"] };
    expect(find(table).has("fork-knife")).toBe(false);
    const ponies: Brief = { name: "Fernhill", industry: "riding school", avoid: ["pink ponies"] };
    expect(find(ponies).has("horse")).toBe(false);
  });
});

test("what lies on a thing tells a sort of it: cats on piles of books rule out no bookshop's books", () => {
  const brief: Brief = { name: "Marque-Page", industry: "librairie", avoid: ["chat sur une pile de livres"] };
  const found = findAvoidedInPictures(brief, "fr", findTrade("bookshop"));
  expect([found.has("cat"), found.has("book")]).toEqual([true, false]);
});

test("a foreign word of Japanese is no description, however long it is", () => {
  const brief: Brief = { name: "灯台座", industry: "映画館", avoid: ["フィルムのリール"] };
  expect(understandBrief(brief).motifs).not.toContain("film-reel");
});

test.each([
  ["ko", "무지개와 캐릭터 범벅"],
  ["ja", "キャラクター"],
  ["en", "Cartoon characters"],
] as const)("characters rule out soft toys and dolls (%s)", (language, avoid) => {
  const avoided = findAvoidedMotifs({ name: "Forma", industry: "nursery", avoid: [avoid] }, language);
  expect([...avoided]).toEqual(expect.arrayContaining(["teddy-bear", "doll"]));
});

test("a silhouette, a shape, a place beside the name and a saying rule nothing out of pictures of the trade", () => {
  const find = (avoid: readonly string[], id: string, language: "hu" | "de" | "nl" | "pt") =>
    findAvoidedInPictures({ name: "Anyone", avoid: [...avoid] }, language, findTrade(id));
  expect(find(["Kutya-macska sziluett egymás mellett"], "veterinary", "hu").has("cat")).toBe(false);
  expect(find(["Cachorro de raça em fundo branco"], "pet-grooming", "pt").has("dog")).toBe(false);
  expect(find(["Een fietswiel als hart"], "bicycle-shop", "nl").has("bicycle")).toBe(false);
  expect(find(["Ein rotes Dachdreieck über dem Namen", "»Ihr starker Partner rund ums Dach«"], "roofer", "de").size).toBe(0);
  expect(find(["Katzen und Hunde"], "bakery", "de").has("cat")).toBe(true);
});

test("what goes with a thing that a brief rules out is still in the pictures of its trade", () => {
  const found = findAvoidedInPictures({ name: "Anyone", avoid: ["دلّة ذهبية وفنجان"] }, "ar", findTrade("coffee-roastery"));
  expect([found.has("coffee-cup"), found.has("coffee-bean")]).toEqual([true, false]);
});
