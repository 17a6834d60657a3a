import type { ArchetypeId } from "#/model/direction";
import { type AcceptedLook, acceptedLooks } from "#test/studio/proof/accepted-looks";
import { lookFindings } from "#test/studio/proof/look-findings";

/** What impeccable holds against a document and nobody decided, a line each, and the decisions that it met with. */
export type LookReport = { readonly faults: readonly string[]; readonly met: readonly AcceptedLook[] };

/** Reads a page of an archetype and parts its findings into decisions and faults. */
export async function lookFaults(archetype: ArchetypeId, html: string): Promise<LookReport> {
  const findings = await lookFindings(html);
  const decisionFor = ({ rule, snippet }: (typeof findings)[number]) =>
    acceptedLooks.find((one) => one.archetype === archetype && one.rule === rule && one.words.test(snippet));
  return {
    faults: findings.filter((finding) => decisionFor(finding) === undefined).map(({ rule, snippet }) => `${rule}: ${snippet}`),
    met: findings.flatMap((finding) => decisionFor(finding) ?? []),
  };
}
