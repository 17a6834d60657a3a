import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import { createDirection, defaultReason, rankArchetypes, chooseDirection } from "#/studio/directions/choose-direction";

/** The properties that decide whether two directions look alike. */
const axes = ["typeGenre", "radiusBand", "layout", "imagery", "markRecipe"] as const;
type DirectionAxes = Pick<Direction, (typeof axes)[number]>;

/** Number of axes (0–5) in which two directions differ. */
export function getDirectionDistance(one: DirectionAxes, other: DirectionAxes): number {
  return axes.filter((axis) => one[axis] !== other[axis]).length;
}

/**
 * A direction's axes as one string, in fixed order. Workspaces store signatures so that new designs
 * can keep their distance from existing ones without loading them.
 */
export const getDirectionSignature = (direction: DirectionAxes): string => axes.map((axis) => direction[axis]).join("|");

/** Number of axes (0–5) in which a direction differs from a stored signature. */
export function getSignatureDistance(direction: DirectionAxes, signature: string): number {
  const values = signature.split("|");
  return axes.filter((axis, index) => direction[axis] !== values[index]).length;
}

/** Minimum distance between any two directions that are offered together. */
export const minDirectionDistance = 3;

/**
 * Offers three directions: the best match for the brief, the next best that differs enough from it,
 * and a counterpoint that is as far as possible from both. Excluded archetypes are offered only if
 * fewer than three others remain. Any two directions differ in at least `minDirectionDistance` axes
 * if the remaining archetypes allow it.
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
