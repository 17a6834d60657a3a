import type { Brief } from "#/model/brief";
import type { ArchetypeId, Direction } from "#/model/direction";
import { chooseParameters } from "#/lifecycle/choose-seed-and-direction";
import type { Neighbours } from "#/lifecycle/list-neighbours";
import { exploreDirections } from "#/studio/directions/explore-directions";

/** Input for proposing directions. */
export type DirectionRequest = {
  readonly brief: Brief;
  readonly directionId?: ArchetypeId | undefined;
  readonly seed?: number | undefined;
  /** What the design keeps apart from. */
  readonly neighbours: Neighbours;
};

/** The seed of a new design and its proposed directions; the first is the one that it would get. */
type ProposedDirections = { readonly seed: number; readonly directions: readonly Direction[] };

/** Proposes the seed and direction of a new design of this brief, and two alternative directions. */
export function proposeDirections({ brief, directionId, seed: wantedSeed, neighbours }: DirectionRequest): ProposedDirections {
  const parameters = chooseParameters({ brief, directionId, seed: wantedSeed }, neighbours);
  const { seed } = parameters;
  if (directionId !== undefined) return { seed, directions: exploreDirections({ ...brief, archetype: directionId }, seed) };
  const bestId = brief.archetype === undefined ? parameters.directionId : undefined;
  return { seed, directions: exploreDirections(brief, seed, bestId) };
}
