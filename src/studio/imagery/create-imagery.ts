import { createRandom } from "#/kernel/random";
import type { Direction } from "#/model/direction";
import type { AssetKind, BrandAsset, Imagery, Mark } from "#/model/mark";
import { imageryNames, type ImageryName, type Picture } from "#/studio/imagery/strategy";
import { strategies } from "#/studio/imagery/strategies";
import type { BrandColors } from "#/studio/marks/brand-colors";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { renderSvgDocument } from "#/studio/marks/svg-document";

const isImageryName = (name: string): name is ImageryName => imageryNames.some((known) => known === name);

/**
 * Draws the brand's hero image, pattern tile and texture from the mark's geometry, using the
 * direction's imagery strategy. Deterministic for the same input.
 */
export function createImagery(
  input: { readonly mark: Mark; readonly direction: Direction; readonly seed: number } & BrandColors,
): Imagery {
  const { mark, direction, seed, brand, spot, ink, paper } = input;
  const strategy = isImageryName(direction.imagery) ? direction.imagery : "cropped-letterforms";
  const { shapes } = mark.symbol;
  const { concept, hero, pattern, texture } = strategies[strategy]({
    shapes,
    outline: shapes.flatMap((shape) => parsePath(shape.path)),
    colors: { brand, spot, ink, paper },
    radiusPx: direction.radiusPx,
    random: createRandom(seed, `imagery/${strategy}`),
  });
  const createAsset = (kind: AssetKind, name: string, { width, height, content }: Picture, alt: string): BrandAsset => ({
    slug: kind,
    name,
    kind,
    svg: renderSvgDocument(width, height, name, content),
    width,
    height,
    outlined: true,
    alt,
  });
  return {
    strategy,
    concept,
    assets: [
      createAsset("hero", "Hero image", hero, concept),
      createAsset("pattern", "Pattern tile", pattern, "A repeating pattern made of the symbol"),
      createAsset("texture", "Texture", texture, "A subtle texture made of the symbol"),
    ],
  };
}
