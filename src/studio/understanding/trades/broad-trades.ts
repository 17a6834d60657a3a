import type { TradeMatch } from "#/studio/understanding/trades/trade";
import type { UnderstandingSource } from "#/studio/understanding/understanding";

/** Trades whose plain name leaves open which of several it is, and the ones that a name can state. */
const exactTrades: Readonly<Record<string, ReadonlySet<string>>> = {
  "sports-club": new Set([
    "tennis-club",
    "cricket-club",
    "gymnastics-club",
    "ski-school",
    "bowling-alley",
    "billiard-hall",
    "golf-club",
    "swimming",
    "alpine-club",
    "water-sports",
    "sailing-club",
    "running-club",
    "cycling-club",
    "martial-arts",
    "boxing",
    "fencing-club",
    "chess-club",
  ]),
  manufacturing: new Set([
    "packaging",
    "plastics",
    "chemicals",
    "metalwork",
    "mechanical-engineering",
    "batteries",
    "furniture-shop",
    "textile-mill",
  ]),
  hospital: new Set([
    "dentist",
    "eye-doctor",
    "cardiology",
    "dermatology",
    "gynaecology",
    "paediatrics",
    "physiotherapy",
    "podiatry",
    "aesthetic-clinic",
  ]),
  "engineering-office": new Set(["fire-protection"]),
  restaurant: new Set([
    "pizzeria",
    "sushi",
    "noodle-bar",
    "burger-bar",
    "taqueria",
    "steakhouse",
    "vegan-restaurant",
    "broken-rice",
    "creperie",
    "kebab-shop",
    "curry-house",
    "tapas-bar",
    "dim-sum",
    "korean-barbecue",
  ]),
  "fast-food": new Set(["kebab-shop", "sandwich-bar", "donut-shop", "bagel-shop", "salad-bowls"]),
  freight: new Set(["removals", "piano-movers", "shipping"]),
  "pest-control": new Set(["snake-catcher"]),
  festival: new Set(["puppet-theatre"]),
  removals: new Set(["piano-movers"]),
  "repair-shop": new Set([
    "generator-repair",
    "wheelchair-repair",
    "doll-repair",
    "accordion-repair",
    "shoe-repair",
    "arcade-repair",
    "tower-clocks",
  ]),
  restoration: new Set(["tower-clocks", "watchmaker", "organ-builder", "luthier", "bookbinder", "classic-cars", "boatbuilder"]),
  watchmaker: new Set(["tower-clocks"]),
  arcade: new Set(["arcade-repair"]),
  "personal-page": new Set(["tutoring", "language-school", "music-school", "coaching"]),
  "organ-builder": new Set(["street-organ"]),
  "glass-studio": new Set(["bead-maker"]),
  foundation: new Set(["animal-shelter", "wildlife-rescue", "animal-ambulance"]),
  charity: new Set(["animal-shelter", "wildlife-rescue", "animal-ambulance"]),
  "hardware-shop": new Set(["metalwork"]),
  embroidery: new Set(["costume-hire"]),
  luthier: new Set(["accordion-repair", "reed-maker"]),
  fishery: new Set(["shellfish-farm", "goose-barnacles"]),
  landscaping: new Set(["hedge-laying"]),
  spa: new Set(["body-scrub"]),
  sauna: new Set(["body-scrub"]),
  school: new Set(["alternative-school", "driving-school", "language-school", "music-school", "dance-school", "riding-school"]),
};

/** Other phrases for a sports club say which: a football club. */
const anySport = /sport|deport|idrett|idrott|idræt|urheilu/i;

/** One word of the name that means the trade. */
const minNameScore = 1.5;

const statingSources: ReadonlySet<UnderstandingSource> = new Set<UnderstandingSource>(["name", "industry"]);

/**
 * The trade that the name states where the industry is a broad one: a sports club called a tennis club is one.
 * @param stated the trade of the industry
 */
export function findExactTrade(stated: TradeMatch, matches: readonly TradeMatch[]): TradeMatch | undefined {
  const exact = exactTrades[stated.trade.id];
  const reasons = stated.reasons.filter(({ source }) => source === "industry");
  if (exact === undefined || reasons.length !== 1) return undefined;
  if (stated.trade.id === "sports-club" && !reasons.every(({ phrase }) => anySport.test(phrase))) return undefined;
  return matches.find(
    ({ trade, score, firmReasons }) =>
      exact.has(trade.id) && score >= minNameScore && firmReasons.some(({ source }) => statingSources.has(source)),
  );
}
