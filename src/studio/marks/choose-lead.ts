import { computeFingerprint } from "#/kernel/random";
import { findConstructedLetter } from "#/studio/marks/constructed-letter";
import type { CandidateInput, RatedCandidate } from "#/studio/marks/mark-candidate";
import { isPartnership, isWithFamily } from "#/studio/marks/partnership";
import type { MarkRecipeName } from "#/studio/marks/recipe";
import { getFamily, getRankPenalty, heldRecipes, ideaValues, isFine, isPlain, tradeRecipes } from "#/studio/marks/recipe-traits";

/** How many of nearly equal ones may lead: the next seed always leads with another one. */
const maxLeads = 6;

/** With fewer leads an idea of its own shares its place with letters, so that another brand of the name can differ. */
const [minWholeLeads, minOtherLeads] = [3, 4] as const;

/** With fewer letters that are nearly as good as the best, the others lead with further seeds. */
const minLetterLeads = 3;

/** How much worse a strong construction may be drawn than a plain letter and still lead. */
const maxStrongLag = 0.8;

/** Largest difference between ratings that count as equal. */
const maxLeadGap = 0.9;

/** The same among drawings of an exact subject, and how far the best of them may be behind a letter. */
const maxSubjectGap = 0.6;
const maxOwnGap = 0.9;
const maxSubjectLag = 1.1;

/** Ideas that join the letters of two partners. */
const joiningRecipes: ReadonlySet<MarkRecipeName> = new Set(["interlaced", "block", "ligature"]);

/**
 * Place of the candidate that leads: the best, or by seed the best of another idea where it is
 * nearly as good, so that several seeds give real options. An exact subject leads before letters.
 */
export function chooseLead(
  chosen: readonly RatedCandidate[],
  { exact, namePicture, motifs, elements, name, seed }: CandidateInput,
): number {
  const letters = chosen.filter(({ recipe }) => getFamily(recipe) === "letter" || getFamily(recipe) === "own");
  const strong = letters.filter(({ recipe }) => !isPlain(recipe, elements.initials[0]));
  const bestLetter = Math.max(...letters.map(({ rating }) => rating));
  const best = Math.max(...chosen.map(({ rating }) => rating));
  const isStrong = strong.some(({ rating }) => rating >= bestLetter - maxStrongLag);
  // In a plain field a thing of the trade is anybody's: with a strong letter it does not lead.
  const isHeld = ({ recipe }: RatedCandidate) => isStrong && namePicture === undefined && heldRecipes.has(recipe);
  const isBuildable = findConstructedLetter(elements.initials[0]?.normalize("NFD")[0] ?? "", "square") !== undefined;
  const hasLetter = letters.some(({ rating }) => rating >= best - maxSubjectLag);
  // A well-built letter is more of its own than a letter on a stock object, and holds where fine details are lost.
  const isOutdone = ({ drawing, smallestDetail }: RatedCandidate) =>
    (isStrong && (drawing.isStock === true || (drawing.isOwn !== true && isFine(smallestDetail)))) ||
    (!isBuildable && drawing.isStock === true && hasLetter);
  // Alone it leads where the name itself calls it up, or where the name's letters cannot be built.
  const isNamed = namePicture !== undefined && motifs[0] === namePicture;
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
  // What only this trade works with says more than a plain letter; a well-built one was rated higher than it.
  const alone =
    exact && !isTwo && !isStrong ? chosen.filter(({ recipe, drawing }) => recipe === "motif" && (drawing.rank ?? 0) < 1) : [];
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

/**
 * Which letters lead before others that are as good, as people rated them: two that are woven or stand back to back,
 * then a letter that fills a disc; last those in several parts, which look like stencils of anybody.
 */
const letterRanks: Readonly<Partial<Record<MarkRecipeName, number>>> = {
  interlaced: 1.2,
  "back-to-back": 1.1,
  "disc-letter": 1,
  "own-accent": 0.9,
  "with-child": 0.8,
  // A sign that the name spells out comes before a number that it says.
  "spelled-number": 1.3,
  ribbon: 0.4,
  "heavy-letter": 0.3,
  "curved-letter": 0.2,
  "set-apart": -0.4,
  "stem-gap": -0.6,
  halves: -0.7,
  "twin-fields": -0.8,
  "letter-field": -1,
};

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
    getFamily(recipe) === "letter"
      ? (letterRanks[recipe] ?? 0)
      : (letterRanks[recipe] ?? ideaValues[recipe]) - getRankPenalty(drawing.rank ?? 0);
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
