import { computeFingerprint, createRandom, type Random } from "#/kernel/random";
import { faceMetadata, type TypeGenre } from "#/model/face";
import type { MarkShape } from "#/model/mark";
import { assessDrawing, isUsable, measureOutline, shrinkMask } from "#/studio/marks/assessment";
import { findConstructedLetter } from "#/studio/marks/constructed-letter";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { printPath } from "#/studio/marks/geometry/print-path";
import type { NameElements } from "#/studio/marks/initials";
import { measureReading, minReading } from "#/studio/marks/letter-reading";
import { measureLegibility } from "#/studio/marks/legibility";
import { createLettering, type Lettering } from "#/studio/marks/lettering";
import { measureSmallestDetail } from "#/studio/marks/smallest-detail";
import { markStyles } from "#/studio/marks/mark-style";
import { isPinwheel } from "#/studio/marks/pinwheel";
import { findProtectedSign } from "#/studio/marks/protected-signs";
import type { SignGroup } from "#/studio/marks/protected-sign-drawings";
import { type Drawing, markRecipeNames, type MarkRecipeName, type RecipeInput } from "#/studio/marks/recipe";
import { recipes } from "#/studio/marks/recipes/index";
import { getShownSubject, hasThing } from "#/studio/marks/letter-things";
import { drawEmblem } from "#/studio/marks/emblem";
import { chooseLead } from "#/studio/marks/choose-lead";
import type { CandidateInput, MarkCandidate, RatedCandidate } from "#/studio/marks/mark-candidate";
import { isPartnership, isWithFamily } from "#/studio/marks/partnership";
import { getRecipeValue, isGuessed, valueDrawing } from "#/studio/marks/mark-values";
import { getFamily, motifRecipes, tradeRecipes } from "#/studio/marks/recipe-traits";

/** How many usable drawings are compared; the most promising recipes come first. */
const enoughCandidates = 18;

/** How many usable variants of one idea are compared. */
const maxVariants = 3;

/** How many drawings of one idea are tried. */
const maxDrawings = 4;

/** Lightest weight with stems that hold at favicon size. */
const minSymbolWeight = 700;

/** What a drawing gains that shows what only this name has, such as its number. */
const ownBonus = 0.4;

/** Ideas that leave a letter as any face has it, and what they lose where the letter can be built instead. */
const plainRecipes: ReadonlySet<MarkRecipeName> = new Set(["initial-seal", "counter-form", "crest", "monogram", "letter-field"]);
const plainPenalty = 0.6;

/** What a guessed thing gains among the choices: people know better than the brief's words what they show. */
const guessBonus = 0.8;

/** What a drawing loses for each one of its recipe, and of its family, among the choices. */
const [recipeRepeat, familyRepeat] = [0.3, 0.12] as const;

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

/** Trades of traffic, among which a P says a car park, and what a drawing of that letter loses there. */
const traffic: ReadonlySet<string> = new Set(["steering-wheel", "traffic-light", "parking-barrier"]);
const parkingLoss = 1.2;
const fused: ReadonlySet<MarkRecipeName> = new Set(["counter-shape", "thing-outline", "motif-in-letter", "worked", "edged-seal"]);

/** Whether a drawing is hardly more than its letter. */
const isLetter = (recipe: MarkRecipeName, { concept }: Drawing): boolean =>
  (getFamily(recipe) === "letter" && !pairRecipes.has(recipe)) ||
  fused.has(recipe) ||
  (recipe === "name-sign" && concept.startsWith("The letter"));

/** What a drawing loses that people take for another sign. */
const getMisreading = (
  recipe: MarkRecipeName,
  drawing: Drawing,
  { initials: [initial = ""], tradeThings }: RecipeInput,
): number =>
  /^[PРΡ]$/u.test(initial) && isLetter(recipe, drawing) && tradeThings.some((id) => traffic.has(id)) ? parkingLoss : 0;

/** What a drawing gains of the thing by which a brief itself says what the organisation does. */
const saidGain = 0.25;

/** What a drawing of one partner's initial loses, and ideas that show two initials. */
const partnerPenalty = 0.4;
const pairRecipes: ReadonlySet<MarkRecipeName> = new Set([
  "overlap",
  "ligature",
  "block",
  "twin-fields",
  "interlaced",
  "monogram",
  "back-to-back",
]);

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
      return { recipe, expected: getRecipeValue(recipe) + preference + chance - doubt, bonus: preference + chance };
    })
    .toSorted((one, other) => other.expected - one.expected);
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
    edgeSubjects,
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
    edgeSubjects,
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
  const { ink, complexity } = measureOutline([{ path: letter, fill: "brand" }]);
  const [, , , height = 48] = getBounds(letter) ?? [];
  return Math.max(0.08, Math.min(0.3, (2 * ink * 48 * 1.27) / Math.max(0.1, complexity) / height));
}

function drawRated(
  recipe: MarkRecipeName,
  bonus: number,
  base: RecipeInput,
  random: Random,
  { direction, certain, saidThing }: CandidateInput,
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
    const smallestDetail = measureSmallestDetail(measured.mask);
    const loss = getStrangeness(recipe, drawing, faceMetadata[direction.faces.display].genre);
    const gain = (drawing.isOwn ? ownBonus : 0) + (isGuessed(drawing, certain) ? guessBonus : 0);
    const isOfOnePartner =
      isPartnership(base) &&
      !isWithFamily(base.name) &&
      (getFamily(recipe) === "letter" || tradeRecipes.has(recipe)) &&
      !pairRecipes.has(recipe);
    const isPlain = plainRecipes.has(recipe) && isBuildable(base);
    const value =
      valueDrawing({ recipe, drawing, measured, smallestDetail }, certain) -
      (isOfOnePartner ? partnerPenalty : 0) -
      (isPlain ? plainPenalty : 0) +
      (saidThing !== undefined && (drawing.subject ?? (recipe === "name-sign" ? base.nameSign?.thing : undefined)) === saidThing
        ? saidGain
        : 0) +
      (getFamily(recipe) === "letter" && !pairRecipes.has(recipe) ? getTurn(base.name, recipe) : 0) -
      loss -
      getMisreading(recipe, drawing, base) -
      index * 0.06;
    const score = value + bonus + gain;
    usable.push({ recipe, drawing, score, value, isPlain, measured, smallestDetail, signature: shrinkMask(measured.mask, 24) });
  }
  return usable;
}

/** How far single letters are spread, so that two names with the same one rarely have the same figure. */
const spread = 0.5;

/** What an idea of a letter gains with one name and not with another. */
const getTurn = (name: string, recipe: MarkRecipeName): number =>
  createRandom(computeFingerprint(`${name} ${recipe}`), "turn").next() * spread - spread / 2;

/** Whether the initial can be built of strokes. */
const isBuildable = ({ initials: [initial = ""] }: RecipeInput): boolean =>
  findConstructedLetter(initial.normalize("NFD")[0] ?? "", "square") !== undefined;

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
      ? things[0] === namePicture.id &&
        rank === 0 &&
        getShownSubject(namePicture.id) === namePicture.id &&
        hasThing(namePicture.id)
      : motifs[0] === namePicture && concept.toLowerCase().startsWith(namePicture.label.toLowerCase())));

/** Without a second colour of the brief, all of a drawing has the first: the studio's own accent says nothing. */
const inOneColor = (drawing: Drawing): Drawing => ({
  ...drawing,
  shapes: drawing.shapes.map((shape) => (shape.fill === "spot" ? { ...shape, fill: "brand" } : shape)),
});

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
        const repeats =
          (one.recipe === best.recipe ? recipeRepeat : 0) + (getFamily(one.recipe) === getFamily(best.recipe) ? familyRepeat : 0);
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
