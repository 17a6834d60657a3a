import { Failure } from "#/kernel/errors";
import type { Finding, Waiver } from "#/model/audit-report";

/**
 * Findings with the waivers laid over them: a waived one says why and stays in its place, and one
 * that was waived before keeps its reason. Errors of safety are waived by nobody. Throws `invalid`
 * for a waiver without a reason.
 */
export function applyWaivers<WaivableFinding extends Finding>(
  findings: readonly WaivableFinding[],
  waivers: readonly Waiver[],
): readonly WaivableFinding[] {
  for (const { rule, reason } of waivers)
    if (!reason.trim()) throw new Failure("invalid", `The waiver of ${rule} has no reason. Say why the finding may stand.`);
  return findings.map((finding) => {
    const waiver = waivers.find(
      ({ rule, subject }) => rule === finding.rule && (subject === undefined || subject === finding.subject),
    );
    const canBeWaived = finding.waived === undefined && !(finding.safety && finding.severity === "error");
    return waiver && canBeWaived ? { ...finding, waived: waiver.reason.trim() } : finding;
  });
}
