import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { findAvoidedInPictures } from "#/studio/understanding/avoided-motifs";
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
