import { createRandom } from "#/kernel/random";
import type { Brief } from "#/model/brief";
import type { ArchetypeId, Direction } from "#/model/direction";
import type { Archetype } from "#/studio/directions/archetype";
import { collectEvidence, isExcluded, toReasons, sumWeights } from "#/studio/directions/evidence";
import { getArchetype, archetypes } from "#/studio/directions";

/** An archetype with its score for a brief. `excluded` is set if the brief rules it out. */
type RankedArchetype = { readonly archetype: Archetype; readonly score: number; readonly excluded: boolean };

/**
 * All archetypes, best match first and excluded ones last. The seed orders archetypes with equal
 * scores.
 */
export function rankArchetypes(brief: Brief, seed: number): readonly RankedArchetype[] {
  return archetypes
    .map((archetype) => {
      const evidence = collectEvidence(brief, archetype);
      const tiebreaker = createRandom(seed, `direction/lot/${archetype.id}`).next();
      return { archetype, score: sumWeights(evidence), excluded: isExcluded(evidence), lot: tiebreaker };
    })
    .sort((one, other) => Number(one.excluded) - Number(other.excluded) || other.score - one.score || one.lot - other.lot);
}

/** The reason shown when no word of the brief matches an archetype. */
export const defaultReason = "The brief does not favour any archetype, so the seed chose this one.";

/**
 * Builds the direction of an archetype for a brief. The seed resolves every open choice; `reason`
 * states why the archetype was considered.
 */
export function createDirection(archetype: Archetype, brief: Brief, seed: number, reason: string): Direction {
  const choose = <T>(what: string, choices: readonly [T, ...T[]]) =>
    createRandom(seed, `direction/${archetype.id}/${what}`).pick(choices);
  const briefReasons = toReasons(collectEvidence(brief, archetype));
  const { accentShifts, ...color } = archetype.color;
  return {
    id: archetype.id,
    name: archetype.name,
    summary: archetype.summary,
    reasons: briefReasons.length > 0 && reason === defaultReason ? briefReasons : [reason, ...briefReasons],
    typeGenre: archetype.typeGenre,
    faces: choose("faces", archetype.faces),
    weights: archetype.weights,
    ratio: choose("ratio", archetype.ratios),
    radiusPx: choose("radius", archetype.radiiPx),
    radiusBand: archetype.radiusBand,
    density: archetype.density,
    contrast: archetype.contrast,
    color: { ...color, accentShift: choose("accent", accentShifts) },
    depth: archetype.depth,
    strokePx: archetype.strokePx,
    motion: archetype.motion,
    imagery: archetype.imagery,
    layout: archetype.layout,
    spans: choose("spans", archetype.spans),
    markRecipe: choose("recipe", archetype.markRecipes),
    voice: archetype.voice,
    always: archetype.always,
    never: archetype.never,
  };
}

/**
 * Chooses the direction of a brief: the requested archetype (argument first, then the brief), or
 * else the best match for the brief's words. The seed only decides between equal scores and within
 * the archetype, so the same brief, seed and id always give the same direction.
 */
export function chooseDirection(brief: Brief, seed: number, archetypeId: ArchetypeId | undefined): Direction {
  const requestedId = archetypeId ?? brief.archetype;
  if (requestedId !== undefined) return createDirection(getArchetype(requestedId), brief, seed, "Requested by name.");
  const best = rankArchetypes(brief, seed)[0];
  if (best === undefined) throw new Error("there are no archetypes");
  return createDirection(best.archetype, brief, seed, defaultReason);
}
