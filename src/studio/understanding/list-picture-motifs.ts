import type { Brief } from "#/model/brief";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { listCuisineMotifs } from "#/studio/understanding/cuisine";
import { motifFamilies } from "#/studio/understanding/motif-classes";
import { findAvoidedMotifs, findNamedMotifs } from "#/studio/understanding/motif-words";
import { listPictureSubjects } from "#/studio/understanding/trades/picture-subjects";
import { findTrade } from "#/studio/understanding/trades/trades";
import { understandBrief } from "#/studio/understanding/understand-brief";

/** Trades whose kitchens cook what their country or their brief names. */
const kitchens: ReadonlySet<string> = new Set(["restaurant", "catering"]);

/** What stands for any kitchen, and so for none: a kitchen whose cuisine is known needs no such signs. */
const kitchenSigns: ReadonlySet<MotifId> = new Set(["cloche", "chef-hat"]);

/**
 * Subjects for the pictures of a page, most characteristic first: those that the brief is about,
 * then what else belongs to its trade. A mark shows the former only.
 */
export function listPictureMotifs(brief: Brief): readonly MotifId[] {
  const { motifs, trade, language } = understandBrief(brief);
  if (trade === undefined) return motifs;
  const { families, weights } = findNamedMotifs(brief, language.value);
  const isOtherMember = (id: MotifId) =>
    !weights.has(id) && motifFamilies.some((family) => families.has(family.name) && family.motifs.includes(id));
  const cuisine = kitchens.has(trade.value) ? listCuisineMotifs(brief, language.value) : [];
  const further = [...cuisine, ...listPictureSubjects(trade.value)];
  const avoided = findAvoidedMotifs(brief, language.value, findTrade(trade.value)?.motifs[0]);
  const own = cuisine.length === 0 ? motifs : motifs.filter((id) => !kitchenSigns.has(id));
  const isNamed = (id: MotifId) => weights.has(id);
  const listed = cuisine.length === 0 ? [...own, ...further] : [...own.filter(isNamed), ...further, ...own];
  return [...new Set(listed)].filter((id) => motifs.includes(id) || !(avoided.has(id) || isOtherMember(id)));
}
