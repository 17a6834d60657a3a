import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brief } from "#/model/brief";
import { createCopy } from "#/studio/copy/copy";

const unseen = join(import.meta.dirname, "../unseen");
const readBrief = (key: string): Brief => JSON.parse(readFileSync(join(unseen, `${key}.json`), "utf8"));

test("terms of payment and notes of a few words are read in lists and never set large", () => {
  const copy = createCopy({
    name: "Bright Meridian Solar",
    industry: "Solar installation, Ibadan",
    offer:
      "Six panels on the roof in one day. We come back after a month to check every terminal. Pay 60/40. ISO 9001. " +
      "Shop is opposite the filling station at Ring Road. We don't sell used batteries.",
  });
  expect(copy.statement).toBe("We come back after a month to check every terminal.");
  expect(copy.notices).toEqual(["ISO 9001.", "We don't sell used batteries."]);
  expect(copy.practical).toEqual([
    { label: "Where to find us", texts: ["Shop is opposite the filling station at Ring Road."] },
    { label: "Good to know", texts: ["Pay 60/40."] },
  ]);
});

test("a story is set large by itself, and something else stands below the headline", () => {
  const stories: readonly (readonly [offer: string, story: string])[] = [
    [
      "Drop the shoebox through the door or just photograph it. Dad was a plasterer and I did his books from year nine. Fully insured.",
      "Dad was a plasterer and I did his books from year nine.",
    ],
    ["Wir beziehen Sessel mit Rosshaar neu. Mein Großvater hatte dieselbe Maschine.", "Mein Großvater hatte dieselbe Maschine."],
    [
      "Consulta sin prisa para perros y gatos. El nombre es por Chimuelo, el perro de la casa.",
      "El nombre es por Chimuelo, el perro de la casa.",
    ],
    ["牛乳は毎朝二軒から届きます。窯は祖父が建てたままです。", "窯は祖父が建てたままです。"],
  ];
  for (const [offer, story] of stories) {
    const { statement, lead } = createCopy({ name: "Norvik 27", tagline: "Bring the box", offer });
    expect([story, statement]).toEqual([story, story]);
    expect(lead).not.toBe(story);
  }
});

test("where nothing is short enough to be set large, what is done is read whole, and short notes stand among the notices", () => {
  const { statement, notes } = createCopy(readBrief("thirty-second/wiesner-pferd"));
  expect([statement?.split(" (")[0], notes]).toEqual([
    "Wir ziehen Stämme mit drei Rückepferden",
    ["Wir kommen von Oktober bis April, über 25 Grad und bei Eisregen nicht, da können Sie anrufen so oft Sie wollen."],
  ]);
  const short = createCopy({ name: "Riedl", offer: "Minimum order 40 tubes, pick up from Tawonga or we deliver up the hill." });
  expect([short.statement, short.notes]).toEqual([undefined, []]);
  expect([...short.notices, short.lead]).toContain("Minimum order 40 tubes, pick up from Tawonga or we deliver up the hill.");
});

test("no note of an unseen brief is without a statement to stand below", () => {
  for (const set of ["sixth", "twenty-sixth", "thirty-first"])
    for (const name of readdirSync(join(unseen, set))) {
      const { statement, notes } = createCopy(readBrief(`${set}/${name.replace(".json", "")}`));
      expect({ name, isLost: statement === undefined && notes.length > 0 }).toEqual({ name, isLost: false });
    }
});

test("a list that only counts is an overview and no list of services", () => {
  const { navigation, phrases } = createCopy({
    name: "Mokre Rękawy",
    industry: "przedszkole leśne",
    offer: "Dwie grupy po 12 dzieci, trzy opiekunki, jeden pies i 4 ha lasu. Uczymy się liczyć na szyszkach.",
  });
  expect(phrases.offerHeading).toBe(phrases.atAGlance);
  expect(navigation.map(({ label }) => label)).toEqual([phrases.atAGlance, phrases.contact]);
});

test("where and when something begins is no list", () => {
  const { items } = createCopy({ name: "Ridge Run", offer: "Start at the upper village, by the towers, at 6 a.m. One way up." });
  expect(items).toEqual([]);
});

test("a discount is neither the sentence below the headline nor set large where the offer has another sentence", () => {
  const { lead, statement, notices } = createCopy({
    name: "Taller Quintanar",
    tagline: "Si no tiene arreglo, se lo decimos",
    offer: "Taxis y combis con descuento. Revisamos frenos y suspensión en el día. No hacemos hojalatería.",
  });
  expect(lead).toBe("Revisamos frenos y suspensión en el día.");
  expect([statement, notices]).toEqual([undefined, ["Taxis y combis con descuento.", "No hacemos hojalatería."]]);
});

test("a call for staff is read among the notices, even where it is the only sentence", () => {
  const { statement, notices } = createCopy({
    name: "Marlow",
    industry: "Barber shop",
    offer: "Haircut 20 €\nBeard trim 12 €\nBoth 30 €\nMon–Fri 9–18\nWe are looking for an apprentice!",
  });
  expect([statement, notices]).toEqual([undefined, ["We are looking for an apprentice!"]]);
});
