import type { Observation, RuleMetadata } from "#/audit/rule";
import { formatLocation } from "#/audit/source-location";
import { severities, type Finding } from "#/model/audit-report";

/** What a rule observed, with the rule's own facts. */
export type RuleObservation = Observation & Pick<Finding, "rule" | "severity" | "safety">;

/** An observation of a rule, with the rule's own facts. */
export const toRuleObservation = ({ id, severity, safety }: RuleMetadata, observation: Observation): RuleObservation => ({
  rule: id,
  severity,
  safety,
  ...observation,
});

/**
 * What one rule says of one subject: what it observed there, up to some number, and how many places
 * it holds for.
 */
export type ObservationGroup = {
  readonly observations: readonly [RuleObservation, ...RuleObservation[]];
  readonly total: number;
};

/** How many observations of one rule on one subject are kept. */
const maxObservations = 100;

/**
 * Observations of one rule on one subject laid together, the gravest first; `sameness` keeps those
 * apart that differ in it.
 */
export function groupObservations(
  observations: Iterable<RuleObservation>,
  getGroupKey: (one: RuleObservation) => string = () => "",
): readonly ObservationGroup[] {
  const bySubject = new Map<string, { observations: [RuleObservation, ...RuleObservation[]]; total: number }>();
  for (const one of observations) {
    const key = `${one.rule}\n${one.subject}\n${getGroupKey(one)}`;
    const existing = bySubject.get(key);
    if (!existing) bySubject.set(key, { observations: [one], total: one.count ?? 1 });
    else {
      existing.total += one.count ?? 1;
      if (existing.observations.length < maxObservations) existing.observations.push(one);
    }
  }
  const getRank = ({ observations: [{ severity, safety }] }: ObservationGroup) =>
    severities.indexOf(severity) * 2 + (safety ? 0 : 1);
  return [...bySubject.values()].sort((one, other) => getRank(one) - getRank(other));
}

/**
 * What was laid together as the finding that people read: the first observation with its place, and
 * a count where there are more.
 */
export function toFinding({ observations: [first], total }: ObservationGroup): Finding {
  const { location, count: _, edits: __, ...facts } = first;
  return { ...facts, ...(location && { place: formatLocation(location) }), ...(total > 1 && { count: total }) };
}

/**
 * Observations as findings: what one rule says of one subject more than once is one finding with a
 * count, and the gravest stand first.
 */
export const toFindings = (observations: Iterable<RuleObservation>): readonly Finding[] =>
  groupObservations(observations).map(toFinding);
