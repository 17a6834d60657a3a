import { createRandom } from "#/kernel/random";
import type { Brief } from "#/model/brief";
import type { ArchetypeId, Direction } from "#/model/direction";
import type { Archetype } from "#/studio/directions/archetype";
import { chooseComposition } from "#/studio/layout/choose-composition";
import { listReasons } from "#/studio/directions/evidence";
import { getArchetype, archetypes } from "#/studio/directions";
import { calmArchetypes } from "#/studio/understanding/fit";
import { understandBrief } from "#/studio/understanding/understand-brief";

/** An archetype with its score for a brief. `barred` is set if trade, kind or brief rule it out. */
type RankedArchetype = { readonly archetype: Archetype; readonly score: number; readonly barred: boolean };

/**
 * All archetypes, best fit first and barred ones last. The seed orders archetypes with equal
 * scores.
 */
export function rankArchetypes(brief: Brief, seed: number): readonly RankedArchetype[] {
  const { fit, barred } = understandBrief(brief);
  return archetypes
    .map((archetype) => {
      const tiebreaker = createRandom(seed, `direction/lot/${archetype.id}`).next();
      return { archetype, score: fit[archetype.id], barred: barred.includes(archetype.id), lot: tiebreaker };
    })
    .sort((one, other) => Number(one.barred) - Number(other.barred) || other.score - one.score || one.lot - other.lot);
}

/** Stands for the reasons that the brief gives. */
export const defaultReason = "";

/** The reason shown if no word of the brief speaks for an archetype. */
const explainDefault = (id: ArchetypeId) =>
  calmArchetypes.includes(id)
    ? "The brief says little about its look, so this is one of the calm directions."
    : "Nothing in the brief speaks against it.";

const listDirectionReasons = (id: ArchetypeId, reason: string, briefReasons: readonly string[]): readonly string[] => {
  if (reason !== defaultReason) return [reason, ...briefReasons];
  return briefReasons.length > 0 ? briefReasons : [explainDefault(id)];
};

/**
 * Builds the direction of an archetype for a brief. The seed resolves every open choice; `reason`
 * states why the archetype was considered.
 */
export function createDirection(archetype: Archetype, brief: Brief, seed: number, reason: string): Direction {
  const choose = <T>(what: string, choices: readonly [T, ...T[]]) =>
    createRandom(seed, `direction/${archetype.id}/${what}`).pick(choices);
  const briefReasons = listReasons(understandBrief(brief), archetype.id);
  const { accentShifts, ...color } = archetype.color;
  return {
    id: archetype.id,
    name: archetype.name,
    summary: archetype.summary,
    reasons: listDirectionReasons(archetype.id, reason, briefReasons),
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
    imagery: choose("imagery", archetype.imagery),
    layout: archetype.layout,
    spans: choose("spans", archetype.spans),
    composition: chooseComposition(archetype.compositions, brief, seed, archetype.id),
    markRecipe: choose("recipe", archetype.markRecipes),
    voice: archetype.voice,
    always: archetype.always,
    never: archetype.never,
  };
}

/**
 * Chooses the direction of a brief: the requested archetype (argument first, then the brief), or
 * else the one that fits what the brief says best. The seed only decides between equal scores and
 * within the archetype, so the same brief, seed and id always give the same direction.
 */
export function chooseDirection(brief: Brief, seed: number, archetypeId: ArchetypeId | undefined): Direction {
  const requestedId = archetypeId ?? brief.archetype;
  if (requestedId !== undefined) return createDirection(getArchetype(requestedId), brief, seed, "Requested by name.");
  const best = rankArchetypes(brief, seed)[0];
  if (best === undefined) throw new Error("there are no archetypes");
  return createDirection(best.archetype, brief, seed, defaultReason);
}
