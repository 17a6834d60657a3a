import { capitalizeFirst } from "#/kernel/text/capitalize-first";
import { type AbstractArt, renderAbstractArt } from "#/studio/imagery/abstract-art";
import type { Ground } from "#/studio/imagery/picture-palette";
import { type PictureFormat, pictureFormats } from "#/studio/imagery/strategy";
import type { PictureContext, PictureSet } from "#/studio/imagery/picture-context";

/** Sides in pixels of the small fields of abstract pictures, and how far their plan is shifted. */
const abstractFormats = {
  hero: { cell: 300 },
  wide: { cell: 320 },
  pattern: { width: 480, height: 480, cell: 240 },
} as const;

/** Two details: more look alike, and say nothing more of a brand. */
const abstractDetails = [
  { cell: 240, shift: 3 },
  { cell: 160, shift: 6 },
] as const;

/** Draws the pictures of a brand without subjects: one composition, and details of it. */
export function drawAbstractPictures(plan: (seed: number) => AbstractArt, context: PictureContext): PictureSet {
  const { use, colors, seed, isWide, pictureSeeds } = context;
  const ground = use.hero[(pictureSeeds.get("hero") ?? seed) % use.hero.length] ?? use.hero[0];
  const art = plan(seed);
  const planPicture = (slug: string) => plan(pictureSeeds.get(slug) ?? seed);
  const drawAbstract = (
    format: PictureFormat,
    slug: string,
    fields: { readonly cell: number; readonly shift?: number },
    own: Ground,
  ) => {
    const { width, height } = pictureFormats[format];
    return { ...renderAbstractArt(planPicture(slug), { width, height, ...fields }, colors.on(own)), shown: [] };
  };
  const concept = `${capitalizeFirst(art.label)} in the brand's colours.`;
  return {
    hero: drawAbstract("hero", "hero", abstractFormats.hero, ground),
    wide: isWide
      ? drawAbstract("wide", pictureSeeds.has("hero-wide") ? "hero-wide" : "hero", abstractFormats.wide, ground)
      : undefined,
    pattern: renderAbstractArt(planPicture("pattern"), abstractFormats.pattern, colors.on(use.pattern)),
    illustrations: abstractDetails.map((fields, index) => ({
      ...drawAbstract(
        "illustration",
        `illustration-${index + 1}`,
        fields,
        use.illustrations[index % use.illustrations.length] ?? use.illustrations[0],
      ),
      alt: `${index === 0 ? "A detail" : "Another detail"} of ${art.label} in the brand's colours.`,
    })),
    concept,
    patternAlt: `A repeating pattern: ${art.label}`,
  };
}
