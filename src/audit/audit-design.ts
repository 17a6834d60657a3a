import { findingsOf, observed, type Observed } from "#/audit/findings";
import { observeSource } from "#/audit/observe-source";
import { designRules, sourceRules } from "#/audit/rules/index";
import { sourcesOf } from "#/audit/source";
import type { Subject } from "#/audit/subject";
import { withWaivers } from "#/audit/waive";
import { type AuditReport, countOpenFindings, type Waiver } from "#/model/audit-report";

/**
 * Runs every rule over a design: those about the whole, then those about markup on each asset, component and page. The gravest findings stand first.
 * Throws `invalid` for a waiver without a reason.
 */
export function auditDesign(subject: Subject, waivers: readonly Waiver[] = []): AuditReport {
  const findings = withWaivers(findingsOf(observe(subject)), waivers);
  return {
    rules: [...designRules, ...sourceRules].map(({ id }) => id),
    findings,
    counts: countOpenFindings(findings),
  };
}

function* observe(subject: Subject): Generator<Observed> {
  const [first] = designRules;
  for (const rule of designRules) {
    let clean = true;
    for (const observation of rule.check(subject)) {
      clean = false;
      yield observed(rule, observation);
    }
    if (rule.id === first.id && !clean) return;
  }
  for (const source of sourcesOf(subject)) yield* observeSource(source, subject);
}
