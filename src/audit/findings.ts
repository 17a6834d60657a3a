import type { Choice } from "#/audit/edit";
import type { Observation, RuleMetadata } from "#/audit/rule";
import { formatLocation, getLine, getPosition, type Position } from "#/audit/source-location";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { severities, type Finding, type Waiver } from "#/model/audit-report";

/** An observation with the id, severity and safety flag of its rule. */
export type RuleObservation = Observation & Pick<Finding, "rule" | "severity" | "safety">;

export const toRuleObservation = ({ id, severity, safety }: RuleMetadata, observation: Observation): RuleObservation => ({
  rule: id,
  severity,
  safety,
  ...observation,
});

/** The observations of one rule about one subject, up to 100, and how many there are in total. */
type ObservationGroup = {
  readonly observations: readonly [RuleObservation, ...RuleObservation[]];
  readonly total: number;
};

const maxObservations = 100;

/** Groups observations by rule, subject and `getGroupKey`, the most severe first. */
function groupObservations(
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

/** The first observation of a group with its location, and the total if there is more than one. */
function toFinding({ observations: [first], total }: ObservationGroup): Finding {
  const { location, count: _, edits: __, choices: ___, ...facts } = first;
  return { ...facts, ...(location && { place: formatLocation(location) }), ...(total > 1 && { count: total }) };
}

/** One finding for each rule and subject, the most severe first. */
export const toFindings = (observations: Iterable<RuleObservation>): readonly Finding[] =>
  groupObservations(observations).map(toFinding);

/** Replaces the text from `from` up to `to` (exclusive) with `insert`. */
export type FileEdit = { readonly from: Position; readonly to: Position; readonly insert: string };

/** A finding in a file, for editors and code hosts. */
export type FileFinding = Finding & {
  /** Where the finding occurs, in the order of the text, up to 100 places. */
  readonly places: readonly Position[];
  /** Edits that fix the finding, if it can be fixed automatically. */
  readonly edits: readonly FileEdit[];
  /** What to choose from, the nearest first, where no edit is certain. */
  readonly choices: readonly Choice[];
  /** Identifies the same problem on the same line text, even if the line has moved. */
  readonly fingerprint: string;
};

/** One finding for each rule, subject and message, the most severe first. */
export const toFileFindings = (observations: Iterable<RuleObservation>): readonly FileFinding[] =>
  groupObservations(observations, ({ message }) => message).map((group) => ({
    ...toFinding(group),
    places: group.observations.flatMap(({ location }) => (location ? [getPosition(location.text, location.offset)] : [])),
    edits: listEdits(group),
    choices: group.observations[0].choices ?? [],
    fingerprint: createFingerprint(group),
  }));

/** The edits in the order of the text. If two overlap, only the first is kept. */
function listEdits({ observations }: ObservationGroup): readonly FileEdit[] {
  const edits = observations.flatMap(({ edits: own = [] }) => own).sort((one, other) => one.offset - other.offset);
  let end = -1;
  return edits.flatMap(({ text, offset, length, insert }) => {
    if (offset < end) return [];
    end = offset + length;
    return [{ from: getPosition(text, offset), to: getPosition(text, end), insert }];
  });
}

function createFingerprint({ observations: [{ rule, subject, message, location }] }: ObservationGroup): string {
  return sha256Hex(`${rule}\n${subject.replaceAll("\\", "/")}\n${message}\n${location ? getLine(location) : ""}`).slice(0, 32);
}

/**
 * Adds the reason of the first matching waiver to each finding. Existing reasons are kept, and
 * safety errors cannot be waived. Throws `invalid` for a waiver without a reason.
 */
export function applyWaivers<WaivableFinding extends Finding>(
  findings: readonly WaivableFinding[],
  waivers: readonly Waiver[],
): readonly WaivableFinding[] {
  for (const { rule, reason } of waivers)
    if (!reason.trim()) throw new Failure("invalid", `The waiver of ${rule} has no reason. Add a reason.`);
  return findings.map((finding) => {
    const waiver = waivers.find(
      ({ rule, subject }) => rule === finding.rule && (subject === undefined || subject === finding.subject),
    );
    const canBeWaived = finding.waived === undefined && !(finding.safety && finding.severity === "error");
    return waiver && canBeWaived ? { ...finding, waived: waiver.reason.trim() } : finding;
  });
}
