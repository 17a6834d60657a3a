import { expect, test } from "bun:test";
import { parseCssColor } from "#/color/parse";

const parseHex = (text: string) => parseCssColor(text)?.color.hex;

test("every CSS notation of a colour parses to the same colour", () => {
  const notations = [
    "#663399",
    "#639",
    "#663399ff",
    "#639f",
    "rebeccapurple",
    "RebeccaPurple",
    " #663399 ",
    "rgb(102 51 153)",
    "rgb(102, 51, 153)",
    "rgba(102, 51, 153, 1)",
    "rgb(40% 20% 60%)",
    "hsl(270 50% 40%)",
    "hsla(270, 50%, 40%, 1)",
    "hwb(270 20% 40%)",
    "color(srgb 0.4 0.2 0.6)",
    "oklch(0.4403 0.1603 303.37)",
    "oklab(44.03% 0.0882 -0.1339)",
    "lab(32.39 38.43 -47.69)",
  ];
  expect(notations.filter((text) => parseHex(text) !== "#663399")).toEqual([]);
});

test("a translucent colour is blended with white and marked as flattened", () => {
  expect(parseCssColor("#ff000080")).toMatchObject({ color: { hex: "#ff7f7f" }, alphaFlattened: true, mapped: false });
  expect(parseCssColor("rgb(0 0 0 / 0)")).toMatchObject({ color: { hex: "#ffffff" }, alphaFlattened: true });
  expect(parseCssColor("#ff0000")).toMatchObject({ alphaFlattened: false, mapped: false });
});

test("a colour outside sRGB keeps lightness and hue, loses chroma, and is marked as mapped", () => {
  const cases = [
    ["oklch(0.7 0.4 145)", 0.7, 145],
    ["oklch(0.5 0.37 29)", 0.5, 29],
    ["oklch(0.9 0.3 100)", 0.9, 100],
    ["oklch(0.4 0.4 320)", 0.4, 320],
    ["color(display-p3 0 1 0)", 0.8488, 145.6],
  ] as const;
  for (const [text, lightness, hue] of cases) {
    const parsed = parseCssColor(text);
    expect(parsed?.mapped).toBe(true);
    expect(Math.abs((parsed?.color.l ?? 0) - lightness)).toBeLessThan(0.005);
    expect(Math.abs((parsed?.color.h ?? 0) - hue)).toBeLessThan(3.5);
  }
});

test("colours at or beyond the lightness of white and black become white and black", () => {
  expect(parseHex("oklch(1.2 0.1 30)")).toBe("#ffffff");
  expect(parseHex("lab(0 40 40)")).toBe("#000000");
});

test("a component that is none counts as 0", () => {
  expect(parseHex("oklch(0.5 none none)")).toBe(parseHex("oklch(0.5 0 0)"));
  expect(parseHex("rgb(none 128 0)")).toBe("#008000");
});

test("anything but a colour is undefined and does not throw", () => {
  const invalidTexts = [
    "",
    "blu",
    "#12",
    "#12345",
    "rgb()",
    "rgb(1 2)",
    "oklch(a b c)",
    "url(x)",
    "var(--x)",
    "currentcolor",
    "none",
    "-",
  ];
  expect(invalidTexts.filter((text) => parseCssColor(text) !== undefined)).toEqual([]);
  expect(parseCssColor("#".repeat(5000))).toBeUndefined();
});
