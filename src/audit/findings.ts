import type { Observation } from "#/audit/rule";
import { placeOf } from "#/audit/spot";
import { severities, type Finding } from "#/model/audit-report";

/** What a rule observed, with the rule's own facts. */
export type Observed = Observation & Pick<Finding, "rule" | "severity" | "safety">;

/** Observations as findings: what one rule says of one subject more than once is one finding with a count, and the gravest stand first. */
export function findingsOf(observed: Iterable<Observed>): readonly Finding[] {
  const folded = new Map<string, { readonly first: Observed; total: number }>();
  for (const first of observed) {
    const key = `${first.rule}\n${first.subject}`;
    const before = folded.get(key);
    if (before) before.total += first.count ?? 1;
    else folded.set(key, { first, total: first.count ?? 1 });
  }
  const rank = ({ severity, safety }: Finding) => severities.indexOf(severity) * 2 + (safety ? 0 : 1);
  return [...folded.values()]
    .map(({ first: { spot, count: _, ...facts }, total }) => ({
      ...facts,
      ...(spot && { place: placeOf(spot) }),
      ...(total > 1 && { count: total }),
    }))
    .sort((one, other) => rank(one) - rank(other));
}
