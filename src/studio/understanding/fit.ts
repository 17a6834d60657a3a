import { type ArchetypeId, archetypeIds } from "#/model/direction";
import type { OrganizationKind } from "#/model/organization-kind";
import { getKindProfile } from "#/studio/understanding/kinds";
import { getMood, type MoodId } from "#/studio/understanding/moods";
import type { Trade } from "#/studio/understanding/trades/trade";
import type { MoodEvidence } from "#/studio/understanding/understand-moods";
import type { Understood } from "#/studio/understanding/understanding";

/** What decides which archetypes fit. */
export type FitInput = {
  readonly trade: Trade | undefined;
  readonly kind: Understood<OrganizationKind>;
  readonly moods: readonly MoodEvidence<MoodId>[];
  readonly devices: readonly MoodEvidence<ArchetypeId>[];
};

/** How well each archetype fits, and which are ruled out. */
export type ArchetypeFit = { readonly fit: Readonly<Record<ArchetypeId, number>>; readonly barred: readonly ArchetypeId[] };

/** Archetypes for briefs that say nothing about their look. */
export const calmArchetypes: readonly ArchetypeId[] = ["swiss", "editorial", "civic"];
const loudArchetypes: readonly ArchetypeId[] = ["brutalist", "arcade", "poster", "playful", "retro", "industrial"];

/**
 * Points for a step of the trade's and of the kind's fitting list; the kind counts less beside a
 * trade.
 */
const tradePoints = 1.6;
const kindPoints = 1.2;
const kindPointsBesideTrade = 0.5;
const devicePoints = 5;
/** Share of a mood's weights that counts for what is unlike an avoided mood. */
const oppositeShare = 0.5;
/** Below this best score a brief says too little: it stays calm. */
const weakEvidence = 2.5;
const calmPoints = 3;
/** Points that the brief's own words need to lift what its trade or kind rules out. */
const liftingPoints = 8;
/** Archetypes that remain to be offered, whatever is ruled out. */
const minAllowed = 3;

type Scores = Record<ArchetypeId, number>;
const createScores = () => Object.fromEntries(archetypeIds.map((id) => [id, 0])) as Scores;

function addWeights(scores: Scores, weights: Readonly<Partial<Record<ArchetypeId, number>>>, factor: number) {
  for (const id of archetypeIds) scores[id] += (weights[id] ?? 0) * factor;
}

/** Points of the brief's own words about its look. */
function scoreWords({ moods, devices }: FitInput): Scores {
  const scores = createScores();
  for (const { id, weight, isAvoided } of moods) {
    const { weights } = getMood(id);
    if (!isAvoided) addWeights(scores, weights, weight);
    else
      for (const archetype of archetypeIds) {
        const value = weights[archetype] ?? 0;
        scores[archetype] -= (value > 0 ? value : value * oppositeShare) * weight;
      }
  }
  for (const { id, weight, isAvoided } of devices) scores[id] += (isAvoided ? -devicePoints : devicePoints) * weight;
  return scores;
}

/** Archetypes that the brief avoids by a mood, a visual device or their name. */
function listAvoided({ moods, devices }: FitInput): ReadonlySet<ArchetypeId> {
  return new Set([
    ...moods.filter(({ isAvoided }) => isAvoided).flatMap(({ id }) => getMood(id).barredIfAvoided),
    ...devices.filter(({ isAvoided }) => isAvoided).map(({ id }) => id),
  ]);
}

/**
 * Scores all archetypes by trade, kind and the brief's words. The trade and the kind rule
 * archetypes out unless the brief clearly asks for them; what the brief avoids is always ruled out,
 * as long as three archetypes remain.
 */
export function scoreArchetypes(input: FitInput): ArchetypeFit {
  const { trade, kind } = input;
  const words = scoreWords(input);
  const profile = kind.reasons.length > 0 && kind.value !== trade?.kind ? getKindProfile(kind.value) : undefined;
  const fit = createScores();
  addWeights(fit, words, 1);
  if (trade) addWeights(fit, trade.fitting, tradePoints);
  if (profile) addWeights(fit, profile.fitting, trade ? kindPointsBesideTrade : kindPoints);
  const avoided = listAvoided(input);
  const unsuitable = new Set([...(trade?.barred ?? []), ...(profile?.barred ?? [])]);
  for (const id of unsuitable) if (words[id] >= liftingPoints || (trade?.fitting[id] ?? 0) > 0) unsuitable.delete(id);
  if (Math.max(...archetypeIds.filter((id) => !avoided.has(id)).map((id) => fit[id])) < weakEvidence) {
    for (const id of calmArchetypes) fit[id] += calmPoints;
    for (const id of loudArchetypes) fit[id] -= calmPoints;
  }
  return { fit: roundScores(fit), barred: limitBarred(avoided, unsuitable, fit) };
}

const roundScores = (scores: Scores) =>
  Object.fromEntries(archetypeIds.map((id) => [id, Math.round(scores[id] * 100) / 100])) as Scores;

/** Lifts bars, those of `avoid` last, until enough archetypes remain. */
function limitBarred(avoided: ReadonlySet<ArchetypeId>, unsuitable: ReadonlySet<ArchetypeId>, fit: Scores) {
  const barred = archetypeIds
    .filter((id) => avoided.has(id) || unsuitable.has(id))
    .sort((one, other) => Number(avoided.has(one)) - Number(avoided.has(other)) || fit[other] - fit[one]);
  const excess = Math.max(0, minAllowed - (archetypeIds.length - barred.length));
  return barred.slice(excess);
}
