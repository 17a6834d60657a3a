import { toFindings, toRuleObservation, type RuleObservation, applyWaivers } from "#/audit/findings";
import { observeSource } from "#/audit/audit-markup";
import { designRules, sourceRules } from "#/audit/rules/index";
import { parseDesignSources } from "#/audit/source";
import type { AuditedDesign, DesignContext } from "#/audit/rule";
import { type AuditReport, countOpenFindings, type Waiver } from "#/model/audit-report";

/**
 * Runs every rule on a design: the design rules on the whole, then the source rules on each asset,
 * component and page. The most severe findings come first. Throws `invalid` for a waiver without a
 * reason.
 */
export function auditDesign(design: AuditedDesign, waivers: readonly Waiver[] = [], context: DesignContext = {}): AuditReport {
  const findings = applyWaivers(toFindings(runRules(design, context)), waivers);
  return {
    rules: [...designRules, ...sourceRules].map(({ id }) => id),
    findings,
    counts: countOpenFindings(findings),
  };
}

function* runRules(design: AuditedDesign, context: DesignContext): Generator<RuleObservation> {
  const [first] = designRules;
  for (const rule of designRules) {
    let isClean = true;
    for (const observation of rule.check(design, context)) {
      isClean = false;
      yield toRuleObservation(rule, observation);
    }
    if (rule.id === first.id && !isClean) return;
  }
  const ruleContext = { ...design, contraryPhrases: context.contraryPhrases ?? [] };
  for (const source of parseDesignSources(design)) yield* observeSource(source, ruleContext);
}
