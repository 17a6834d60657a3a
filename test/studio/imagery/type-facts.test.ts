import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { listTypeFacts } from "#/studio/imagery/type-facts";

const list = (brief: Partial<Brief>, language = "en") =>
  listTypeFacts({ name: "Kern", ...brief }, language).map(({ text }) => text);

describe("numbers with what they count", () => {
  const offers: readonly (readonly [language: string, offer: string, fact: string])[] = [
    ["en", "We open at 6 am on weekdays.", "6 am"],
    ["en", "Serving the valley since 1962 without a break.", "1962"],
    ["sv", "Drop-in 120 kr, mattor finns att låna.", "120 kr"],
    ["de", "Unser Hof liegt auf 900 m.", "900 m"],
    ["pl", "Dojazd w dni robocze do 2 godzin, cena podana.", "2 godzin"],
    ["hi", "बारात के साथ 51 कलाकारों, रोशनी", "51 कलाकारों"],
    ["ko", "우리 가게는 0.5평 입니다.", "0.5평"],
    ["th", "ชั่วโมงละ 200 บาท รับไปนวดที่บ้านด้วย", "200 บาท"],
    ["ja", "創業1962年の店", "1962年"],
    ["ar", "نعمل منذ 1948 في حلب", "1948"],
    ["he", "פתוח מ-8, 35 ₪ לשעה", "35 ₪"],
  ];
  for (const [language, offer, fact] of offers)
    test(`${language}: ${fact}`, () => {
      expect(list({ offer }, language)).toContain(fact);
    });
});

test("house numbers, ranges and telephone numbers are no facts", () => {
  const offer = "Find us at Hauptstrasse 12 or call +49 30 1234567 from 10-12.";
  expect(list({ offer }).filter((text) => /\d/.test(text))).toEqual([]);
});

test("items of an offer stand alone, without what only says more about them", () => {
  const facts = list({ offer: "Idli, khali dosa, kesari bath and filter coffee from 6 am." });
  expect(facts).toContain("Idli");
  expect(facts).toContain("Filter coffee");
  expect(facts).toContain("6 am");
});

test("no word is in two facts, and none is what the brief avoids or its headline says", () => {
  const facts = list({
    offer: "Dentures, cartoon teeth, fillings, fillings and crowns",
    tagline: "Crowns",
    avoid: ["dentures"],
  });
  expect(facts).not.toContain("Dentures");
  expect(facts).not.toContain("Crowns");
  const words = facts.flatMap((text) => text.toLowerCase().split(" "));
  expect(new Set(words).size).toBe(words.length);
});

test("a price is no opening", () => {
  const copy = { plans: [{ name: "One", price: "£3.20", features: [] }] };
  const facts = list({ offer: "Dentures, fillings and crowns", copy });
  expect(facts).toContain("£3.20");
  expect(facts[0]).not.toBe("£3.20");
});

test("a name alone gives no fact, because the headline says it", () => {
  expect(list({})).toEqual([]);
});

test("a text of any length is read in proportion to it", () => {
  const offer = `${"1 1.1,1:1 a ".repeat(20_000)}, Idli`;
  expect(list({ offer }).length).toBeLessThanOrEqual(8);
});
