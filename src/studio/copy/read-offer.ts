import type { Brief } from "#/model/brief";
import { joinUnmarkedLists } from "#/studio/copy/unmarked-lists";
import { dropDesignRequests } from "#/studio/copy/design-requests";
import { findEnumeration } from "#/studio/copy/enumerations";
import { isGreeting } from "#/studio/copy/greetings";
import { promisesWithoutPay } from "#/studio/copy/headline";
import { cutListed, isListed, isMostlyPriced, listOffered } from "#/studio/copy/listed-offer";
import { readListedTrade, toPlainTrade } from "#/studio/copy/listed-trade";
import { splitQualified, takeListedClauses } from "#/studio/copy/offer-items";
import { cutSellingWord } from "#/studio/copy/offering-verbs";
import { readMarkedList } from "#/studio/copy/marked-lists";
import { joinQuestions, joinRemarks } from "#/studio/copy/offer-sentences";
import { toOptionalText } from "#/studio/copy/optional-text";
import { findAllHours, splitOffPhone } from "#/studio/copy/phone-sentences";
import type { PhoneNumber } from "#/studio/copy/phone-number";
import { namesTime } from "#/studio/copy/clock-times";
import { namesOpening } from "#/studio/copy/opening-hours";
import { findPracticalRole } from "#/studio/copy/practical-facts";
import { splitPracticalSentence } from "#/studio/copy/practical-sentences";
import { isRefusal } from "#/studio/copy/refusals";
import { endsClausesWithSpaces, joinShortClauses, splitOffer, splitSentences } from "#/studio/copy/sentences";
import { dropTornEnd } from "#/studio/copy/torn-ends";
import { splitTradeOffer } from "#/studio/copy/trade-offer";
import { joinRestrictions, toUnbracketed } from "#/studio/copy/whole-sentences";

/** An item of the offer: the brief's title, and its body if the brief has one. */
export type CopyItem = { readonly title: string; readonly body: string | undefined };

/** What a brief says of its trade and its offer. */
export type ReadOffer = {
  readonly offer: string | undefined;
  readonly industry: string | undefined;
  /** The industry without what it lists. */
  readonly trade: string | undefined;
  /** Whether the trade and the offer were one text. */
  readonly isParted: boolean;
  readonly items: readonly CopyItem[];
  /** Whether the list says what there is, not what is done. */
  readonly isOverview: boolean;
  /** What is not in the list, as whole sentences. */
  readonly sentences: readonly string[];
  /** Texts that may be the headline, although they have places of their own. */
  readonly further: readonly string[];
  /** Whether the first sentence is the list. */
  readonly isListFirst: boolean;
  /** Whether the sentences follow a list in the same text. */
  readonly isAfterList: boolean;
};

/** Whether all items of a list are days, hours or openings, so that it stands with the hours. */
const isTimetable = (items: readonly string[], language: string): boolean =>
  items.length > 0 &&
  (items.every((item) => namesTime(item, language) || namesOpening(item, language)) ||
    findPracticalRole(items[0] ?? "", language) === "hours");

/** The fewest items of a list before what is refused. */
const leastBeforeRefusal = 2;

/**
 * Reads the trade and the offer of a brief: what they list, and the sentences around that.
 * @param hasHeadline whether the brief has a headline of its own
 */
export function readOffer(brief: Brief, language: string, phone: PhoneNumber | undefined, hasHeadline: boolean): ReadOffer {
  const marked = readMarkedList(dropTornEnd(dropDesignRequests(brief.offer ?? ""), language), language);
  const features = brief.copy?.features ?? marked.entries;
  const ownOffer = toOptionalText(marked.text);
  const wholeTrade = toOptionalText(hasHeadline ? brief.industry : toPlainTrade(brief.industry ?? ""));
  // A brief without an offer may have said it with its trade.
  const isSilent = ownOffer === undefined && features.length === 0 && wholeTrade !== undefined;
  const parted = isSilent ? splitTradeOffer(wholeTrade, language) : undefined;
  const { trade: industry, offer } = parted ?? { trade: wholeTrade, offer: ownOffer };
  const listed = listOffered(offer ?? "", language);
  // A list of hours is read where its sentence stands.
  const isCut = features.length === 0 && !isTimetable(listed, language);
  const unlistedOffer = isCut ? cutListed(offer, language, listed) : offer;
  const all = joinUnmarkedLists(splitOffer(unlistedOffer ?? "", language), language)
    .filter((sentence) => !isGreeting(sentence))
    .flatMap((sentence) => splitOffPhone(sentence, phone, language))
    .flatMap((sentence) => splitPracticalSentence(sentence, language))
    .map(toUnbracketed);
  // A list of prices or hours is no list of what is done: it stands with the prices and hours.
  const whole = isMostlyPriced(listed) || isTimetable(listed, language) ? [] : listed;
  // What is refused after a list is no part of it.
  const refused = whole.length > leastBeforeRefusal && isRefusal(whole.at(-1) ?? "") ? whole.at(-1) : undefined;
  const parsed = refused === undefined ? whole : whole.slice(0, -1);
  const clauses = parsed.length === 0 ? takeListedClauses(all, language) : [];
  const hasOwnList = features.length + parsed.length + clauses.length > 0;
  // A list that is the trade itself is what a brief without an offer does; one that only follows the trade goes on with it.
  const listedTrade = hasOwnList || isMostlyPriced(listed) ? undefined : readListedTrade(industry, language, offer === undefined);
  const enumeration = hasOwnList || listedTrade !== undefined ? undefined : findEnumeration(all, language);
  const items: readonly CopyItem[] =
    features.length > 0
      ? features.map(({ title, body }) => ({ title, body: toOptionalText(body) }))
      : (listedTrade?.items ?? enumeration?.items ?? [...parsed, ...clauses]).map((title) => ({ title, body: undefined }));
  const listless = enumeration?.sentences ?? (features.length > 0 ? all : all.slice(clauses.length));
  const unlisted =
    refused === undefined || features.length > 0
      ? listless
      : [...listless, `${refused}${/[.。।۔!]$/u.exec(splitSentences(offer ?? "")[0] ?? "")?.[0] ?? ""}`];
  const remarked = endsClausesWithSpaces(language) ? joinShortClauses(unlisted) : joinRemarks(unlisted, language);
  const sentences = joinRestrictions(joinQuestions(remarked));
  const [first = ""] = sentences;
  const overview = enumeration?.isOverview === true ? enumeration.items : [];
  return {
    offer: marked.entries.length > 0 ? toOptionalText(brief.offer) : offer,
    industry,
    trade: listedTrade === undefined ? industry : listedTrade.trade,
    isParted: parted !== undefined,
    items,
    isOverview: enumeration?.isOverview === true,
    sentences,
    // What stands with a number or in an overview may be the headline, and has its own place otherwise.
    further: [overview.find(promisesWithoutPay), findAllHours(sentences, phone)].filter((text) => text !== undefined),
    isListFirst:
      items.length > 0 &&
      clauses.length === 0 &&
      enumeration === undefined &&
      isListed(cutSellingWord(first, language), refused === undefined ? items : [...items, { title: refused }]),
    isAfterList: features.length === 0 && splitQualified(splitSentences(offer ?? "")[0] ?? "", language) !== undefined,
  };
}
