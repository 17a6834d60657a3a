import { readFileSync } from "node:fs";
import { join } from "node:path";

/** An SVG path command from HarfBuzz: a letter and absolute numbers, y upwards. */
export type PathCommand = { readonly type: string; readonly values: readonly number[] };

type HarfBuzzFont = {
  setVariations(variations: unknown[]): void;
  setScale(x: number, y: number): void;
  glyphToPath(id: number): string;
  glyphHAdvance(id: number): number;
  glyph(codePoint: number): number | undefined;
  hExtents(): { ascender: number; descender: number };
};
type HarfBuzz = {
  Blob: new (bytes: ArrayBuffer) => object;
  Face: new (blob: object) => object;
  Font: new (face: object) => HarfBuzzFont;
  Buffer: new () => { addText(text: string): void; guessSegmentProperties(): void; getGlyphPositions(): { xAdvance: number }[] };
  Feature: new (tag: string, value: number) => object;
  Variation: new (tag: string, value: number) => object;
  shape(font: HarfBuzzFont, buffer: object, features?: object[]): void;
};
type SkiaPath = { setFillType(type: unknown): void; simplify(): unknown; toSVGString(): string; delete(): void };
type Skia = { FromSVGString(path: string): SkiaPath; FillType: { WINDING: unknown } };

/** The tools that the outline writer needs, loaded from the scratch folder. */
export type FontTools = {
  /** Opens a WOFF2 file at a position in its design space, 1000 units per em. */
  open(file: string, axes: Readonly<Record<string, number>>): Promise<OpenFont>;
  /** The same filled area without overlapping contours. */
  unite(path: string): string;
};
export type OpenFont = {
  has(character: string): boolean;
  path(character: string): string;
  advance(character: string): number;
  /** The kerning of a pair: negative is closer. */
  kerning(left: string, right: string): number;
};

/** Loads HarfBuzz, Skia's path operations and the WOFF2 decoder from `modules`. */
export async function loadFontTools(modules: string): Promise<FontTools> {
  const hb = (await import(join(modules, "harfbuzzjs/dist/index.mjs"))) as HarfBuzz;
  const woff2 = (
    (await import(join(modules, "wawoff2/index.js"))) as { default: { decompress(bytes: Uint8Array): Promise<Uint8Array> } }
  ).default;
  const initPathKit = (
    (await import(join(modules, "pathkit-wasm/bin/pathkit.js"))) as { default: (options: object) => Promise<Skia> }
  ).default;
  const skia = await initPathKit({ wasmBinary: readFileSync(join(modules, "pathkit-wasm/bin/pathkit.wasm")) });
  const disabledFeatures = ["liga", "calt", "clig", "ccmp", "locl"].map((tag) => new hb.Feature(tag, 0));

  return {
    async open(file, axes) {
      const bytes = Uint8Array.from(await woff2.decompress(readFileSync(file)));
      const font = new hb.Font(new hb.Face(new hb.Blob(bytes.buffer)));
      font.setScale(1000, 1000);
      font.setVariations(Object.entries(axes).map(([tag, value]) => new hb.Variation(tag, value)));
      const id = (character: string) => font.glyph(character.codePointAt(0) ?? 0) ?? 0;
      const measureWidth = (text: string) => {
        const buffer = new hb.Buffer();
        buffer.addText(text);
        buffer.guessSegmentProperties();
        hb.shape(font, buffer, disabledFeatures);
        return buffer.getGlyphPositions().reduce((sum, position) => sum + position.xAdvance, 0);
      };
      return {
        has: (character) => id(character) !== 0,
        path: (character) => font.glyphToPath(id(character)),
        advance: (character) => font.glyphHAdvance(id(character)),
        kerning: (left, right) => measureWidth(left + right) - font.glyphHAdvance(id(left)) - font.glyphHAdvance(id(right)),
      };
    },
    unite(path) {
      const shape = skia.FromSVGString(path);
      shape.setFillType(skia.FillType.WINDING);
      shape.simplify();
      const united = shape.toSVGString();
      shape.delete();
      return united;
    },
  };
}
