import { expect, test } from "bun:test";
import { createRandom } from "#/kernel/random";
import { chooseBrandColor, type HueWishes } from "#/studio/palette/choose-brand-color";

const choices = ["#d7261e", "#e4572e", "#f2b400", "#0a6c4a", "#8a3b12"] as const;

test("a calm brief has no loud warm colour, unless it names one", () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = createRandom(seed);
    expect(["#0a6c4a", "#8a3b12"]).toContain(chooseBrandColor(choices, { isCalm: true }, random));
    expect(["#8a3b12"]).toContain(
      chooseBrandColor(choices, { isCalm: true, usual: new Set(["red", "orange", "brown"]) }, random),
    );
    expect(["#d7261e"]).toContain(chooseBrandColor(["#d7261e", "#0a6c4a"], { isCalm: true, named: new Set(["red"]) }, random));
    expect(["#d7261e"]).toContain(chooseBrandColor(["#d7261e"], { isCalm: true }, random));
  }
});

test("a climate chooses among the hues of the trade, and a strong one goes before them", () => {
  const craft = ["#4a5d23", "#8c4a2f", "#3e5560", "#e8b04a", "#5c4630"] as const;
  for (let seed = 0; seed < 20; seed++) {
    const choose = (wishes: HueWishes) => chooseBrandColor(craft, wishes, createRandom(seed));
    expect(["#8c4a2f", "#e8b04a"]).toContain(
      choose({ climates: new Set(["warm"]), usual: new Set(["brown", "orange", "red", "yellow"]) }),
    );
    expect(choose({ climates: new Set(["cold"]), usual: new Set(["brown"]) })).toBe("#1279b8");
    expect(["#8c4a2f", "#e8b04a"]).toContain(choose({ climates: new Set(["earthy"]), usual: new Set(["purple"]) }));
    // Fresh meat is not green.
    expect(choose({ climates: new Set(["fresh"]), usual: new Set(["brown"]) })).not.toBe("#4a5d23");
    expect(choose({ climates: new Set(["fresh"]), avoided: new Set(["blue", "green"]) })).not.toBe("#3e5560");
  }
});

test("a rose is no red, unless the trade is seen in pink", () => {
  for (let seed = 0; seed < 20; seed++) {
    const choose = (usual: HueWishes["usual"]) =>
      chooseBrandColor(["#b0566c", "#5b7f3a"], { usual: usual ?? new Set() }, createRandom(seed));
    expect(choose(new Set(["red", "green"]))).toBe("#5b7f3a");
    expect(choose(new Set(["pink"]))).toBe("#b0566c");
  }
});
