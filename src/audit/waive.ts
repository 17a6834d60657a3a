import { Failure } from "#/kernel/errors";
import type { Finding, Waiver } from "#/model/audit-report";

/**
 * Findings with the waivers laid over them: a waived one says why and stays in its place, and one that was waived before keeps its reason. Errors of safety are waived by nobody. Throws `invalid` for a
 * waiver without a reason.
 */
export function withWaivers<One extends Finding>(findings: readonly One[], waivers: readonly Waiver[]): readonly One[] {
  for (const { rule, reason } of waivers)
    if (!reason.trim()) throw new Failure("invalid", `The waiver of ${rule} has no reason. Say why the finding may stand.`);
  return findings.map((finding) => {
    const waiver = waivers.find(
      ({ rule, subject }) => rule === finding.rule && (subject === undefined || subject === finding.subject),
    );
    const canStand = finding.waived === undefined && !(finding.safety && finding.severity === "error");
    return waiver && canStand ? { ...finding, waived: waiver.reason.trim() } : finding;
  });
}
