import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { findLineThings } from "#/studio/understanding/line-things";
import { findNamedMotifs } from "#/studio/understanding/motif-words";

/** Things that only hold others. */
const holders: ReadonlySet<MotifId> = new Set(["showcase"]);

/**
 * The things that a brief says it is about, most direct first: those that its industry names, then those of its offer
 * that it says more than once or in its name, too. What its name alone calls up is none of them.
 * What only holds others counts where nothing else is named.
 * @param servesUsers whether what the offer is for counts as well: software for piano tuners is about pianos
 */
export function listCentralThings(brief: Brief, language: Language, servesUsers: boolean): readonly MotifId[] {
  const { name, industry, offer } = brief;
  const ofOwn = findNamedMotifs({ name: "", ...(industry !== undefined && { industry }) }, language);
  // An industry is often English in a brief of another language.
  const stated = ofOwn.weights.size > 0 || industry === undefined ? ofOwn : findNamedMotifs({ name: "", industry }, "en");
  const offered = findNamedMotifs({ name: "", ...(offer !== undefined && { offer }) }, language);
  const inName = findNamedMotifs({ name }, language).weights;
  const byWeight = (weights: ReadonlyMap<MotifId, number>) =>
    [...weights].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
  const named = [...byWeight(stated.weights), ...findLineThings(industry ?? "", language)];
  const ofIndustry = named.filter((id) => servesUsers || !stated.purposes.has(id));
  const ofOffer = byWeight(offered.weights).filter((id) => inName.has(id) || !offered.passing.has(id));
  const things = [...new Set([...ofIndustry, ...ofOffer])];
  const contents = things.filter((id) => !holders.has(id));
  return contents.length > 0 ? contents : things;
}
