import { expect, test } from "bun:test";
import { createCopy } from "#/studio/copy/copy";
import { splitTradeOffer } from "#/studio/copy/trade-offer";

test("a trade is parted from what its text offers: after a dash or semicolon, in brackets, or from a price or time on", () => {
  const parted: readonly (readonly [industry: string, language: string, trade: string, offer: string])[] = [
    [
      "Foraje de puțuri – 180 lei metrul, nu dăm de apă, nu plătiți",
      "ro",
      "Foraje de puțuri",
      "180 lei metrul. Nu dăm de apă, nu plătiți",
    ],
    [
      "Schackklubb med 41 medlemmar, juniorer på tisdagar, kaffe 10 kr",
      "sv",
      "Schackklubb med 41 medlemmar",
      "Juniorer på tisdagar, kaffe 10 kr",
    ],
    ["wypożyczalnia rusztowań (nie mylić z firmą szwagra)", "pl", "wypożyczalnia rusztowań", "Nie mylić z firmą szwagra"],
  ];
  for (const [industry, language, trade, offer] of parted) expect(splitTradeOffer(industry, language)).toEqual({ trade, offer });
  for (const industry of ["Bakery in Ballina, Co. Mayo", "Joinery – Bern", "Museum (trust)"])
    expect(splitTradeOffer(industry, "en")).toBeUndefined();
});

test("a trade parted from its offer is the headline, unless nothing is to be paid for what fails", () => {
  const getHeadline = (name: string, industry: string) => createCopy({ name, industry }).headline;
  expect(
    getHeadline("Schacksällskapet Bonden av 1938", "Schackklubb med 41 medlemmar, juniorkvällar på tisdagar, kaffe 10 kr"),
  ).toBe("Schackklubb med 41 medlemmar");
  expect(
    getHeadline("S.C. Tudor & Fiii S.R.L.", "Foraje de puțuri în județul Vaslui – 180 lei metrul, nu dăm de apă, nu plătiți"),
  ).toBe("Nu dăm de apă, nu plătiți");
});
