import type { ArchetypeId } from "#/model/direction";
import type { Language } from "#/model/language";
import type { MotifId } from "#/studio/motifs/motif-ids";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";

/**
 * Where in the brief a conclusion comes from. `correction` is a person's own choice, `trade` the
 * chosen trade.
 */
export const understandingSources = [
  "correction",
  "name",
  "tagline",
  "industry",
  "audience",
  "offer",
  "values",
  "adjectives",
  "tone",
  "avoid",
  "copy",
  "script",
  "trade",
] as const;
export type UnderstandingSource = (typeof understandingSources)[number];

/** Why something was concluded: the words of the brief and the field that holds them. */
export type UnderstandingReason = { readonly source: UnderstandingSource; readonly phrase: string };

/** A conclusion with the words that led to it; no reasons if it is the calm default. */
export type Understood<T> = { readonly value: T; readonly reasons: readonly UnderstandingReason[] };

/**
 * What a brief says about the organisation. Everything that the studio derives from words derives
 * from this, so that a person who corrects it corrects direction, pictures, marks and texts.
 */
export type Understanding = {
  /** BCP 47 tag of the brief's language, such as `en`, `bg` or `zh-Hant`. */
  readonly language: Understood<Language>;
  readonly kind: Understood<OrganizationKind>;
  /** The trade's id in the taxonomy; undefined if no trade was recognised. */
  readonly trade: Understood<string> | undefined;
  /** The trade's sector, such as `food` or `health`; undefined without a trade. */
  readonly sector: string | undefined;
  /** Mood ids of adjectives, values and tone, such as `warm` or `precise`. */
  readonly moods: readonly Understood<string>[];
  /** Mood ids that the brief avoids. */
  readonly avoided: readonly Understood<string>[];
  /**
   * Subjects that name what the organisation does, most characteristic first. Empty if the brief
   * names none and its trade has none: then letters of the name stand in for them.
   */
  readonly motifs: readonly MotifId[];
  /** Score of each archetype: higher fits better, 0 is neutral. */
  readonly fit: Readonly<Record<ArchetypeId, number>>;
  /** Archetypes that the trade, the kind or `avoid` rules out. */
  readonly barred: readonly ArchetypeId[];
};
