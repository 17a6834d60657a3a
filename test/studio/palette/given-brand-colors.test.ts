import { describe, expect, test } from "bun:test";
import type { CustomToken } from "#/model/custom-token";
import type { Given } from "#/model/given";
import { findGivenBrandColors } from "#/studio/palette/given-brand-colors";
import { createSystem } from "#test/studio/create-system";

const color = (name: string, value: string): CustomToken => ({
  path: name.split("."),
  type: "color",
  values: { default: value },
});
const tokens = { colors: { light: { primary: "#0b5d4e" } } };
const lockup = (colors: string[]) => ({ lockups: [{ colors }] }) as unknown as NonNullable<Given["mark"]>;

describe("the brand colour of given parts", () => {
  test("is a role's, then the mark's largest that is no grey", () => {
    expect(findGivenBrandColors({ tokens }).brand).toBe("#0b5d4e");
    expect(findGivenBrandColors({ tokens: { colors: { light: { brand: "#aa0000", primary: "#0b5d4e" } } } }).brand).toBe(
      "#aa0000",
    );
    expect(findGivenBrandColors({ mark: lockup(["#ffffff", "#111111", "#0b5d4e"]) }).brand).toBe("#0b5d4e");
    expect(findGivenBrandColors({ mark: lockup(["#ffffff", "#111111"]) })).toEqual({});
    expect(findGivenBrandColors({})).toEqual({});
  });
});

describe("the second colour of given parts", () => {
  test("is a role's, then an own token's that says so, then the mark's", () => {
    const named = { ...tokens, custom: [color("brand.sand", "#e8dcc4")] };
    expect(
      findGivenBrandColors({ tokens: { ...named, colors: { light: { primary: "#0b5d4e", spot: "#ff8800" } } } }).second,
    ).toBe("#ff8800");
    expect(findGivenBrandColors({ tokens: named, mark: lockup(["#0b5d4e", "#e4572e"]) }).second).toBe("#e8dcc4");
    expect(findGivenBrandColors({ tokens, mark: lockup(["#0b5d4e", "#e4572e"]) }).second).toBe("#e4572e");
  });

  test("says where it was found", () => {
    const named = { ...tokens, custom: [color("brand.sand", "#e8dcc4")] };
    expect(findGivenBrandColors({ tokens: named }).secondFrom).toBe("tokens");
    expect(findGivenBrandColors({ mark: lockup(["#0b5d4e", "#e4572e"]) }).secondFrom).toBe("mark");
    expect(findGivenBrandColors({ tokens }).secondFrom).toBe("hue");
    expect(findGivenBrandColors({}, "#0b5d4e").secondFrom).toBeUndefined();
  });

  test("is no state, no surface, no grey and no near copy of the brand colour", () => {
    const custom = [
      color("brand.hover", "#ff0000"),
      color("accent.text", "#ff0000"),
      color("brand.grey", "#888888"),
      color("brand.deep", "#0b5f4c"),
      color("red.5", "#ff0000"),
    ];
    const { second } = findGivenBrandColors({ tokens: { ...tokens, custom } });
    expect(second).not.toBe("#ff0000");
    expect(second).toBe(findGivenBrandColors({ tokens }).second);
  });

  test("is a tone of the brand's own hue if nothing else was given", () => {
    const design = createSystem({ name: "One green" }, 7, "editorial", { given: { tokens } });
    const { brand, spot } = design.tokens.colors.light;
    expect(Math.abs(((brand.h - spot.h + 540) % 360) - 180)).toBeLessThan(12);
    expect(spot.hex).not.toBe(brand.hex);
  });

  test("is the brief's where it states one", () => {
    const design = createSystem({ name: "Stated", secondaryColor: "#ff8800" }, 7, "editorial", { given: { tokens } });
    expect(design.tokens.scales.accent.map(({ hex }) => hex)).toContain("#ff8800");
  });
});

test.each(["editorial", "swiss", "brutalist", "luxury", "archive", "ledger"] as const)(
  "a given primary colour fills the main action in the direction %s",
  (direction) => {
    const given = { tokens: { colors: { light: { primary: "#0b5d4e" } } } };
    const { components } = createSystem({ name: "Filled" }, 7, direction, { given });
    const css = components.find(({ slug }) => slug === "button")?.css ?? "";
    expect(/\.lv-button \{[^}]*--lv-fill: var\(--(?:_)?primary/.test(css)).toBe(true);
  },
);

test("given colours are held to level AA, also in directions that want more", () => {
  const colors = { light: { primary: "#0055ff", "primary-foreground": "#ffffff", background: "#ffffff", foreground: "#1a1a1a" } };
  const design = createSystem({ name: "Blue" }, 7, "civic", { given: { tokens: { colors } } });
  expect(design.tokens.report.pairs.filter(({ passes }) => !passes)).toEqual([]);
  expect(design.tokens.colors.light.primary.hex).toBe("#0055ff");
  expect(createSystem({ name: "Blue" }, 7, "civic").direction.contrast).toBe("AAA");
});
