import { expect, test } from "bun:test";
import { createDirection } from "#/studio/directions/choose-direction";
import { getArchetype } from "#/studio/directions/index";
import { createHorizontalLockup } from "#/studio/marks/assets/lockups";
import { createFlatPaint } from "#/studio/marks/brand-colors";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { scale, translate } from "#/studio/marks/geometry/transform";
import { createLogoLines } from "#/studio/marks/logo-lines";
import { createWordmarkLines } from "#/studio/marks/wordmark";

const direction = createDirection(getArchetype("swiss"), { name: "Fern" }, 1, "");
const square = [{ path: "M3 3h42v42h-42z", fill: "brand" }] as const;

/** The boxes of everything that a lockup draws, the symbol first. */
function measure(lines: Parameters<typeof createHorizontalLockup>[1]) {
  const markup = createHorizontalLockup(square, lines).draw(0, 0, 1, createFlatPaint("#000000"), "#000000").text;
  const [symbol = "", ...rest] = markup.split("</g>");
  const [, x, y, factor] = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(symbol) ?? [];
  const text = [...rest.join("").matchAll(/translate\((\S+) (\S+)\) scale\((\S+)\)"[^>]* d="([^"]*)"/g)].map(
    ([, left, top, size, data]) => ({
      box: getBounds(translate(scale(parsePath(data ?? ""), Number(size)), Number(left), Number(top))) ?? [0, 0, 0, 0],
      baseline: Number(top),
    }),
  );
  return { symbol: { x: Number(x) + 3 * Number(factor), y: Number(y) + 3 * Number(factor), side: 42 * Number(factor) }, text };
}

test("the symbol stands where reading starts: at the right of names from right to left", () => {
  for (const [name, language, isRight] of [
    ["Fern", "en", false],
    ["Чайка", "ru", false],
    ["دار الغيمة", "ar", true],
    ["קפה צליל", "he", true],
    ["青葉", "ja", false],
  ] as const) {
    const { symbol, text } = measure(createWordmarkLines(name, direction, 1, language));
    const [left = 0] = text[0]?.box ?? [];
    expect([name, symbol.x > left]).toEqual([name, isRight]);
  }
});

test("two lines of a name stand between the upper and the lower edge of the symbol", () => {
  const { symbol, text } = measure(createWordmarkLines("HARBOUR FIELD HILL HOUSE", direction, 2, "en"));
  expect(text).toHaveLength(2);
  expect(Math.abs((text[0]?.box[1] ?? 0) - symbol.y)).toBeLessThan(2.5);
  expect(Math.abs((text[1]?.baseline ?? 0) - symbol.y - symbol.side)).toBeLessThan(1.5);
});

test("a long descriptor takes two lines of one size, each no wider than three quarters more than the name", () => {
  const lines = createLogoLines("Wexcombe Community Library and Museum Association", direction, 2, "en");
  const small = lines.filter(({ size }) => size < 1);
  expect(small).toHaveLength(2);
  expect(new Set(small.map(({ size }) => size)).size).toBe(1);
  const own = Math.max(...lines.filter(({ size }) => size === 1).map(({ width }) => width));
  for (const line of small) expect(line.width * line.size).toBeLessThan(own * 1.8);
});

test("what a name adds of its trade or in another script stands smaller below it, and what registers need is left out", () => {
  for (const [name, language, trade, small] of [
    ["Sauesyn AS (tidl. Fjelltelling DA)", "nb", "", 0],
    ["Tilt Recovery – Pinball & Jukebox Repair, Est. 1994 (and again in 2011)", "en", "repair of pinball machines", 1],
    ["宁波顺海国际货运代理有限公司 SHUNHAI FREIGHT", "zh", "国际货运代理", 1],
  ] as const) {
    const set = createLogoLines(name, direction, 2, language, trade);
    expect(set[0]?.size).toBe(1);
    expect(set.filter(({ size }) => size < 0.7)).toHaveLength(small);
  }
});
