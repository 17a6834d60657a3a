import type { Brief } from "#/model/brief";
import type { OrganizationKind } from "#/model/organization-kind";
import { listBriefTexts } from "#/studio/understanding/brief-texts";
import { listAvoided } from "#/studio/understanding/list-avoided";
import { findExactTrade } from "#/studio/understanding/trades/broad-trades";
import { matchTrades, type WeightedText } from "#/studio/understanding/trades/match-trades";
import { findSupplyShop } from "#/studio/understanding/trades/supply-shops";
import type { Trade, TradeMatch } from "#/studio/understanding/trades/trade";
import { findTrade } from "#/studio/understanding/trades/trades";
import { namesRepair } from "#/studio/understanding/repair-words";
import type { UnderstandingReason, UnderstandingSource, Understood } from "#/studio/understanding/understanding";

/** Least score of a trade: words of an audience alone do not name one. */
const minTradeScore = 1.1;
const maxReasons = 3;

/**
 * The trade that a person chose, or the one that the texts speak of most. Without a known language
 * the words of all languages count.
 */
export function understandTrade(brief: Brief, language: string | undefined): Understood<Trade> | undefined {
  const chosen = brief.trade === undefined ? undefined : findTrade(brief.trade);
  if (chosen) return { value: chosen, reasons: [{ source: "correction", phrase: chosen.label }] };
  const matches = matchTrades(listBriefTexts(brief), language).filter((match) => !isHospitalOfThings(brief, match));
  const meant = findMeant(matches, matchTrades(listAvoidedTexts(brief), language));
  const stated = findConfirmed(matches) ?? matches[0];
  const exact = stated && (findExactTrade(stated, matches) ?? findSupplyShop(brief, stated, matches));
  const best = meant ?? exact ?? stated;
  const isKnown = best !== undefined && best.score >= minTradeScore && (best === meant || isStated(brief, best, matches));
  const found = isKnown ? (findBeyondName(brief, best, matches) ?? best) : findSurrounded(brief, matches);
  return found && { value: found.trade, reasons: found.reasons.slice(0, maxReasons) };
}

/** Whether only the name has a word of medicine, of those who repair things: a hospital of accordions, a clinic of cameras. */
const isHospitalOfThings = ({ industry = "" }: Brief, { trade, reasons }: TradeMatch): boolean =>
  (trade.sector === "health" || trade.sector === "care") &&
  reasons.every(({ source }) => source === "name") &&
  namesRepair(industry);

const listAvoidedTexts = (brief: Brief): readonly WeightedText[] =>
  listAvoided(brief).map((text) => ({ source: "avoid", text, weight: 1 }));

const toPhrases = (reasons: readonly UnderstandingReason[]) => [...new Set(reasons.map(({ phrase }) => phrase.toLowerCase()))];
const listPhrases = ({ reasons }: TradeMatch) => toPhrases(reasons);

/** How many phrases there are without those that are parts of others: a copper pot is one thing. */
function countThings(reasons: readonly UnderstandingReason[]): number {
  const phrases = toPhrases(reasons);
  return phrases.filter((one) => !phrases.some((other) => other !== one && other.includes(one))).length;
}

/** Letters that words of one family share: dentist and dental, Anwalt and Rechtsanwälte. */
const familyLetters = 4;

/** Whether a phrase has letters in a row that begin a word of another one. */
const isOneFamily = (one: string, other: string): boolean =>
  [one, other].some((phrase, index) =>
    phrase.split(/\s+/).some((word) => ([other, one][index] ?? "").includes(word.slice(0, familyLetters))),
  );

/**
 * The trade that a word means where what the brief avoids names its other meaning: a nursery that wants
 * nothing of childcare grows plants. A trade that avoids its own clichés means itself.
 */
function findMeant([best, ...others]: readonly TradeMatch[], avoided: readonly TradeMatch[]): TradeMatch | undefined {
  const [phrase, ...more] = best ? listPhrases(best) : [];
  const excluded = avoided.find(({ trade }) => trade.id === best?.trade.id);
  if (phrase === undefined || more.length > 0 || excluded === undefined) return undefined;
  if (listPhrases(excluded).some((other) => isOneFamily(phrase, other))) return undefined;
  return others.find((match) => listPhrases(match).includes(phrase));
}

/** Different words of an offer that say together what a stated industry does not. */
const minOfferPhrases = 3;

const statingSources: ReadonlySet<UnderstandingSource> = new Set<UnderstandingSource>(["industry", "name", "tagline"]);

/** Whether different words of different fields say the same. */
const isConfirmed = (reasons: readonly UnderstandingReason[]): boolean =>
  reasons.some((one) =>
    reasons.some((other) => one.source !== other.source && one.phrase.toLowerCase() !== other.phrase.toLowerCase()),
  );

/** Names such as “Tide & Timber”, which call up pictures and state no trade. */
const pairOfThings = /^\p{L}{1,40} (?:&|and) \p{L}{1,40}$/u;

/** How much more a single word of an offer must say of a trade than the other words do of any trade of another sector. */
const minLead = 1.5;

/**
 * Whether a trade is only a word in passing of an offer whose other words say nearly as much of something else: who
 * asks people to bring a raincoat sells no clothes.
 */
function isInPassing({ trade, score, reasons }: TradeMatch, matches: readonly TradeMatch[]): boolean {
  const phrases = new Set(reasons.map(({ phrase }) => phrase.toLowerCase()));
  const isOneWord = phrases.size === 1 && reasons.every(({ source, phrase }) => source === "offer" && !/\s/.test(phrase));
  return isOneWord && matches.some((other) => other.trade.sector !== trade.sector && other.score * minLead > score);
}

/**
 * Whether the brief says that this is its trade. Words that only describe something unknown do not: a
 * roofer that mends church spires is no church. Where a brief states its industry in words that are not
 * known, its offer does not say what it is, because most offers mention other trades.
 */
function isStated({ name, industry = "" }: Brief, match: TradeMatch, matches: readonly TradeMatch[]): boolean {
  const { reasons, firmReasons } = match;
  const isStating = ({ source, phrase }: UnderstandingReason) =>
    statingSources.has(source) && !(source === "name" && pairOfThings.test(name) && !phrase.includes(" "));
  if (firmReasons.some(isStating)) return true;
  if (firmReasons.length > 0 && industry.trim() === "") return !isInPassing(match, matches);
  const isRepeated = new Set(firmReasons.map(({ phrase }) => phrase.toLowerCase())).size >= minOfferPhrases;
  if (isRepeated) return true;
  return firmReasons.length > 0 && isConfirmed(reasons) && reasons.some(({ source }) => statingSources.has(source));
}

/** So many goods, tools or tasks of one trade say what an offer does not name, and more beside an unknown industry. */
const minSurroundings = 2;
const minSurroundingsBesideIndustry = 3;

/** How much more they must say than those of a trade of another sector. */
const minSurroundedLead = 1.2;

/** The trade whose goods, tools and tasks an offer is about, if no trade of another sector is nearly as likely. */
function findSurrounded({ industry = "" }: Brief, matches: readonly TradeMatch[]): TradeMatch | undefined {
  const least = industry.trim() === "" ? minSurroundings : minSurroundingsBesideIndustry;
  const [best, ...others] = matches.filter((match) => match.score >= minTradeScore && countThings(match.reasons) >= least);
  const isRivalled = others.some(
    ({ trade, score }) => trade.sector !== best?.trade.sector && score * minSurroundedLead > (best?.score ?? 0),
  );
  return isRivalled ? undefined : best;
}

/**
 * The trade that an offer is about where a word of the name alone says another: a hairdresser that is called a garage
 * cuts hair.
 */
function findBeyondName(
  { industry = "" }: Brief,
  { trade, reasons }: TradeMatch,
  matches: readonly TradeMatch[],
): TradeMatch | undefined {
  const isNameAlone = reasons.every(({ source, phrase }) => source === "name" && !/\s/.test(phrase));
  if (!isNameAlone || industry.trim() !== "") return undefined;
  return matches.find(
    (match) =>
      match.trade.sector !== trade.sector &&
      match.score >= minTradeScore &&
      countThings(match.reasons.filter(({ source }) => source === "offer")) >= minSurroundingsBesideIndustry,
  );
}

/** Kinds of organisations that say what they are in their tagline and mean it. */
const statedKinds: ReadonlySet<OrganizationKind> = new Set<OrganizationKind>([
  "faith",
  "school",
  "care",
  "charity",
  "authority",
  "memorial",
]);

/**
 * The trade that the industry or the tagline states where the best one is only a word of the name:
 * a church that meets in a car park is a church.
 */
function findConfirmed([best, ...others]: readonly TradeMatch[]): TradeMatch | undefined {
  if (best === undefined || best.reasons.some(({ source }) => source !== "name")) return undefined;
  return others.find(
    ({ trade, score, reasons }) =>
      score >= minTradeScore &&
      statedKinds.has(trade.kind) &&
      reasons.some(({ source }) => source === "industry" || source === "tagline"),
  );
}
