import { contrast } from "#/color/contrast";
import { colorFromHex } from "#/color/oklch";
import { capitalizeFirst } from "#/kernel/text/capitalize-first";
import { drawVignette } from "#/studio/imagery/draw-vignette";
import { listFurtherVignettes } from "#/studio/imagery/further-vignettes";
import type { Ground } from "#/studio/imagery/picture-palette";
import { type Drawing, getPictureSource, type PictureContext, type PictureSet, roundBox } from "#/studio/imagery/picture-context";
import { drawSubjectIllustrations, drawSubjectPattern } from "#/studio/imagery/subject-pictures";
import type { Subject } from "#/studio/imagery/subject";
import { type PictureFormat, pictureFormats } from "#/studio/imagery/strategy";
import type { TradeVignettes } from "#/studio/vignettes/find-vignettes";
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
  return {
    width,
    height,
    content,
    zone: roundBox(zone),
    shown: [],
    isVignette: true,
    alt: `${capitalizeFirst(vignette.label)}.`,
  };
}

/** Contrast that paper and the accent of a vignette need against its figures, so that its parts differ. */
const [minPaperContrast, minAccentContrast] = [1.6, 1.2] as const;

/** The ground of a list at a place, or a tint of paper where a vignette's parts would melt into one. */
function pickGround(grounds: readonly [Ground, ...Ground[]], at: number, { colors }: PictureContext): Ground {
  const ground = grounds[at % grounds.length] ?? grounds[0];
  const color = colors.on(ground);
  const [figure, accent, sheet] = [color((p) => p.figure), color((p) => p.accent), color((p) => p.sheet)].map(colorFromHex);
  if (figure === undefined || accent === undefined || sheet === undefined) return ground;
  const isClear = contrast(sheet, figure) >= minPaperContrast && contrast(accent, figure) >= minAccentContrast;
  return isClear ? ground : "tint";
}

/** Grounds that pictures beside each other can have: others make a page's pictures look collected. */
const quietGrounds: ReadonlySet<Ground> = new Set(["tint", "paper", "brand"]);

/** The grounds of the pictures beside a large one: those of a direction that are quiet, or that the large one has. */
function listSideGrounds(grounds: readonly Ground[], heroGround: Ground): readonly [Ground, ...Ground[]] {
  const [first, ...rest] = grounds.filter((ground) => quietGrounds.has(ground) || ground === heroGround);
  return [first ?? "tint", ...rest];
}

/** With so many vignettes beside the large one, things are left out: people at work say more. */
const enoughPictures = 2;

/**
 * Draws the pictures of a trade that has vignettes: a large one of it at work, then other vignettes and
 * the things that it sells. Its signs are small, in the pattern. The seed chooses which vignette is large.
 */
export function drawVignettePictures(
  { leading, others }: TradeVignettes,
  { things, signs }: { readonly things: readonly Subject[]; readonly signs: readonly Subject[] },
  context: PictureContext,
  drawAbstract: () => PictureSet,
): PictureSet {
  const { use, seed, pictureSeeds } = context;
  const drawHero = (heroSeed: number, pictures: PictureContext) => {
    const vignette = leading[heroSeed % leading.length];
    const ground = pickGround(use.hero, heroSeed, context);
    return vignette === undefined ? undefined : drawVignettePicture(pictures, vignette, "hero", "hero", ground);
  };
  // The usual one comes first, so that drawing it again changes no other picture.
  const usualHero = drawHero(seed, { ...context, pictureSeeds: new Map() });
  const heroSeed = pictureSeeds.get("hero");
  const drawn = heroSeed === undefined ? usualHero : drawHero(heroSeed, context);
  if (drawn === undefined) return drawAbstract();
  const { alt, ...hero } = drawn;
  const sideGrounds = listSideGrounds(use.illustrations, use.hero[seed % use.hero.length] ?? use.hero[0]);
  const chosen = listFurtherVignettes(leading[seed % leading.length], [...leading, ...others]);
  const further = chosen.map((one, index) => {
    const ground = pickGround(sideGrounds, index, context);
    return drawVignettePicture(context, one, "illustration", `illustration-${index + 1}`, ground);
  });
  const shownThings = things.slice(0, Math.max(0, enoughPictures - further.length));
  const [first, ...rest] = signs;
  return {
    hero,
    wide: undefined,
    ...(first === undefined ? pickPattern(drawAbstract()) : drawSubjectPattern([first, ...rest], context)),
    illustrations: [...further, ...drawSubjectIllustrations(shownThings, context, further.length)],
    concept: alt,
  };
}

const pickPattern = ({ pattern, patternAlt }: PictureSet) => ({ pattern, patternAlt });
