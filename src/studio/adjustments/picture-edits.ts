import type { Adjustment } from "#/model/adjustment";
import type { Imagery } from "#/model/mark";

/** The seeds of pictures that are drawn again on their own, by slug. */
export type PictureSeeds = ReadonlyMap<string, number>;

/** The seeds that people gave single pictures. */
export const getPictureSeeds = (adjustments: readonly Adjustment[]): PictureSeeds =>
  new Map(
    adjustments.flatMap((adjustment) => (adjustment.kind === "picture" ? [[adjustment.slug, adjustment.seed] as const] : [])),
  );

/** The end of the slug of a picture for dark pages. */
const darkEnd = "-dark";

/** The picture that a version of it belongs to: its slug without the ends of its versions. */
export const toPictureSlug = (slug: string): string => (slug.endsWith(darkEnd) ? slug.slice(0, -darkEnd.length) : slug);

/**
 * Pictures with the text alternatives that people wrote. Those of the hero hold for its wide
 * version too.
 */
export function describePictures(imagery: Imagery, adjustments: readonly Adjustment[]): Imagery {
  const alts = new Map(
    adjustments.flatMap((adjustment) => (adjustment.kind === "picture-alt" ? [[adjustment.slug, adjustment.alt] as const] : [])),
  );
  if (alts.size === 0) return imagery;
  const describe = <Picture extends { readonly slug: string; readonly alt: string }>(picture: Picture): Picture => {
    const slug = toPictureSlug(picture.slug);
    const alt = alts.get(slug) ?? (slug === "hero-wide" ? alts.get("hero") : undefined);
    return alt === undefined ? picture : { ...picture, alt };
  };
  const { assets, rasters } = imagery;
  return { ...imagery, assets: assets.map(describe), ...(rasters && { rasters: rasters.map(describe) }) };
}
