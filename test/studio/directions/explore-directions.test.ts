import { describe, expect, test } from "bun:test";
import { type ArchetypeId, archetypeIds } from "#/model/direction";
import type { Brief } from "#/model/brief";
import { getDirectionDistance } from "#/studio/directions/direction-signature";
import { minDirectionDistance, exploreDirections } from "#/studio/directions/explore-directions";
import { archetypes } from "#/studio/directions/index";
import { listTrades } from "#/studio/understanding/trades/trades";
import { understandBrief } from "#/studio/understanding/understand-brief";
import { chooseDirection } from "#/studio/directions/choose-direction";

const briefs: readonly Brief[] = [
  { name: "Nordhavn Optik", industry: "Optician", adjectives: ["precise", "calm"], avoid: ["playful"] },
  { name: "Fern" },
  { name: "青葉" },
  { name: "Pinball Pantry", adjectives: ["playful", "fun"], avoid: ["serious"] },
  { name: "Ledgerline", industry: "Bookkeeping for small firms", adjectives: ["discreet"] },
  ...archetypeIds.map((archetype): Brief => ({ name: "Settled", archetype })),
];

describe("exploreDirections", () => {
  test("any two of the three directions differ in at least three axes, for every brief and a hundred seeds", () => {
    for (const brief of briefs) {
      for (let seed = 0; seed < 100; seed++) {
        const [best, neighbour, counterpoint] = exploreDirections(brief, seed);
        expect(getDirectionDistance(best, neighbour)).toBeGreaterThanOrEqual(minDirectionDistance);
        expect(getDirectionDistance(best, counterpoint)).toBeGreaterThanOrEqual(minDirectionDistance);
        expect(getDirectionDistance(neighbour, counterpoint)).toBeGreaterThanOrEqual(minDirectionDistance);
      }
    }
  });

  test("the first direction is the one that chooseDirection returns", () => {
    for (const brief of briefs) expect(exploreDirections(brief, 7)[0]).toEqual(chooseDirection(brief, 7, undefined));
  });

  test("an avoided archetype is not offered if another one differs enough", () => {
    const brief: Brief = { name: "Quiet", adjectives: ["calm"], avoid: ["playful", "brutalist", "arcade"] };
    for (let seed = 0; seed < 50; seed++) {
      const ids = exploreDirections(brief, seed).map(({ id }) => id);
      expect(ids).not.toContain("playful");
      expect(ids).not.toContain("brutalist");
      expect(ids).not.toContain("arcade");
    }
  });
});

/** Moods and visual devices that describe one archetype. */
const wordsByArchetype: Readonly<Record<ArchetypeId, readonly string[]>> = {
  swiss: ["Swiss", "minimal"],
  editorial: ["Editorial", "cultured"],
  brutalist: ["Brutalist", "raw", "rebellious"],
  soft: ["caring", "gentle"],
  technical: ["technical", "digital"],
  luxury: ["luxury", "exclusive"],
  playful: ["playful", "childish"],
  civic: ["public", "transparent"],
  industrial: ["industrial", "rugged"],
  craft: ["handmade", "natural"],
  retro: ["retro", "nostalgic"],
  scientific: ["scientific", "rigorous"],
  ledger: ["ledger", "serious"],
  poster: ["poster", "adventurous"],
  arcade: ["arcade", "pixel", "geeky"],
  archive: ["scholarly", "typewriter"],
};
const listWords = (id: ArchetypeId) => wordsByArchetype[id];

test("each of the sixteen directions is chosen for a brief that describes it", () => {
  for (const id of archetypeIds) {
    const adjectives = [...listWords(id)];
    expect([id, chooseDirection({ name: "Described", adjectives }, 1, undefined).id]).toEqual([id, id]);
  }
});

test("an excluded archetype is neither chosen nor offered, regardless of other evidence for it", () => {
  for (const id of archetypeIds)
    for (const word of listWords(id)) {
      const brief: Brief = { name: "Excluded", adjectives: [...listWords(id)], avoid: [word] };
      for (let seed = 0; seed < 5; seed++) {
        const ids = exploreDirections(brief, seed).map((direction) => direction.id);
        expect([word, ids.includes(id)]).toEqual([word, false]);
        expect(new Set(ids).size).toBe(3);
      }
    }
});

test("a brief that excludes nearly everything still gets three directions", () => {
  const brief: Brief = { name: "Nothing left", avoid: archetypeIds.slice(1).flatMap(listWords) };
  expect(new Set(exploreDirections(brief, 1).map(({ id }) => id)).size).toBe(3);
});

describe("chooseDirection", () => {
  test("the brief's words decide, and the reasons quote them", () => {
    const settled = chooseDirection({ name: "A", adjectives: ["handmade", "rooted"], industry: "Bakery" }, 1, undefined);
    expect(settled.id).toBe("craft");
    expect(settled.reasons.join(" ")).toContain("“handmade”");
    expect(settled.reasons.join(" ")).toContain("“Bakery”");
  });

  test("words of the brief take precedence over the seed", () => {
    const brief: Brief = { name: "A", adjectives: ["elegant", "exclusive", "refined"] };
    const ids = new Set(Array.from({ length: 60 }, (_, seed) => chooseDirection(brief, seed, undefined).id));
    expect([...ids]).toEqual(["luxury"]);
  });

  test("a brief that says nothing gets a calm direction for every seed, and the seed decides which", () => {
    for (const brief of [{ name: "Kontur" }, { name: "Wexelblat", offer: "Things that matter, for those who ask." }] as Brief[]) {
      const ids = new Set(Array.from({ length: 200 }, (_, seed) => chooseDirection(brief, seed * 7919, undefined).id));
      expect([...ids].sort()).toEqual(["civic", "editorial", "swiss"]);
    }
  });

  test("reasons say in sentences what was understood and quote the brief", () => {
    const { reasons } = chooseDirection({ name: "A", industry: "Zahnarztpraxis", adjectives: ["ruhig"] }, 1, undefined);
    expect(reasons[0]).toMatch(/^The trade is dent.* \(“Zahnarztpraxis”\)\.$/);
    expect(reasons).toContain("The brief asks for “ruhig”.");
    expect(chooseDirection({ name: "A", trade: "bakery" }, 1, undefined).reasons[0]).toBe(
      "The trade is bakery (as stated in the brief).",
    );
  });

  test("the counterpoint is never barred and never far below the best, for trades and moods of all kinds", () => {
    for (const trade of listTrades())
      for (const avoid of [[], ["playful"], ["cold", "corporate"], ["old-fashioned"]]) {
        const brief: Brief = { name: "A", trade: trade.id, avoid };
        const { fit, barred } = understandBrief(brief);
        const offered = exploreDirections(brief, 3).map(({ id }) => id);
        expect([trade.id, offered.filter((id) => barred.includes(id))]).toEqual([trade.id, []]);
        expect(Math.min(...offered.map((id) => fit[id]))).toBeGreaterThanOrEqual(avoid.length > 0 ? -4 : 0);
      }
  });

  test("a requested archetype overrides the brief's words, and the argument overrides the brief", () => {
    expect(chooseDirection({ name: "A", adjectives: ["playful"], archetype: "civic" }, 1, undefined).id).toBe("civic");
    expect(chooseDirection({ name: "A", archetype: "civic" }, 1, "retro").id).toBe("retro");
  });

  test("the same brief, seed and archetype give the same direction; the seed varies its open choices", () => {
    for (const id of archetypeIds) expect(chooseDirection({ name: "A" }, 5, id)).toEqual(chooseDirection({ name: "A" }, 5, id));
    const ratios = new Set(Array.from({ length: 40 }, (_, seed) => chooseDirection({ name: "A" }, seed, "swiss").ratio));
    expect(ratios.size).toBeGreaterThan(1);
  });
});

describe("archetypes", () => {
  test("no two share layout or typical imagery", () => {
    expect(new Set(archetypes.map(({ layout }) => layout)).size).toBe(archetypeIds.length);
    expect(new Set(archetypes.map(({ imagery: [typical] }) => typical)).size).toBe(archetypeIds.length);
  });

  test("none uses a letter rotated four times, which can look like a swastika", () => {
    for (const { markRecipes } of archetypes) expect(markRecipes).not.toContain("grid-module");
  });

  test("spans fill twelve columns and radii are within their band", () => {
    const bands = { square: [0, 2], slight: [2, 5], rounded: [6, 20], round: [20, 32] } as const;
    for (const { spans, radiiPx, radiusBand } of archetypes) {
      for (const [left, right] of spans) expect(left + right).toBe(12);
      const [least, most] = bands[radiusBand];
      for (const radius of radiiPx) {
        expect(radius).toBeGreaterThanOrEqual(least);
        expect(radius).toBeLessThanOrEqual(most);
      }
    }
  });
});
