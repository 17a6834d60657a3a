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
 * Vignettes of a place without a thing of any trade, best first: a path, a quiet room, a square. They are shown
 * where nothing else is left, because people at a meeting would tell of another organisation.
 */
export const placesBySector: Readonly<Partial<Record<Sector, readonly string[]>>> = {
  food: ["town-square", "corner-shop"],
  drink: ["town-square", "corner-shop"],
  retail: ["corner-shop", "town-square"],
  fashion: ["corner-shop", "town-square"],
  home: ["corner-shop", "quietRoom"],
  making: ["corner-shop", "town-square"],
  nature: ["garden-path", "forest-path"],
  travel: ["town-square", "forest-path"],
  sport: ["forest-path", "town-square"],
  public: ["town-square"],
  faith: ["quiet-nave", "garden-path"],
  memorial: ["avenue", "quietRoom"],
  culture: ["town-square", "library-under-tree"],
  animals: ["forest-path", "garden-path"],
  farming: ["field-rows", "garden-path"],
  health: ["quietRoom", "entrance-ramp"],
  beauty: ["quietRoom", "entrance-ramp"],
  transport: ["town-square"],
  music: ["town-square", "quietRoom"],
  property: ["entrance-ramp", "quiet-office"],
};

/** Trades of which the sector's places tell of something else: who dances is in no forest. */
export const tradesWithoutPlace: ReadonlySet<string> = new Set(["dance-school", "dance-company", "folk-dance"]);
