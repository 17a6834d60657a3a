import { archetypeIds, type ArchetypeId } from "#/model/direction";
import { businessTrades } from "#/studio/understanding/trades/sectors/business";
import { cultureTrades } from "#/studio/understanding/trades/sectors/culture";
import { foodTrades } from "#/studio/understanding/trades/sectors/food";
import { healthTrades } from "#/studio/understanding/trades/sectors/health";
import { landTrades } from "#/studio/understanding/trades/sectors/land";
import { makingTrades } from "#/studio/understanding/trades/sectors/making";
import { retailTrades } from "#/studio/understanding/trades/sectors/retail";
import { societyTrades } from "#/studio/understanding/trades/sectors/society";
import { technologyTrades } from "#/studio/understanding/trades/sectors/technology";
import { transportTrades } from "#/studio/understanding/trades/sectors/transport";
import { getTemperament } from "#/studio/understanding/trades/temperament";
import { sectors, type Sector, type Trade } from "#/studio/understanding/trades/trade";
import type { TradeRow, TradeRows } from "#/studio/understanding/trades/trade-row";

const tables: readonly TradeRows[] = [
  foodTrades,
  landTrades,
  healthTrades,
  makingTrades,
  retailTrades,
  transportTrades,
  technologyTrades,
  cultureTrades,
  businessTrades,
  societyTrades,
];

function toTrade(sector: Sector, [id, label, kind, temperamentName, motifs, change = {}]: TradeRow): Trade {
  const temperament = getTemperament(temperamentName);
  const weights: Partial<Record<ArchetypeId, number>> = { ...temperament.fitting, ...change.fitting };
  const barred = new Set([...temperament.barred, ...(change.barred ?? [])]);
  for (const archetype of archetypeIds) {
    if ((change.fitting?.[archetype] ?? 0) > 0) barred.delete(archetype);
    if (weights[archetype] === 0 || change.barred?.includes(archetype)) delete weights[archetype];
  }
  return { id, label, sector, kind, moods: temperament.moods, fitting: weights, barred: [...barred], motifs };
}

let trades: ReadonlyMap<string, Trade> | undefined;

function getTrades(): ReadonlyMap<string, Trade> {
  trades ??= new Map(
    tables.flatMap((table) =>
      sectors.flatMap((sector) => (table[sector] ?? []).map((row) => [row[0], toTrade(sector, row)] as const)),
    ),
  );
  return trades;
}

/** All trades of the taxonomy, by sector. */
export const listTrades = (): readonly Trade[] => [...getTrades().values()];

/** The trade with this id, or `undefined` if the taxonomy has none. */
export const findTrade = (id: string): Trade | undefined => getTrades().get(id);
