import { memoize, memoizeContent } from "#/kernel/memoize";
import type { Brief } from "#/model/brief";
import type { OrganizationKind } from "#/model/organization-kind";
import { listBriefTexts } from "#/studio/understanding/brief-texts";
import { detectLanguage } from "#/studio/understanding/detect-language";
import { scoreArchetypes } from "#/studio/understanding/fit";
import { listAvoided } from "#/studio/understanding/list-avoided";
import { listMotifs } from "#/studio/understanding/list-motifs";
import { findMoodId, type MoodId } from "#/studio/understanding/moods";
import { findExactTrade } from "#/studio/understanding/trades/broad-trades";
import { matchTrades, type WeightedText } from "#/studio/understanding/trades/match-trades";
import { findSupplyShop } from "#/studio/understanding/trades/supply-shops";
import type { Trade, TradeMatch } from "#/studio/understanding/trades/trade";
import { findTrade } from "#/studio/understanding/trades/trades";
import { understandKind } from "#/studio/understanding/understand-kind";
import { type MoodEvidence, understandMoods } from "#/studio/understanding/understand-moods";
import type { Understanding, UnderstandingReason, UnderstandingSource, Understood } from "#/studio/understanding/understanding";

/** Least score of a trade: words of an audience alone do not name one. */
const minTradeScore = 1.1;
const maxMoods = 8;
const maxTradeMoods = 3;
const maxReasons = 3;

/** What colours and mark a brief asks for says nothing about the organisation. */
type BriefTexts = Omit<Brief, "brandColor" | "secondaryColor" | "mark">;

/** Editors read the same brief again with every edit. */
const maxBriefs = 32;
const readTexts = memoizeContent((texts: BriefTexts) => readBrief(texts), maxBriefs);

/**
 * What a brief says about the organisation: language, kind, trade, moods, subjects, and how well
 * each archetype fits. A brief with the same texts is read once.
 */
export const understandBrief: (brief: Brief) => Understanding = memoize(
  ({ brandColor: _, secondaryColor: __, mark: ___, ...texts }: Brief) => readTexts(texts),
);

function readBrief(brief: Brief): Understanding {
  const language = detectLanguage(brief);
  const read = language.reasons.length > 0 ? language.value : undefined;
  // The language of a word or two is a guess
  const found = understandTrade(brief, read) ?? (isShort(brief) ? understandTrade(brief, undefined) : undefined);
  const kind = understandKind(brief, language, found && { value: found.value.kind, reasons: listKindReasons(found) });
  const trade = found && isTradeOf(kind.value, found) ? found : undefined;
  const { moods, devices } = understandMoods(brief, language.value);
  const wanted = groupMoods(moods.filter(({ isAvoided }) => !isAvoided));
  const avoided = groupMoods(moods.filter(({ isAvoided }) => isAvoided));
  const { fit, barred } = scoreArchetypes({ trade: trade?.value, kind, moods, devices });
  return {
    language,
    kind,
    trade: trade && { value: trade.value.id, reasons: trade.reasons },
    sector: trade?.value.sector,
    moods:
      wanted.length > 0 || trade === undefined ? wanted.slice(0, maxMoods) : listTradeMoods(trade.value, trade.reasons, avoided),
    avoided,
    motifs: listMotifs(brief, language.value, trade, kind),
    fit,
    barred,
  };
}

const minKnownLanguageWords = 4;

/** Whether a brief states its industry in so few words, and nothing else, that its language is uncertain. */
const isShort = ({ industry = "", tagline = "", offer = "" }: Brief): boolean =>
  industry.trim() !== "" && `${tagline}${offer}`.trim() === "" && industry.trim().split(/\s+/).length < minKnownLanguageWords;

/**
 * The trade that a person chose, or the one that the texts speak of most. Without a known language
 * the words of all languages count.
 */
function understandTrade(brief: Brief, language: string | undefined): Understood<Trade> | undefined {
  const chosen = brief.trade === undefined ? undefined : findTrade(brief.trade);
  if (chosen) return { value: chosen, reasons: [{ source: "correction", phrase: chosen.label }] };
  const matches = matchTrades(listBriefTexts(brief), language);
  const meant = findMeant(matches, matchTrades(listAvoidedTexts(brief), language));
  const stated = findConfirmed(matches) ?? matches[0];
  const exact = stated && (findExactTrade(stated, matches) ?? findSupplyShop(brief, stated, matches));
  const best = meant ?? exact ?? stated;
  if (best === undefined || best.score < minTradeScore || !(best === meant || isStated(brief, best))) return undefined;
  return { value: best.trade, reasons: best.reasons.slice(0, maxReasons) };
}

/** Kinds whose work is not that of an authority, which looks after drains and is no plumber. */
const tradingKinds: ReadonlySet<OrganizationKind> = new Set<OrganizationKind>([
  "trade-service",
  "shop",
  "producer",
  "restaurant",
]);

/** Whether an organisation of this kind can have the trade. A trade that a person chose always is its own. */
const isTradeOf = (kind: OrganizationKind, { value, reasons }: Understood<Trade>): boolean =>
  kind !== "authority" || !tradingKinds.has(value.kind) || reasons.some(({ source }) => source === "correction");

const listAvoidedTexts = (brief: Brief): readonly WeightedText[] =>
  listAvoided(brief).map((text) => ({ source: "avoid", text, weight: 1 }));

const listPhrases = ({ reasons }: TradeMatch) => [...new Set(reasons.map(({ phrase }) => phrase.toLowerCase()))];

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

/**
 * Whether the brief says that this is its trade. Words that only describe something unknown do not: a
 * roofer that mends church spires is no church. Where a brief states its industry in words that are not
 * known, its offer does not say what it is, because most offers mention other trades.
 */
function isStated({ name, industry = "" }: Brief, { reasons, firmReasons }: TradeMatch): boolean {
  const isStating = ({ source, phrase }: UnderstandingReason) =>
    statingSources.has(source) && !(source === "name" && pairOfThings.test(name) && !phrase.includes(" "));
  if (firmReasons.some(isStating)) return true;
  if (firmReasons.length > 0 && industry.trim() === "") return true;
  const isRepeated = new Set(firmReasons.map(({ phrase }) => phrase.toLowerCase())).size >= minOfferPhrases;
  if (isRepeated) return true;
  return firmReasons.length > 0 && isConfirmed(reasons) && reasons.some(({ source }) => statingSources.has(source));
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

/**
 * Why a trade's kind is the brief's: the words that name the trade, or the trade that was chosen.
 */
const listKindReasons = ({ value, reasons }: Understood<Trade>): readonly UnderstandingReason[] =>
  reasons.some(({ source }) => source === "correction") ? [{ source: "trade", phrase: value.label }] : reasons;

/** One entry a mood, in the order of the brief, most directly asked first. */
function groupMoods(evidence: readonly MoodEvidence<MoodId>[]): readonly Understood<MoodId>[] {
  const reasons = new Map<MoodId, UnderstandingReason[]>();
  for (const { id, reason } of evidence.toSorted((one, other) => other.weight - one.weight)) {
    const listed = reasons.get(id) ?? [];
    if (!listed.some(({ source, phrase }) => source === reason.source && phrase === reason.phrase)) listed.push(reason);
    reasons.set(id, listed);
  }
  return Array.from(reasons, ([value, listed]) => ({ value, reasons: listed.slice(0, maxReasons) }));
}

/** Moods that are typical of a trade, for briefs that name none. */
function listTradeMoods(
  trade: Trade,
  reasons: readonly UnderstandingReason[],
  avoided: readonly Understood<string>[],
): readonly Understood<MoodId>[] {
  const ids = trade.moods.flatMap((name) => findMoodId(name) ?? []);
  const allowed = [...new Set(ids)].filter((id) => !avoided.some(({ value }) => value === id));
  return allowed.slice(0, maxTradeMoods).map((value) => ({ value, reasons }));
}
