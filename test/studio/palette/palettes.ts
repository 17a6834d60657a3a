import type { Color } from "#/color/color";
import type { Direction } from "#/model/direction";
import { type ColorMode, type Mode, modes, type TokenSet } from "#/model/token-set";
import { createPalette } from "#/studio/palette/palette";
import { parseBrandColor, allBrands } from "#test/studio/palette/brands";
import { directions } from "#test/studio/palette/direction-fixtures";

/** A palette under test and its source. */
export type PaletteCase = {
  readonly brand: Color;
  readonly direction: Direction;
  readonly palette: Pick<TokenSet, "scales" | "colors" | "report">;
  /** Identifies the case in a failure. */
  readonly label: string;
};

let cachedPalettes: readonly PaletteCase[] | undefined;

/** The palette of every brand in every fixture direction, created once. */
export function listPalettes(): readonly PaletteCase[] {
  cachedPalettes ??= directions.flatMap((direction) =>
    allBrands.map((text) => {
      const brand = parseBrandColor(text);
      return { brand, direction, palette: createPalette(brand, undefined, direction), label: `${text} in ${direction.id}` };
    }),
  );
  return cachedPalettes;
}

/**
 * Checks every palette and mode and returns at most twenty violations; a passing test expects none.
 */
export function collectViolations(
  check: (colors: ColorMode, mode: Mode, paletteCase: PaletteCase) => string | readonly string[] | undefined | false,
): readonly string[] {
  const found: string[] = [];
  for (const paletteCase of listPalettes())
    for (const mode of modes) {
      const result = check(paletteCase.palette.colors[mode], mode, paletteCase);
      for (const complaint of result ? [result].flat() : []) found.push(`${paletteCase.label}, ${mode}: ${complaint}`);
      if (found.length >= 20) return found;
    }
  return found;
}
