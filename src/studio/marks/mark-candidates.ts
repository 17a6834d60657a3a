import { computeFingerprint, createRandom, type Random } from "#/kernel/random";
import type { Direction } from "#/model/direction";
import { faceMetadata, type TypeGenre } from "#/model/face";
import type { MarkShape } from "#/model/mark";
import { type Assessment, assessDrawing, isUsable, rateDrawing, shrinkMask } from "#/studio/marks/assessment";
import { findConstructedLetter } from "#/studio/marks/constructed-letter";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { printPath } from "#/studio/marks/geometry/print-path";
import type { NameElements } from "#/studio/marks/initials";
import { measureReading, minReading } from "#/studio/marks/letter-reading";
import { measureLegibility } from "#/studio/marks/legibility";
import { createLettering, type Lettering } from "#/studio/marks/lettering";
import { markStyles } from "#/studio/marks/mark-style";
import type { MotifForm } from "#/studio/marks/motif-form";
import type { NameSign } from "#/studio/marks/name-signs";
import { isPinwheel } from "#/studio/marks/pinwheel";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { findProtectedSign } from "#/studio/marks/protected-signs";
import type { SignGroup } from "#/studio/marks/protected-sign-drawings";
import { type Drawing, markRecipeNames, type MarkRecipeName, type RecipeInput } from "#/studio/marks/recipe";
import { recipes } from "#/studio/marks/recipes/index";
import { hasThing } from "#/studio/marks/letter-things";
import { drawEmblem } from "#/studio/marks/emblem";

/** How many of nearly equal ones may lead: the next seed always leads with another one. */
const maxLeads = 6;

/** With fewer leads an idea of its own shares its place with letters, so that another brand of the name can differ. */
const [minWholeLeads, minOtherLeads] = [3, 4] as const;

/** With fewer letters that are nearly as good as the best, the others lead with further seeds. */
const minLetterLeads = 3;

/** Ideas that leave the letter as any face has it: they lead only where there is no other. */
const plainRecipes: ReadonlySet<MarkRecipeName> = new Set(["initial-seal", "counter-form", "crest", "monogram", "letter-field"]);

/** What they lose, so that other ideas are offered before them. */
const plainPenalty = 0.45;

/** Ideas that draw a letter as its trade would. */
const tradeRecipes: ReadonlySet<MarkRecipeName> = new Set([
  "worked",
  "letter-figure",
  "counter-shape",
  "letter-in-thing",
  "letter-as-thing",
  "letter-person",
]);

/** Ideas that put a subject into a field. */
const heldRecipes: ReadonlySet<MarkRecipeName> = new Set(["motif-seal", "counterchange"]);

/** How much worse a strong construction may be drawn than a plain letter and still lead. */
const maxStrongLag = 0.8;

/** Largest difference between ratings that count as equal. */
const maxLeadGap = 0.9;

/** The same among drawings of an exact subject, and how far the best of them may be behind a letter. */
const maxSubjectGap = 0.6;
const maxOwnGap = 0.9;
const maxSubjectLag = 1.1;

/** How many usable drawings are compared; the most promising recipes come first. */
const enoughCandidates = 18;

/** How many usable variants of one idea are compared. */
const maxVariants = 3;

/** How many drawings of one idea are tried. */
const maxDrawings = 4;

/** Lightest weight with stems that hold at favicon size. */
const minSymbolWeight = 700;

/** A symbol on the 48-unit grid that people can choose. */
export type MarkCandidate = {
  readonly recipe: MarkRecipeName;
  readonly concept: string;
  readonly shapes: readonly MarkShape[];
};

/** What candidates are drawn from. */
export type CandidateInput = {
  readonly name: string;
  /** BCP 47 tag of the name, for the forms of its letters. */
  readonly language?: string | undefined;
  readonly elements: NameElements;
  /** What sets the name apart, without what the organisation is. */
  readonly coreName: string;
  /** Subjects, most characteristic first. */
  readonly motifs: readonly MotifForm[];
  /** The subject that the name itself calls up. */
  readonly namePicture: MotifForm | undefined;
  /** Subjects that are too common to be a mark, for the case that there is no other. */
  readonly commonMotifs: readonly MotifForm[];
  /** Ids of all subjects, for lines and cuts that hint at them. */
  readonly subjects: readonly MotifId[];
  /** The same and what else the trade calls up, for a small figure within a letter. */
  readonly figureSubjects: readonly string[];
  /** What the name and the trade call up, for things with room for a letter. */
  readonly things: readonly string[];
  /** What the name means, as a sign, and what the trade alone calls up. */
  readonly nameSign: NameSign | undefined;
  readonly tradeThings: readonly string[];
  /** Whether the subjects come from the brief's words; otherwise letters lead. */
  readonly understood: boolean;
  /** Whether the first subject is the brief's most characteristic one: then a subject leads. */
  readonly exact: boolean;
  /** Groups of signs that this organisation may use, such as those of its faith. */
  readonly allowedSigns: readonly SignGroup[];
  /** Whether the second colour differs clearly from the first on paper. */
  readonly hasAccent: boolean;
  /** Whether the brief has a second colour, which may be too pale for paper. */
  readonly hasSecond: boolean;
  readonly direction: Pick<Direction, "id" | "markRecipe" | "faces" | "weights" | "radiusPx" | "ratio">;
  /** Recipes that suit the direction, beside the one that it prefers. */
  readonly preferred: readonly MarkRecipeName[];
  /** How many to return. */
  readonly count: number;
  readonly seed: number;
};

/**
 * How much of an idea a recipe has, 0–1. Subjects and the name's own signs lead, then letters that
 * keep their form with one change; a plain initial in a shape comes last.
 */
const ideaValues: Readonly<Record<MarkRecipeName, number>> = {
  "own-accent": 1,
  "whole-name": 0.96,
  number: 0.96,
  sign: 1.4,
  "letter-in-motif": 0.94,
  "letter-with-motif": 0.94,
  "motif-in-letter": 0.94,
  counterchange: 0.4,
  "motif-seal": 0.3,
  folded: 0.6,
  motif: 0.7,
  ligature: 0.84,
  "counter-form": 0.3,
  "stem-gap": 0.5,
  monogram: 0.56,
  "pixel-initial": 0.5,
  crest: 0.22,
  "initial-seal": 0.2,
  "set-apart": 0.85,
  "letter-field": 0.2,
  "heavy-letter": 0.5,
  "letter-frame": 1.2,
  block: 0.9,
  overlap: 1.0,
  "twin-fields": 0.6,
  counted: 2.3,
  halves: 0.76,
  worked: 1.7,
  "letter-figure": 2.12,
  "short-word": 0.9,
  ribbon: 0.95,
  "counter-shape": 2.15,
  interlaced: 1.7,
  half: 1.3,
  "letter-in-thing": 2.1,
  "letter-as-thing": 2.45,
  "letter-person": 2.3,
  "disc-letter": 1.1,
  "curved-letter": 0.9,
  "name-sign": 2.25,
};

const motifRecipes: ReadonlySet<MarkRecipeName> = new Set([
  "motif",
  "motif-seal",
  "motif-in-letter",
  "letter-in-motif",
  "letter-with-motif",
  "counterchange",
  "folded",
  "letter-frame",
]);

/** What a drawing of the second subject loses, and one of each further subject more. */
const [secondPenalty, furtherPenalty] = [0.45, 0.12] as const;

const getRankPenalty = (rank: number): number => Math.min(1, rank) * secondPenalty + Math.max(0, rank - 1) * furtherPenalty;

/** What a drawing gains that shows what only this name has, such as its number. */
const ownBonus = 0.7;

/** Ideas that build their letters of strokes, and those of them that show nothing but the letters. */
const builtRecipes: ReadonlySet<MarkRecipeName> = new Set(["set-apart", "letter-field", "halves", "worked"]);
const bareRecipes: ReadonlySet<MarkRecipeName> = new Set(["block", "twin-fields", "heavy-letter"]);

/** What they lose beside a name in letters with serifs. */
const [builtPenalty, barePenalty] = [0.2, 0.8] as const;

/** Genres of faces with serifs. */
const serifGenres: ReadonlySet<TypeGenre> = new Set(["serif", "didone", "slab"]);

/** What a drawing loses whose letters are of another kind than those of the name. */
function getStrangeness(recipe: MarkRecipeName, drawing: Drawing, genre: TypeGenre): number {
  if (drawing.isOwn === true || !serifGenres.has(genre)) return 0;
  return builtRecipes.has(recipe) ? builtPenalty : bareRecipes.has(recipe) ? barePenalty : 0;
}

/** What a drawing of one partner's initial loses, and ideas that show two initials. */
const partnerPenalty = 1;
const pairRecipes: ReadonlySet<MarkRecipeName> = new Set([
  "overlap",
  "ligature",
  "block",
  "twin-fields",
  "interlaced",
  "monogram",
]);

/** What a letter on a stock object loses. */
const stockPenalty = 0.5;

/** Words for the family of a first partner, and what stands before them. */
const family = new Set(
  (
    "son sons söhne sohn fils fille filles hijo hijos hija hijas figli figlie figlia zn zonen daughter daughters " +
    "filho filhos filha filhas sønner söner"
  ).split(" "),
);
const partner = /(?:&|\+|\s(?:and|und|et|e|y|och|og|en))\s+(\p{L}+)/u;

/** Whether the second partner of a name is the family of the first. */
const isWithFamily = (name: string): boolean => family.has((partner.exec(name)?.[1] ?? "").toLowerCase());

/** Those of them that join the two letters. */
const joiningRecipes: ReadonlySet<MarkRecipeName> = new Set(["interlaced", "block", "ligature"]);

/** Whether a name is that of two partners. */
const isPartnership = ({ initials, name }: Pick<RecipeInput, "initials" | "name">) =>
  initials.length === 2 &&
  !/& (?:district|area|county|community)\b/iu.test(name) &&
  /\S\s*(?:[&·]|(?<=\s)\+|\+(?=\S)|, | and | und | og | och | et | y | e | i | и | і | και )\s*\S/u.test(name);

type RatedCandidate = {
  readonly recipe: MarkRecipeName;
  readonly drawing: Drawing;
  /** What orders the choices: the rating without what it repeats of better ones. */
  readonly score: number;
  readonly rating: number;
  readonly signature: Float32Array;
  readonly measured: Assessment;
};

/**
 * Draws and rates marks for a name in a direction, and returns the best, best first; none where no face
 * has a letter of the name and it has no subject.
 */
export function drawMarkCandidates(input: CandidateInput): readonly MarkCandidate[] {
  const random = createRandom(input.seed, "mark");
  const base = createRecipeInput(input, random);
  const rated: RatedCandidate[] = [];
  for (const { recipe, bonus } of listRecipes(input, random)) {
    if (rated.length >= enoughCandidates) break;
    rated.push(...drawRated(recipe, bonus, base, random.fork(recipe), input));
  }
  const chosen = chooseDistinct(rated, input.count, input.allowedSigns);
  if (chosen.length === 0) return [];
  const lead = chooseLead(chosen, input);
  return [...chosen.slice(lead, lead + 1), ...chosen.slice(0, lead), ...chosen.slice(lead + 1)].map(
    ({ recipe, drawing }): MarkCandidate => ({
      recipe,
      concept: drawing.concept.replace(/\bletter (?=\d)/, "figure "),
      shapes: drawing.shapes.map(toMarkShape),
    }),
  );
}

/**
 * Recipes in the order in which they promise good marks: by their idea, the direction's preference
 * and the seed. Plain ones that always work come last.
 */
function listRecipes({ direction, preferred, understood, exact, motifs, elements }: CandidateInput, random: Random) {
  const general = markRecipeNames.slice(markRecipeNames.indexOf("motif"));
  const own = markRecipeNames.filter((name) => name === direction.markRecipe || preferred.includes(name));
  return [...new Set([...own, ...general, ...reliable])]
    .map((recipe) => {
      const preference = recipe === direction.markRecipe ? 0.2 : preferred.includes(recipe) ? 0.1 : 0;
      const doubt = motifRecipes.has(recipe) && elements.initials.length > 0 ? getDoubt(understood, exact, motifs.length) : 0;
      const chance = random.fork(recipe).fork("chance").next() * 0.16;
      return { recipe, bonus: ideaValues[recipe] * 0.8 + preference + chance - doubt };
    })
    .toSorted((one, other) => other.bonus - one.bonus);
}

/** What a subject loses against a letter if it is not clearly the organisation's own. */
function getDoubt(understood: boolean, exact: boolean, motifs: number): number {
  if (motifs === 0 || !(understood || exact)) return 0.6;
  return exact ? 0 : 0.36;
}

/** Recipes that work with almost any letter. */
const reliable: readonly MarkRecipeName[] = ["counter-form", "initial-seal"];

function createRecipeInput(
  {
    name,
    language,
    elements,
    coreName,
    motifs,
    namePicture,
    commonMotifs,
    subjects,
    figureSubjects,
    things,
    nameSign,
    tradeThings,
    hasAccent,
    hasSecond,
    direction,
  }: CandidateInput,
  random: Random,
): RecipeInput {
  const weight = Math.max(minSymbolWeight, direction.weights.display);
  const lettering = createLettering(direction.faces.display, weight, language);
  const light = createLettering(direction.faces.display, 100, language);
  return {
    ...createLetterforms(name, elements, lettering, light),
    ...elements,
    language,
    coreName,
    namePicture,
    outline: lettering.outline,
    name,
    motifs,
    commonMotifs,
    subjects,
    figureSubjects,
    things,
    nameSign,
    tradeThings,
    hasAccent,
    hasSecond,
    style: markStyles[direction.id],
    corner: direction.radiusPx,
    ratio: direction.ratio,
    random,
  };
}

/** The initial and the pair of initials, or an emblem if no bundled face has the initial. */
function createLetterforms(name: string, { initials, number }: NameElements, lettering: Lettering, light: Lettering) {
  const [first = number, second] = initials;
  const letter = first === undefined ? undefined : lettering.outline(first);
  if (first === undefined || letter === undefined) {
    const emblem = drawEmblem(name);
    return { letter: emblem, light: emblem, letterName: "emblem", pair: undefined, pairName: "emblem", stem: 0.2 };
  }
  const letterName = `letter ${first}`;
  const pair = second === undefined ? undefined : lettering.outline(first + second);
  const stem = estimateStem(letter);
  return {
    letter,
    light: light.outlineAtSize(first) ?? letter,
    letterName,
    pair,
    pairName: pair ? `letters ${first} and ${second}` : letterName,
    stem,
  };
}

/** Stem width as a share of a letter's height, from its area and outline. */
function estimateStem(letter: RecipeInput["letter"]): number {
  const { ink, complexity } = assessDrawing([{ path: letter, fill: "brand" }]);
  const [, , , height = 48] = getBounds(letter) ?? [];
  return Math.max(0.08, Math.min(0.3, (2 * ink * 48 * 1.27) / Math.max(0.1, complexity) / height));
}

function drawRated(
  recipe: MarkRecipeName,
  bonus: number,
  base: RecipeInput,
  random: Random,
  { direction }: CandidateInput,
): RatedCandidate[] {
  const usable: RatedCandidate[] = [];
  const drawings = recipes[recipe]({ ...base, random }).slice(0, maxDrawings);
  for (const [index, plain] of drawings.entries()) {
    const drawn = showsName(recipe, plain, base) ? { ...plain, isOwn: true } : plain;
    const drawing = base.hasAccent ? drawn : inOneColor(drawn);
    if (usable.length === maxVariants) break;
    const measured = assessDrawing(drawing.shapes);
    if (!isUsable(measured) || !(drawing.letters ?? []).every((letter) => measureReading(measured.mask, letter) >= minReading))
      continue;
    const loss = getStrangeness(recipe, drawing, faceMetadata[direction.faces.display].genre);
    const gain = drawing.isOwn ? ownBonus : 0;
    const score =
      rateDrawing(measured) +
      bonus +
      gain -
      loss -
      (isPartnership(base) && (getFamily(recipe) === "letter" || tradeRecipes.has(recipe)) && !pairRecipes.has(recipe)
        ? partnerPenalty
        : 0) -
      (plainRecipes.has(recipe) ? plainPenalty : 0) -
      (drawing.isStock ? stockPenalty : 0) -
      index * 0.06 -
      getRankPenalty(drawing.rank ?? 0);
    usable.push({ recipe, drawing, score, rating: score, measured, signature: shrinkMask(measured.mask, 24) });
  }
  return usable;
}

/** Ideas that show the picture of a name whole. */
const pictureRecipes: ReadonlySet<MarkRecipeName> = new Set(["motif", "letter-in-motif", "letter-in-thing"]);

/** Whether a drawing shows what the name itself calls up. */
const showsName = (
  recipe: MarkRecipeName,
  { rank = 0, concept, isStock = false }: Drawing,
  { namePicture, nameSign, motifs, things }: RecipeInput,
): boolean =>
  // A letter that strides shows the steps that a name says.
  (recipe === "letter-person" && nameSign?.kin.includes("footprints") === true) ||
  (namePicture !== undefined &&
    !isStock &&
    pictureRecipes.has(recipe) &&
    rank < 1 &&
    (recipe === "letter-in-thing"
      ? things[0] === namePicture.id && rank === 0 && hasThing(namePicture.id)
      : motifs[0] === namePicture && concept.toLowerCase().startsWith(namePicture.label.toLowerCase())));

/** Without a second colour of the brief, all of a drawing has the first: the studio's own accent says nothing. */
const inOneColor = (drawing: Drawing): Drawing => ({
  ...drawing,
  shapes: drawing.shapes.map((shape) => (shape.fill === "spot" ? { ...shape, fill: "brand" } : shape)),
});

/**
 * Place of the candidate that leads: the best, or by seed the best of another idea where it is
 * nearly as good, so that several seeds give real options. An exact subject leads before letters.
 */
function chooseLead(
  chosen: readonly RatedCandidate[],
  { exact, namePicture, motifs, elements, name, seed }: CandidateInput,
): number {
  const letters = chosen.filter(({ recipe }) => getFamily(recipe) === "letter" || getFamily(recipe) === "own");
  const strong = letters.filter(({ recipe }) => !plainRecipes.has(recipe));
  const bestLetter = Math.max(...letters.map(({ rating }) => rating));
  const isStrong = strong.some(({ rating }) => rating >= bestLetter - maxStrongLag);
  // In a plain field a thing of the trade is anybody's: with a strong letter it does not lead.
  const isHeld = ({ recipe }: RatedCandidate) => isStrong && namePicture === undefined && heldRecipes.has(recipe);
  // A well-built letter is more of its own than a letter on a stock object.
  const isOutdone = ({ drawing }: RatedCandidate) => isStrong && drawing.isStock === true;
  // Alone it leads where the name itself calls it up, or where the name's letters cannot be built.
  const isNamed = namePicture !== undefined && motifs[0] === namePicture;
  const isBuildable = findConstructedLetter(elements.initials[0]?.normalize("NFD")[0] ?? "", "square") !== undefined;
  const mayLead = ({ recipe, drawing }: RatedCandidate) =>
    getFamily(recipe) !== "subject" || (!isBuildable && !heldRecipes.has(recipe)) || (isNamed && (drawing.rank ?? 0) < 1);
  const withSubject = exact
    ? preferFirstSubject(
        chosen.filter(
          (one) =>
            (getFamily(one.recipe) !== "letter" || one.drawing.isOwn === true) && mayLead(one) && !isHeld(one) && !isOutdone(one),
        ),
      )
    : [];
  const best = Math.max(...chosen.map(({ rating }) => rating));
  const own = chosen.filter(({ drawing }) => drawing.isOwn === true);
  const isTwo = isPartnership({ initials: elements.initials, name });
  const isPaired =
    isTwo &&
    !isWithFamily(name) &&
    chosen.some(({ recipe, rating }) => joiningRecipes.has(recipe) && rating >= best - maxSubjectLag);
  // A dense letter of another script is lost on a thing that a symbol of the trade shows better.
  const hasSymbol =
    !isBuildable && withSubject.some(({ recipe, rating }) => recipe === "motif" && rating >= best - maxSubjectLag);
  const isDense = ({ recipe }: RatedCandidate) => hasSymbol && recipe === "letter-in-thing";
  const withTrade = chosen.filter(
    (one) => (tradeRecipes.has(one.recipe) || one.recipe === "name-sign") && !isPaired && !isOutdone(one) && !isDense(one),
  );
  const ideas = own.length > 0 ? own : [...new Set([...withTrade, ...withSubject.filter((one) => !isDense(one))])];
  // What only this trade works with says more than a letter without an idea.
  const alone = exact && !isTwo ? chosen.filter(({ recipe, drawing }) => recipe === "motif" && (drawing.rank ?? 0) < 1) : [];
  const leading = ideas.length > 0 ? ideas : alone;
  const hasLeading = leading.some(({ rating }) => rating >= best - maxSubjectLag);
  const others = [isStrong ? strong : [], letters, chosen].find((list) => list.length > 0) ?? chosen;
  const hasOwn = leading.some(({ drawing }) => drawing.isOwn === true);
  const leadingGap = hasOwn ? maxOwnGap : maxSubjectGap;
  const places = listLeads(hasLeading ? leading : others, chosen, hasLeading ? leadingGap : maxLeadGap, name);
  // A short name has no more ideas of its own: with further seeds the best letters lead.
  const isWhole = leading.some(({ recipe }) => recipe === "whole-name");
  const most = isWhole ? minWholeLeads : minOtherLeads;
  if (hasLeading && places.length < most) {
    const more = listLeads(others, chosen, maxLeadGap, name).filter((place) => !places.includes(place));
    places.push(...more.slice(0, most - places.length));
  }
  if (!hasLeading && places.length < minLetterLeads)
    places.push(...listLeads(others, chosen, Infinity, name).filter((place) => !places.includes(place)));
  // The seed that a name has by itself takes the best of its ideas, and each further one the next.
  const turn = (((seed - computeFingerprint(name)) % maxLeads) + maxLeads) % maxLeads;
  return places[turn % Math.max(1, places.length)] ?? 0;
}

/** Which letters lead before others that are as good: two that are woven first, the plainest last. */
const letterRanks: Readonly<Partial<Record<MarkRecipeName, number>>> = { interlaced: 1, "curved-letter": -1 };

/**
 * Places of the options that are nearly as good as the best of them, each with an idea of its own. They
 * have the same order with every seed, so that the next seed takes the next idea.
 */
function listLeads(options: readonly RatedCandidate[], chosen: readonly RatedCandidate[], gap: number, name: string): number[] {
  const least = Math.max(...options.map(({ rating }) => rating)) - gap;
  const ideas = new Map<string, RatedCandidate>();
  for (const one of options) {
    const isLetter = getFamily(one.recipe) === "letter" && one.drawing.isOwn !== true;
    const idea = isLetter ? one.recipe : `${one.recipe} ${one.drawing.concept}`;
    if (one.rating >= least && !ideas.has(idea)) ideas.set(idea, one);
  }
  const rate = ([, { recipe, drawing }]: readonly [string, RatedCandidate]) =>
    getFamily(recipe) === "letter" ? (letterRanks[recipe] ?? 0) : ideaValues[recipe] - getRankPenalty(drawing.rank ?? 0);
  const place = ([idea]: readonly [string, RatedCandidate]) => computeFingerprint(`${name} ${idea}`);
  return [...ideas]
    .toSorted((one, other) => rate(other) - rate(one) || place(one) - place(other))
    .map(([, candidate]) => chosen.indexOf(candidate));
}

/** How much worse the first subject may be drawn than the others and still be the only one that leads. */
const maxFirstLag = 0.4;

/** The drawings of the first subject, unless those of others are much better. */
function preferFirstSubject(drawn: readonly RatedCandidate[]): readonly RatedCandidate[] {
  const first = drawn.filter(({ drawing }) => (drawing.rank ?? 0) < 1);
  const best = Math.max(...drawn.map(({ rating }) => rating));
  return first.some(({ rating }) => rating >= best - maxFirstLag) ? first : drawn;
}

const ownRecipes: ReadonlySet<MarkRecipeName> = new Set([
  "sign",
  "number",
  "half",
  "counted",
  "whole-name",
  "short-word",
  "name-sign",
]);

/** Whether an idea shows the subject, the letter, both, or what only this name has. */
function getFamily(recipe: MarkRecipeName): "subject" | "letter" | "both" | "own" {
  if (ownRecipes.has(recipe)) return "own";
  if (
    tradeRecipes.has(recipe) ||
    recipe === "letter-frame" ||
    recipe === "letter-in-motif" ||
    recipe === "motif-in-letter" ||
    recipe === "letter-with-motif"
  )
    return "both";
  return motifRecipes.has(recipe) ? "subject" : "letter";
}

/** The best candidates of which none repeats the idea or the figure of another. */
function chooseDistinct(rated: readonly RatedCandidate[], count: number, allowed: readonly SignGroup[]): RatedCandidate[] {
  const chosen: RatedCandidate[] = [];
  let rest = rated.toSorted((one, other) => other.score - one.score);
  while (chosen.length < count && rest.length > 0) {
    const [best] = rest;
    if (best === undefined) break;
    rest = rest.slice(1);
    if (!isAllowed(best, allowed)) continue;
    chosen.push(best);
    rest = rest
      .map((one) => {
        const repeats = one.recipe === best.recipe ? 0.3 : 0;
        const likeness = measureLikeness(one.signature, best.signature);
        return { ...one, score: one.score - repeats - Math.max(0, likeness - 0.6) * 1.5 };
      })
      .toSorted((one, other) => other.score - one.score);
  }
  return chosen;
}

const isAllowed = ({ drawing, measured }: RatedCandidate, allowed: readonly SignGroup[]): boolean =>
  measureLegibility(drawing.shapes).legible &&
  findProtectedSign(measured.mask, allowed) === undefined &&
  !isPinwheel(
    drawing.shapes.flatMap(({ path, fill }) => (fill === "inlay" ? [] : path)),
    [0, 0, 48, 48],
  );

/** Common ink of two rasters divided by their whole ink, 0–1. */
export function measureLikeness(one: Float32Array, other: Float32Array): number {
  let [shared, all] = [0, 0];
  one.forEach((value, index) => {
    const second = other[index] ?? 0;
    shared += Math.min(value, second);
    all += Math.max(value, second);
  });
  return all === 0 ? 1 : shared / all;
}

function toMarkShape({ path, fill, rule, isTile }: Drawing["shapes"][number]): MarkShape {
  return { path: printPath(path), fill, ...(rule && { rule }), ...(isTile && { isTile }) };
}
