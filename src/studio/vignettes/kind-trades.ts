import type { OrganizationKind } from "#/studio/understanding/organization-kind";

/**
 * The trade whose vignettes show what every organisation of a kind does, for one whose trade is not
 * understood. Kinds that do very different things have none.
 */
export const tradeByKind: Readonly<Partial<Record<OrganizationKind, string>>> = {
  shop: "general-retail",
  restaurant: "restaurant",
  lodging: "guest-house",
  software: "software",
  "developer-tool": "developer-tools",
  finance: "financial-advice",
  consultancy: "consulting",
  logistics: "freight",
  charity: "charity",
  foundation: "foundation",
  authority: "municipality",
  school: "school",
  research: "research-institute",
  event: "festival",
  media: "magazine",
  community: "community-centre",
  club: "association",
  cooperative: "cooperative",
  care: "home-care",
};
