import type { Brief } from "#/model/brief";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { listCuisineMotifs } from "#/studio/understanding/cuisine";
import { isOnlyFrame } from "#/studio/understanding/frame-trades";
import { motifFamilies } from "#/studio/understanding/motif-classes";
import { findAvoidedMotifs } from "#/studio/understanding/avoided-motifs";
import { findNamedMotifs } from "#/studio/understanding/motif-words";
import { listPictureSubjects } from "#/studio/understanding/trades/picture-subjects";
import { findTrade, listTrades } from "#/studio/understanding/trades/trades";
import { understandBrief } from "#/studio/understanding/understand-brief";
import type { Understanding } from "#/studio/understanding/understanding";

/** Trades whose kitchens cook what their country or their brief names. */
const kitchens: ReadonlySet<string> = new Set(["restaurant", "catering"]);

/** What stands for any kitchen, and so for none: a kitchen whose cuisine is known needs no such signs. */
const kitchenSigns: ReadonlySet<MotifId> = new Set(["cloche", "chef-hat"]);

/**
 * The trade of which the first of some subjects is the most characteristic. One subject is not enough
 * where the brief states a trade that is not known: a beach that hires out umbrellas insures nothing.
 */
function findTradeOfSubject(subjects: readonly MotifId[], needed: number): string | undefined {
  for (const subject of subjects) {
    const trades = listTrades().filter(
      ({ motifs }) => motifs.includes(subject) && motifs.filter((id) => subjects.includes(id)).length >= needed,
    );
    const [nearest] = trades.toSorted((one, other) => one.motifs.indexOf(subject) - other.motifs.indexOf(subject));
    if (nearest !== undefined) return nearest.id;
  }
  return undefined;
}

/** Subjects of one trade that speak for it together. */
const minAgreeing = 2;

/** Whether a trade is what a brief says of itself, not what its offer mentions. */
const isStated = (trade: Understanding["trade"]): boolean =>
  trade?.reasons.some(({ source }) => source !== "offer" && source !== "copy") === true;

/** How many further subjects of a trade that is only guessed are shown: the later ones are its own. */
const guessedCount = 2;

/** What belongs to a trade; for a guessed one, what it shares with its neighbours. */
const listSubjectsOf = (trade: string, isKnown: boolean): readonly MotifId[] =>
  isKnown
    ? listPictureSubjects(trade)
    : [...(findTrade(trade)?.motifs ?? []), ...listPictureSubjects(trade).slice(0, guessedCount)];

/**
 * Subjects for the pictures of a page, most characteristic first: those that the brief is about,
 * then what else belongs to its trade. A mark shows the former only.
 */
export function listPictureMotifs(brief: Brief): readonly MotifId[] {
  const { motifs, trade: known, language } = understandBrief(brief);
  const trade = known?.value ?? findTradeOfSubject(motifs, (brief.industry ?? "").trim() === "" ? 1 : minAgreeing);
  // A trade without a subject that no direct words name may not be the brief's.
  if (trade === undefined || (motifs.length === 0 && !isStated(known))) return motifs;
  const stated = findTrade(trade);
  if (known !== undefined && stated !== undefined && isOnlyFrame(brief, language.value, { ...known, value: stated }))
    return motifs;
  const { families, weights } = findNamedMotifs(brief, language.value);
  const isOtherMember = (id: MotifId) =>
    !weights.has(id) && motifFamilies.some((family) => families.has(family.name) && family.motifs.includes(id));
  const cuisine = kitchens.has(trade) ? listCuisineMotifs(brief, language.value) : [];
  const further = [...cuisine, ...listSubjectsOf(trade, known !== undefined)];
  const avoided = findAvoidedMotifs(brief, language.value, findTrade(trade)?.motifs[0]);
  const own = cuisine.length === 0 ? motifs : motifs.filter((id) => !kitchenSigns.has(id));
  const isNamed = (id: MotifId) => weights.has(id);
  const listed = cuisine.length === 0 ? [...own, ...further] : [...own.filter(isNamed), ...further, ...own];
  return [...new Set(listed)].filter((id) => motifs.includes(id) || !(avoided.has(id) || isOtherMember(id)));
}
