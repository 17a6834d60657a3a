import { createRandom } from "#/kernel/random";
import type { Brief } from "#/model/brief";
import type { ArchetypeId, Direction } from "#/model/direction";
import type { Archetype } from "#/studio/directions/archetype";
import { listReasons } from "#/studio/directions/evidence";
import { getArchetype, archetypes } from "#/studio/directions";
import { listSuitableFaces } from "#/studio/directions/choose-faces";
import { varyArchetype } from "#/studio/directions/vary-archetype";
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
  const understanding = understandBrief(brief);
  const faces = listSuitableFaces(
    archetype,
    understanding.moods.map(({ value }) => value),
  );
  const { id, name, summary, ...choices } = varyArchetype({ ...archetype, faces }, brief, seed);
  const briefReasons = listReasons(understanding, id);
  const isPlainer = faces !== archetype.faces && faces !== archetype.livelyFaces;
  const ownSummary = isPlainer ? (archetype.summaryWithOtherFaces ?? summary) : summary;
  return { id, name, summary: ownSummary, reasons: listDirectionReasons(id, reason, briefReasons), ...choices };
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
