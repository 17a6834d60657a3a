import type { Brief } from "#/model/brief";
import type { ArchetypeId, Direction } from "#/model/direction";
import { getArchetype } from "#/studio/directions";
import { createDirection, defaultReason, rankArchetypes, chooseDirection } from "#/studio/directions/choose-direction";
import { getDirectionDistance } from "#/studio/directions/direction-signature";

/** Minimum distance between any two directions that are offered together. */
export const minDirectionDistance = 3;

/**
 * Share of the best score that a counterpoint needs. It is chosen for its difference, but never for
 * a look that does not suit the brief.
 */
const counterpointShare = 0.25;

/**
 * Offers three directions: the best fit for the brief, the next best that differs enough from it,
 * and a counterpoint that is as far as possible from both among those that still fit. Barred
 * archetypes are never offered. Any two directions differ in at least `minDirectionDistance` axes
 * if the remaining archetypes allow it.
 * @param bestId the archetype that fits best, where another seed chose it
 */
export function exploreDirections(brief: Brief, seed: number, bestId?: ArchetypeId): readonly [Direction, Direction, Direction] {
  const best =
    bestId === undefined
      ? chooseDirection(brief, seed, undefined)
      : createDirection(getArchetype(bestId), brief, seed, defaultReason);
  const ranked = rankArchetypes(brief, seed);
  const allowed = ranked.filter(({ archetype, barred }) => !barred && archetype.id !== best.id);
  const topScore = Math.max(0, ...ranked.filter(({ barred }) => !barred).map(({ score }) => score));
  const toDirections = (ranking: typeof allowed, reason: string) =>
    ranking.map(({ archetype }) => createDirection(archetype, brief, seed, reason));
  const nearby = toDirections(allowed, defaultReason);
  const neighbour =
    nearby.find((direction) => getDirectionDistance(best, direction) >= minDirectionDistance) ?? findFarthest(nearby, [best]);
  const others = allowed.filter(({ archetype }) => archetype.id !== neighbour.id);
  const fitting = others.filter(({ score }) => score >= topScore * counterpointShare);
  const reason = `Offered as the counterpoint to ${best.name} and ${neighbour.name}.`;
  const isFarEnough = (direction: Direction) =>
    [best, neighbour].every((other) => getDirectionDistance(direction, other) >= minDirectionDistance);
  const suitable = toDirections(fitting, reason).filter(isFarEnough);
  const fallback = toDirections(others, reason);
  return [
    best,
    neighbour,
    suitable.length > 0
      ? findFarthest(suitable, [best, neighbour])
      : (fallback.find(isFarEnough) ?? findFarthest(fallback, [best, neighbour])),
  ];
}

/**
 * The direction whose nearest neighbour in `from` is farthest away; the first one if several are
 * equal.
 */
function findFarthest(directions: readonly Direction[], from: readonly Direction[]): Direction {
  const distance = (direction: Direction) => Math.min(...from.map((other) => getDirectionDistance(direction, other)));
  const [found] = directions.toSorted((one, other) => distance(other) - distance(one));
  if (found === undefined) throw new Error("there are fewer than three archetypes");
  return found;
}
