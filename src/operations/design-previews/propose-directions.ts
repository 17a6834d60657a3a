import type { Direction } from "#/model/direction";
import { chooseParameters } from "#/lifecycle/choose-parameters";
import type { ParameterChoice } from "#/lifecycle/choose-parameters-job";
import { exploreDirections } from "#/studio/directions/explore-directions";

/** The seed of a new design and its proposed directions; the first is the one that it would get. */
type ProposedDirections = { readonly seed: number; readonly directions: readonly Direction[] };

/** Proposes the seed and direction of a new design of this brief, and two alternative directions. */
export function proposeDirections({ brief, directionId, seed: wantedSeed, neighbours }: ParameterChoice): ProposedDirections {
  const parameters = chooseParameters({ brief, directionId, seed: wantedSeed }, neighbours);
  const { seed } = parameters;
  if (directionId !== undefined) return { seed, directions: exploreDirections({ ...brief, archetype: directionId }, seed) };
  const bestId = brief.archetype === undefined ? parameters.directionId : undefined;
  return { seed, directions: exploreDirections(brief, seed, bestId) };
}
