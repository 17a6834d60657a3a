import { expect, setDefaultTimeout, test } from "bun:test";
import { parse } from "culori";
import { formatOklch } from "#/color/format-color";
import { parseCssColor } from "#/color/parse";
import { type ColorMode, colorRoles, modes, scaleNames } from "#/model/token-set";
import { collectViolations, listPalettes } from "#test/studio/palette/palettes";

// Whichever test asks first pays for all palettes.
setDefaultTimeout(60_000);

test("every role has a value in every mode, and no other", () => {
  expect(
    collectViolations((colors) => Object.keys(colors).sort().join() !== [...colorRoles].sort().join() && "not the roles"),
  ).toEqual([]);
});

test("an alias names a step of a scale that is there, with exactly its value; a value that is a primitive has an alias", () => {
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

/** Every distinct colour that any palette emits. */
function listColors() {
  const colors = new Map<string, ColorMode["brand"]>();
  for (const { palette } of listPalettes()) {
    for (const name of scaleNames) for (const color of palette.scales[name]) colors.set(color.hex, color);
    for (const mode of modes)
      for (const role of colorRoles) colors.set(palette.colors[mode][role].hex, palette.colors[mode][role]);
  }
  return [...colors.values()];
}

test("hex, components and oklch text say the same eight bits, inside sRGB, in plain decimals", () => {
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

test("the oklch text is a colour to an independent parser", () => {
  for (const color of listColors().slice(0, 500)) expect(parse(formatOklch(color))?.mode).toBe("oklch");
});
