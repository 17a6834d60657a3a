import { describe, expect, test } from "bun:test";
import { demoBriefs } from "#data/briefs";
import { readFontFile } from "#/kits/font-files";
import { drawTokenSheet } from "#/kits/token-sheets/draw-token-sheet";
import { openSheetFonts } from "#/kits/token-sheets/sheet-fonts";
import { type TokenSheetInput, tokenSheetNames } from "#/kits/token-sheets/token-sheet";
import { faceMetadata } from "#/model/face";
import type { GivenFace } from "#/model/given-face";
import { colorRoles, scaleNames, textStyleNames } from "#/model/token-set";
import { createPixelRenderer } from "#/raster/pixels";
import { createDesignContent } from "#test/design-content";

const contents = demoBriefs.slice(0, 8).map((brief) => createDesignContent(brief));
const [first = expect.unreachable()] = contents;

const toInput = (content: typeof first, sheet: TokenSheetInput["sheet"], mode: "light" | "dark"): TokenSheetInput => ({
  sheet,
  mode,
  tokens: content.tokens,
  name: content.brief.name,
  sentence: content.pages[0]?.description ?? "",
  givenFiles: {},
});

describe("a sheet of tokens", () => {
  test("is an outline drawing of every brand in both modes, on the background of the mode", async () => {
    const renderer = await createPixelRenderer();
    for (const content of contents)
      for (const sheet of tokenSheetNames)
        for (const mode of ["light", "dark"] as const) {
          const { svg, width, height } = drawTokenSheet(toInput(content, sheet, mode));
          expect([width, height > 600, height < 2400, svg.includes("<text")]).toEqual([1200, true, true, false]);
          if (content !== first) continue;
          const { rgba } = renderer.render(svg, { width: 1200 });
          expect(`#${Buffer.from(rgba.subarray(0, 3)).toString("hex")}`).toBe(content.tokens.colors[mode].background.hex);
        }
  }, 60_000);

  test("of colours has every role and every step with its colour", () => {
    const { svg } = drawTokenSheet(toInput(first, "palette", "dark"));
    for (const role of colorRoles) expect(svg).toContain(`fill="${first.tokens.colors.dark[role].hex}"`);
    for (const scale of scaleNames) for (const { hex } of first.tokens.scales[scale]) expect(svg).toContain(`fill="${hex}"`);
  });

  test("of type has a sample of every style, in rows that have room for it", () => {
    const { svg, height } = drawTokenSheet(toInput(first, "type", "light"));
    expect(svg.match(/<path /g)?.length).toBeGreaterThan(textStyleNames.length * 3);
    expect(height).toBeGreaterThan(textStyleNames.length * 72);
  });
});

describe("the faces of a sheet", () => {
  const { typography } = first.tokens;
  const style = { px: 100, weight: 400 };

  test("draw letters, also of other scripts, and leave out what no face has", () => {
    const fonts = openSheetFonts(typography, "", () => undefined);
    const { path, width } = fonts.draw("text", "Hafen", style);
    expect([path.startsWith("M"), width > 200, width < 400]).toEqual([true, true, true]);
    expect(fonts.draw("text", "\u{1f600}", style)).toEqual({ path: "", width: 0 });
    expect(fonts.draw("text", "Hafen", { ...style, weight: 700 }).width).toBeGreaterThan(width);
    fonts.release();
    const japanese = contents.find(({ brief }) => brief.name.includes("茶")) ?? expect.unreachable();
    const ownFonts = openSheetFonts(japanese.tokens.typography, japanese.brief.name, () => undefined);
    expect(ownFonts.draw("display", japanese.brief.name, style).width).toBeCloseTo([...japanese.brief.name].length * 100, -1);
    ownFonts.release();
  });

  test("are those that people brought in, and the nearest bundled one if a file is missing", () => {
    const file = faceMetadata["zilla-slab"].files.find(({ subset, weight }) => subset === "latin" && weight.startsWith("4"));
    const bytes = readFontFile(file?.file ?? "") ?? expect.unreachable();
    const given = {
      family: "Own",
      files: [
        {
          hash: "a".repeat(64),
          fileName: "own.woff2",
          bytes: bytes.length,
          weight: "400",
          style: "normal",
          unicodeRange: "U+0-FF",
        },
      ],
    } as unknown as GivenFace;
    const families = { ...typography.families, text: { ...typography.families.text, name: "Own", given } };
    const draw = (read: (hash: string) => Uint8Array | undefined) => {
      const fonts = openSheetFonts({ ...typography, families }, "", read);
      const outline = fonts.draw("text", "Hafen", style);
      fonts.release();
      return outline;
    };
    const bundled = openSheetFonts(typography, "", () => undefined);
    const nearest = bundled.draw("text", "Hafen", style);
    bundled.release();
    expect(draw(() => bytes).path).not.toBe(nearest.path);
    expect(draw(() => bytes).width).toBeGreaterThan(200);
    expect(draw(() => undefined)).toEqual(nearest);
  });
});
