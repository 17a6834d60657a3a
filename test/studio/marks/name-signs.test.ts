import { describe, expect, test } from "bun:test";
import { computeFingerprint } from "#/kernel/random";
import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import { createDirection } from "#/studio/directions/choose-direction";
import { getArchetype } from "#/studio/directions/index";
import { assessDrawing, isUsable } from "#/studio/marks/assessment";
import { measureLegibility } from "#/studio/marks/legibility";
import { listMarkCandidates } from "#/studio/marks/list-mark-candidates";
import { findNameSign, listNameSigns } from "#/studio/marks/name-signs";
import { findProtectedSign } from "#/studio/marks/protected-signs";
import { createContainer, cutOutOf } from "#/studio/marks/container";
import { fitInto } from "#/studio/marks/geometry/transform";
import { motifIds } from "#/studio/motifs/motif-ids";

const surroundings = { avoided: new Set<string>(), avoid: [], isOrdinary: () => false };
const findSign = (name: string, language: Language) => findNameSign(name, name, language, surroundings)?.id;
const lead = (brief: Brief) => {
  const seed = computeFingerprint(brief.name);
  return listMarkCandidates(brief, createDirection(getArchetype("swiss"), brief, seed, "For a test."), seed)[0]?.concept;
};

const readLines = async () =>
  (await Bun.file("data/motifs/name-signs.txt").text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));

describe("the signs of names", () => {
  test("every sign has words, and every word a sign", async () => {
    const drawn = new Set(listNameSigns().map(({ id }) => id));
    const worded = new Set((await readLines()).map((line) => line.split(": ")[0] ?? ""));
    expect([...worded].filter((id) => !drawn.has(id))).toEqual([]);
    expect([...drawn].filter((id) => !worded.has(id))).toEqual([]);
  });

  test("every sign is kin to motifs that exist", () => {
    const known = new Set<string>(motifIds);
    expect(listNameSigns().flatMap(({ kin }) => kin.filter((id) => !known.has(id)))).toEqual([]);
  });

  test("every sign is usable and legible, alone or cut out of a square, and no protected sign", () => {
    const square = createContainer("square", 4);
    const faulty = listNameSigns().flatMap(({ id, ink }) => {
      const alone = [{ path: fitInto(ink, [3, 3, 42, 42]), fill: "brand" as const }];
      const held = cutOutOf(square, fitInto(ink, [8, 8, 32, 32]));
      const works = [alone, held].some((shapes) => isUsable(assessDrawing(shapes)) && measureLegibility(shapes).legible);
      const isProtected = findProtectedSign(assessDrawing(alone).mask, []) !== undefined;
      return works && !isProtected ? [] : [`${id}${works ? "" : " unusable"}${isProtected ? " protected" : ""}`];
    });
    expect(faulty).toEqual([]);
  });

  test.each<[string, Language, string]>([
    ["Robledal", "es", "oak-leaf"],
    ["Pod Jarzębiną", "pl", "three-berries"],
    ["Björklunda", "sv", "leaf-sign"],
    ["Fecske", "hu", "flying-bird"],
    ["Φάρος", "el", "lighthouse-sign"],
    ["Снегирь", "ru", "bird-sign"],
    ["الفانوس", "ar", "lantern-sign"],
    ["הגן של שקד", "he", "cherry-blossom"],
    ["प्रभात", "hi", "sunrise-sign"],
    ["শিউলি", "bn", "jasmine"],
    ["தாமரை", "ta", "lotus-sign"],
    ["เรือนดอกแก้ว", "th", "jasmine"],
    ["Hoa Sen", "vi", "lotus-sign"],
    ["Wangi Pagi", "id", "sunrise-sign"],
    ["こもれびの家", "ja", "komorebi"],
    ["青松", "zh-Hans", "conifer"],
    ["달빛", "ko", "moon-sign"],
    ["Kōwhai Gully", "en", "kowhai"],
    ["Sunny Hill", "en", "sunny-hill"],
  ])("%s (%s) means %s", (name, language, id) => {
    expect(findSign(name, language)).toBe(id);
  });

  test.each<[string, Language]>([
    ["Moss Lane", "en"],
    ["Tallmo & Ek", "sv"],
    ["Duval-Roche et Fils", "fr"],
    ["高橋", "ja"],
    ["นวดแผนไทยโดยผู้พิการทางสายตา", "th"],
    ["Härterei Stößner", "de"],
  ])("%s (%s) is an address, a person or no thing at all", (name, language) => {
    expect(findSign(name, language)).toBeUndefined();
  });

  test("what a brief avoids gives no sign, by its motif or by the word itself", () => {
    const avoiding = (avoided: readonly string[], avoid: readonly string[]) =>
      findNameSign("Clover House", "Clover", "en", { ...surroundings, avoided: new Set(avoided), avoid })?.id;
    expect(avoiding([], [])).toBe("clover");
    expect(avoiding(["leaf"], [])).toBeUndefined();
    expect(avoiding([], ["shamrocks and clover"])).toBeUndefined();
  });

  test("the sign leads: in the initial's counter, on a thing of the trade, or alone", () => {
    expect(lead({ name: "Acorn", industry: "accountants" })).toContain("its counter is an acorn");
    expect(lead({ name: "Maple Corner", industry: "dental practice" })).toContain("tooth with a maple leaf cut out of it");
    expect(lead({ name: "Ginkgo", industry: "management consulting" })).toContain("ginkgo leaf");
  });

  test("a sign is not put on a thing that shows the same, nor on a hand", () => {
    expect(lead({ name: "Golden Horseshoe", industry: "riding school" })).not.toContain("horseshoe with a horseshoe");
    expect(lead({ name: "Jasmine Corner", industry: "nail salon" })).not.toContain("hand");
  });
});
