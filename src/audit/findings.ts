import type { Observation, RuleFacts } from "#/audit/rule";
import { placeOf } from "#/audit/spot";
import { severities, type Finding } from "#/model/audit-report";

/** What a rule observed, with the rule's own facts. */
export type Observed = Observation & Pick<Finding, "rule" | "severity" | "safety">;

/** An observation of a rule, with the rule's own facts. */
export const observed = ({ id, severity, safety }: RuleFacts, observation: Observation): Observed => ({
  rule: id,
  severity,
  safety,
  ...observation,
});

/** What one rule says of one subject: what it observed there, up to some number, and how many places it holds for. */
export type Folded = { readonly seen: readonly [Observed, ...Observed[]]; readonly total: number };

/** How many observations of one rule on one subject are kept. */
const seenMax = 100;

/** Observations of one rule on one subject laid together, the gravest first; `sameness` keeps those apart that differ in it. */
export function folded(observations: Iterable<Observed>, sameness: (one: Observed) => string = () => ""): readonly Folded[] {
  const bySubject = new Map<string, { seen: [Observed, ...Observed[]]; total: number }>();
  for (const one of observations) {
    const key = `${one.rule}\n${one.subject}\n${sameness(one)}`;
    const before = bySubject.get(key);
    if (!before) bySubject.set(key, { seen: [one], total: one.count ?? 1 });
    else {
      before.total += one.count ?? 1;
      if (before.seen.length < seenMax) before.seen.push(one);
    }
  }
  const rank = ({ seen: [{ severity, safety }] }: Folded) => severities.indexOf(severity) * 2 + (safety ? 0 : 1);
  return [...bySubject.values()].sort((one, other) => rank(one) - rank(other));
}

/** What was laid together as the finding that people read: the first observation with its place, and a count where there are more. */
export function findingOf({ seen: [first], total }: Folded): Finding {
  const { spot, count: _, edits: __, ...facts } = first;
  return { ...facts, ...(spot && { place: placeOf(spot) }), ...(total > 1 && { count: total }) };
}

/** Observations as findings: what one rule says of one subject more than once is one finding with a count, and the gravest stand first. */
export const findingsOf = (observations: Iterable<Observed>): readonly Finding[] => folded(observations).map(findingOf);
