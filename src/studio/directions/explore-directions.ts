import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import { createDirection, defaultReason, rankArchetypes, chooseDirection } from "#/studio/directions/choose-direction";

/** What makes two directions look alike or apart. */
const axes = ["typeGenre", "radiusBand", "layout", "imagery", "markRecipe"] as const;
type DirectionAxes = Pick<Direction, (typeof axes)[number]>;

/** In how many of type genre, radius band, layout pattern, imagery and mark recipe two directions differ (0–5). */
export function getDirectionDistance(one: DirectionAxes, other: DirectionAxes): number {
  return axes.filter((axis) => one[axis] !== other[axis]).length;
}

/** A direction's axes as one short text, in a fixed order: what a workspace stores so that new designs keep their distance without reading the others. */
export const getDirectionSignature = (direction: DirectionAxes): string => axes.map((axis) => direction[axis]).join("|");

/** The distance of a direction from one that is known by its signature (0–5). */
export function getSignatureDistance(direction: DirectionAxes, signature: string): number {
  const values = signature.split("|");
  return axes.filter((axis, index) => direction[axis] !== values[index]).length;
}

/** The least distance between any two directions that are offered together. */
export const minDirectionDistance = 3;

/**
 * Three ways to go: the best by the brief's words, the next best that is far enough from it, and a counterpoint that is as far as can be from both. None is what the brief
 * excludes, unless it excludes so much that fewer than three are left. Any two differ in at least `minDirectionDistance` respects, where what is left allows it.
 */
export function exploreDirections(brief: Brief, seed: number): readonly [Direction, Direction, Direction] {
  const best = chooseDirection(brief, seed, undefined);
  const others = rankArchetypes(brief, seed).filter(({ archetype }) => archetype.id !== best.id);
  const allowed = others.filter(({ excluded }) => !excluded);
  const candidates = allowed.length >= 2 ? allowed : others;
  const directions = (reason: string) => candidates.map(({ archetype }) => createDirection(archetype, brief, seed, reason));
  const nearby = directions(defaultReason);
  const neighbour =
    nearby.find((direction) => getDirectionDistance(best, direction) >= minDirectionDistance) ?? findFarthest(nearby, [best]);
  const rest = directions(`Offered as the counterpoint to ${best.name} and ${neighbour.name}.`).filter(
    ({ id }) => id !== neighbour.id,
  );
  return [best, neighbour, findFarthest(rest, [best, neighbour])];
}

/** The direction that is farthest from the nearest of some others; of equals the first. */
function findFarthest(directions: readonly Direction[], from: readonly Direction[]): Direction {
  const distance = (direction: Direction) => Math.min(...from.map((other) => getDirectionDistance(direction, other)));
  const [found] = directions.toSorted((one, other) => distance(other) - distance(one));
  if (found === undefined) throw new Error("there are fewer than three archetypes");
  return found;
}
