import referenceFile from "#data/signatures.json.br" with { type: "file" };
import { readPackedFile } from "#/kernel/files/packed-file";
import type { MeasuredTrait } from "#/documents/signature/trait";

/** What the traits of reference designs measure, by trait. `bun scripts/signatures.ts` writes it, packed too. */
export type SignatureReference = {
  /** How many designs were measured. */
  readonly designs: number;
  readonly traits: Readonly<Record<string, readonly Readonly<Record<string, number | string>>[]>>;
};

let known: SignatureReference | undefined;
const getReference = (): SignatureReference => {
  known ??= JSON.parse(readPackedFile(referenceFile).toString("utf8")) as SignatureReference;
  return known;
};

/** How many traits a signature has. */
const [minTraits, maxTraits] = [5, 8];
/** Traits of a lower score are left out, beyond the fewest. */
const minScore = 0.3;
/** Numbers are near if they differ by this share of the larger one. */
const tolerance = 0.2;

const isNear = (one: number | string | undefined, other: number | string): boolean =>
  typeof one === "number" && typeof other === "number"
    ? Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other)) + 0.01
    : one === other;

/** The share of reference designs that measure something else, 0–1. */
function getRarity(id: string, measure: string, value: number | string): number {
  const { designs, traits } = getReference();
  const near = (traits[id] ?? []).filter((other) => isNear(other[measure], value)).length;
  return 1 - (near + 0.5) / (designs + 1);
}

/** The two measures of a trait in which fewest designs are like it decide, and how much of a page shows it. */
function getScore({ id, measures, weight }: MeasuredTrait): number {
  const [rarest = 0, second = rarest] = Object.entries(measures)
    .map(([measure, value]) => getRarity(id, measure, value))
    .sort((one, other) => other - one);
  return (weight * (rarest + second)) / 2;
}

/**
 * The traits that tell a design from others, the strongest first: how far each lies from the
 * reference designs decides, weighted by how much of a page shows it.
 */
export function rankTraits(traits: readonly MeasuredTrait[]): readonly MeasuredTrait[] {
  const scored = traits.map((trait) => ({ trait, score: getScore(trait) })).sort((one, other) => other.score - one.score);
  return scored
    .filter(({ score }, index) => index < maxTraits && (index < minTraits || score >= minScore))
    .map(({ trait }) => trait);
}
