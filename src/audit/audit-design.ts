import type { Rule, Subject } from "#/audit/rule";
import { brandExact } from "#/audit/rules/brand-exact";
import { inventoryComplete } from "#/audit/rules/inventory-complete";
import { markupSafe } from "#/audit/rules/markup-safe";
import { tokenAlias } from "#/audit/rules/token-alias";
import { tokenContrast } from "#/audit/rules/token-contrast";
import { wordmarkOutlined } from "#/audit/rules/wordmark-outlined";
import type { AuditReport, Finding } from "#/model/audit-report";

/** Every rule, errors first. */
export const rules: readonly Rule[] = [markupSafe, tokenContrast, tokenAlias, brandExact, inventoryComplete, wordmarkOutlined];

/** Runs every rule over a design. Findings stand in the order of the rules. */
export function auditDesign(subject: Subject): AuditReport {
  const findings: Finding[] = rules.flatMap(({ id, severity, safety, check }) =>
    [...check(subject)].map((observation) => ({ rule: id, severity, safety, ...observation })),
  );
  const count = (severity: Finding["severity"]) => findings.filter((finding) => finding.severity === severity).length;
  return {
    rules: rules.map(({ id }) => id),
    findings,
    counts: { error: count("error"), warning: count("warning"), info: count("info") },
  };
}
