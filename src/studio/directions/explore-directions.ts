import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import { directionFrom, openReason, rankArchetypes, settleDirection } from "#/studio/directions/settle-direction";

/** What makes two directions look alike or apart. */
const axes = ["typeGenre", "radiusBand", "layout", "imagery", "markRecipe"] as const;
type DirectionAxes = Pick<Direction, (typeof axes)[number]>;

/** In how many of type genre, radius band, layout pattern, imagery and mark recipe two directions differ (0–5). */
export function directionDistance(one: DirectionAxes, other: DirectionAxes): number {
  return axes.filter((axis) => one[axis] !== other[axis]).length;
}

/** A direction's axes as one short text, in a fixed order: what a workspace stores so that new designs keep their distance without reading the others. */
export const directionSignature = (direction: DirectionAxes): string => axes.map((axis) => direction[axis]).join("|");

/** The distance of a direction from one that is known by its signature (0–5). */
export function distanceFromSignature(direction: DirectionAxes, signature: string): number {
  const values = signature.split("|");
  return axes.filter((axis, index) => direction[axis] !== values[index]).length;
}

/** The least distance between any two directions that are offered together. */
export const distanceMin = 3;

/**
 * Three ways to go: the best by the brief's words, the next best that is far enough from it, and a counterpoint that is as far as can be from both
 * without being what the brief avoids. Any two differ in at least `distanceMin` respects.
 */
export function exploreDirections(brief: Brief, seed: number): readonly [Direction, Direction, Direction] {
  const best = settleDirection(brief, seed, undefined);
  const others = (why: string) =>
    rankArchetypes(brief, seed)
      .filter(({ archetype }) => archetype.id !== best.id)
      .map(({ archetype, score }) => ({ score, direction: directionFrom(archetype, brief, seed, why) }));
  const neighbour = others(openReason).find(({ direction }) => directionDistance(best, direction) >= distanceMin)?.direction;
  if (neighbour === undefined) throw new Error("no archetype is far enough from the best one");
  const far = others(`Offered as the counterpoint to ${best.name} and ${neighbour.name}.`)
    .filter(({ direction }) => direction.id !== neighbour.id)
    .map(({ direction, score }) => ({
      direction,
      shunned: score < 0,
      distance: Math.min(directionDistance(best, direction), directionDistance(neighbour, direction)),
    }))
    .filter(({ distance }) => distance >= distanceMin)
    .sort((one, other) => Number(one.shunned) - Number(other.shunned) || other.distance - one.distance);
  const counterpoint = far[0]?.direction;
  if (counterpoint === undefined) throw new Error("no archetype is far enough from the first two");
  return [best, neighbour, counterpoint];
}
