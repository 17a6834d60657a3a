import { capitalizeFirst } from "#/kernel/text/capitalize-first";
import { html, type Markup } from "#/kernel/markup";
import { createRandom, type Random } from "#/kernel/random";
import type { Arrangement, CompositionName } from "#/studio/imagery/arrangement";
import { arrangeSubjects } from "#/studio/imagery/compositions";
import { isWarmFood } from "#/studio/imagery/food-colors";
import { splitIntoFour, splitIntoThree } from "#/studio/imagery/panels";
import type { Ground } from "#/studio/imagery/picture-palette";
import { type ImageryStrategy, type PictureFormat, pictureFormats } from "#/studio/imagery/strategy";
import type { Subject } from "#/studio/imagery/subject";
import { createTile, tileNames } from "#/studio/imagery/tiles";
import { renderRectangle } from "#/studio/imagery/viewport";
import {
  type Drawing,
  getPictureSource,
  maxIllustrations,
  type PictureContext,
  type PictureSet,
  pickOther,
  roundBox,
} from "#/studio/imagery/picture-context";

/** The list, starting at a position. */
const rotate = <T>([first, ...rest]: readonly [T, ...T[]], by: number): readonly [T, ...T[]] => {
  const list = [first, ...rest];
  const [start = first, ...end] = [...list.slice(by), ...list.slice(0, by)];
  return [start, ...end];
};

/** A picture to draw: its subjects, the most important first, and how they stand. */
type PicturePlan = { readonly subjects: Subjects; readonly composition: CompositionName };

export type Subjects = readonly [Subject, ...Subject[]];

/**
 * What the pictures other than the hero show: each a subject that no other picture shows, whole,
 * because a detail is hardly ever recognised. Two share a picture where there are many.
 */
function planIllustrations(fresh: readonly Subject[]): readonly PicturePlan[] {
  const solo = (subject: Subject): PicturePlan => ({ subjects: [subject], composition: "solo" });
  const [one, two, next, other, ...rest] = fresh;
  if (one !== undefined && two !== undefined && next !== undefined && other !== undefined && fresh.length > maxIllustrations)
    return [solo(one), solo(two), { subjects: [next, other], composition: "pair" } as const, ...rest.map(solo)].slice(
      0,
      maxIllustrations,
    );
  return fresh.map(solo);
}

/** Panels of fewer subjects, three or four, would show one of them again. */
const [leastInThree, leastInFour] = [3, 4] as const;

/** Subjects from which a wide picture shows a whole row of them. */
const leastInRow = 4;

/** How many different subjects an arrangement shows. */
const subjectCounts: Readonly<Record<CompositionName, number>> = {
  solo: 1,
  stand: 2,
  pair: 2,
  mirror: 2,
  trio: 3,
  cluster: 3,
  parade: 3,
};

/**
 * The subjects that the large picture may show, so that a page need not show one of them again: all
 * but three of many, all but two of five, and two in any case.
 */
function listHeroSubjects([first, ...rest]: Subjects): Subjects {
  const count = rest.length + 1;
  return [first, ...rest.slice(0, Math.max(2, Math.min(3, count - 2), count - 3) - 1)];
}

/** The arrangements of a strategy that some subjects suffice for; any group if none of its own does. */
function listArrangements({ compositions }: ImageryStrategy, { length }: Subjects): readonly CompositionName[] {
  if (length < 2) return ["solo"];
  const suited = compositions.filter((name) => subjectCounts[name] <= length);
  return suited.length === 0 ? ["pair"] : suited;
}

/** What a seed chooses for the large picture of a brand with subjects. */
function planHero(motifs: Subjects, { use, strategy, ownCount }: PictureContext, seed: number, random: Random) {
  // The most characteristic subject is large in three of four.
  const subjects = listHeroSubjects(rotate(motifs, ownCount > 1 && seed % 4 === 3 ? 1 : 0));
  const arrangements = listArrangements(strategy, subjects);
  const composition: CompositionName = arrangements[Math.floor(seed / 2) % arrangements.length] ?? "solo";
  return {
    seed,
    random,
    ground: use.hero[seed % use.hero.length] ?? use.hero[0],
    subjects,
    composition,
    splits: random.fork("choices").integer(0, 2) === 0 && strategy.isWhole !== true && subjects.length >= leastInThree,
  };
}

type HeroPlan = ReturnType<typeof planHero>;

/** Subjects in their places, in the manner of the direction. */
const drawArrangement = (
  { strategy, colors, direction }: PictureContext,
  arrangement: Arrangement,
  ground: Ground,
  source: Random,
): Markup =>
  strategy.draw({
    arrangement,
    color: colors.on(ground),
    random: source,
    radiusPx: direction.radiusPx,
    unit: Math.max(0.45, Math.min(arrangement.width, arrangement.height) / 900),
  });

/** The colours for subjects: those of food as soon as one of them is food. */
const getSubjectColors = ({ colors }: PictureContext, subjects: readonly Subject[]): PictureContext["colors"] =>
  subjects.some(({ id }) => isWarmFood(id)) ? { ...colors, on: colors.onFood } : colors;

function drawPlan(context: PictureContext, format: PictureFormat, plan: PicturePlan, ground: Ground, source: Random): Drawing {
  const { inner, ...frame } = pictureFormats[format];
  const arrangement = arrangeSubjects(plan.composition, plan.subjects, frame, source.fork("arrangement"), inner, true);
  const shown = arrangement.subjects.map(({ subject }) => subject);
  const own = { ...context, colors: getSubjectColors(context, shown) };
  const zone = roundBox(context.strategy.getZone?.(arrangement) ?? arrangement.zone);
  return { ...frame, content: drawArrangement(own, arrangement, ground, source), zone, shown };
}

/** Pictures of subjects that no other picture shows, from a place in the list of illustrations on. */
export const drawSubjectIllustrations = (fresh: readonly Subject[], context: PictureContext, from: number) =>
  planIllustrations(fresh)
    .slice(0, Math.max(0, maxIllustrations - from))
    .map((plan, index) => {
      const { illustrations } = context.use;
      const place = from + index;
      const source = getPictureSource(context, `illustration-${place + 1}`, `illustration-${place}`);
      const ground = illustrations[place % illustrations.length] ?? illustrations[0];
      return {
        ...drawPlan(context, "illustration", plan, ground, source),
        alt: context.strategy.describe(capitalizeFirst(plan.subjects[0].label)),
      };
    });

/** The pattern of the first subjects. */
export function drawSubjectPattern(motifs: Subjects, context: PictureContext) {
  const { strategy, use, pictureSeeds } = context;
  const colors = getSubjectColors(context, motifs.slice(0, 3));
  const [first, ...rest] = motifs.slice(0, 3);
  const patternSeed = pictureSeeds.get("pattern");
  const tile = patternSeed === undefined ? strategy.tile : pickOther(tileNames, strategy.tile, patternSeed);
  const names = motifs.slice(0, 3).map(({ label }) => label);
  return {
    pattern: createTile(tile, {
      subjects: [first ?? motifs[0], ...rest],
      color: colors.on(use.pattern),
      random: getPictureSource(context, "pattern", "pattern"),
    }),
    patternAlt: `A repeating pattern of ${names.join(", ")}`,
  };
}

/** Fewer would leave a page of a large subject with hardly any picture below its first view. */
const leastIllustrations = 2;

/** Draws the pictures of a brand with subjects. */
export function drawSubjectPictures(motifs: Subjects, context: PictureContext, drawAbstract: () => PictureSet): PictureSet {
  const { strategy, use, colors, seed, random, isWide, pictureSeeds } = context;
  const usual = planHero(motifs, context, seed, random);
  const planAgain = (heroSeed: number | undefined, plan: HeroPlan): HeroPlan =>
    heroSeed === undefined ? plan : planHero(motifs, context, heroSeed, createRandom(heroSeed, "imagery/hero"));
  const isWhole = strategy.isWhole === true;

  const drawPicture = (format: PictureFormat, plan: PicturePlan, ground: Ground, source: Random): Drawing =>
    drawPlan(context, format, plan, ground, source);
  const drawPanels = (format: PictureFormat, { ground, subjects }: HeroPlan, source: Random): Drawing => {
    const { inner, ...frame } = pictureFormats[format];
    const panels = format === "wide" ? splitIntoThree(frame, inner, use, ground) : splitIntoFour(frame, inner, use, ground);
    // The first subject is in the middle of three, between plain fields at both ends.
    const order = format === "wide" ? [0, 1, 0, 2, 0] : [0, 1, 2, 3];
    const shown: Subject[] = [];
    const content = panels.map(({ x, y, width, height, ground: own, inner: room }, index) => {
      if (room === undefined)
        return renderRectangle(
          x,
          y,
          width,
          height,
          colors.on(own)((p) => p.ground),
        );
      const [subject] = rotate(subjects, order[index] ?? 0);
      shown.push(subject);
      const drawn = source.fork(`panel-${index}`);
      const arrangement = arrangeSubjects("solo", [subject], { width, height }, drawn.fork("arrangement"), room);
      return html`
        <svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
          ${drawArrangement(context, arrangement, own, drawn)}
        </svg>`;
    });
    const fill = colors.on(ground)((p) => p.ground);
    const back = renderRectangle(0, 0, frame.width, frame.height, fill);
    return { ...frame, content: html`${back}${content}`, zone: roundBox(inner), shown };
  };

  const drawHero = (plan: HeroPlan): Drawing => {
    const source = plan.random.fork("hero");
    const hasFour = plan.subjects.length >= leastInFour;
    return plan.splits && hasFour ? drawPanels("hero", plan, source) : drawPicture("hero", plan, plan.ground, source);
  };
  const drawWide = (plan: HeroPlan): Drawing => {
    const source = plan.random.fork("hero-wide");
    const { length } = plan.subjects;
    if (!isWhole && length >= leastInThree && (plan.splits || plan.composition === "solo"))
      return drawPanels("wide", plan, source);
    // One subject alone would leave most of a wide picture empty.
    const isAlone = plan.composition === "solo" && length > 1;
    const groups = listArrangements(strategy, plan.subjects).filter((name) => name !== "solo");
    const standsInRow = !isWhole && length >= leastInRow && (plan.seed >> 3) % 2 === 0;
    const group: CompositionName | undefined = standsInRow
      ? "parade"
      : isAlone
        ? (groups[plan.seed % Math.max(1, groups.length)] ?? "pair")
        : undefined;
    const shown = group === undefined ? plan : { subjects: plan.subjects, composition: group };
    return drawPicture("wide", shown, plan.ground, source);
  };
  const heroPlan = planAgain(pictureSeeds.get("hero"), usual);
  const widePlan = planAgain(pictureSeeds.get("hero-wide"), heroPlan);
  const usualHero = drawHero(usual);
  const usualWide = isWide ? drawWide(usual) : undefined;
  const hero = heroPlan === usual ? usualHero : drawHero(heroPlan);
  const wide = isWide && widePlan !== usual ? drawWide(widePlan) : usualWide;
  // A large picture that is drawn again changes no other picture.
  const shown = new Set([...usualHero.shown, ...(usualWide?.shown ?? [])]);
  const fresh = motifs.filter((subject) => !shown.has(subject));
  const drawn = drawSubjectIllustrations(fresh, context, 0);
  return {
    ...drawSubjectPattern(motifs, context),
    hero,
    wide,
    illustrations:
      drawn.length < leastIllustrations ? [...drawn, ...drawAbstract().illustrations].slice(0, leastIllustrations) : drawn,
    concept: strategy.describe(capitalizeFirst(heroPlan.subjects[0].label)),
  };
}
