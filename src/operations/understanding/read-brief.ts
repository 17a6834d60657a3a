import { Failure } from "#/kernel/errors";
import { findNearestName } from "#/kernel/text/nearest-name";
import type { Brief } from "#/model/brief";
import type { NormalizedBrief } from "#/model/normalize-brief";
import type { Trade } from "#/studio/understanding/trades/trade";

const maxSuggestions = 5;

/** Ids of trades that resemble an unknown one: those that share a word with it, then the nearest. */
function listNearTrades(id: string, trades: readonly Trade[]): readonly string[] {
  const words = id.split("-").filter((word) => word.length > 2);
  const related = trades
    .filter((trade) => words.some((word) => trade.id.includes(word) || trade.label.toLowerCase().includes(word)))
    .map((trade) => trade.id);
  const ids = trades.map((trade) => trade.id);
  const nearest = findNearestName(id, ids);
  return [...new Set([...(nearest === undefined ? [] : [nearest]), ...related])].slice(0, maxSuggestions);
}

/**
 * Normalizes a brief and checks its trade. Throws `invalid`, naming the field; for an unknown trade
 * the message lists similar ones.
 */
export async function readBrief(input: Brief): Promise<NormalizedBrief> {
  const { normalizeBrief } = await import("#/model/normalize-brief");
  const normalized = normalizeBrief(input);
  const { trade } = normalized.brief;
  if (trade === undefined) return normalized;
  const { findTrade, listTrades } = await import("#/studio/understanding/trades/trades");
  if (findTrade(trade)) return normalized;
  const near = listNearTrades(trade, listTrades());
  const advice = near.length > 0 ? `Similar trades: ${near.join(", ")}.` : "Leave it out to have it recognised.";
  throw new Failure("invalid", `trade: "${trade}" is not a known trade. ${advice} GET /api/v1/trades lists all of them.`);
}
