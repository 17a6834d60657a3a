import { expect, setDefaultTimeout, test } from "bun:test";
import { parse } from "culori";
import { formatOklch } from "#/color/format-color";
import { parseCssColor } from "#/color/parse";
import { type ColorMode, colorRoles, modes, scaleNames } from "#/model/token-set";
import { collectViolations, listPalettes } from "#test/studio/palette/palettes";

// The first test creates all palettes and needs more time.
setDefaultTimeout(60_000);

test("every mode has exactly the known roles", () => {
  expect(
    collectViolations((colors) => Object.keys(colors).sort().join() !== [...colorRoles].sort().join() && "not the roles"),
  ).toEqual([]);
});

test("an alias names an existing scale step with exactly its value, and every value that is a scale step has an alias", () => {
  expect(
    collectViolations((colors, _mode, { palette }) => {
      const primitives = new Set(scaleNames.flatMap((name) => palette.scales[name].map(({ hex }) => hex)));
      return colorRoles.flatMap((role) => {
        const { alias, hex } = colors[role];
        if (!alias) return primitives.has(hex) ? [`${role} ${hex} could be an alias`] : [];
        return palette.scales[alias.scale][alias.step - 1]?.hex === hex ? [] : [`${role} points astray`];
      });
    }),
  ).toEqual([]);
});

/** Every distinct colour of any palette. */
function listColors() {
  const colors = new Map<string, ColorMode["brand"]>();
  for (const { palette } of listPalettes()) {
    for (const name of scaleNames) for (const color of palette.scales[name]) colors.set(color.hex, color);
    for (const mode of modes)
      for (const role of colorRoles) colors.set(palette.colors[mode][role].hex, palette.colors[mode][role]);
  }
  return [...colors.values()];
}

test("hex, components and oklch text describe the same 8-bit sRGB colour in plain decimals", () => {
  const wrong = listColors().flatMap((color) => {
    const { hex, l, c, h } = color;
    const text = formatOklch(color);
    const plain = /^oklch\((0|1|0\.\d{1,4}) (0|0\.\d{1,4}) (0|\d{1,3}(\.\d{1,4})?)\)$/.test(text);
    const inRange = l >= 0 && l <= 1 && c >= 0 && c < 0.4 && h >= 0 && h < 360 && (c > 0 || h === 0);
    const noMinusZero = [l, c, h].every((part) => Number.isFinite(part) && !Object.is(part, -0));
    const back = parseCssColor(text);
    const agrees = back?.color.hex === hex && !back.mapped && back.color.l === l && back.color.c === c && back.color.h === h;
    return /^#[0-9a-f]{6}$/.test(hex) && plain && inRange && noMinusZero && agrees
      ? []
      : [`${hex} ${text} ${JSON.stringify(back)}`];
  });
  expect(wrong.slice(0, 10)).toEqual([]);
});

test("an independent parser accepts the oklch text", () => {
  for (const color of listColors().slice(0, 500)) expect(parse(formatOklch(color))?.mode).toBe("oklch");
});
