import { expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { createCopy } from "#/studio/copy/copy";

const getHeadline = (brief: Brief) => createCopy(brief).headline;

test("a value in the brief's own voice is a better headline than the trade, and a promise of the offer than a value", () => {
  const library: Brief = {
    name: "Coast Tool Library",
    industry: "Volunteer-run charity lending tools, Coast Harbour",
    values: ["Share it, don't buy it", "Everybody can learn", "Look after the gear"],
  };
  expect(getHeadline(library)).toBe("Share it, don't buy it");
  expect(createCopy(library).values).toEqual(["Everybody can learn", "Look after the gear"]);
  expect(getHeadline({ ...library, offer: "We lend what you need twice a year." })).toBe("We lend what you need twice a year.");
  expect(getHeadline({ ...library, values: ["Fire, water, earth and patience", "Care and thrift"] })).toBe(
    library.industry ?? "",
  );
});

test("what a trade lists is a better headline than the name that says the trade", () => {
  const headlines = [
    ["Nether Wold Parish Council", "parish council (7 members, 1 vacancy, 1 clerk)", "7 members, 1 vacancy, 1 clerk"],
    ["司法書士法人 鷺沢・金城合同事務所", "司法書士（相続登記、会社登記、成年後見）", "相続登記、会社登記、成年後見"],
    ["СТО «Два Назари»", "ремонт ходової, гальма, розвал-сходження", "Ремонт ходової, гальма, розвал-сходження"],
    ["Yogarummet", "yogastudio", "Yogarummet"],
  ] as const;
  for (const [name, industry, headline] of headlines) expect(getHeadline({ name, industry })).toBe(headline);
});

test("a long trade leads with its beginning, and no headline has the number of a register", () => {
  const name = "Stowarzyszenie „Pod Jedną Chochlą” (KRS 0000555018)";
  const industry = "jadłodajnia i łaźnia dla osób bezdomnych, organizacja pożytku publicznego w północnej części Bytomia";
  expect(getHeadline({ name, industry })).toBe("Jadłodajnia i łaźnia dla osób bezdomnych");
  expect(getHeadline({ name })).toBe("Stowarzyszenie „Pod Jedną Chochlą”");
});

test("a name that ends with a sentence has that as the headline where the brief says nothing else", () => {
  for (const [name, headline] of [
    ["Suvannonpään Sekakuoro ry – laulettu väärin jo vuodesta 1958", "Laulettu väärin jo vuodesta 1958"],
    ["Kel's Snake Catching – Day or Night, Don't Touch It", "Day or Night, Don't Touch It"],
    ["Ξενώνας «Η Θειά» – Καλλιόπη Ν. Βρετουδάκη & ΣΙΑ Ο.Ε.", "Ξενώνας «Η Θειά» – Καλλιόπη Ν. Βρετουδάκη & ΣΙΑ Ο.Ε."],
    ["krok – atelier", "krok – atelier"],
  ] as const)
    expect([name, createCopy({ name }).headline]).toEqual([name, headline]);
});
