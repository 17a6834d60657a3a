import { observed, type Observed } from "#/audit/findings";
import type { Yardstick } from "#/audit/rule";
import { sourceRules } from "#/audit/rules/index";
import type { Source } from "#/audit/source";

/** What every rule about markup says of one source. Of one that is not read to its end only the rules of safety are asked: nobody can let it stand anyway. */
export function* observeSource(source: Source, yardstick: Yardstick): Generator<Observed> {
  for (const rule of sourceRules) {
    if (source.isCut && !rule.safety) continue;
    for (const observation of rule.check(source, yardstick)) yield observed(rule, { subject: source.subject, ...observation });
  }
}
