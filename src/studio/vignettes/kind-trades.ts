import type { OrganizationKind } from "#/studio/understanding/organization-kind";
import type { Sector } from "#/studio/understanding/trades/trade";

/**
 * The trade whose vignettes show what every organisation of a kind does, for one whose trade is not
 * understood or shows only what its brief rules out. Kinds that do very different things have none.
 */
export const tradeByKind: Readonly<Partial<Record<OrganizationKind, string>>> = {
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

/** The same by sector, for a trade of which the brief rules out all that its own vignettes show. */
export const tradeBySector: Readonly<Partial<Record<Sector, string>>> = {
  finance: "financial-advice",
  law: "mediation",
  business: "consulting",
  software: "software",
  education: "tutoring",
  events: "event-planning",
  care: "nursing-home",
  community: "community-centre",
};

/**
 * A trade whose leading vignette shows people or a place without a thing of any trade: people at a table, a
 * shop's front, a park. It is shown where nothing else is left.
 */
export const neutralBySector: Readonly<Partial<Record<Sector, string>>> = {
  food: "general-retail",
  drink: "general-retail",
  retail: "general-retail",
  fashion: "general-retail",
  home: "general-retail",
  making: "general-retail",
  nature: "park",
  travel: "tourist-office",
  sport: "sports-event",
  public: "municipality",
  faith: "community-centre",
  memorial: "grief-support",
  culture: "arts-centre",
  animals: "mediation",
  health: "mediation",
  beauty: "mediation",
  building: "mediation",
  industry: "mediation",
  energy: "mediation",
  transport: "mediation",
  technology: "mediation",
  science: "mediation",
  media: "mediation",
  music: "arts-centre",
  property: "mediation",
};
