import { toRuleObservation, type RuleObservation } from "#/audit/findings";
import type { RuleContext } from "#/audit/rule";
import { sourceRules } from "#/audit/rules/index";
import type { Source } from "#/audit/source";

/**
 * What every rule about markup says of one source. Of one that is not read to its end only the
 * rules of safety are asked: nobody can let it stand anyway.
 */
export function* observeSource(source: Source, ruleContext: RuleContext): Generator<RuleObservation> {
  for (const rule of sourceRules) {
    if (source.isTruncated && !rule.safety) continue;
    for (const observation of rule.check(source, ruleContext))
      yield toRuleObservation(rule, { subject: source.subject, ...observation });
  }
}
