import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import type { archetypeIds } from "#/model/direction";
import { computeFingerprint } from "#/kernel/random";
import { createDirection } from "#/studio/directions/choose-direction";
import { getArchetype } from "#/studio/directions/index";
import { assessDrawing, isUsable } from "#/studio/marks/assessment";
import { drawInBox, findConstructedLetter } from "#/studio/marks/constructed-letter";
import { intersect } from "#/studio/marks/geometry/combine";
import { createMask } from "#/studio/marks/geometry/mask";
import { measureSmallestDetail } from "#/studio/marks/smallest-detail";
import { reverse } from "#/studio/marks/geometry/path";
import { disc } from "#/studio/marks/geometry/shapes";
import { findNameElements } from "#/studio/marks/initials";
import { measureReading, minReading } from "#/studio/marks/letter-reading";
import { listLetterOutlines, listOutlines } from "#/studio/marks/letter-outlines";
import { listMarkCandidates } from "#/studio/marks/list-mark-candidates";
import { findNumberWord, findRomanNumeral } from "#/studio/marks/number-words";
import { isJunior } from "#/studio/marks/partnership";
import { motifIds } from "#/studio/motifs/motif-ids";
import { findRefusedMotifs } from "#/studio/understanding/refused-motifs";

const list = (brief: Brief, id: (typeof archetypeIds)[number] = "swiss") => {
  const seed = computeFingerprint(brief.name);
  return listMarkCandidates(brief, createDirection(getArchetype(id), brief, seed, "For a test."), seed);
};
const listConcepts = (brief: Brief) => list(brief).map(({ concept }) => concept);
const lead = (brief: Brief) => listConcepts(brief)[0] ?? "";

describe("outlines of things", () => {
  test("every subject is a motif and stands for one outline", () => {
    const subjects = listOutlines().flatMap((outline) => outline.subjects.split(" "));
    const known: ReadonlySet<string> = new Set(motifIds);
    expect(subjects.filter((subject) => !known.has(subject))).toEqual([]);
    expect(subjects.length).toBe(new Set(subjects).size);
  });

  test("every letter of an outline reads, and holds at favicon size", () => {
    const faults = listOutlines().flatMap(({ letters, subjects }) =>
      [...letters].filter((letter) => {
        const [outline] = listLetterOutlines(letter, subjects.split(" "));
        const built = findConstructedLetter(letter, "square");
        if (outline === undefined || built === undefined) return true;
        const whole = drawInBox(built, [3, 2, 42, 44], 10.2);
        const { mask, ...measured } = assessDrawing([{ path: intersect(whole, outline.path), fill: "brand" }]);
        return !isUsable({ mask, ...measured }) || measureReading(mask, intersect(whole, outline.path)) < minReading;
      }),
    );
    expect(faults).toEqual([]);
  });
});

describe("what leads instead of a letter on the stock object of a trade", () => {
  test.each<Brief>([
    { name: "Moss", industry: "dental practice" },
    { name: "Hale", industry: "physiotherapy clinic" },
    { name: "Kendrick", industry: "estate agent" },
    { name: "Ronsard", industry: "plumber" },
    { name: "Selby", industry: "machine shop" },
    { name: "Norling", industry: "florist" },
  ])("%o", (brief) => {
    expect(lead(brief)).not.toMatch(/^A (?:tooth|flower|house|drop|gear wheel|block of flats|key) with the letter/);
  });

  test("a letter is one silhouette with what the trade is known by", () => {
    expect(lead({ name: "Geddes", industry: "slate roofer" })).toBe("The letter G of heavy strokes in the outline of a house.");
    expect(lead({ name: "Ewatomi", industry: "egg farm" })).toBe("The letter E of heavy strokes in the outline of an egg.");
    expect(listConcepts({ name: "Holt", industry: "swim school" }).join(" ")).toContain("to its waist in the water");
    expect(listConcepts({ name: "Kemal", industry: "tailor" }).join(" ")).toContain("cut through with one stroke");
    expect(listConcepts({ name: "Nkosi", industry: "physiotherapy" }).join(" ")).toContain("a ball where they meet");
  });

  test("a letter with a sign above keeps it as a bold shape", () => {
    expect(lead({ name: "Žůrek Kovovýroba", industry: "kovovýroba v Brně" })).toContain("with the sign above it");
  });
});

describe("numbers that names say", () => {
  test.each<[string, number | undefined]>([
    ["Third Shift Pizza", 3],
    ["Veterinaria La Tercera Pata", 3],
    ["Ветклиника Четыре Лапы", 4],
    ["Érablière des Quatre Gagnon", 4],
    ["미용실 서른셋", 33],
    ["Twelve Bells", 12],
    ["La Nona Pocha", undefined],
    ["Otto Müller", undefined],
    ["Pet Palace", undefined],
    ["Quinta das Flores", undefined],
    ["Ten Brink Bouw", undefined],
    ["Three", undefined],
    ["하나로 마트", undefined],
  ])("%s: %p", (name, number) => {
    expect(findNumberWord(name)).toBe(number);
  });

  test.each<[string, string | undefined]>([
    ["XII. Tiszaparti Harmonikanapok", "XII"],
    ["Festival Riva XX", "XX"],
    ["Studio X", undefined],
    ["MIX Radio", undefined],
    ["XII", undefined],
  ])("%s: %p", (name, numeral) => {
    expect(findRomanNumeral(name)).toBe(numeral);
  });

  test("a number leads: on what it counts, as a figure, or as Roman signs", () => {
    expect(
      lead({ name: "Veterinaria La Tercera Pata", industry: "clínica veterinaria", audience: "Vecinos del barrio con perros" }),
    ).toBe("A paw with the number 3, which the name says.");
    expect(lead({ name: "THIRD SHIFT PIZZA", industry: "pizza truck" })).toBe(
      "A slice of pizza with the number 3, which the name says.",
    );
    expect(lead({ name: "District No. 4", industry: "water utility" })).not.toContain("with the number 4");
    expect(lead({ name: "XII. Tiszaparti Harmonikanapok", industry: "harmonikafesztivál" })).toContain("The number XII");
    expect(lead({ name: "미용실 서른셋", industry: "동네 미용실" })).toBe("A comb with the number 33, which the name says.");
  });

  test("a number on something else than it counts does not lead before a sign that the name spells out", () => {
    expect(lead({ name: "Agencia Dos Puntos", industry: "agencia de marketing" })).toContain(
      "the colon that the name spells out",
    );
  });
});

describe("letters that stand for several", () => {
  test("a family firm may choose its letter with a small one beside it", () => {
    for (const brief of [
      { name: "Fietsenmaker Hoekstra Jr. Jr.", industry: "fietsreparatie" },
      { name: "Tuohy & Daughter", industry: "chimney sweep" },
    ])
      expect(listConcepts(brief).join(" ")).toContain("the two generations");
    expect(isJunior("Jrgensen")).toBe(false);
  });

  test("two words with the same letter stand back to back", () => {
    expect(lead({ name: "Bond Back Betty", industry: "end-of-lease cleaning" })).toBe("The letters B and B, back to back.");
    for (const concept of listConcepts({ name: "Bond Street" })) expect(concept).not.toContain("back to back");
  });
});

describe("the letter of the name that people use", () => {
  const isTrade = (word: string) => (/praxis|clinic|hearing/iu.test(word) ? 1 : 0);
  test.each([
    ["R. J. Hollis & Daughter", "H"],
    ["Zahnarztpraxis Dr. Wiebke Ohlendorf-Şahin", "O"],
    ["Dr. Schmidt Zahnarztpraxis", "S"],
    ["Dr. (Mrs.) A. S. Kulkarni Hearing Clinic", "K"],
  ])("%s: %s", (name, initial) => {
    expect(findNameElements(name, isTrade).initials[0]).toBe(initial);
  });

  test("an office, a brand or a workshop gives none", () => {
    expect(listConcepts({ name: "مكتب رائدة الحمصي للمحاماة", industry: "محاماة" }).join(" ")).not.toContain("letter م");
    expect(listConcepts({ name: "筆工房 山ノ井", industry: "書道用の筆の製造" }).join(" ")).not.toContain("letter 筆");
  });
});

describe("what a brief says it does without", () => {
  const bakery: Brief = { name: "Fournil Tardif", industry: "boulangerie", offer: "Quatre pains. Pas de croissants." };

  test("it is no mark, unless the brief is about it", () => {
    expect(findRefusedMotifs(bakery, "fr").has("croissant")).toBe(true);
    expect(findRefusedMotifs({ ...bakery, industry: "croissants" }, "fr").has("croissant")).toBe(false);
    expect(findRefusedMotifs({ name: "Hale" }, "en").size).toBe(0);
  });

  test("an agency without flats shows none", () => {
    const agency: Brief = { name: "Kendrick", industry: "estate agent for flats and houses" };
    const without = { ...agency, industry: "estate agent", offer: "Houses with a yard. We take no apartments and no flats." };
    expect(listConcepts(agency).join(" ")).toContain("block of flats");
    expect(listConcepts(without).join(" ")).not.toContain("block of flats");
  });
});

test("the smallest inner detail is the narrowest opening or piece, where it is widest", () => {
  const measure = (radius: number) => measureSmallestDetail(createMask([disc(24, 24, 20), reverse(disc(24, 24, radius))], 96));
  expect(measure(2)).toBeGreaterThan(3);
  expect(measure(2)).toBeLessThan(5);
  expect(measure(6)).toBeGreaterThan(10);
  expect(measureSmallestDetail(createMask([disc(24, 24, 20)], 96))).toBeGreaterThan(30);
});

test("a letter of one corner holds a square where its name has nothing to show, and reads as that letter", () => {
  for (const [name, letter] of [
    ["Lorvane", "L"],
    ["Гарвон", "Г"],
  ] as const)
    expect({ name, lead: lead({ name }) }).toEqual({ name, lead: `The letter ${letter} with a square in its corner.` });
});
