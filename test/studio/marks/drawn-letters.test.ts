import { describe, expect, test } from "bun:test";
import { computeFingerprint } from "#/kernel/random";
import type { Brief } from "#/model/brief";
import { createDirection } from "#/studio/directions/choose-direction";
import { getArchetype } from "#/studio/directions/index";
import { assessDrawing, isUsable } from "#/studio/marks/assessment";
import { type DrawnLetter, findDrawnLetters, listDrawnLetters, paintLetter } from "#/studio/marks/drawn-letters";
import { fitShapes } from "#/studio/marks/fit-shapes";
import { listLetterFigures } from "#/studio/marks/letter-figures";
import { measureLegibility } from "#/studio/marks/legibility";
import { listMarkCandidates } from "#/studio/marks/list-mark-candidates";
import { findProtectedSign } from "#/studio/marks/protected-signs";
import { motifIds } from "#/studio/motifs/motif-ids";

const known: ReadonlySet<string> = new Set(motifIds);
const nameLetter = ({ letters, label }: DrawnLetter) => `${letters[0]} as ${label}`;

function draw(letter: DrawnLetter) {
  const { base, accent } = paintLetter(letter);
  return fitShapes(
    [
      { path: base, fill: "brand" },
      { path: accent, fill: "brand" },
    ],
    [3, 3, 42, 42],
  );
}

const listConcepts = (brief: Brief) => {
  const seed = computeFingerprint(brief.name);
  return listMarkCandidates(brief, createDirection(getArchetype("swiss"), brief, seed, "For a test."), seed).map(
    ({ concept }) => concept,
  );
};

describe("letters whose strokes are a thing", () => {
  test("every capital of the Latin alphabet has one, and every subject is a motif", () => {
    const letters = new Set(listDrawnLetters().flatMap((drawn) => [...drawn.letters]));
    expect([..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter((letter) => !letters.has(letter))).toEqual([]);
    expect(listDrawnLetters().flatMap(({ subjects }) => subjects.split(" ").filter((subject) => !known.has(subject)))).toEqual(
      [],
    );
  });

  test("each holds at favicon size and is no sign of others", () => {
    const faults = listDrawnLetters().filter((letter) => {
      const shapes = draw(letter);
      const measured = assessDrawing(shapes);
      return !isUsable(measured) || !measureLegibility(shapes).legible || findProtectedSign(measured.mask) !== undefined;
    });
    expect(faults.map(nameLetter)).toEqual([]);
  });

  test("no letter has two drawings for a subject that show the same", () => {
    const shown = listDrawnLetters().flatMap(({ letters, label, subjects }) =>
      [...letters].map((letter) => [letter, label, subjects].join()),
    );
    expect(shown.filter((one, index) => shown.indexOf(one) !== index)).toEqual([]);
  });

  test("a capital is found with an accent that it may go without, and not with one that makes another letter", () => {
    expect(findDrawnLetters("É", ["wheat"]).map(({ letter }) => letter.letters)).toEqual(["EЕΕ"]);
    expect(findDrawnLetters("Ç", ["clock"])).toEqual([]);
    expect(findDrawnLetters("", ["clock"])).toEqual([]);
  });

  test.each([
    ["Yardley", "car repair", "The letter Y drawn as a spanner."],
    ["Hollins", "gym", "The letter H drawn as a dumbbell."],
    ["Umber", "coffee shop", "The letter U drawn as a cup."],
    ["Kestner", "garden centre", "The letter K drawn as a twig with a leaf."],
  ])("%s, %s: it leads", (name, industry, concept) => {
    expect(listConcepts({ name, industry })[0]).toBe(concept);
  });

  test("a letter on a stock object leads only where no letter is well built", () => {
    const [lead = "", ...others] = listConcepts({ name: "Karst", industry: "software" });
    expect(lead).toStartWith("The letter K");
    expect(others.join(" ")).toContain("window of a program");
  });
});

describe("figures in letters", () => {
  test("every subject stands for one figure and is a motif", () => {
    const subjects = listLetterFigures().flatMap((figure) => figure.subjects.split(" "));
    expect(subjects.filter((subject, index) => subjects.indexOf(subject) !== index)).toEqual([]);
    expect(subjects.filter((subject) => !known.has(subject))).toEqual([]);
  });
});
