import type { Brief } from "#/model/brief";
import type { TradeMatch } from "#/studio/understanding/trades/trade";

/** Crafts whose parts and tools a hardware shop sells, and which support each other's scores where it names several. */
const suppliedCrafts: ReadonlySet<string> = new Set([
  "plumber",
  "electrician",
  "locksmith",
  "painter-decorator",
  "heating-engineer",
  "air-conditioning",
  "glazier",
  "tiler",
]);

/** The place in the industry of the first of the words that led to a trade. */
function findStart({ firmReasons }: TradeMatch, industry: string): number {
  const starts = firmReasons.flatMap(({ source, phrase }) => (source === "industry" ? [industry.indexOf(phrase)] : []));
  return Math.min(...starts.filter((start) => start >= 0));
}

/**
 * The hardware shop, where a brief states one and lists the crafts that it sells for: screws, pipes and keys are its
 * goods, and it is no plumber. A plumber who names himself first, and sells fittings too, stays one.
 */
export function findSupplyShop(
  { industry = "" }: Pick<Brief, "industry">,
  stated: TradeMatch,
  matches: readonly TradeMatch[],
): TradeMatch | undefined {
  if (!suppliedCrafts.has(stated.trade.id)) return undefined;
  const shop = matches.find(({ trade }) => trade.id === "hardware-shop");
  if (shop === undefined) return undefined;
  const isNamed = ({ firmReasons }: TradeMatch) => firmReasons.some(({ source }) => source === "name");
  if (isNamed(shop) !== isNamed(stated)) return isNamed(shop) ? shop : undefined;
  return findStart(shop, industry) < findStart(stated, industry) ? shop : undefined;
}
