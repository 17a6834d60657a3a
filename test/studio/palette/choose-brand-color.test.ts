import { expect, test } from "bun:test";
import { createRandom } from "#/kernel/random";
import { chooseBrandColor } from "#/studio/palette/choose-brand-color";

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
