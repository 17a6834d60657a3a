import { capitalizeFirst } from "#/kernel/text/capitalize-first";
import { html, type Markup } from "#/kernel/markup";
import { createRandom, type Random } from "#/kernel/random";
import type { Arrangement, CompositionName } from "#/studio/imagery/arrangement";
import { arrangeSubjects } from "#/studio/imagery/compositions";
import { splitIntoFour, splitIntoThree } from "#/studio/imagery/panels";
import type { Ground } from "#/studio/imagery/picture-palette";
import { type ImageryStrategy, type PictureFormat, pictureFormats } from "#/studio/imagery/strategy";
import type { Subject } from "#/studio/imagery/subject";
import { createTile, tileNames } from "#/studio/imagery/tiles";
import { renderRectangle } from "#/studio/imagery/viewport";
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
import { drawFacts, drawTypePattern, pickPosters } from "#/studio/imagery/type-pictures";

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

/** Draws the pictures of a brand with subjects. */
export function drawSubjectPictures(motifs: Subjects, context: PictureContext, drawAbstract: () => PictureSet): PictureSet {
  const { direction, strategy, use, colors, seed, random, isWide, pictureSeeds } = context;
  const usual = planHero(motifs, context, seed, random);
  const planAgain = (heroSeed: number | undefined, plan: HeroPlan): HeroPlan =>
    heroSeed === undefined ? plan : planHero(motifs, context, heroSeed, createRandom(heroSeed, "imagery/hero"));
  const isWhole = strategy.isWhole === true;

  const drawArrangement = (arrangement: Arrangement, ground: Ground, source: Random): Markup =>
    strategy.draw({
      arrangement,
      color: colors.on(ground),
      random: source,
      radiusPx: direction.radiusPx,
      unit: Math.max(0.45, Math.min(arrangement.width, arrangement.height) / 900),
    });
  const drawPicture = (format: PictureFormat, plan: PicturePlan, ground: Ground, source: Random): Drawing => {
    const { inner, ...frame } = pictureFormats[format];
    const arrangement = arrangeSubjects(plan.composition, plan.subjects, frame, source.fork("arrangement"), inner, true);
    const shown = arrangement.subjects.map(({ subject }) => subject);
    const zone = roundBox(strategy.getZone?.(arrangement) ?? arrangement.zone);
    return { ...frame, content: drawArrangement(arrangement, ground, source), zone, shown };
  };
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
          ${drawArrangement(arrangement, own, drawn)}
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
  const facts = pickPosters(context.facts, fresh.length);
  const subjectPictures = planIllustrations(fresh).map((one, index) => ({
    ...drawPicture(
      "illustration",
      one,
      use.illustrations[index % use.illustrations.length] ?? use.illustrations[0],
      getPictureSource(context, `illustration-${index + 1}`, `illustration-${index}`),
    ),
    alt: strategy.describe(capitalizeFirst(one.subjects[0].label)),
  }));
  // Words and subjects take turns: neither becomes wallpaper.
  const wanted = subjectPictures.slice(0, facts.length === 0 ? maxIllustrations : maxIllustrations - facts.length);
  const posters = drawFacts(context, facts, wanted.length);
  const drawn = [...wanted, ...posters];
  const illustrations =
    drawn.length < leastIllustrations ? [...drawn, ...drawAbstract().illustrations].slice(0, leastIllustrations) : drawn;
  const [first, ...rest] = motifs.slice(0, 3);
  const typePattern = drawTypePattern(
    context,
    facts,
    context.facts.filter((fact) => !facts.includes(fact)),
  );
  const patternSeed = pictureSeeds.get("pattern");
  const tile = patternSeed === undefined ? strategy.tile : pickOther(tileNames, strategy.tile, patternSeed);
  const names = motifs.slice(0, 3).map(({ label }) => label);
  const { pattern, patternAlt } = typePattern ?? {
    pattern: createTile(tile, {
      subjects: [first ?? motifs[0], ...rest],
      color: colors.on(use.pattern),
      random: getPictureSource(context, "pattern", "pattern"),
    }),
    patternAlt: `A repeating pattern of ${names.join(", ")}`,
  };
  return {
    hero,
    wide,
    pattern,
    illustrations,
    concept: strategy.describe(capitalizeFirst(heroPlan.subjects[0].label)),
    patternAlt,
  };
}
