import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import { withCompanions } from "#/studio/understanding/motif-classes";
import { findNamedMotifs, industryWeight, isMotifId, mentionedSubjects, subjects } from "#/studio/understanding/motif-words";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { toTableLanguage } from "#/studio/understanding/word-table";

/**
 * The subjects that a brief says it does without, as in `no croissants` or `we do not take flats`, unless its name or
 * industry is about them. They may be on a picture, but none is a mark.
 */
export function findRefusedMotifs(brief: Brief, language: Language): ReadonlySet<MotifId> {
  const own = toTableLanguage(language);
  const texts = [brief.offer, ...(brief.values ?? [])].filter((text) => text !== undefined);
  const found = texts.flatMap((text) =>
    [subjects, mentionedSubjects].flatMap((table) => table.find(text, own)).filter(({ isNegated }) => isNegated),
  );
  if (found.length === 0) return new Set();
  const { weights } = findNamedMotifs(
    { name: brief.name, ...(brief.industry !== undefined && { industry: brief.industry }) },
    language,
  );
  const isAbout = (id: MotifId) => (weights.get(id) ?? 0) >= industryWeight;
  return new Set(
    found.flatMap(({ id }) => (isMotifId(id) && !isAbout(id) ? withCompanions(id) : [])).filter((id) => !isAbout(id)),
  );
}
