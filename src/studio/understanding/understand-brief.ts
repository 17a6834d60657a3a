import { memoize, memoizeContent } from "#/kernel/memoize";
import type { Brief } from "#/model/brief";
import type { OrganizationKind } from "#/model/organization-kind";
import { detectLanguage } from "#/studio/understanding/detect-language";
import { scoreArchetypes } from "#/studio/understanding/fit";
import { listMotifs } from "#/studio/understanding/list-motifs";
import { findMoodId, type MoodId } from "#/studio/understanding/moods";
import type { Trade } from "#/studio/understanding/trades/trade";
import { understandKind } from "#/studio/understanding/understand-kind";
import { understandTrade } from "#/studio/understanding/understand-trade";
import { type MoodEvidence, understandMoods } from "#/studio/understanding/understand-moods";
import type { Understanding, UnderstandingReason, Understood } from "#/studio/understanding/understanding";

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
