import { computeFingerprint } from "#/kernel/random";
import type { Brief } from "#/model/brief";
import type { Composition, CompositionPattern } from "#/model/composition";

/**
 * Chooses one of an archetype's compositions. Consecutive seeds of one brief take different ones
 * before any is repeated, and briefs begin at different ones, so that neither the options of a
 * brief nor two brands of an archetype look alike.
 */
export function chooseComposition(
  patterns: readonly [CompositionPattern, ...CompositionPattern[]],
  { name, industry = "" }: Pick<Brief, "name" | "industry">,
  seed: number,
  archetype: string,
): Composition {
  const start = computeFingerprint(`composition/${archetype}/${name}/${industry}`);
  const turn = (start % 65_536) + (seed % 65_536);
  const round = Math.floor(turn / patterns.length);
  const pattern = patterns[turn % patterns.length] ?? patterns[0];
  const order = computeFingerprint(`order/${start}/${seed}`) % 4096;
  return { ...pattern, mirrored: (round + (start >>> 16)) % 2 === 1, order };
}
