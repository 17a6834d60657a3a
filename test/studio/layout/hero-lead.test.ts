import { expect, test } from "bun:test";
import { createSystem } from "#test/studio/create-system";

const getLeadRule = (subhead: string, seed: number) => {
  const { pages } = createSystem(
    { name: "Solbakken", industry: "Bakery", copy: { headline: "Bread before seven", subhead } },
    seed,
  );
  const css = pages.find(({ slug }) => slug === "landing")?.css ?? "";
  return /\.hero \.hero__lead \{([^}]*)\}/u.exec(css)?.[1] ?? "";
};

test("a short sentence below the headline is set larger than one that is read", () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    expect(getLeadRule("We bake, you sleep.", seed)).toContain("var(--point-size)");
    expect(getLeadRule(`We bake ${"rye and wheat ".repeat(9)}in a stone oven.`, seed)).not.toContain("var(--point-size)");
  }
});
