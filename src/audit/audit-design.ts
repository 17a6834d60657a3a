import { toFindings, toRuleObservation, type RuleObservation } from "#/audit/findings";
import { observeSource } from "#/audit/observe-source";
import { designRules, sourceRules } from "#/audit/rules/index";
import { parseDesignSources } from "#/audit/source";
import type { AuditedDesign } from "#/audit/audited-design";
import { applyWaivers } from "#/audit/apply-waivers";
import { type AuditReport, countOpenFindings, type Waiver } from "#/model/audit-report";

/**
 * Runs every rule over a design: those about the whole, then those about markup on each asset,
 * component and page. The gravest findings stand first. Throws `invalid` for a waiver without a
 * reason.
 */
export function auditDesign(design: AuditedDesign, waivers: readonly Waiver[] = []): AuditReport {
  const findings = applyWaivers(toFindings(runRules(design)), waivers);
  return {
    rules: [...designRules, ...sourceRules].map(({ id }) => id),
    findings,
    counts: countOpenFindings(findings),
  };
}

function* runRules(design: AuditedDesign): Generator<RuleObservation> {
  const [first] = designRules;
  for (const rule of designRules) {
    let isClean = true;
    for (const observation of rule.check(design)) {
      isClean = false;
      yield toRuleObservation(rule, observation);
    }
    if (rule.id === first.id && !isClean) return;
  }
  for (const source of parseDesignSources(design)) yield* observeSource(source, design);
}
