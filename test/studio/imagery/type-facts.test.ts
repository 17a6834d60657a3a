import { expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { listTypeFacts } from "#/studio/imagery/type-facts";

const list = (brief: Partial<Brief>, language = "en") =>
  listTypeFacts({ name: "Kern", ...brief }, language).map(({ text }) => text);

test("figures that the page sets large are in no picture", () => {
  expect(
    list({ offer: "We repair boots. Drop in from 6 am. Serving the valley since 1962." }).filter((text) => /\d/.test(text)),
  ).toEqual([]);
});

test("items of an offer stand alone, without what only says more about them", () => {
  const offer = "Idli, khali dosa, kesari bath and filter coffee from 6 am.";
  const facts = list({ offer, tagline: "Since my grandfather" });
  expect(facts).toContain("Idli");
  expect(facts).toContain("Filter coffee");
});

test("one word of a longer name and an abbreviation of a trade are no facts", () => {
  const facts = list({ name: "Lower Tensaw Mosquito & Vector Control District", industry: "SaaS" });
  expect(facts).toEqual([]);
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

test("a price is not set in a picture", () => {
  const copy = { plans: [{ name: "One", price: "£3.20", features: [] }] };
  expect(list({ offer: "Dentures, fillings and crowns", copy })).not.toContain("£3.20");
});

test("a name alone gives no fact, because the headline says it", () => {
  expect(list({})).toEqual([]);
});

test("a text of any length is read in proportion to it", () => {
  const offer = `${"1 1.1,1:1 a ".repeat(20_000)}, Idli`;
  expect(list({ offer }).length).toBeLessThanOrEqual(8);
});
