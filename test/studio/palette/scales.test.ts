import { expect, setDefaultTimeout, test } from "bun:test";
import { type Scale, type ScaleName, scaleNames } from "#/model/token-set";
import { listPalettes, type PaletteCase } from "#test/studio/palette/palettes";

// The first test creates all palettes and needs more time.
setDefaultTimeout(60_000);

/** Checks every scale of every palette and returns at most twenty violations. */
function scaleComplaints(
  check: (scale: Scale, name: ScaleName, specimen: PaletteCase) => string | undefined | false,
): readonly string[] {
  const found: string[] = [];
  for (const specimen of listPalettes())
    for (const name of scaleNames) {
      const complaint = check(specimen.palette.scales[name], name, specimen);
      if (complaint) found.push(`${specimen.label}, ${name}: ${complaint}`);
      if (found.length >= 20) return found;
    }
  return found;
}

const hueDistance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);
const listPairs = (scale: Scale) => scale.slice(1).map((color, index) => [scale[index] ?? color, color] as const);

test("lightness decreases with every step of a scale by at least 0.01", () => {
  expect(
    scaleComplaints((scale) => {
      const wrong = listPairs(scale).find(([lighter, darker]) => lighter.l - darker.l < 0.01);
      return wrong && `${wrong[0].hex} ${wrong[0].l} then ${wrong[1].hex} ${wrong[1].l}`;
    }),
  ).toEqual([]);
});

test("no hex occurs twice in a scale", () => {
  expect(scaleComplaints((scale) => new Set(scale.map(({ hex }) => hex)).size !== 12 && "a hex stands twice")).toEqual([]);
});

test("hue varies by at most 10 degrees along a scale where chroma is above 0.04", () => {
  expect(
    scaleComplaints((scale) => {
      const colored = scale.filter(({ c }) => c > 0.04);
      for (const one of colored)
        for (const other of colored)
          if (hueDistance(one.h, other.h) > 10) return `${one.hex} has ${one.h}, ${other.hex} has ${other.h}`;
      return undefined;
    }),
  ).toEqual([]);
});

/**
 * Maximum chroma difference caused by rounding to 8 bits: half a channel step each way, more near
 * black.
 */
const roundingChroma = 0.006;

test("chroma rises to one peak and falls again, apart from 8-bit rounding", () => {
  expect(
    scaleComplaints((scale) => {
      const peak = scale.reduce((best, { c }, index) => (c > (scale[best]?.c ?? 0) ? index : best), 0);
      const wrong = listPairs(scale).findIndex(([before, after], index) =>
        index < peak ? after.c < before.c - roundingChroma : after.c > before.c + roundingChroma,
      );
      return wrong >= 0 && `bends again after step ${wrong + 1}: ${scale.map(({ c }) => c).join(" ")}`;
    }),
  ).toEqual([]);
});

test("no step of the brand scale has more than 1.5 times the brand's chroma", () => {
  expect(
    scaleComplaints((scale, name, { brand }) => {
      const most = Math.max(...scale.map(({ c }) => c));
      return name === "brand" && most > 1.5 * brand.c + 0.004 && `${most} for a brand of ${brand.c}`;
    }),
  ).toEqual([]);
});

test("neutrals have a chroma of at most 0.02 and, where measurable, the brand's hue within 15 degrees", () => {
  expect(
    scaleComplaints((scale, name, { brand }) => {
      if (name !== "neutral") return undefined;
      const wrong = scale.find(({ c, h }) => c > 0.0225 || (c >= 0.01 && hueDistance(h, brand.h) > 15));
      return wrong && `${wrong.hex} c ${wrong.c} h ${wrong.h} for a brand of h ${brand.h}`;
    }),
  ).toEqual([]);
});

test("neutrals have the direction's tint in the brand's hue if the brand is clearly coloured and not warm", () => {
  const shy = listPalettes().filter(({ brand, direction, palette }) => {
    const { c, h } = palette.scales.neutral[7];
    const wanted = direction.color.neutralChroma;
    const isWarm = brand.h < 132;
    return (
      brand.c > 0.1 &&
      brand.l > 0.3 &&
      !isWarm &&
      (Math.abs(c - wanted) > 0.004 || (wanted > 0.008 && hueDistance(h, brand.h) > 25))
    );
  });
  expect(shy.slice(0, 5).map(({ label, palette }) => `${label} ${JSON.stringify(palette.scales.neutral[7])}`)).toEqual([]);
});

test("no warm brand makes the light page cream", () => {
  const creamy = listPalettes().filter(({ palette }) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
      Number.parseInt(palette.colors.light.background.hex.slice(start, start + 2), 16),
    );
    return red >= green && green > blue && red - blue >= 6;
  });
  expect(creamy.slice(0, 5).map(({ label, palette }) => `${label} ${palette.colors.light.background.hex}`)).toEqual([]);
});

test("a secondary colour of the brief is step 9 of the accent scale and the spot colour", async () => {
  const { createTokenSet } = await import("#/studio/token-set");
  const { plain } = await import("#test/studio/palette/direction-fixtures");
  const tokens = createTokenSet({ brandColor: "#2563eb", secondaryColor: "#0f766e", direction: plain, seed: 1 });
  expect(tokens.scales.accent[8].hex).toBe("#0f766e");
  expect(tokens.colors.light.spot).toMatchObject({ hex: "#0f766e", alias: { scale: "accent", step: 9 } });
});
