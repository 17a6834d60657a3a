import { html, type Markup } from "#/kernel/markup";
import { createRandom, type Random } from "#/kernel/random";
import type { Brief } from "#/model/brief";
import type { HeroForm } from "#/model/composition";
import type { Direction } from "#/model/direction";
import type { AssetKind, BrandAsset, Imagery, Mark } from "#/model/mark";
import type { Arrangement, CompositionName } from "#/studio/imagery/arrangement";
import { arrangeSubjects } from "#/studio/imagery/compositions";
import { type GroundUse, groundsByArchetype } from "#/studio/imagery/grounds-by-archetype";
import { type AbstractArt, planAbstractArt, renderAbstractArt } from "#/studio/imagery/abstract-art";
import { splitIntoFour, splitIntoThree } from "#/studio/imagery/panels";
import { createPhotoSlots } from "#/studio/imagery/photo-slots";
import { createPhotoTreatment } from "#/studio/imagery/photo-treatment";
import { createPictureColors, type PictureColors } from "#/studio/imagery/picture-colors";
import type { Ground } from "#/studio/imagery/picture-palette";
import {
  imageryNames,
  type ImageryName,
  type ImageryStrategy,
  type Picture,
  type PictureFormat,
  pictureFormats,
} from "#/studio/imagery/strategy";
import { strategies } from "#/studio/imagery/strategies";
import { createSubject, type Subject } from "#/studio/imagery/subject";
import { createTexture, textureNames } from "#/studio/imagery/textures";
import { canSet, type TypeSetting } from "#/studio/imagery/set-type";
import { createTile, tileNames } from "#/studio/imagery/tiles";
import { findRunningWords, listTypeFacts, type TypeFact } from "#/studio/imagery/type-facts";
import { drawTypePoster, typePostersByArchetype } from "#/studio/imagery/type-poster";
import { createTypeTile, tileShifts } from "#/studio/imagery/type-tile";
import type { PictureSeeds } from "#/studio/adjustments/picture-edits";
import type { BrandColors } from "#/studio/marks/brand-colors";
import type { Box } from "#/studio/marks/geometry/bounds";
import { renderRectangle, renderViewport } from "#/studio/imagery/viewport";
import { renderSvgDocument } from "#/studio/marks/svg-document";
import { findMotif } from "#/studio/motifs";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { listPictureMotifs } from "#/studio/understanding/list-picture-motifs";
import { findAvoidedMotifs } from "#/studio/understanding/avoided-motifs";
import { findTrade } from "#/studio/understanding/trades/trades";
import { understandBrief } from "#/studio/understanding/understand-brief";

const isImageryName = (name: string): name is ImageryName => imageryNames.some((known) => known === name);

const maxSubjects = 10;
/** As many as a landing page has places for. */
const maxIllustrations = 5;
const maxPatternWords = 5;

/** Forms of the first view with a picture across the page. */
const wideHeroForms: ReadonlySet<HeroForm> = new Set(["banner", "field", "framed", "word", "axis"]);

const draw = (ids: readonly MotifId[]): readonly Subject[] =>
  [...new Set(ids)].flatMap((id) => {
    const motif = findMotif(id);
    return (motif && createSubject(motif)) ?? [];
  });

/** The list, starting at a position. */
const rotate = <T>([first, ...rest]: readonly [T, ...T[]], by: number): readonly [T, ...T[]] => {
  const list = [first, ...rest];
  const [start = first, ...end] = [...list.slice(by), ...list.slice(0, by)];
  return [start, ...end];
};

const toSentenceStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A picture to draw: its subjects, the most important first, and how they stand. */
type PicturePlan = { readonly subjects: Subjects; readonly composition: CompositionName };
type Subjects = readonly [Subject, ...Subject[]];

/** Fewer would leave a page with hardly any picture below its first view. */
const leastIllustrations = 2;

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

const roundBox = ([x, y, width, height]: Box): Box => {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  return [left, top, Math.ceil(x + width) - left, Math.ceil(y + height) - top];
};

/** A picture with the part that crops keep; without one, crops keep its middle. */
type Drawing = Picture & {
  readonly zone?: Box | undefined;
  readonly shown: readonly Subject[];
  /** The words of a picture that shows nothing else. */
  readonly words?: string;
};

/** The drawings of a design before they become assets, with their text alternatives. */
type PictureSet = {
  readonly hero: Drawing;
  readonly wide: Drawing | undefined;
  readonly pattern: Picture;
  readonly illustrations: readonly (Drawing & { readonly alt: string })[];
  readonly concept: string;
  readonly patternAlt: string;
};

/** What all pictures of a design have in common. */
type PictureContext = {
  /** What pictures can set in type, the most telling first. */
  readonly brief: Brief;
  readonly facts: readonly TypeFact[];
  readonly setting: TypeSetting;
  readonly direction: Direction;
  readonly strategy: ImageryStrategy;
  readonly use: GroundUse;
  readonly colors: PictureColors;
  readonly seed: number;
  readonly random: Random;
  readonly isWide: boolean;
  /** How many of the subjects, the first ones, are what the brand is about. */
  readonly ownCount: number;
  readonly pictureSeeds: PictureSeeds;
};

/**
 * A name other than the usual one: what the strategy fixes, a picture that is drawn again may
 * change.
 */
const pickOther = <Name extends string>(names: readonly Name[], usual: Name, seed: number): Name => {
  const others = names.filter((name) => name !== usual);
  return others[seed % others.length] ?? usual;
};

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

/**
 * The random source of one picture: its own if it is drawn again, otherwise that of all pictures.
 */
function getPictureSource({ pictureSeeds, random }: PictureContext, slug: string, label: string): Random {
  const seed = pictureSeeds.get(slug);
  return seed === undefined ? random.fork(label) : createRandom(seed, `imagery/${slug}/${label}`);
}

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
function drawTypePattern(
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
const drawFacts = (context: PictureContext, facts: readonly TypeFact[], first: number) =>
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
function drawTypePictures(
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
function pickPosters(facts: readonly TypeFact[], subjectCount: number): readonly TypeFact[] {
  const told = facts.filter(({ isName }) => !isName).slice(0, maxPosters);
  const missing = Math.max(0, leastIllustrations - subjectCount - told.length);
  return [...told, ...facts.filter(({ isName }) => isName).slice(0, missing)];
}

/** Draws the pictures of a brand with subjects. */
function drawSubjectPictures(motifs: Subjects, context: PictureContext, drawAbstract: () => PictureSet): PictureSet {
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
    alt: strategy.describe(toSentenceStart(one.subjects[0].label)),
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
    concept: strategy.describe(toSentenceStart(heroPlan.subjects[0].label)),
    patternAlt,
  };
}

/** Sides in pixels of the small fields of abstract pictures, and how far their plan is shifted. */
const abstractFormats = {
  hero: { cell: 150 },
  wide: { cell: 160 },
  pattern: { width: 320, height: 320, cell: 80 },
} as const;
/** One detail: several look alike, and say nothing more of a brand. */
const abstractDetails = [{ cell: 240, shift: 3 }] as const;

/** Draws the pictures of a brand without subjects: one composition, and details of it. */
function drawAbstractPictures(plan: (seed: number) => AbstractArt, context: PictureContext): PictureSet {
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
  const concept = `${toSentenceStart(art.label)} in the brand's colours.`;
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
      alt: `A detail of ${art.label} in the brand's colours.`,
    })),
    concept,
    patternAlt: `A repeating pattern: ${art.label}`,
  };
}

/**
 * Draws the brand's pictures: a hero, illustrations, a pattern and a texture, each for light and
 * for dark pages. They show the brand's motifs in the manner of the direction's imagery strategy;
 * a brand without motifs has one abstract composition from edge to edge and details of it. The
 * seed chooses what is large, the arrangement and the ground. Deterministic for the same input.
 */
export function createImagery(
  input: {
    readonly mark: Mark;
    readonly direction: Direction;
    readonly seed: number;
    readonly brief: Brief;
    /** What to show instead of what the brief is about, most characteristic first. */
    readonly motifs?: readonly MotifId[];
    readonly dark: BrandColors;
    /** Seeds of pictures that are drawn again on their own. */
    readonly pictureSeeds?: PictureSeeds;
  } & BrandColors,
): Imagery {
  const { direction, seed, brief, brand, spot, ink, paper, dark, pictureSeeds = new Map() } = input;
  const strategyName = isImageryName(direction.imagery) ? direction.imagery : "cropped-letterforms";
  const strategy = strategies[strategyName];
  const understanding = understandBrief(brief);
  const motifs = draw(input.motifs ?? listPictureMotifs(brief)).slice(0, maxSubjects);
  const colors = createPictureColors({ brand, spot, ink, paper }, dark);
  const random = createRandom(seed, `imagery/${strategyName}`);
  const isWide = direction.composition !== undefined && wideHeroForms.has(direction.composition.hero);
  const use = groundsByArchetype[direction.id];
  const ownCount = (input.motifs ?? understanding.motifs).length;
  const language = understanding.language.value;
  const setting: TypeSetting = { faces: direction.faces, weights: direction.weights, language };
  const facts = listTypeFacts(brief, language).filter(({ text }) => canSet(text, setting));
  const context: PictureContext = {
    brief,
    facts,
    setting,
    direction,
    strategy,
    use,
    colors,
    seed,
    random,
    isWide,
    ownCount,
    pictureSeeds,
  };
  const [first, ...rest] = motifs;
  const [fact, ...otherFacts] = facts;
  const drawAbstract = () => drawAbstractPictures((artSeed) => planAbstractArt(brief.name, direction.id, artSeed), context);
  const drawWithoutSubjects = (): PictureSet =>
    fact === undefined ? drawAbstract() : drawTypePictures([fact, ...otherFacts], context, drawAbstract());
  const pictures = first === undefined ? drawWithoutSubjects() : drawSubjectPictures([first, ...rest], context, drawAbstract);

  const createAssets = (
    kind: AssetKind,
    slug: string,
    name: string,
    { width, height, content, zone, words }: Picture & { readonly zone?: Box | undefined; readonly words?: string },
    alt: string,
  ): readonly BrandAsset[] => {
    // The viewport clips the drawing wherever the document is shown larger than its view box.
    const svg = renderSvgDocument(width, height, name, renderViewport(0, 0, width, height, content));
    const shared = { width, height, outlined: true, alt, ...(zone && { zone }), ...(words !== undefined && { words }) };
    return [
      { slug, name, kind, svg, ...shared },
      { slug: `${slug}-dark`, name: `${name}, dark`, kind: `${kind}-dark` as AssetKind, svg: colors.toDark(svg), ...shared },
    ];
  };
  const textureSeed = pictureSeeds.get("texture");
  const texture = textureSeed === undefined ? strategy.texture : pickOther(textureNames, strategy.texture, textureSeed);
  const { hero, wide, pattern, illustrations, concept, patternAlt } = pictures;
  const { kind, trade } = understanding;
  const avoided = findAvoidedMotifs(brief, language);
  const photoSlots = createPhotoSlots(
    {
      labels: motifs.map(({ label }) => label),
      trade: trade && findTrade(trade.value)?.label,
      kind: kind.value,
      illustrationCount: illustrations.length,
      ruledOut: { hands: avoided.has("open-hands"), people: avoided.has("people") },
    },
    createPhotoTreatment(direction.id, { brand, spot, ink, paper }, dark),
  );
  return {
    strategy: strategyName,
    concept,
    photoSlots,
    assets: [
      ...createAssets("hero", "hero", "Hero image", hero, concept),
      ...(wide === undefined ? [] : createAssets("hero", "hero-wide", "Wide hero image", wide, concept)),
      ...createAssets("pattern", "pattern", "Pattern tile", pattern, patternAlt),
      ...createAssets(
        "texture",
        "texture",
        "Texture",
        createTexture(texture, colors.on("paper"), getPictureSource(context, "texture", "texture")),
        "A quiet texture for large areas",
      ),
      ...illustrations.flatMap((one, index) =>
        createAssets("illustration", `illustration-${index + 1}`, `Illustration ${index + 1}`, one, one.alt),
      ),
    ],
  };
}
