import type { Brief } from "#/model/brief";
import { parseOfferItems } from "#/studio/copy/offer-items";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { findAvoidedMotifs } from "#/studio/understanding/avoided-motifs";
import { isOnlyFrame } from "#/studio/understanding/frame-trades";
import { goodsSectors } from "#/studio/understanding/list-motifs";
import { findNamedMotifs } from "#/studio/understanding/motif-words";
import { listIdentifyingMotifs } from "#/studio/understanding/trades/identifying-motifs";
import { findTrade } from "#/studio/understanding/trades/trades";
import { understandBrief } from "#/studio/understanding/understand-brief";

/**
 * Subjects for the pictures of a page: things that the brief itself names, those of its offer first,
 * and the one or two by which everybody knows its trade. Nothing that is merely near them: a picture
 * that could be of another organisation is worse than none.
 */
export function listPictureMotifs(brief: Brief): readonly MotifId[] {
  const { motifs, trade, sector, language } = understandBrief(brief);
  const { weights, passing } = findNamedMotifs(brief, language.value);
  const stated = trade && findTrade(trade.value);
  const isFrame = trade !== undefined && stated !== undefined && isOnlyFrame(brief, language.value, { ...trade, value: stated });
  const signs = trade === undefined || isFrame ? [] : listIdentifyingMotifs(trade.value);
  const avoided = findAvoidedMotifs(brief, language.value, stated?.motifs[0]);
  // What shops and kitchens list in their offer, they sell, even if the trade as such does not.
  const listed = [
    ...(brief.copy?.features ?? []).map(({ title }) => title),
    ...parseOfferItems(brief.offer ?? "", language.value),
  ];
  const items = goodsSectors.has(sector ?? "") ? listed : [];
  const goods = items.flatMap((offer) => [...findNamedMotifs({ name: "", offer }, language.value).weights.keys()]);
  const known = new Set(signs);
  const named = motifs.filter((id) => weights.has(id) && (known.has(id) || !passing.has(id)));
  // Signs that the brief's own understanding left out do not fit it.
  const kept = motifs.filter((id) => known.has(id));
  // What the name alone calls up, such as the ferry of a street, comes after what the trade is about.
  const unnamed = trade === undefined ? weights : findNamedMotifs({ ...brief, name: "" }, language.value).weights;
  const [own, ofName] = [named.filter((id) => unnamed.has(id)), named.filter((id) => !unnamed.has(id))];
  return [...new Set([...own, ...goods, ...kept, ...ofName])].filter((id) => motifs.includes(id) || !avoided.has(id));
}
