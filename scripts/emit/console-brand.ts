import { renderDesignFontFaces } from "#/formats/font-faces";
import { renderFallbackFonts } from "#/formats/font-fallbacks";
import { globalsCss } from "#/formats/globals-css";
import type { Brief } from "#/model/brief";
import { createSystem } from "#test/studio/create-system";

const folder = "data/console-brand";

/**
 * Livery's own brand, generated from `data/console-brand/brief.json`: the console's files by path.
 */
export async function generateConsoleBrand(): Promise<Readonly<Record<string, string>>> {
  const brief: Brief = await Bun.file(`${folder}/brief.json`).json();
  const content = createSystem(brief, brief.seed ?? 0, brief.archetype);
  const { typography } = content.tokens;
  const facts = { slug: "livery", version: "1.0.0", baseUrl: "http://localhost:4600" };
  const findSvg = (kind: string) =>
    `${[...content.mark.assets, ...content.imagery.assets].find((asset) => asset.kind === kind)?.svg ?? ""}\n`;
  return {
    [`${folder}/globals.css`]: globalsCss.write(content, facts),
    // The console's style sheets are two folders below the fonts.
    [`${folder}/fonts.css`]: renderDesignFontFaces(typography, "../../fonts") + renderFallbackFonts(typography),
    [`${folder}/favicon.svg`]: findSvg("favicon"),
    [`${folder}/hero.svg`]: findSvg("hero"),
    [`${folder}/symbol.json`]: `${JSON.stringify(content.mark.symbol, null, 2)}\n`,
  };
}
