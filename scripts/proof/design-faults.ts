import type { ArchetypeId } from "#/model/direction";
import { type AcceptedFinding, acceptedFindings } from "./accepted-findings";
import { detectAntipatterns } from "./antipatterns";

/**
 * impeccable's findings in a document that are not accepted, one line each, and the accepted ones.
 */
export type DesignReport = { readonly faults: readonly string[]; readonly accepted: readonly AcceptedFinding[] };

/** Checks a page of an archetype and separates accepted findings from faults. */
export async function findDesignFaults(archetype: ArchetypeId, html: string): Promise<DesignReport> {
  const findings = await detectAntipatterns(html);
  const findAccepted = ({ rule, snippet }: (typeof findings)[number]) =>
    acceptedFindings.find(
      (one) => (one.archetype ?? archetype) === archetype && one.rule === rule && one.snippetPattern.test(snippet),
    );
  return {
    faults: findings.filter((finding) => findAccepted(finding) === undefined).map(({ rule, snippet }) => `${rule}: ${snippet}`),
    accepted: findings.flatMap((finding) => findAccepted(finding) ?? []),
  };
}
