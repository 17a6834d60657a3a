import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { findNamedMotifs, isMotifId, mentionedSubjects, subjects } from "#/studio/understanding/motif-words";
import { toTableLanguage } from "#/studio/understanding/word-table";

const clauseEnd = /[.!?;:,。！？；：，、।؟،]\s{0,8}/u;

/**
 * The subjects that an offer or a value refuses, clause by clause, such as croissants in “no croissants”. What the brief
 * names otherwise as well is not refused: a roofer without flat roofs has roofs.
 */
export function findRefusedMotifs(brief: Brief, language: Language): ReadonlySet<MotifId> {
  const own = toTableLanguage(language);
  const refused = [brief.offer ?? "", ...(brief.values ?? [])]
    .flatMap((text) => text.split(clauseEnd))
    .flatMap((clause) => [...subjects.find(clause, own), ...mentionedSubjects.find(clause, own)])
    .flatMap(({ id, isNegated }) => (isNegated && isMotifId(id) ? [id] : []));
  if (refused.length === 0) return new Set();
  const { weights } = findNamedMotifs(brief, language);
  return new Set(refused.filter((id) => !weights.has(id)));
}
