import type { ArchetypeId } from "#/model/direction";
import type { MotifId } from "#/studio/motifs/motif-ids";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";
import type { UnderstandingReason } from "#/studio/understanding/understanding";

/** Branches of work that group the trades. */
export const sectors = [
  "food",
  "drink",
  "hospitality",
  "travel",
  "farming",
  "nature",
  "animals",
  "health",
  "care",
  "beauty",
  "sport",
  "building",
  "making",
  "industry",
  "energy",
  "retail",
  "fashion",
  "home",
  "transport",
  "technology",
  "software",
  "science",
  "media",
  "culture",
  "music",
  "events",
  "education",
  "finance",
  "law",
  "business",
  "property",
  "public",
  "community",
  "faith",
  "memorial",
] as const;
export type Sector = (typeof sectors)[number];

/** What an organisation does for a living or a cause, and how it tends to present itself. */
export type Trade = {
  /** Kebab-case, such as `coffee-roastery`. */
  readonly id: string;
  /** The trade in English, such as `Coffee roastery`. */
  readonly label: string;
  readonly sector: Sector;
  readonly kind: OrganizationKind;
  /** Mood ids, most typical first. */
  readonly moods: readonly string[];
  /** Archetypes that suit the trade, from 1 (possible) to 5 (natural). */
  readonly fitting: Readonly<Partial<Record<ArchetypeId, number>>>;
  /** Archetypes that would embarrass the trade. */
  readonly barred: readonly ArchetypeId[];
  /**
   * Subjects that name the trade, most characteristic first. Empty for a trade without a thing of
   * its own: a borrowed subject would say something wrong.
   */
  readonly motifs: readonly MotifId[];
};

/** A trade that the texts speak of. Scores compare trades of one brief only. */
export type TradeMatch = {
  readonly trade: Trade;
  readonly score: number;
  readonly reasons: readonly UnderstandingReason[];
  /** Reasons without words that only describe something whose name is not known. */
  readonly firmReasons: readonly UnderstandingReason[];
};
