import { expect, test } from "bun:test";
import { createCopy } from "#/studio/copy/copy";
import { findLeadingPrice, listTaglinePrices, raisePrice } from "#/studio/copy/sparse-facts";

test("a price that a sentence begins with, or that ends its first clause, stands apart from the rest", () => {
  const parted: readonly (readonly [sentence: string, language: string, figure: string, text: string])[] = [
    ["9 kr. pr. plads pr. måned, ingen binding.", "da", "9 kr.", "pr. plads pr. måned, ingen binding"],
    ["NZ$19 a month, no free tier.", "en", "NZ$19", "a month, no free tier"],
    ["Wash, iron, fold $7 a kilo, done by tomorrow.", "en", "$7 a kilo", "Wash, iron, fold, done by tomorrow"],
    ["Erstbegehung 280 €, wird angerechnet.", "de", "280 €", "Erstbegehung, wird angerechnet"],
  ];
  for (const [sentence, language, figure, text] of parted) expect(findLeadingPrice(sentence, language)).toEqual({ figure, text });
  for (const [sentence, language] of [
    ["Packages start at ₦85,000 a month.", "en"],
    ["Одне вікно коштує нам близько 6 400 грн.", "uk"],
    ["Første time 400 kr, derefter 300 kr.", "da"],
  ] as const)
    expect({ sentence, fact: findLeadingPrice(sentence, language) }).toEqual({ sentence, fact: undefined });
});

test("a tagline states prices where no offer does, and a sparse page shows the height or year of its name", () => {
  expect(listTaglinePrices("Powered sites $42, unpowered sunsets free", "en")).toEqual(["Powered sites $42"]);
  const getFigures = (name: string, offer?: string) =>
    createCopy({ name, tagline: "Beans, no signal", ...(offer !== undefined && { offer }) }).facts.map(({ figure }) => figure);
  expect(getFigures("Wonga Bend Park (Est. '68)")).toEqual(["Est. '68"]);
  expect(getFigures("Хижа „Сива коза“ (1 742 м)")).toEqual(["1 742 м"]);
  expect(getFigures("Lion Dance Troupe (Q.8)")).toEqual([]);
  expect(getFigures("Wonga Bend Park (Est. '68)", "We rent caravans and boats. The river is warm and wide.")).toEqual([]);
});

test("the only price of a page is its figure, beside that of its name, and not among several prices", () => {
  const prices = { label: "Prices", texts: ["Powered sites $42"] };
  const price = { figure: "$42", text: "Powered sites" };
  const year = { figure: "Est. '68", text: undefined };
  const said = { facts: [], factsIntro: undefined, practical: [prices] };
  expect(raisePrice(said, "en", "lodging")).toEqual({ facts: [price], factsIntro: "Prices", practical: [] });
  expect(raisePrice({ ...said, facts: [year] }, "en", "lodging")).toEqual({
    facts: [price, year],
    factsIntro: undefined,
    practical: [],
  });
  const hours = { label: "Hours", texts: ["Mon–Fri 9–5"] };
  expect(raisePrice({ ...said, practical: [hours, prices] }, "en", "lodging")).toEqual({
    facts: [price],
    factsIntro: "Prices",
    practical: [hours],
  });
  const beside = { ...said, practical: [hours, prices] };
  expect(raisePrice(beside, "en", "shop")).toEqual(beside);
  const more = { ...said, practical: [{ label: "Prices", texts: ["Powered sites $42", "Tents $18"] }] };
  expect(raisePrice(more, "en", "lodging")).toEqual(more);
});
