import { expect, test } from "bun:test";
import { formatFluidSize, formatRem } from "#/model/css-length";
import { formatDecimal, roundTo } from "#/kernel/decimal";

/** The clamp's value at a viewport, CSS pixels at 16 pixels a rem. */
function sizeAt(text: string, viewportPx: number): number {
  const [, least, base, share, most] = text.match(/^clamp\(([\d.]+)rem, ([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/) ?? [];
  const preferred = Number(base) * 16 + (Number(share) * viewportPx) / 100;
  return Math.min(Math.max(preferred, Number(least) * 16), Number(most) * 16);
}

test("a fluid size grows from 320 to 1280 pixels", () => {
  const text = formatFluidSize(36, 76.29);
  expect(sizeAt(text, 320)).toBeCloseTo(36, 1);
  expect(sizeAt(text, 1280)).toBeCloseTo(76.29, 1);
  expect(sizeAt(text, 800)).toBeGreaterThan(sizeAt(text, 500));
});

test("the preferred value keeps a rem part at the steepest growth of tokens", () => {
  for (let min = 12; min <= 60; min++) expect(formatFluidSize(min, min * 2.5)).toMatch(/, [1-9\d]*\.?\d*[1-9]\d*rem \+ /);
});

test("a size that does not grow is plain rem, and a pill stays in pixels", () => {
  expect(formatFluidSize(14, 14)).toBe("0.875rem");
  expect(formatRem(0)).toBe("0rem");
  expect(formatRem(9999)).toBe("9999px");
});

test("numbers have no exponent, no minus zero and at most the given decimals", () => {
  expect(formatDecimal(1e-7)).toBe("0");
  expect(formatDecimal(-0.00001)).toBe("0");
  expect(formatDecimal(0.123456)).toBe("0.1235");
  expect(formatDecimal(0.0000015, 7)).toBe("0.0000015");
  expect(Object.is(roundTo(-0.00001), 0)).toBe(true);
});

test("NaN and infinity throw and are never written", () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => formatDecimal(value)).toThrow(RangeError);
});
