import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { computeFingerprint } from "#/kernel/random";
import { createDirection } from "#/studio/directions/choose-direction";
import { getArchetype } from "#/studio/directions/index";
import { assessDrawing, isUsable } from "#/studio/marks/assessment";
import { createLettering } from "#/studio/marks/lettering";
import { listThings, listThingSubjects } from "#/studio/marks/letter-things";
import { listMarkCandidates } from "#/studio/marks/list-mark-candidates";
import { drawThing } from "#/studio/marks/recipes/letter-in-thing";
import { motifIds } from "#/studio/motifs/motif-ids";

const listConcepts = (brief: Brief, seed = computeFingerprint(brief.name)) =>
  listMarkCandidates(brief, createDirection(getArchetype("swiss"), brief, seed, "For a test."), seed).map(
    ({ concept }) => concept,
  );

describe("things with room for a letter", () => {
  test("every subject stands for one thing and is a motif, but for what only marks show", () => {
    const subjects = listThingSubjects();
    expect(subjects.length).toBe(new Set(subjects).size);
    const known: ReadonlySet<string> = new Set(motifIds);
    expect(subjects.filter((subject) => !known.has(subject)).toSorted()).toEqual(
      [
        ...["packet", "chestnut", "bowls", "receipt", "food-truck", "club-shield", "motor-boat", "photo-corners"],
        ...["fence", "mango", "nappy", "door-bells", "queue-slip", "gear-lever", "bead", "zip-slider", "pet-carrier"],
      ].toSorted(),
    );
  });

  test("every thing holds a letter that is usable at small sizes", () => {
    const letter = createLettering("archivo", 800, "en").outline("H") ?? [];
    const unusable = listThings().filter((thing) => !isUsable(assessDrawing(drawThing(thing, letter, false).shapes)));
    expect(unusable.map(({ label }) => label)).toEqual([]);
  });
});

describe("the mark that leads with the seed of a name", () => {
  test.each([
    ["Moss Lane", "dental practice", "The letter M drawn as a tooth."],
    ["Sorley", "dental practice", "A tooth with the letter S cut out of it."],
    ["Thandeka Maseko", "wedding photographer", "A camera with the letter T in its opening."],
    ["Van Doorn", "verpakkingen van golfkarton", "A box with the letter D cut out of it."],
    ["Kingborough", "physiotherapy clinic", "The letter K as a person who moves."],
    ["Agencia Dos Puntos", "agencia de marketing", "A speech bubble with the colon that the name spells out."],
    ["Drumsillagh Riding", "riding school", "A horseshoe with the letter D in its opening."],
    ["Geddes", "slate roofer", "The letter G of heavy strokes in the outline of a house."],
    ["Valdastra", "sagra del marrone", "A chestnut with the letter V cut out of it."],
    ["Kurow Trust", "community transport", "A bus with the letter K cut out of it."],
    ["Waihora", "lawn bowls club", "A bowl beside the jack with the letter W cut out of it."],
    ["Hellqvist", "avfallshantering", "A bin with the letter H cut out of it."],
    ["Lindal", "food truck", "A van that sells food with the letter L cut out of it."],
    ["Sonnenhuber", "photovoltaics", "The sun over a roof with the letter S cut out of it."],
    ["Tallyroom", "inventory software", "The tally that the name spells out."],
    ["Kinnear", "fencing contractor", "A fence with the letter K cut out of it."],
    ["Visser", "bakfietsen en fietsverhuizing", "A cargo bike with the letter V cut out of it."],
    ["Token 27", "queue software", "A slip from a queue with the number 27, which the name says."],
    ["Caballo 64", "chess club", "A chess board with the number 64, which the name says."],
    ["Third Gear", "driving school", "The knob of a gear lever with the number 3, which the name says."],
    ["Sharp Again", "piano tuning", "A sharp sign of music, which the name says."],
    ["Springs and Stuffing", "upholstery workshop", "An armchair with a spring cut out of it: the trade and the name in one."],
    ["Kallis", "glass bead making", "A bead on its string with the letter K cut out of it."],
    ["Nordby", "zipper factory", "A zip slider with the letter N cut out of it."],
    ["Renata", "pet transport", "A carrier for a pet with the letter R cut out of it."],
    ["Mirabel", "shehnai workshop", "A pipe with a flared bell, a sign of the trade."],
    ["Mirabel", "steelpan band", "A steelpan, a sign of the trade."],
  ])("%s, %s", (name, industry, concept) => {
    expect(listConcepts({ name, industry })[0]).toBe(concept);
  });

  test("what a name calls up comes before the things of the trade, or stands on one", () => {
    expect(listConcepts({ name: "Meranti Row", industry: "dental practice" })[0]).toBe(
      "A tooth with a tree cut out of it: the trade and the name in one.",
    );
  });

  test("the dot of an Arabic letter is what the trade has to do with", () => {
    expect(listConcepts({ name: "مكتب الجيران", industry: "مكتب عقاري: بيع وإيجار", language: "ar" })).toContain(
      "The letter ج: its dot is a house.",
    );
  });

  test("a letter that cannot be built stands on the first sign of its trade rather than in a field", () => {
    expect(listConcepts({ name: "松原写真館", industry: "町の写真館", avoid: ["カメラ"], language: "ja" })[0]).toContain(
      "photo corners",
    );
  });

  test("a substitute for what the trade works with does not lead", () => {
    for (const brief of [
      { name: "Thorup", industry: "organ builder" },
      { name: "Whanau", industry: "badminton club" },
    ])
      expect(listConcepts(brief)[0]).not.toMatch(/^A (?:note|cup for winners) with the letter/);
  });

  test("a thing that the brief avoids is not shown, whatever subject it stands for", () => {
    const brief = { name: "Hoyle", industry: "plumber" };
    expect(listConcepts(brief).join(" ")).toContain("drop");
    expect(listConcepts({ ...brief, avoid: ["water drops"] }).join(" ")).not.toContain("drop");
  });

  test("further seeds take other ideas", () => {
    const seed = computeFingerprint("Moss Lane");
    const leads = [0, 1, 2, 3].map((step) => listConcepts({ name: "Moss Lane", industry: "dental practice" }, seed + step)[0]);
    expect(new Set(leads).size).toBeGreaterThanOrEqual(3);
  });
});
