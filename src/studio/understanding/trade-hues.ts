import { type Climate, climates } from "#/studio/palette/climates";
import type { HueName } from "#/studio/palette/hue-names";
import type { Sector } from "#/studio/understanding/trades/trade";

const split = (names: string) => new Set(names.split(" ").filter((name) => name !== "") as readonly HueName[]);

/** Hues that people expect of a sector. Sectors without one are at home in all. */
const bySector: Readonly<Partial<Record<Sector, ReadonlySet<HueName>>>> = {
  food: split("red orange yellow brown"),
  drink: split("brown red green orange"),
  hospitality: split("green blue orange"),
  travel: split("blue green orange"),
  farming: split("green yellow red"),
  nature: split("green"),
  animals: split("green blue orange"),
  health: split("blue green"),
  care: split("green blue purple"),
  beauty: split("pink purple green brown"),
  sport: split("red blue orange green"),
  building: split("orange yellow red blue"),
  making: split("green red blue orange"),
  industry: split("blue orange yellow"),
  energy: split("yellow green orange"),
  home: split("green orange blue"),
  transport: split("blue yellow red"),
  technology: split("blue purple green"),
  software: split("blue purple green"),
  science: split("blue green"),
  music: split("purple red blue"),
  events: split("red orange purple yellow"),
  education: split("blue green yellow red"),
  finance: split("blue green"),
  law: split("blue green red"),
  business: split("blue green"),
  property: split("green blue brown red"),
  public: split("blue green"),
  community: split("green orange blue"),
  faith: split("purple blue green"),
  memorial: split("green blue purple"),
};

/** Trades that people expect in other hues than the rest of their sector, by hues. */
const byHues: Readonly<Record<string, string>> = {
  "blue green":
    "fishmonger fishery aquarium swimming sailing-club diving water-sports boatbuilder port water-utility laundry car-wash plumber " +
    "glazier cleaning ice-rink heating-engineer air-conditioning security-service ice-factory cold-store water-delivery " +
    "pool-builder carpet-cleaning eye-charity small-harbour " +
    "fish-hatchery shellfish-farm goose-barnacles irrigation boat-hire ski-resort well-drilling salt-works net-maker anglers-club " +
    "equipment-lending guide-dogs eiderdown qanat window-cleaning boat-engines stockfish " +
    "cormorant-fishing",
  blue: "police drone-services 3d-printing vehicle-calibration spring-maker",
  "blue purple": "astronomy-club planetarium amateur-radio karaoke",
  "red yellow": "surf-lifesaving lion-dance folk-temple",
  "red orange yellow purple": "samba-school costume-hire folk-dance festival-giants",
  "orange red": "foundry brickworks road-building mountain-rescue",
  "pink red": "bridal-beauty",
  "red purple orange green": "silk-saris",
  "brown yellow purple green": "incense-shop",
  "yellow blue": "dairy cheese-shop",
  red: "butcher steakhouse fire-brigade",
  "green red": "mahjong-carver",
  green:
    "pickle-maker greengrocer organic-shop tea garden-centre landscaping recycling seeds olive-grove " +
    "tea-growers hajj-travel rice-mill plant-nursery compost seaweed-farm hunters wildlife-rescue savings-group",
  "pink green red": "florist",
  "red purple": "winery wine-shop",
  "brown green red": "cocoa-growers coffee-roastery coffee-growers cafe",
  "blue purple green": "dye-works",
  brown:
    "chocolatier leather-goods sawmill wood-carver basket-maker chair-caning organ-builder firewood rope-maker smokehouse " +
    "fish-sauce",
  "blue red brown": "barber",
  "brown red": "shoe-repair shoemaker upholsterer bookbinder printing-house",
  "brown orange yellow": "cork livestock metal-mirrors",
  "red blue brown": "paper-goods",
  "orange brown yellow": "restaurant maple-syrup chestnut-stand",
  "red orange":
    "chilli-sauce pizzeria noodle-bar hotpot sushi burger-bar taqueria broken-rice kebab-shop curry-house tapas-bar dim-sum " +
    "korean-barbecue",
  "pink orange yellow": "popcorn-stand donut-shop creperie ice-cream-parlour confectionery patisserie",
  "yellow orange":
    "corn-stand egg-farm mead-maker safari nut-shop honey queen-breeder brewery " +
    "electrician street-lighting school-bus lightning-protection taxi rickshaw " +
    "motorcycle-taxi",
  "orange green": "kombucha juice-bar salad-bowls sugarcane-juice coconut-seller",
  "orange red yellow green": "orchard",
  "pink purple": "saffron-growers lavender-farm bubble-tea nail-studio bridal-wear",
  "green brown":
    "spa massage sauna body-scrub naturopathy herbalist ayurveda acupuncture carpenter joiner forestry horse-logging",
  "green purple orange": "yoga-studio",
  "blue orange yellow": "childcare toy-shop",
  "red brown blue": "roofer stonemason",
  "green blue": "ev-charging bicycle-shop bicycle-rental",
};
const byTrade: ReadonlyMap<string, ReadonlySet<HueName>> = new Map(
  Object.entries(byHues).flatMap(([hues, trades]) => trades.split(" ").map((trade) => [trade, split(hues)] as const)),
);

/** The trades with hues of their own. */
export const tradesWithHues: readonly string[] = [...byTrade.keys()];

/** The hues that people expect of a trade; none if it is at home in all. */
export const getUsualHues = (trade: string | undefined, sector: string | undefined): ReadonlySet<HueName> =>
  byTrade.get(trade ?? "") ?? bySector[(sector ?? "") as Sector] ?? new Set();

/** Trades whose goods look spoiled in a hue that pictures show them in. */
const spoiling: ReadonlyMap<string, ReadonlySet<HueName>> = new Map(
  ["butcher", "steakhouse", "smokehouse", "burger-bar"].map((trade) => [trade, split("green")] as const),
);

/** The hues that a trade's accent does not have: no butcher shows green meat. */
export const getSpoilingHues = (trade: string | undefined): ReadonlySet<HueName> => spoiling.get(trade ?? "") ?? new Set();

/** What people expect the colours of some trades to feel like. */
const tradesByClimate: Readonly<Partial<Record<Climate, string>>> = {
  festive: "lion-dance samba-school folk-temple festival festival-giants",
  night: "astronomy-club planetarium fireworks dj nightclub",
  cold: "ice-factory cold-store ice-rink",
  sea: "fish-hatchery shellfish-farm goose-barnacles fishmonger fishery sailing-club stockfish",
  outdoor: "wildlife-rescue mountain-rescue",
  earthy: "stonemason brickworks pottery",
};
const climateByTrade: ReadonlyMap<string, Climate> = new Map(
  climates.flatMap((climate) => (tradesByClimate[climate]?.split(" ") ?? []).map((trade) => [trade, climate] as const)),
);

/** The trades with a climate of their own. */
export const tradesWithClimates: readonly string[] = [...climateByTrade.keys()];

/** What people expect the colours of a trade to feel like, for briefs that do not say. */
export function getTradeClimates(trade: string | undefined): ReadonlySet<Climate> {
  const climate = climateByTrade.get(trade ?? "");
  return new Set(climate === undefined ? [] : [climate]);
}
