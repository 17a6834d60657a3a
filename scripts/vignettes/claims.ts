import type { ClaimId } from "#/studio/vignettes/claims";

/** The vignettes that make each claim beyond their trade, as in `src/studio/vignettes/claims.ts`, by their ids. */
const vignettesByClaim: Readonly<Record<ClaimId, string>> = {
  // Sorts of a trade.
  curls: "curls",
  "straight-hair": "cut",
  ballet: "dance-stage",
  "couple-dance": "dancers couple-steps",
  "other-dance": "dance-room",
  outdoors: "free-lesson rain-puddle boots-and-capes garden-class",
  indoors: "blocks toys building-blocks toy-blocks",
  "heat-pumps": "outdoor-unit heat-pump-wall",
  boilers: "boiler-service",
  dresses: "sewing-table",
  suits: "suit-fitting",
  football: "football",
  basketball: "basketball",
  badminton: "badminton",
  rowing: "rowers",
  "other-ball": "winners-podium",
  "cargo-bikes": "courier-cargobike",
  vans: "courier",
  tents: "camp-evening tents-by-lake",
  campers: "camper-by-the-lake",
  electronics: "solder-bench open-computer",
  watches: "watch-repair",
  bicycles: "bike-repair bicycle-wall",
  appliances: "repair-shop",
  road: "bus-door public-transport",
  rails: "public-transport-tram",
  poultry: "hen-yard feeding-hens",
  herds: "herd-and-herder shepherd-and-dog goat-check farm-animals barn-and-field",
  children: "chessBoard",
  adults: "chess chess-hall",
  mattresses: "mattress-test bedding-maker",
  weaving: "loom-room weaver",
  saunas: "sauna steamRoom sauna-jetty",
  "hot-springs": "bath",
  "studio-portraits": "portrait-set portrait-sitting family-portrait",
  "dental-laboratories": "denture-bench crown-maker",
  massages: "massage-hands",
  spas: "spaStill",
  paintings: "restoration studio-easel",
  stonework: "stonemason",
  amplified: "field-stage field-festival concert-crowd",
  "laundry-rooms": "laundry laundry-fold slot-booking",
  "data-centres": "server-room rack-aisle",
  "grid-storage": "battery-cabinets",
  "solar-park": "solar-solar-field",
  harvest: "cooperative vegetable-beds",
  // Classes of places and of help.
  "fine-dining": "dinner laid-table long-table served-party summer-terrace plating-hands event-hall",
  "food-aid": "charity packing-volunteers soup-table foodBank crates gift-boxes",
  "elder-help": "charity-shopping",
  fundraising: "shared-jar",
  supermarkets: "shop-aisle",
  "food-goods": "shop-shelves",
  "clothing-goods": "clothes-rail",
  // Goods that others of the trade do not have.
  "coffee-cup": "cafe-cup coffee-handed espresso-bar filter-coffee cafe-window cafe-writer",
  "coffee-bean": "coffee-hills roastery-sacks",
  cake: "pastry-window cake-case cake-box cake-piping party-planner",
  "ice-cream": "ice-cream-served",
  chocolate: "praline-bench cocoa-table",
  lollipops: "sweet-jars",
  olive: "oil-tasting olive-crates oil-mill olive-net",
  "meat-cut": "deli-slicer meat-case meat-counter-quiet",
  cheese: "sheep-stay",
  cocktail: "bar-shelf",
  "brew-kettle": "brew-kettles",
  grapes: "wine-barrels",
  apple: "orchard-rows orchard-table",
  "tea-leaf": "tea-counter tea-set",
  tree: "foundation",
  tractor: "tractor-field",
  violin: "violin-bench",
  guitar: "instrument-wall guitar-wall",
  "sushi-roll": "sushi-board",
  "noodle-bowl": "noodle-steam",
  pizza: "pizza-board",
  "acupuncture-needles": "needle-room",
  church: "quiet-nave",
  sheep: "sheep-stay",
  // Parts of the world.
  "western-kitchen":
    "open-kitchen dinner cake-piping pastry-window cake-case cake-box meat-counter deli-slicer meat-case meat-counter-quiet " +
    "cooking-class sweet-jars served-party buffet-table summer-terrace laid-table",
  "western-farm":
    "barn-and-field farmyard farm-animals goat-check milk-churns mill-stones orchard-rows orchard-table sheep-stay tractor-field",
  "western-town": "town-square municipality garden-party-house school-yard hall-evening bank-house",
  "cold-country": "fireside alpine-hut sauna-jetty stove-builder hearth-sweep",
};

/** The claims of a vignette. */
export const listClaimsOf = (vignette: string): readonly ClaimId[] =>
  Object.entries(vignettesByClaim).flatMap(([claim, ids]) => (ids.split(" ").includes(vignette) ? [claim] : []));

/** All claims with the vignettes that make them. */
export const listClaimEntries = (): readonly (readonly [claim: ClaimId, vignettes: readonly string[]])[] =>
  Object.entries(vignettesByClaim).map(([claim, ids]) => [claim, ids.split(" ")]);
