import type { ArchetypeId } from "#/model/direction";
import type { MotifId } from "#/studio/motifs/motif-ids";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";
import type { TemperamentName } from "#/studio/understanding/trades/temperament";
import type { Sector } from "#/studio/understanding/trades/trade";

/** What a trade changes in its temperament: weights by archetype, 0 removes one, and more bars. */
export type TemperamentChange = {
  readonly fitting?: Readonly<Partial<Record<ArchetypeId, number>>>;
  readonly barred?: readonly ArchetypeId[];
};

/** A trade as its sector's table has it. */
export type TradeRow = readonly [
  id: string,
  label: string,
  kind: OrganizationKind,
  temperament: TemperamentName,
  motifs: readonly MotifId[],
  change?: TemperamentChange,
];

/** The trades of some sectors. */
export type TradeRows = Readonly<Partial<Record<Sector, readonly TradeRow[]>>>;
