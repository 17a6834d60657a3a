import type { Observed } from "#/audit/findings";
import type { Yardstick } from "#/audit/rule";
import { sourceRules } from "#/audit/rules/index";
import type { Source } from "#/audit/source";

/** What every rule about markup says of one source. Of one that is not read to its end only the rules of safety are asked: nobody can let it stand anyway. */
export function* observeSource(source: Source, yardstick: Yardstick): Generator<Observed> {
  for (const { id, severity, safety, check } of sourceRules) {
    if (source.isCut && !safety) continue;
    for (const observation of check(source, yardstick))
      yield { rule: id, severity, safety, subject: source.subject, ...observation };
  }
}
