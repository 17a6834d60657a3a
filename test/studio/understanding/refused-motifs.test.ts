import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import { findAvoidedInPictures, findAvoidedMotifs } from "#/studio/understanding/avoided-motifs";
import { listAvoided } from "#/studio/understanding/list-avoided";
import { findNamedMotifs } from "#/studio/understanding/motif-words";
import { findRefusedMotifs } from "#/studio/understanding/refused-motifs";
import { findTrade } from "#/studio/understanding/trades/trades";
import { understandBrief } from "#/studio/understanding/understand-brief";

describe("what a brief avoids", () => {
  test("a sentence names several things, and an aside names none", () => {
    const avoid = ["A lady in a headscarf (I wear a bucket hat). Bubbles, sparkles", "雨傘(大家都用)、海報。"];
    expect(listAvoided({ avoid })).toEqual(["A lady in a headscarf", "Bubbles", "sparkles", "雨傘", "海報"]);
  });

  test("a reason after a comma names nothing", () => {
    const avoid = ["running athletes, my patients want to climb the stairs", "anchors, ropes", "It’s all anchors"];
    expect(listAvoided({ avoid })).toEqual(["running athletes", "anchors", "ropes", "It’s all anchors"]);
  });

  test("a brief without it avoids nothing", () => expect(listAvoided({})).toEqual([]));

  test("an aside rules out no picture", () => {
    const brief = { name: "Betty", industry: "house cleaning", avoid: ["bubbles (I carry a bucket)"] };
    expect(findAvoidedInPictures(brief, "en").has("bucket")).toBe(false);
    expect(findAvoidedInPictures({ ...brief, avoid: ["buckets"] }, "en").has("bucket")).toBe(true);
  });
});

describe("what a brief must not be taken for", () => {
  const find = (brief: Omit<Brief, "name">, language: "en" | "bn") => {
    const { trade } = understandBrief({ name: "Kelvora", ...brief });
    return findAvoidedInPictures({ name: "Kelvora", ...brief }, language, findTrade(trade?.value ?? ""));
  };

  test("leaves its own things in its pictures", () => {
    expect(find({ industry: "fish hatchery", avoid: ["it must not look like a fish stall"] }, "en").has("fish")).toBe(false);
    expect(find({ industry: "মৎস্য হ্যাচারি", avoid: ["মাছের বাজারের মতো যেন না লাগে"] }, "bn").has("fish")).toBe(false);
  });

  test("is ruled out for others, and so is a thing itself", () => {
    expect(find({ industry: "pension advice", avoid: ["it must not look like a fish stall"] }, "en").has("fish")).toBe(true);
    expect(find({ industry: "fish hatchery", avoid: ["fish"] }, "en").has("fish")).toBe(true);
  });
});

describe("what an offer refuses", () => {
  const find = (brief: Omit<Brief, "name">) => [
    ...findRefusedMotifs({ name: "Kelvora", ...brief }, understandBrief({ name: "Kelvora", ...brief }).language.value),
  ];

  test("is no subject of its pictures", () => {
    const offer = "Pain chaud à 16 h 30. Pas de croissants, pas de sandwichs. Un gâteau par jour.";
    expect(find({ industry: "boulangerie artisanale", offer })).toEqual(["croissant"]);
  });

  test("ends with its clause, and is not what the brief names elsewhere", () => {
    expect(find({ industry: "bakery", offer: "No fuss, croissants from seven." })).toEqual([]);
    expect(find({ industry: "bicycle shop", offer: "We repair bicycles. No electric bicycles." })).toEqual([]);
  });

  test("needs a negation of its own language", () => {
    expect(find({ industry: "escola de natação", offer: "Turmas de no máximo 6 guitarras." })).toEqual([]);
    expect(find({ industry: "swimming school", offer: "No guitars." })).toEqual(["guitar"]);
  });
});

test("a place after a comma is no subject, whatever its name means", () => {
  const named = (industry: string) => findNamedMotifs({ name: "Tardif", industry }, "en").weights.has("rose");
  expect(named("bakery, Roses")).toBe(false);
  expect(named("nursery of roses")).toBe(true);
});

test("an authority is no trader, whatever it looks after", () => {
  const brief = { name: "Lower Fenwick Drainage", industry: "Public body responsible for drainage" };
  expect(understandBrief(brief).kind.value).toBe("authority");
  expect(understandBrief(brief).trade).toBeUndefined();
  expect(understandBrief({ ...brief, trade: "plumber" }).trade?.value).toBe("plumber");
});

describe("one sort of its own thing that a brief rules out", () => {
  const find = (brief: Omit<Brief, "name">) => {
    const read = { name: "Kelvora", ...brief };
    const { trade, language } = understandBrief(read);
    return {
      mark: findAvoidedMotifs(read, language.value, findTrade(trade?.value ?? "")?.motifs[0]),
      pictures: findAvoidedInPictures(read, language.value, findTrade(trade?.value ?? "")),
    };
  };

  test("bars it as a mark and leaves it in scenes", () => {
    const briefs = [
      { industry: "public library", avoid: ["an open book with flying pages"] },
      { industry: "مكتبة عامة", avoid: ["كتاب مفتوح تطير منه أوراق"] },
      { industry: "Stadtbibliothek", avoid: ["aufgeschlagene Bücher"] },
      { industry: "biblioteca comunale", avoid: ["libro aperto che vola"] },
      { industry: "городская библиотека", avoid: ["раскрытая книга"] },
    ];
    for (const brief of briefs) {
      const { mark, pictures } = find(brief);
      expect([brief.industry, mark.has("book"), pictures.has("book")]).toEqual([brief.industry, true, false]);
    }
  });

  test("bars the bare thing from both, and what the logo is not to be from the mark", () => {
    const bare = find({ industry: "public library", avoid: ["books"] });
    expect([bare.mark.has("book"), bare.pictures.has("book")]).toEqual([true, true]);
    const logo = find({ industry: "public library", avoid: ["no book in the logo"] });
    expect([logo.mark.has("book"), logo.pictures.has("book")]).toEqual([true, false]);
    const sign = find({ industry: "町の写真館", avoid: ["カメラのマーク"] });
    expect([sign.mark.has("camera"), sign.pictures.has("camera")]).toEqual([true, false]);
  });

  test("is the thing itself where every picture of it is so: fire glows", () => {
    expect(find({ industry: "fonderia", avoid: ["fiamme arancioni"] }).pictures.has("flame")).toBe(true);
    expect(find({ industry: "Gießerei", avoid: ["glühende Flammen"] }).pictures.has("flame")).toBe(true);
  });
});

describe("what a brief refuses in favour of another thing", () => {
  const cases: readonly (readonly [Language, string])[] = [
    ["en", "Clay, not barrels"],
    ["de", "Amphoren, keine Fässer"],
    ["fr", "des amphores, pas des tonneaux"],
    ["it", "anfore e non botti"],
    ["es", "tinajas y no barriles"],
    ["ru", "глина, а не бочки"],
    ["el", "πιθάρια, όχι βαρέλια"],
    ["tr", "Küp, fıçı değil"],
    ["ka", "ქვევრი და არა კასრი"],
    ["hy", "կարաս, ոչ թե տակառ"],
    ["zh-Hans", "陶缸，不是木桶"],
    ["ja", "樽ではなく甕"],
    ["ko", "항아리, 나무통이 아니라"],
    ["hi", "मटका, पीपा नहीं"],
  ];
  for (const [language, value] of cases)
    test(`${language}: ${value}`, () => {
      expect([...findRefusedMotifs({ name: "Kelvora", values: [value] }, language)]).toContain("barrel");
    });

  test("is nothing where a text wants more than one thing", () => {
    expect([...findRefusedMotifs({ name: "Kelvora", values: ["Wine, not just barrels"] }, "en")]).toEqual([]);
  });
});
