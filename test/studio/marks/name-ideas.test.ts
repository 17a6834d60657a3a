import { describe, expect, test } from "bun:test";
import { archetypeIds } from "#/model/direction";
import type { Brief } from "#/model/brief";
import { createDirection } from "#/studio/directions/choose-direction";
import { getArchetype } from "#/studio/directions/index";
import { findCount } from "#/studio/marks/counted-names";
import { listMarkCandidates } from "#/studio/marks/list-mark-candidates";
import type { MarkRecipeName } from "#/studio/marks/recipe";

const list = (brief: Brief, id: (typeof archetypeIds)[number] = "swiss", seed = 1) =>
  listMarkCandidates(brief, createDirection(getArchetype(id), brief, seed, "For a test."), seed);
const listConcepts = (name: string) => list({ name }).map(({ concept }) => concept);

const subjectRecipes: readonly MarkRecipeName[] = ["motif", "motif-seal", "counterchange", "folded"];

describe("ideas from a name", () => {
  test("a number of the name is shown below its initials, but not a part of a number or a year", () => {
    expect(listConcepts("Key Run 24")).toContainEqual(expect.stringContaining("K and R above 2 and 4"));
    for (const name of ["Radio Cauce 98.3", "Weekend '27", "Lantern 1931"])
      for (const concept of listConcepts(name)) expect(concept).not.toContain(" above ");
  });

  test("partners with one name, and persons that a name counts, are as many letters", () => {
    expect(listConcepts("Trejo, Trejo y Trigueros")).toContainEqual(expect.stringContaining("The letter T three times"));
    expect(listConcepts("«Два Ігорі»").join(" ")).not.toContain("side by side: ");
    expect(listConcepts("«Два Тараси»")).toContainEqual(expect.stringContaining("The letter Т twice"));
    for (const name of ["Rura i Spółka Grzegorz Rura", "Schmidt & Schmidt", "«Два Сергії»"])
      for (const concept of listConcepts(name)) expect(concept).not.toContain("side by side: ");
  });

  test("an abbreviation is shown with all its letters", () => {
    expect(listConcepts("RTJ&P")).toContainEqual(expect.stringContaining("R and T above J and P"));
    expect(listConcepts("JBQ").some((concept) => concept.startsWith("J, B and Q"))).toBe(true);
    for (const concept of listConcepts("Wetherlam Farm & Horse Doctors LLP")) expect(concept).not.toContain(" above ");
  });

  test("a short East Asian name of open signs is set as on a seal", () => {
    const concepts = list({ name: "中村" }, "craft").map(({ concept }) => concept);
    expect(concepts).toContainEqual(expect.stringContaining("中 and 村"));
  });

  test("signs that would close at small sizes are not set together", () => {
    const dense = list({ name: "高橋畳店", industry: "畳の製造" }).map(({ concept }) => concept);
    expect(dense.join(" ")).not.toContain("高 and 橋");
    expect(dense).toContainEqual(expect.stringContaining("A tatami mat with the letter 高"));
    expect(listConcepts("도란도란 세무회계").join(" ")).not.toContain("도, 란, 도 and 란");
  });

  test("what a name counts is drawn as often", () => {
    expect(listConcepts("Three Cedars Row")).toContainEqual(expect.stringContaining("three"));
    expect(list({ name: "Le Troisième Verre", industry: "Caviste" }).map(({ concept }) => concept)).toContainEqual(
      "The name counts three: a glass of wine, three times.",
    );
  });

  test("a count is read in languages that write it and its thing as one word", () => {
    expect(findCount("점자인쇄소 여섯점")?.count).toBe(6);
    expect(findCount("カフェ三つの丘")).toMatchObject({ count: 3, counted: "丘" });
    expect(findCount("四棵树书店")?.count).toBe(4);
    expect(findCount("Quán Ba Con Mèo")?.count).toBe(3);
    expect(findCount("ร้านสามต้นไผ่")?.count).toBe(3);
    for (const name of ["三重書店", "Bún Riêu Cô Sáu", "세탁소 두부", "六本木薬局"]) expect(findCount(name)).toBeUndefined();
  });

  test("dots that a name counts are cut out of a tile", () => {
    expect(listConcepts("점자인쇄소 여섯점")).toContainEqual(expect.stringContaining("Six dots"));
    expect(listConcepts("Studio Tre Punti")).toContainEqual(expect.stringContaining("Three dots"));
  });

  test("what a name also says is not drawn as often as it counts something else", () => {
    const concepts = listConcepts("Trei Coioți și un Nuc").join(" ");
    expect(concepts).toContain("walnut");
    expect(concepts).not.toContain("walnut, three times");
  });

  test.each([
    ["Three Coyotes", 3, "Coyotes"],
    ["Loutkové divadlo U Dvou kašpárků", 2, "kašpárků"],
    ["Vier Linden", 4, "Linden"],
    ["Τρία Πουλιά", 3, "Πουλιά"],
  ])("%s counts %i", (name, count, counted) => {
    expect(findCount(name)).toMatchObject({ count, counted });
  });

  test("a name that only ends with a number word, or has none, counts nothing", () => {
    for (const name of ["Table for Two", "Threepwood", "Dosa House", ""]) expect(findCount(name)).toBeUndefined();
  });

  test("the letter of a name in quotation marks is that of what they enclose", () => {
    for (const { concept } of list({ name: "Ветеранський простір «Поруч»" })) expect(concept).not.toMatch(/letters? В/u);
  });
});

describe("ideas from a trade", () => {
  test("a counter or an open space of the initial is what the trade works with", () => {
    const listAll = (brief: Parameters<typeof list>[0]) => list(brief).map(({ concept }) => concept);
    expect(listAll({ name: "Pellow", industry: "roofer" })).toContain("The letter P: its counter is a house.");
    expect(listAll({ name: "4th Street Bread", industry: "bakery" })).toContain("The figure 4: its counter is a loaf.");
    expect(listAll({ name: "Ulmer", industry: "chimney sweep" }).join(" ")).toContain("a flame in its open space");
  });

  test("tailors get a stitched letter, driving schools a road", () => {
    expect(list({ name: "Hale", industry: "tailor" }).map(({ concept }) => concept)).toContain(
      "The letter H, its strokes stitched along their middle.",
    );
    expect(list({ name: "Stour", industry: "driving school" }).map(({ concept }) => concept)).toContain(
      "The letter S, its strokes with the broken line of a road.",
    );
  });

  test("two partners whose letters have bowls are woven through each other", () => {
    expect(list({ name: "Rust & Daughter" }).map(({ recipe }) => recipe)).toContain("interlaced");
  });

  test("a name that begins with a half is drawn as one, but not a half that only counts", () => {
    expect(list({ name: "0.5평" })[0]?.recipe).toBe("half");
    expect(list({ name: "Stagehands, Local 19½" }).map(({ recipe }) => recipe)).not.toContain("half");
  });
});

describe("what leads", () => {
  test("a letter in a field does not lead where its script has constructed letters", () => {
    for (const name of ["Marten", "Vasquez", "Захарія"])
      for (const id of archetypeIds)
        for (const seed of [1, 2])
          expect([name, id, ["letter-field", "initial-seal"].includes(list({ name }, id, seed)[0]?.recipe ?? "")]).toEqual([
            name,
            id,
            false,
          ]);
  });

  test("things that every member of a trade uses do not lead: letters do", () => {
    for (const [name, industry] of [
      ["Doran", "tax consultant"],
      ["Mellick", "electrician"],
      ["Hartwell", "removals"],
      ["Bellamy", "gym"],
    ] as const)
      for (const id of archetypeIds) {
        const [best] = list({ name, industry }, id, 2);
        expect([name, id, subjectRecipes.includes(best?.recipe ?? "motif")]).toEqual([name, id, false]);
      }
  });

  test("seeds give marks of different ideas to names without a subject", () => {
    for (const name of ["Velmora", "Shiftwick", "Tjallema", "Kolm", "Nye & Hobbs", "Перелесок"]) {
      const ideas = new Set(Array.from({ length: 8 }, (_, seed) => list({ name }, "swiss", seed + 1)[0]?.recipe));
      expect([name, ideas.size >= 3]).toEqual([name, true]);
    }
  });

  test("without a second colour of the brief a mark has one colour and its tint", () => {
    for (const id of archetypeIds)
      for (const candidate of list({ name: "Brandt & Kole", brandColor: "#1d4ed8" }, id))
        expect([id, candidate.recipe, candidate.shapes.some(({ fill }) => fill === "spot")]).toEqual([
          id,
          candidate.recipe,
          false,
        ]);
  });

  test("a colour too pale for paper leaves the marks as they are: another colour makes no other mark", () => {
    for (const id of ["swiss", "technical", "poster"] as const)
      expect(list({ name: "Marrow", brandColor: "#ffff00" }, id)).toEqual(list({ name: "Marrow", brandColor: "#1f4e79" }, id));
  });
});
