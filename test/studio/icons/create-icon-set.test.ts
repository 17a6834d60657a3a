import { describe, expect, test } from "bun:test";
import { archetypeIds } from "#/model/direction";
import { createDirection } from "#/studio/directions/choose-direction";
import { archetypes } from "#/studio/directions";
import { createIconSet } from "#/studio/icons/create-icon-set";
import { redrawPath } from "#/studio/icons/redraw-path";
import { createIconFiles, renderIconSprite } from "#/kits/icon-files";

const sets = archetypes.map((archetype) => createIconSet(createDirection(archetype, { name: "Test" }, 1, "")));

describe("icon sets", () => {
  test("every direction has at least 200 icons with unique names", () => {
    expect(sets).toHaveLength(archetypeIds.length);
    for (const { icons } of sets) {
      expect(icons.length).toBeGreaterThanOrEqual(200);
      expect(new Set(icons.map(({ name }) => name)).size).toBe(icons.length);
      for (const { name } of icons) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  test("paths are absolute, finite, within the grid and without exponents", () => {
    for (const { icons } of sets)
      for (const { name, path } of icons) {
        expect({ name, isAbsolute: /^[MLCQAZ0-9 .-]+$/.test(path) }).toEqual({ name, isAbsolute: true });
        const points = [...path.matchAll(/[MLCQ]([-0-9. ]+)/g)].flatMap((match) =>
          (match[1] ?? "").trim().split(/[ ]+/).map(Number),
        );
        for (const value of points) expect({ name, isInside: value >= 0 && value <= 24 }).toEqual({ name, isInside: true });
      }
  });

  test("directions differ in stroke, ends and corners", () => {
    expect(new Set(sets.map(({ style }) => JSON.stringify(style))).size).toBeGreaterThanOrEqual(5);
    for (const { style } of sets) expect(style.stroke).toBeWithin(1.25, 2.51);
  });

  test("flat ends never hide a dot: it becomes a square as long as the stroke is wide", () => {
    const flat = { corner: "sharp", cap: "butt", stroke: 2 } as const;
    expect(redrawPath("M12 16h.01", flat)).toBe("M12 16M11 16L13 16");
    for (const { icons, style } of sets)
      if (style.cap === "butt")
        for (const { path } of icons)
          for (const [, x1, y1, x2, y2] of path.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)(?=M|$)/g))
            expect(Math.hypot(Number(x2) - Number(x1), Number(y2) - Number(y1))).toBeGreaterThan(0.5);
  });

  test("small rounded corners follow the style and larger arcs stay", () => {
    const rounded = "M5 5h8a2 2 0 0 1 2 2v8";
    expect(redrawPath(rounded, { corner: "round", cap: "round", stroke: 2 })).toBe("M5 5L13 5A2 2 0 0 1 15 7L15 15");
    expect(redrawPath(rounded, { corner: "cut", cap: "butt", stroke: 2 })).toBe("M5 5L13 5L15 7L15 15");
    expect(redrawPath(rounded, { corner: "sharp", cap: "butt", stroke: 2 })).toBe("M5 5L13 5L15 5L15 7L15 15");
    expect(redrawPath("M5 5a7 7 0 0 1 7 7", { corner: "sharp", cap: "butt", stroke: 2 })).toContain("A7 7");
  });

  test("the files of a kit have every icon as SVG, in the sprite and in the typed module", () => {
    const [icons = sets[0]] = sets;
    if (!icons) throw new Error("there are no sets");
    const files = createIconFiles({ icons, brief: { name: "Test" } });
    const module = files.find(({ path }) => path === "icons/icons.tsx")?.content;
    const sprite = renderIconSprite(icons);
    for (const { name } of icons.icons) {
      expect(files.some(({ path }) => path === `icons/svg/${name}.svg`)).toBe(true);
      expect(sprite).toContain(`id="${name}"`);
      expect(module).toContain(`"${name}": "`);
    }
    expect(files.some(({ path }) => path === "icons/LICENSE.txt")).toBe(true);
    const wordpress = createIconFiles({ icons, brief: { name: "Test", platform: "wordpress" } });
    expect(wordpress.some(({ path }) => path.endsWith(".tsx"))).toBe(false);
  });
});
