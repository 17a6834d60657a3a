import { mkdirSync, readdirSync, rmSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packFile } from "#/kernel/files/packed-file";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { getArea, flatten, isInside, signedArea } from "#/studio/marks/geometry/flatten";
import { computeCoverage } from "#/studio/marks/geometry/coverage";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { reverse, type Path } from "#/studio/marks/geometry/path";
import { scale } from "#/studio/marks/geometry/transform";
import { facePackages, subsets, type CutPlan, type FacePackage } from "./face-packages";
import { loadFontTools, type FontTools } from "./font-tools";

const outlineRanges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa1, 0x17f],
  [0x18f, 0x18f],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x218, 0x21b],
  [0x259, 0x259],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x493],
  [0x49a, 0x49b],
  [0x4a2, 0x4a3],
  [0x4ae, 0x4b1],
  [0x4ba, 0x4bb],
  [0x4d8, 0x4d9],
  [0x4e8, 0x4e9],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
];

/** The characters with outlines: European letters, digits and the signs that occur in names. */
const outlineCharacters: readonly string[] = outlineRanges.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);

/** Characters with kerning pairs; accented letters use the pairs of their base letter. */
const isKerned = (character: string) => /^[A-Za-z0-9.,:;'’\-–&/]$/.test(character) || /^[Α-Ωα-ωЀ-џ]$/.test(character);

type Cut = {
  face: string;
  weight: number;
  unitsPerEm: number;
  capHeight: number;
  xHeight: number;
  ascender: number;
  descender: number;
  stem: number;
  glyphs: Record<string, [number, string]>;
  kerning: Record<string, Record<string, number>>;
};

/** Compact path data: relative integers, quadratic curves kept, y downwards. */
function compactPath(data: string): string {
  const tokens = data.match(/[MLQCZ]|-?\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? [];
  let text = "";
  let [x, y] = [0, 0];
  let pair: number[] = [];
  let end: [number, number] = [0, 0];
  const flush = (letter: string) => {
    text += letter + pair.join(" ").replaceAll(" -", "-");
    pair = [];
    [x, y] = end;
  };
  let letter = "";
  let expectedLength = 0;
  for (const token of tokens) {
    if (/[A-Z]/.test(token)) {
      letter = token;
      expectedLength = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }[token] ?? 0;
      if (token === "Z") text += "z";
      continue;
    }
    const isX = pair.length % 2 === 0;
    const value = Math.round(Number(token)) * (isX ? 1 : -1);
    end = isX ? [value, end[1]] : [end[0], value];
    const relative = letter === "M" ? value : value - (isX ? x : y);
    pair.push(relative + 0);
    if (pair.length === expectedLength) flush(letter === "M" ? "M" : letter.toLowerCase());
  }
  return text;
}

/** Orients outlines clockwise and holes counterclockwise. */
function orientContours(path: Path): Path {
  const polygons = flatten(path, 0.5);
  return path.map((contour, index) => {
    const polygon = polygons[index] ?? [];
    const [first] = polygon;
    const depth = first ? polygons.filter((other, otherIndex) => otherIndex !== index && isInside(other, first)).length : 0;
    return signedArea(polygon) > 0 === (depth % 2 === 0) ? contour : reverse(contour);
  });
}

const toPathData = (path: Path) =>
  path
    .map(
      ({ start, segments }) =>
        `M${start.join(" ")}${segments.map((s) => (s.length === 2 ? `L${s.join(" ")}` : `C${s.join(" ")}`)).join("")}Z`,
    )
    .join("");

/**
 * Unites overlapping contours, and only those, so that a glyph can be subtracted from a shape or
 * cut.
 */
function uniteOverlaps(data: string, tools: FontTools): string {
  const path = parsePath(data);
  if (path.length === 0) return "";
  const united = orientContours(parsePath(tools.unite(data)));
  return Math.abs(getArea(united) - getArea(path)) < 0.0008 * getArea(path) ? compactPath(data) : compactPath(toPathData(united));
}

/** The width of a letter's first stem, measured at a share of its height. */
function measureStem(path: Path, capHeight: number): number {
  const [left = 0, , width = 1] = getBounds(path) ?? [];
  const row = computeCoverage(path, [left - 1, -capHeight * 0.3, width + 2, 1], Math.ceil(width + 2), 1).values;
  const first = row.findIndex((value) => value > 0.5);
  const after = row.findIndex((value, index) => index > first && value < 0.5);
  return first < 0 ? 0 : (after < 0 ? row.length : after) - first;
}

async function readCut(face: FacePackage, cut: CutPlan, modules: string, tools: FontTools): Promise<Cut> {
  const glyphs: Cut["glyphs"] = {};
  const kerning: Cut["kerning"] = {};
  for (const subset of subsets) {
    const variant = face.weights ? cut.weight : face.outlineAxis;
    const file = join(modules, face.package, "files", `${face.id}-${subset}-${variant}-normal.woff2`);
    if (!existsSync(file)) continue;
    const font = await tools.open(file, face.weights ? {} : { wght: cut.weight, ...cut.axes });
    const newCharacters = outlineCharacters.filter((character) => font.has(character) && !(character in glyphs));
    for (const character of newCharacters)
      glyphs[character] = [Math.round(font.advance(character)), uniteOverlaps(font.path(character), tools)];
    const kerned = newCharacters.filter(isKerned);
    for (const left of kerned) {
      const pairs: Record<string, number> = {};
      for (const right of kerned) {
        const units = Math.round(font.kerning(left, right));
        if (Math.abs(units) >= 3) pairs[right] = units;
      }
      if (Object.keys(pairs).length > 0) kerning[left] = pairs;
    }
  }
  const bounds = (character: string) => getBounds(parsePath(glyphs[character]?.[1] ?? "")) ?? [0, 0, 0, 0];
  const capHeight = Math.round(-bounds("H")[1]);
  return {
    face: face.id,
    weight: cut.weight,
    unitsPerEm: 1000,
    capHeight,
    xHeight: Math.round(-bounds("x")[1]),
    ascender: Math.round(-bounds("d")[1]),
    descender: Math.round(bounds("p")[1] + bounds("p")[3]),
    stem: Math.round(measureStem(scale(parsePath(glyphs.H?.[1] ?? ""), 1), capHeight)),
    glyphs,
    kerning,
  };
}

/**
 * Writes one compressed JSON file per cut and the index that embeds them. Returns the bytes written.
 */
export async function writeOutlines(modules: string, target: string): Promise<number> {
  mkdirSync(target, { recursive: true });
  for (const old of readdirSync(target)) if (old.endsWith(".br")) rmSync(join(target, old));
  const tools = await loadFontTools(modules);
  const imports: string[] = [];
  const entries: string[] = [];
  let bytes = 0;
  for (const face of facePackages) {
    for (const cut of face.cuts) {
      const name = `${face.id}-${cut.weight}`;
      const text = `${JSON.stringify(await readCut(face, cut, modules, tools))}\n`;
      const packed = packFile(text);
      writeFileSync(join(target, `${name}.json.br`), packed);
      bytes += packed.byteLength;
      imports.push(`import c${entries.length} from "./${name}.json.br" with { type: "file" };`);
      entries.push(`  { face: "${face.id}", weight: ${cut.weight}, path: c${entries.length} },`);
    }
  }
  writeFileSync(
    join(target, "index.ts"),
    [
      "// Written by scripts/fonts.ts. Names every outline file so that it is part of the executable.",
      '/// <reference path="./br.d.ts" />',
      ...imports,
      "",
      "/** The cuts whose outlines are bundled, and where each can be read. */",
      "export const outlineFonts: readonly { readonly face: string; readonly weight: number; readonly path: string }[] = [",
      ...entries,
      "];",
      "",
    ].join("\n"),
  );
  writeFileSync(join(target, "br.d.ts"), 'declare module "*.br" {\n  const path: string;\n  export default path;\n}\n');
  return bytes;
}
