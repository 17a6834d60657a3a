import type { Brief } from "#/model/brief";
import { type ArchetypeId, archetypeIds } from "#/model/direction";
import { archetypeBriefs } from "#test/documents/archetype-briefs";
import { hardBriefs } from "./hard-briefs";
import { longBriefs } from "./long-briefs";

/** A system under test: archetype, brief and seed. */
export type ProofSystem = {
  /** `<archetype>-<kind of brief>`. */
  readonly key: string;
  readonly archetype: ArchetypeId;
  readonly brief: Brief;
  readonly seed: number;
};

/** The kinds of brief; every archetype has one of each. */
export const briefKinds = ["short", "long", "hard"] as const;

const briefsOf = { short: archetypeBriefs, long: longBriefs, hard: hardBriefs } as const;

/**
 * The 48 systems: 16 archetypes with three briefs each that differ in industry, colour, script and
 * length.
 */
export const proofSystems: readonly ProofSystem[] = archetypeIds.flatMap((archetype, row) =>
  briefKinds.map((kind, column) => ({
    key: `${archetype}-${kind}`,
    archetype,
    brief: briefsOf[kind][archetype],
    seed: row * briefKinds.length + column + 1,
  })),
);

/**
 * Coprime with 48, so that consecutive samples cover every system, and neighbours within a sample
 * differ in archetype and kind.
 */
const stride = 19;

/**
 * A sample of `count` systems. Consecutive seeds give consecutive samples, so that every system
 * comes up regularly.
 */
export function sampleSystems(count: number, seed: number): readonly ProofSystem[] {
  const size = proofSystems.length;
  const order = proofSystems.map((_, index) => proofSystems[(index * stride) % size]).filter((system) => system !== undefined);
  const start = (((seed * count) % size) + size) % size;
  return [...order, ...order].slice(start, start + Math.min(count, size));
}
