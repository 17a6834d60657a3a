import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { wantsMore } from "#/studio/understanding/avoidance-words";
import { findThings } from "#/studio/understanding/avoided-things";
import { listContrasted } from "#/studio/understanding/contrasts";
import { findNamedMotifs, isMotifId, mentionedSubjects, subjects } from "#/studio/understanding/motif-words";
import { toTableLanguage } from "#/studio/understanding/word-table";

const clauseEnd = /[.!?;:,。！？；：，、।؟،]\s{0,8}/u;

/** The subjects that a text refuses in favour of another thing, such as barrels in “qvevri, not barrels”. */
const findContrasted = (text: string, language: Language): readonly MotifId[] =>
  wantsMore(text)
    ? []
    : listContrasted(text, language).flatMap((thing) => {
        const own = toTableLanguage(language);
        const named = [...subjects.find(thing, own), ...mentionedSubjects.find(thing, own)].map(({ id }) => id);
        return [...named.filter(isMotifId), ...findThings(thing, [own]).flatMap(({ motifs }) => motifs)];
      });

/**
 * The subjects that an offer, a value or the tagline refuses: clause by clause, such as croissants in “no croissants”, or
 * in favour of another thing. What the brief names otherwise as well is not refused: a roofer without flat roofs has roofs.
 */
export function findRefusedMotifs(brief: Brief, language: Language): ReadonlySet<MotifId> {
  const own = toTableLanguage(language);
  const texts = [brief.offer ?? "", ...(brief.values ?? [])];
  const negated = texts
    .flatMap((text) => text.split(clauseEnd))
    .filter((clause) => !wantsMore(clause))
    .flatMap((clause) => [...subjects.find(clause, own), ...mentionedSubjects.find(clause, own)])
    .flatMap(({ id, isNegated }) => (isNegated && isMotifId(id) ? [id] : []));
  const refused = [...negated, ...[...texts, brief.tagline ?? ""].flatMap((text) => findContrasted(text, language))];
  if (refused.length === 0) return new Set();
  const { weights } = findNamedMotifs(brief, language);
  return new Set(refused.filter((id) => !weights.has(id)));
}
