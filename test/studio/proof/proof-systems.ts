import type { Brief } from "#/model/brief";
import { type ArchetypeId, archetypeIds } from "#/model/direction";
import { shownBriefs } from "#test/documents/shown-briefs";
import { hardBriefs } from "#test/studio/proof/hard-briefs";
import { longBriefs } from "#test/studio/proof/long-briefs";

/** A system that the proof is made over: which archetype, which brief, and the seed that settles the rest. */
export type ProofSystem = {
  /** `<archetype>-<kind of brief>`. */
  readonly key: string;
  readonly archetype: ArchetypeId;
  readonly brief: Brief;
  readonly seed: number;
};

/** The kinds of brief, of which every archetype has one each. */
export const briefKinds = ["short", "long", "hard"] as const;

const briefsOf = { short: shownBriefs, long: longBriefs, hard: hardBriefs } as const;

/** The 48 systems: 16 archetypes, each with three briefs that differ in trade, colour, script and length. */
export const proofSystems: readonly ProofSystem[] = archetypeIds.flatMap((archetype, row) =>
  briefKinds.map((kind, column) => ({
    key: `${archetype}-${kind}`,
    archetype,
    brief: briefsOf[kind][archetype],
    seed: row * briefKinds.length + column + 1,
  })),
);

/** A stride that has no factor in common with 48, so that successive turns reach every system, and neighbours in a turn differ in archetype and kind. */
const stride = 19;

/** `count` systems of the turn `seed`: turns that follow each other take those that follow in the order, so that none is left out for long. */
export function sampleSystems(count: number, seed: number): readonly ProofSystem[] {
  const size = proofSystems.length;
  const order = proofSystems.map((_, index) => proofSystems[(index * stride) % size]).filter((system) => system !== undefined);
  const start = (((seed * count) % size) + size) % size;
  return [...order, ...order].slice(start, start + Math.min(count, size));
}
