import type { Brief } from "#/model/brief";
import { type ContactChannel, deniesCalling, listOwnWords, namesWriting } from "#/studio/copy/contact-channel";
import { getWordingKind } from "#/studio/copy/wording-kind";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";
import { understandBrief } from "#/studio/understanding/understand-brief";

/** What people leave in a form for an answer: an email address, a telephone number, or the one of both that they use. */
export type ReplyBy = "email" | "telephone" | "either";

/** Kinds of daily life: their customers, members and the people they help have telephones, and many have no email address. */
const everydayKinds: ReadonlySet<OrganizationKind> = new Set([
  "shop",
  "restaurant",
  "lodging",
  "practice",
  "trade-service",
  "producer",
  "charity",
  "community",
  "club",
  "cooperative",
  "faith",
  "care",
  "memorial",
]);

/** Trades of such kinds that are on the web, or whose people write from a desk. */
const deskTrades: ReadonlySet<string> = new Set(["online-community", "software", "business-association", "patent-attorney"]);

/** Kinds of which some trades are of daily life. */
const mixedKinds: ReadonlySet<OrganizationKind> = new Set(["company", "logistics", "studio", "manufacturer", "event", "artist"]);

/** These trades: those that drive, bring, hire out, make or play something for the people of a place. */
const everydayTrades: ReadonlySet<string> = new Set([
  "taxi",
  "motorcycle-taxi",
  "rickshaw",
  "coach-travel",
  "ferry",
  "courier",
  "boat-hire",
  "bicycle-rental",
  "bathing-beach",
  "catering",
  "firewood",
  "water-delivery",
  "building-materials",
  "agricultural-machinery",
  "feed-merchant",
  "farm-supply",
  "livestock-market",
  "market",
  "pet-memorial",
  "estate-agent",
  "tailor",
  "milliner",
  "chair-caning",
  "luthier",
  "tatami-maker",
  "bedding-maker",
  "photographer",
  "tattoo-studio",
  "yoga-studio",
  "pilates-studio",
  "tai-chi",
  "brass-band",
  "band",
  "folk-musicians",
  "dj",
]);

/** Whether an organisation is one of daily life, by its kind or trade. */
function isEveryday(brief: Brief): boolean {
  const kind = getWordingKind(brief);
  const trade = understandBrief(brief).trade?.value ?? "";
  return (everydayKinds.has(kind) && !deskTrades.has(trade)) || (mixedKinds.has(kind) && everydayTrades.has(trade));
}

/**
 * What people leave for an answer. Where the brief names no channel, organisations of daily life answer by telephone or
 * by email, unless they are on the web or take no calls.
 */
export function findReplyBy(brief: Brief, channel: ContactChannel | undefined): ReplyBy {
  if (channel !== undefined) return "telephone";
  const isOnWeb = namesWriting(`${brief.name}\n${brief.industry ?? ""}`);
  const isWritten = isOnWeb || deniesCalling(listOwnWords(brief), understandBrief(brief).language.value);
  return isEveryday(brief) && !isWritten ? "either" : "email";
}
