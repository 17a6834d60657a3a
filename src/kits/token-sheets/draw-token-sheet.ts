import { createSheet } from "#/kits/token-sheets/sheet";
import { drawPaletteSheet } from "#/kits/token-sheets/palette-sheet";
import { openSheetFonts } from "#/kits/token-sheets/sheet-fonts";
import { drawSpacingSheet } from "#/kits/token-sheets/spacing-sheet";
import { drawTypeSheet } from "#/kits/token-sheets/type-sheet";
import type { TokenSheet, TokenSheetInput } from "#/kits/token-sheets/token-sheet";

const titles = { palette: "Palette", type: "Type", spacing: "Space, corners and shadows" } as const;

/**
 * Draws a sheet of tokens in the brand's own faces: the palette with roles and contrast, a type
 * specimen, or spaces, corners and shadows.
 */
export function drawTokenSheet({ sheet: kind, mode, tokens, name, sentence, givenFiles }: TokenSheetInput): TokenSheet {
  const fonts = openSheetFonts(tokens.typography, `${name}${sentence}`, (hash) => givenFiles[hash]);
  try {
    const sheet = createSheet(tokens, mode, fonts, { name, title: `${titles[kind]}, ${mode}` });
    switch (kind) {
      case "palette":
        return sheet.finish(drawPaletteSheet(sheet, tokens, mode));
      case "type":
        return sheet.finish(drawTypeSheet(sheet, tokens, { name, sentence }));
      case "spacing":
        return sheet.finish(drawSpacingSheet(sheet, tokens, mode));
    }
  } finally {
    fonts.release();
  }
}
