import type { Observation } from "#/audit/rule";
import { isGivenToken } from "#/model/contrast-advice";
import type { TokenSet } from "#/model/token-set";

/** An observation about a token; of a given one it says so, and that a person can keep it. */
export function toGivenObservation(tokens: TokenSet, name: string, observation: Observation): Observation {
  if (!isGivenToken(tokens, name)) return observation;
  const { message, fix } = observation;
  return { ...observation, message: `${message} The value was given.`, fix: `${fix} Or keep it, and record why.` };
}
