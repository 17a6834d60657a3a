import { expect, test } from "bun:test";
import { transformColorModifiers } from "@tokens-studio/sd-transforms";
import { converter, parse } from "culori";
import fc from "fast-check";
import { recognizeFiles } from "#/brand-import/recognize-files";

const recognize = (tokens: unknown) =>
  recognizeFiles([{ path: "tokens.json", bytes: new TextEncoder().encode(JSON.stringify(tokens)) }]);
const modified = (value: string, modify: unknown) => ({
  type: "color",
  value,
  $extensions: { "studio.tokens": { modify } },
});

/** The value of a token as CSS, as the list of mapped tokens shows it. */
const getCss = ({ mapped }: ReturnType<typeof recognize>, name: string) =>
  mapped.find(({ source }) => source === `tokens.json: ${name}`)?.value ?? "";

/** The linear coordinates of a colour, far apart only if the colours are. */
const toXyz = converter("xyz65");
function getCoordinates(css: string): readonly number[] {
  const color = parse(css);
  if (!color) throw new Error(`${css} is no colour`);
  const { x, y, z } = toXyz(color);
  return [x, y, z, color.alpha ?? 1];
}

/**
 * Compares with the reference, which prints five digits of a coordinate; a step of 8 bits is about
 * 0.003.
 */
function expectSameColor(css: string, reference: string): void {
  const [ours, theirs] = [getCoordinates(css), getCoordinates(reference)];
  for (const [index, value] of ours.entries())
    if (Math.abs(value - (theirs[index] ?? Number.NaN)) > 4e-4) expect([css, ours]).toEqual([reference, theirs]);
}

const toHsl = converter("hsl");
const toRgb = converter("rgb");
function expectRounded(hex: string, exact: string): void {
  const [rounded, { r, g, b }] = [toRgb(parse(hex)), toRgb(parse(exact)) ?? { r: 0, g: 0, b: 0 }];
  const far = [(rounded?.r ?? 0) - r, (rounded?.g ?? 0) - g, (rounded?.b ?? 0) - b].some(
    (error) => Math.abs(error) > 0.5 / 255 + 1e-6,
  );
  if (far || !rounded) expect(hex).toBe(exact);
}

const reference = (value: string, modify: Readonly<Record<string, string | number>>) =>
  String(transformColorModifiers({ value, type: "color", $extensions: { "studio.tokens": { modify: { ...modify } } } } as never));

const spaces = ["lch", "srgb", "p3", "hsl"] as const;
const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const anyColor = fc.oneof(
  { weight: 4, arbitrary: hexColor },
  fc.constantFrom(
    "#ffffff",
    "#000000",
    "#808080",
    "rgba(0, 85, 255, 0.4)",
    "hsl(172 66% 50.4%)",
    "color(display-p3 0.2 0.9 0.3)",
  ),
);
const amount = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);

test("every modifier in every colour space gives the colour of Tokens Studio's own transform", () => {
  fc.assert(
    fc.property(
      anyColor,
      anyColor,
      fc.constantFrom("lighten", "darken", "mix", "alpha"),
      fc.constantFrom(...spaces),
      amount,
      fc.constantFrom(undefined, "hex", ...spaces),
      (value, color, type, space, share, format) => {
        const modify = { type, space, value: String(share), ...(type === "mix" ? { color } : {}), ...(format ? { format } : {}) };
        // The reference loses every channel of greys that it mixes in HSL: it computes with their missing hue.
        fc.pre(type !== "mix" || space !== "hsl" || ![value, color].every((one) => toHsl(parse(one))?.h === undefined));
        const expected = reference(value, modify);
        const proposal = recognize({ deco: modified(value, modify), exact: modified(value, { ...modify, format: "srgb" }) });
        const css = getCss(proposal, "deco");
        if (format !== "hex") return expectSameColor(css, expected);
        // A channel halfway between two steps may be rounded to either.
        for (const hex of [css, expected]) expectRounded(hex, getCss(proposal, "exact"));
      },
    ),
    { numRuns: 3000, seed: 15 },
  );
});

test("a modifier follows references, also in its amount and its colour, and is passed on to those that refer to it", () => {
  const proposal = recognize({
    base: { type: "color", value: "#0055ff" },
    ink: { type: "color", value: "#000000" },
    half: { type: "number", value: "0.5" },
    mixed: modified("{base}", { type: "mix", space: "srgb", value: "{half}", color: "{ink}" }),
    alias: { type: "color", value: "{mixed}" },
    lighter: modified("{mixed}", { type: "lighten", space: "srgb", value: "0.2 + 0.3" }),
    line: { type: "border", value: { color: "{mixed}", width: "1px", style: "solid" } },
    seen: { type: "color", value: "rgba({base}, 0.25)" },
  });
  expect(proposal.left).toEqual([]);
  expectSameColor(getCss(proposal, "mixed"), "rgb(0 42.5 127.5)");
  expect(getCss(proposal, "alias")).toBe(getCss(proposal, "mixed"));
  expectSameColor(getCss(proposal, "lighter"), "rgb(127.5 148.75 191.25)");
  expect(getCss(proposal, "seen")).toBe("rgb(0 85 255 / 0.25)");
  const border = proposal.given.tokens?.custom?.find(({ path }) => path[0] === "line")?.values.default as { color: unknown };
  expect(JSON.stringify(border.color)).toContain("0.166");
});

test("a modifier that is not understood is reported, and its colour stays", () => {
  const proposal = recognize({
    one: modified("#111111", { type: "saturate", space: "lch", value: "0.5" }),
    two: modified("#222222", { type: "lighten", space: "oklab", value: "0.5" }),
    three: modified("#333333", { type: "mix", space: "lch", value: "0.5", color: "{missing}" }),
    four: modified("#444444", { type: "darken", space: "lch", value: "much" }),
    five: modified("#555555", "{one}"),
  });
  expect(proposal.left.map(({ source }) => source)).toEqual(
    ["one", "two", "three", "four", "five"].map((name) => `tokens.json: ${name}`),
  );
  expect(proposal.left[0]?.reason).toBe("The modifier “saturate” is not known: its colour is kept unmodified.");
  expect(["one", "two", "three", "four", "five"].map((name) => getCss(proposal, name))).toEqual([
    "#111111",
    "#222222",
    "#333333",
    "#444444",
    "#555555",
  ]);
});
