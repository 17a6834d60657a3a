import type { Color } from "#/color/color";
import type { Direction } from "#/model/direction";
import { type ColorMode, type Mode, modes, type TokenSet } from "#/model/token-set";
import { paletteFrom } from "#/studio/palette/palette";
import { colorOf, everyBrand } from "#test/studio/palette/brands";
import { directions } from "#test/studio/palette/direction-fixtures";

/** One palette under test and what it came from. */
export type Specimen = {
  readonly brand: Color;
  readonly direction: Direction;
  readonly palette: Pick<TokenSet, "scales" | "colors" | "report">;
  /** Says which one it is in a failure. */
  readonly label: string;
};

let made: readonly Specimen[] | undefined;

/** The palette of every brand in every fixture direction; made once. */
export function everyPalette(): readonly Specimen[] {
  made ??= directions.flatMap((direction) =>
    everyBrand.map((text) => {
      const brand = colorOf(text);
      return { brand, direction, palette: paletteFrom(brand, undefined, direction), label: `${text} in ${direction.id}` };
    }),
  );
  return made;
}

/** Runs a check over every palette and mode and gives the complaints, at most twenty of them; an empty list is what a test wants. */
export function complaints(
  check: (colors: ColorMode, mode: Mode, specimen: Specimen) => string | readonly string[] | undefined | false,
): readonly string[] {
  const found: string[] = [];
  for (const specimen of everyPalette())
    for (const mode of modes) {
      const result = check(specimen.palette.colors[mode], mode, specimen);
      for (const complaint of result ? [result].flat() : []) found.push(`${specimen.label}, ${mode}: ${complaint}`);
      if (found.length >= 20) return found;
    }
  return found;
}
