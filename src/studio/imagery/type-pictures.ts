import type { Ground } from "#/studio/imagery/picture-palette";
import { type PictureFormat, pictureFormats } from "#/studio/imagery/strategy";
import { findRunningWords, type TypeFact } from "#/studio/imagery/type-facts";
import { drawTypePoster, typePostersByArchetype } from "#/studio/imagery/type-posters";
import { createTypeTile, tileShifts } from "#/studio/imagery/type-tile";
import {
  type Drawing,
  getPictureSource,
  leastIllustrations,
  maxIllustrations,
  type PictureContext,
  type PictureSet,
  pickOther,
  roundBox,
} from "#/studio/imagery/picture-context";

const maxPatternWords = 5;

/** The most pictures of words on a page with subjects; further words run along the pattern. */
const maxPosters = 3;

const describeType = ({ text }: TypeFact) => `“${text}” in large letters`;

/** Draws a fact in one of the compositions of the direction, which differ along a page. */
function drawFact(
  context: PictureContext,
  fact: TypeFact,
  format: PictureFormat,
  slug: string,
  index: number,
  ground: Ground,
): Drawing {
  const { direction, setting, colors, seed, pictureSeeds } = context;
  const names = typePostersByArchetype[direction.id];
  const usual = names[(seed + index) % names.length] ?? names[0];
  const again = pictureSeeds.get(slug);
  const name = again === undefined ? usual : pickOther(names, usual, again);
  const { width, height, inner } = pictureFormats[format];
  const source = getPictureSource(context, slug, `type-${slug}`);
  const frame = { width, height, inner };
  const { content, zone } = drawTypePoster(name, { fact, setting, frame, color: colors.on(ground), random: source });
  return { width, height, content, zone: roundBox(zone), shown: [], words: fact.text };
}

/** The pattern of running words that no picture shows; `undefined` if there are none. */
export function drawTypePattern(
  { brief, use, colors, setting, pictureSeeds }: PictureContext,
  shown: readonly TypeFact[],
  left: readonly TypeFact[],
) {
  const running = left.length === 0 && shown.length > 0 ? findRunningWords(brief, shown) : undefined;
  const texts = running === undefined ? left.slice(0, maxPatternWords).map(({ text }) => text) : [running];
  if (texts.length === 0) return undefined;
  const again = pictureSeeds.get("pattern");
  const shift = again === undefined ? 0 : 1 + (again % (tileShifts - 1));
  return {
    pattern: createTypeTile(texts, setting, colors.on(use.pattern), shift),
    patternAlt: `Running words: ${texts.join(", ")}`,
  };
}

/** Pictures of facts as illustrations, from a number on. */
export const drawFacts = (context: PictureContext, facts: readonly TypeFact[], first: number) =>
  facts.map((fact, index) => {
    const { illustrations } = context.use;
    const at = first + index;
    const ground = illustrations[at % illustrations.length] ?? illustrations[0];
    return {
      // The large picture has the first composition.
      ...drawFact(context, fact, "illustration", `illustration-${at + 1}`, at + 1, ground),
      alt: describeType(fact),
    };
  });

/**
 * Draws the pictures of a brand that has words of its own, but no subject that is certain. What words
 * do not suffice for is abstract.
 */
export function drawTypePictures(
  [fact, ...facts]: readonly [TypeFact, ...TypeFact[]],
  context: PictureContext,
  abstract: PictureSet,
): PictureSet {
  const { use, seed, isWide, pictureSeeds } = context;
  const own = facts.slice(0, Math.min(maxIllustrations, Math.max(1, facts.length - 1)));
  const ground = use.hero[(pictureSeeds.get("hero") ?? seed) % use.hero.length] ?? use.hero[0];
  const drawn = drawFacts(context, own, 0);
  // A page of very few words needs a second picture below its first view.
  const illustrations = drawn.length < leastIllustrations ? [...drawn, ...abstract.illustrations] : drawn;
  return {
    ...abstract,
    hero: drawFact(context, fact, "hero", "hero", 0, ground),
    wide: isWide ? drawFact(context, fact, "wide", pictureSeeds.has("hero-wide") ? "hero-wide" : "hero", 0, ground) : undefined,
    ...drawTypePattern(context, [fact, ...own], facts.slice(own.length)),
    illustrations,
    concept: `${describeType(fact)}.`,
  };
}

/** The facts that pictures show beside subjects: names only where a page would have hardly any picture. */
export function pickPosters(facts: readonly TypeFact[], subjectCount: number): readonly TypeFact[] {
  const phrases = facts.filter(({ isName }) => !isName).slice(0, maxPosters);
  const missing = Math.max(0, leastIllustrations - subjectCount - phrases.length);
  return [...phrases, ...facts.filter(({ isName }) => isName).slice(0, missing)];
}
