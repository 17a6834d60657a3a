import { capitalizeFirst } from "#/kernel/text/capitalize-first";
import { drawVignette } from "#/studio/imagery/draw-vignette";
import type { Ground } from "#/studio/imagery/picture-palette";
import { type Drawing, getPictureSource, type PictureContext, type PictureSet, roundBox } from "#/studio/imagery/picture-context";
import { drawSubjectIllustrations, drawSubjectPattern } from "#/studio/imagery/subject-pictures";
import type { Subject } from "#/studio/imagery/subject";
import { type PictureFormat, pictureFormats } from "#/studio/imagery/strategy";
import type { Vignette } from "#/studio/vignettes/vignette";

/** The part of each format that a vignette fills. */
const vignetteRooms = {
  hero: [48, 100, 1104, 736],
  illustration: [26, 44, 588, 392],
} as const satisfies Partial<Readonly<Record<PictureFormat, readonly [number, number, number, number]>>>;

/** A vignette in a format, on one of the brand's grounds. */
function drawVignettePicture(
  context: PictureContext,
  vignette: Vignette,
  format: keyof typeof vignetteRooms,
  slug: string,
  ground: Ground,
): Drawing & { readonly alt: string } {
  const { width, height } = pictureFormats[format];
  const source = getPictureSource(context, slug, `vignette-${slug}`);
  const frame = { width, height, inner: vignetteRooms[format] };
  const { content, zone } = drawVignette(vignette, frame, context.direction.id, context.colors.on(ground), source);
  return { width, height, content, zone: roundBox(zone), shown: [], isOpen: true, alt: `${capitalizeFirst(vignette.label)}.` };
}

/** How much larger than whole a detail shows a vignette, and where across the vignette its middle is. */
const [detailScale, detailPlaces] = [1.6, [0.36, 0.64]] as const;

/** A part of a vignette from edge to edge, for a trade of which the page has no other picture. */
function drawVignetteDetail(context: PictureContext, vignette: Vignette, index: number): Drawing & { readonly alt: string } {
  const slug = `illustration-${index + 1}`;
  const { width, height } = pictureFormats.illustration;
  const source = getPictureSource(context, slug, `vignette-${slug}`);
  const [, , roomWidth, roomHeight] = vignetteRooms.illustration;
  const [w, h] = [roomWidth * detailScale, roomHeight * detailScale];
  const inner = [width / 2 - w * source.fork("place").pick(detailPlaces), (height - h) / 2, w, h] as const;
  const { illustrations } = context.use;
  const ground = illustrations[index % illustrations.length] ?? illustrations[0];
  const { content } = drawVignette(vignette, { width, height, inner }, context.direction.id, context.colors.on(ground), source);
  return { width, height, content, shown: [], alt: `A detail of ${vignette.label}.` };
}

/** The most vignettes and the most things below the first view: people at work say more than a thing alone. */
const [maxFurtherVignettes, maxThings] = [2, 2] as const;

export type Vignettes = readonly [Vignette, ...Vignette[]];

/**
 * Draws the pictures of a trade that has vignettes: a large one of it at work, then other vignettes and the
 * things that the brief names. The seed chooses which vignette is large.
 */
export function drawVignettePictures(
  vignettes: Vignettes,
  motifs: readonly Subject[],
  context: PictureContext,
  drawAbstract: () => PictureSet,
): PictureSet {
  const { use, seed, pictureSeeds } = context;
  const heroSeed = pictureSeeds.get("hero") ?? seed;
  const usual = vignettes[seed % vignettes.length] ?? vignettes[0];
  const lead = vignettes[heroSeed % vignettes.length] ?? vignettes[0];
  const ground = use.hero[heroSeed % use.hero.length] ?? use.hero[0];
  const { alt, ...hero } = drawVignettePicture(context, lead, "hero", "hero", ground);
  const further = vignettes
    .filter((one) => one !== usual)
    .slice(0, maxFurtherVignettes)
    .map((one, index) => {
      const own = use.illustrations[index % use.illustrations.length] ?? use.illustrations[0];
      return drawVignettePicture(context, one, "illustration", `illustration-${index + 1}`, own);
    });
  const drawn = [...further, ...drawSubjectIllustrations(motifs.slice(0, maxThings), context, further.length)];
  const [first, ...rest] = motifs;
  const abstract = drawAbstract();
  const { pattern, patternAlt } = first === undefined ? abstract : drawSubjectPattern([first, ...rest], context);
  return {
    hero,
    wide: undefined,
    pattern,
    patternAlt,
    illustrations: drawn.length > 0 ? drawn : [drawVignetteDetail(context, usual, 0)],
    concept: alt,
  };
}
