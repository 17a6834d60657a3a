import type { SampleKind } from "#/studio/layout/sections/sample-sections";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";

/** Sections that suit any organisation; what only some have is beside them. */
const usual = ["gallery"] as const satisfies readonly SampleKind[];

/**
 * Sections by kind of organisation beside those that the brief's words fill, most useful first; a
 * page takes as many as it needs. None has slots: places, dates, people, steps and news that a brief
 * does not state are hollow or empty to visitors, so only people who have them add such sections.
 */
export const sampleSectionsByKind: Readonly<Record<OrganizationKind, readonly SampleKind[]>> = {
  company: usual,
  shop: usual,
  restaurant: usual,
  lodging: usual,
  practice: usual,
  studio: usual,
  "trade-service": usual,
  manufacturer: usual,
  producer: usual,
  software: usual,
  "developer-tool": usual,
  finance: usual,
  consultancy: usual,
  logistics: usual,
  charity: usual,
  foundation: usual,
  authority: usual,
  school: usual,
  research: usual,
  culture: usual,
  event: usual,
  artist: usual,
  media: usual,
  community: usual,
  club: usual,
  cooperative: usual,
  faith: usual,
  care: usual,
  memorial: usual,
  personal: usual,
};

/** Sections of slots: they wait for what only the organisation knows. */
export const slotKinds = ["people", "places", "map", "programme", "news", "proof"] as const satisfies readonly SampleKind[];
