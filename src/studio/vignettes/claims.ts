import { type MotifId, motifIds } from "#/studio/motifs/motif-ids";

/**
 * What a vignette claims beyond its trade, so that it is wrong for some who are in that trade: a sort of it, such as
 * curls or heat pumps, a class of place, such as candle-lit dining, goods, such as cakes at a baker's, or a part of the
 * world. A claim is the id of a subject or of an entry of `data/motifs/specifics.txt`. Vignettes without claims show
 * what everybody of the trade has.
 */
export type ClaimId = string;

/** Claims of a sort of one thing: a brief that makes some of a group rules out the others. */
type Rivals = {
  readonly claims: readonly ClaimId[];
  /** The only trade in which the words say that. */
  readonly trade?: string;
};

const split = (ids: string) => ids.split(" ");

export const rivals: readonly Rivals[] = [
  { claims: split("curls straight-hair") },
  { claims: split("ballet couple-dance other-dance") },
  { claims: split("barre traditional-dance") },
  { claims: split("drum-kit acoustic-band") },
  { claims: split("outdoors indoors") },
  { claims: split("heat-pumps boilers") },
  { claims: split("dresses suits") },
  { claims: split("football rugby ice-hockey basketball badminton rowing volleyball table-tennis other-ball") },
  { claims: split("cargo-bikes vans") },
  { claims: split("bike-removals vans"), trade: "removals" },
  { claims: split("queues dashboards") },
  { claims: split("cats-alone all-pets") },
  { claims: split("stone-houses plain-houses") },
  { claims: split("classrooms online-lessons"), trade: "tutoring" },
  { claims: split("mangoes kiwis apple pear"), trade: "orchard" },
  { claims: split("tents campers") },
  { claims: split("fine-dining plain-meals") },
  { claims: split("quilts mattresses") },
  { claims: split("carpet-washing weaving laundry-rooms") },
  { claims: split("bathhouses saunas") },
  { claims: split("milk-sweets lollipops") },
  { claims: split("food-aid clothes-aid") },
  { claims: split("inverters grid-storage solar-park") },
  { claims: split("bells iron-casting") },
  { claims: split("thai-massage oil-massage") },
  { claims: split("motor-boats sails oar-boats") },
  { claims: split("wood-turning wood-carving") },
  { claims: split("motor-rickshaws cycle-rickshaws") },
  { claims: split("barns ballrooms") },
  { claims: split("eastern-lutes drum-kit") },
  { claims: split("indian-dance ballet couple-dance") },
  { claims: split("electronics watches bicycles appliances cameras tractors"), trade: "repair-shop" },
  { claims: split("phones computers"), trade: "repair-shop" },
  { claims: split("marksmen archery"), trade: "shooting-club" },
  { claims: split("road rails"), trade: "public-transport" },
  { claims: split("poultry herds"), trade: "livestock" },
  { claims: split("reindeer camels alpacas"), trade: "herders" },
  { claims: split("oysters mussels"), trade: "shellfish-farm" },
  { claims: split("children adults"), trade: "chess-club" },
  { claims: split("grappling striking"), trade: "martial-arts" },
  { claims: split("trophy stamp-tool"), trade: "seal-engraver" },
  { claims: split("sharpening forging"), trade: "knife-maker" },
  { claims: split("hot-dip powder-coats"), trade: "surface-treatment" },
  { claims: split("cacti leafy-plants"), trade: "plant-nursery" },
  { claims: split("star-tours sky-domes"), trade: "astronomy-club" },
  { claims: split("wooden-boats container-ships"), trade: "shipping" },
  { claims: split("separate-sexes mixed-lessons"), trade: "tutoring" },
  { claims: split("phone-apps desk-apps") },
];

/**
 * Sorts of a trade that a brief has to support with its own words as soon as it tells more than its trade, with the
 * trades of which they are true anyway. They are shown without support where nothing else is left.
 */
const usualClaims: Readonly<Record<ClaimId, string>> = {
  hearths: "mountain-hut",
  harvest: "organic-farm farm",
  poultry: "egg-farm",
  herds: "livestock dairy farm-vet livestock-market",
  "solar-park": "energy-supplier energy-cooperative",
  inverters: "batteries",
  generators: "generator-repair",
  "data-centres": "hosting",
  massages: "massage spa",
  "dental-laboratories": "dental-laboratory orthodontist",
  paintings: "artist art-school gallery illustrator framing",
  stonework: "stonemason sculptor",
  amplified: "music-festival music-venue nightclub event-technology band",
  supermarkets: "grocery organic-shop",
  "food-goods": "grocery organic-shop spice-shop food-manufacturer",
  "clothing-goods": "fashion streetwear second-hand",
  "studio-portraits": "camera-shop",
  saunas: "sauna",
  "hot-springs": "spa",
  "mounted-animals": "taxidermy",
  "quiet-repair": "restoration antiques",
  antiquities: "gallery heritage-trust antiques auction-house",
  coding:
    "developer-tools open-source it-services web-design hosting data-analytics cyber-security computing-hardware coding-school",
  bells: "",
  phones: "electronics-shop",
  "swim-races": "",
  "web-shops": "",
  "water-pipes": "",
  repairs: "repair-shop",
};

/**
 * The same for classes of places, help and goods that are never to be taken for granted: without support in a brief that
 * tells more than its trade, they are wrong.
 */
const specialClaims: Readonly<Record<ClaimId, string>> = {
  "fine-dining": "steakhouse event-venue wedding-planning event-planning",
  stalls: "food-truck fast-food noodle-bar food-festival market taqueria",
  "food-aid": "food-bank",
  "clothes-aid": "",
  "elder-help": "",
  fundraising: "crowdfunding",
  "grid-storage": "energy-supplier energy-cooperative",
  "laundry-rooms": "laundry housing-cooperative",
  spas: "spa",
  quilts: "",
  "carpet-washing": "carpet-cleaning",
  "natural-history": "",
  "old-machines": "",
  coast: "",
  "warm-coasts": "",
  bathhouses: "",
  paddies: "",
  "side-dishes": "",
  pickles: "pickle-maker",
  "milk-sweets": "",
  lollipops: "",
  reformers: "",
  "flat-hunting": "estate-agent property-development",
  smallholders: "",
  "farm-shops": "",
  "rope-making": "rope-maker",
  "online-lessons": "education-technology language-school",
  classrooms: "",
  "wax-batik": "",
  "self-storage": "",
  "camper-building": "",
};

/** The same for what only some of a trade have: never shown without support, however little a brief tells. */
const rareClaims: ReadonlySet<ClaimId> = new Set(
  split(
    "jar-cellars motorbike-lessons ways-on-skis school-meals thai-massage motor-boats barns eastern-lutes indian-dance rebetiko " +
      "human-towers bike-removals mangoes queues motorcycle-taxis free-congregations pies " +
      "stone-houses seat-hire cats-alone boat-clinics natural-ice cameras tractors cacti wooden-boats book-boats found-dogs " +
      "school-canteens mariachi phone-apps showers separate-sexes home-lessons raw-fish flamenco marksmen damage-surveys kiwis " +
      "rice-cakes rugby ice-hockey leaf-feasts",
  ),
);

/** Where a dish is served without being named: in which trades, and in which parts of the world. */
type DishHome = { readonly trades?: string; readonly regions?: readonly string[] };

/** Dishes of one cuisine: shown at home and where a brief names them, since elsewhere they tell of another kitchen. */
const dishes: Readonly<Record<ClaimId, DishHome>> = {
  taco: { trades: "taqueria" },
  "sushi-roll": { trades: "sushi" },
  "noodle-bowl": { trades: "noodle-bar" },
  pizza: { trades: "pizzeria" },
  burger: { trades: "burger-bar" },
  "hot-dogs": {},
  griddles: { trades: "taqueria" },
  kimchi: {},
  "bamboo-steamers": { regions: ["east-asia"] },
  flatbreads: { regions: ["middle-east", "south-asia"] },
};

/** Parts of the world that words of `data/motifs/specifics.txt`, or else the brief's language, tell. */
export const regions = ["africa", "south-asia", "east-asia", "latin-america", "middle-east"] as const;
export type Region = (typeof regions)[number];
export const isRegion = (id: string): id is Region => regions.some((known) => known === id);

export const regionsByLanguage: Readonly<Record<string, Region>> = Object.fromEntries(
  (
    [
      ["africa", "sw am ha yo ig zu xh so"],
      ["south-asia", "hi mr ne bn ta te ur pa gu kn ml si"],
      ["east-asia", "ja ko zh-Hans zh-Hant vi th id ms fil my km lo mn"],
      ["middle-east", "ar fa he tr az"],
    ] as const
  ).flatMap(([region, languages]) => languages.split(" ").map((language) => [language, region] as const)),
);

/**
 * Parts of the world in which a claim is foreign: hams, holed cheese and tall cooks' hats, barns with a silo, town halls
 * with a clock, gabled houses, aprons and accordions of folk dancers, fires in an open hearth.
 */
const foreignRegions: Readonly<Record<ClaimId, readonly Region[]>> = {
  "western-kitchen": ["africa", "south-asia", "east-asia", "middle-east"],
  "western-farm": regions,
  "western-town": ["africa", "south-asia", "east-asia", "middle-east"],
  "western-homes": ["middle-east"],
  "western-dress": ["africa", "south-asia", "east-asia", "middle-east"],
  "cold-country": ["africa", "south-asia"],
  savanna: ["south-asia"],
  "western-cheese": ["south-asia", "africa"],
  "gulf-incense": ["south-asia", "east-asia", "latin-america"],
  "incense-sticks": ["middle-east", "africa"],
};

const knownMotifs: ReadonlySet<string> = new Set(motifIds);
export const isMotifId = (claim: ClaimId): claim is MotifId => knownMotifs.has(claim);

/** What a brief says for and against claims. */
export type Evidence = {
  /** Claims that its words make. */
  readonly made: ReadonlySet<ClaimId>;
  /** Those of them that its industry or name makes: it is about them. */
  readonly stated: ReadonlySet<ClaimId>;
  /** Claims that its words deny or that a rival takes the place of. */
  readonly denied: ReadonlySet<ClaimId>;
  /** Subjects that it names, in passing too. */
  readonly named: ReadonlySet<MotifId>;
  /** Subjects by which everybody knows its trade. */
  readonly signs: ReadonlySet<MotifId>;
  readonly region: Region | undefined;
  /** Whether it tells more than its trade, so that what it does not tell is not so. */
  readonly isParticular: boolean;
};

/** How a claim of a vignette stands: against the brief, merely without support in it, or right. */
export type Standing = "wrong" | "unsupported" | "right";

const isAtHome = ({ trades = "", regions: homes = [] }: DishHome, trade: string, region: Region | undefined): boolean =>
  trades.split(" ").includes(trade) || (region !== undefined && homes.includes(region));

/**
 * How a claim stands by what a brief says.
 * @param isMain whether the vignette was drawn for the brief's own trade, of which its subjects are true then
 */
export function assessClaim(claim: ClaimId, evidence: Evidence, trade: string, isMain: boolean): Standing {
  const { made, denied, named, signs, region, isParticular } = evidence;
  const isSubject = isMotifId(claim);
  const dish = dishes[claim];
  if (denied.has(claim)) return "wrong";
  if (isRegion(claim)) return claim === region ? "right" : "wrong";
  if (made.has(claim) || (isSubject && named.has(claim))) return "right";
  if (rareClaims.has(claim)) return "wrong";
  if (dish !== undefined) return isAtHome(dish, trade, region) ? "right" : "wrong";
  if (region !== undefined && foreignRegions[claim]?.includes(region) === true) return "wrong";
  if (isSubject) return !isParticular || isMain || signs.has(claim) ? "right" : "wrong";
  const trades = usualClaims[claim] ?? specialClaims[claim];
  if (trades === undefined || !isParticular || trades.split(" ").includes(trade)) return "right";
  return claim in usualClaims ? "unsupported" : "wrong";
}

/** Claims so plain that their vignettes are shown in any trade: who washes carpets may be taken for a weaver. */
export const plainClaims: ReadonlySet<ClaimId> = new Set(
  split(
    "quilts carpet-washing bathhouses inverters school-meals human-towers rope-making indian-dance hot-dip found-dogs cameras cacti " +
      "raw-fish flamenco marksmen damage-surveys kiwis rice-cakes mounted-animals leaf-feasts",
  ),
);

/** The claims that must be made in so many words, for the check that words exist for each. */
export const listClaims = (): readonly ClaimId[] => [
  ...new Set([
    ...rivals.flatMap(({ claims }) => claims),
    ...Object.keys(usualClaims),
    ...Object.keys(specialClaims),
    ...Object.keys(dishes),
    ...rareClaims,
    ...Object.keys(foreignRegions),
  ]),
];
