import specificWordFile from "#data/motifs/specifics.txt.br" with { type: "file" };
import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { motifFamilies } from "#/studio/understanding/motif-classes";
import { findNamedMotifs } from "#/studio/understanding/motif-words";
import { type Purpose, purposes } from "#/studio/vignettes/setting";
import { type TableLanguage, toTableLanguage, WordTable } from "#/studio/understanding/word-table";

/**
 * Vignettes by what they show of their trade where no subject tells them apart, in groups of rivals: a
 * picture of one is wrong for a brief that names another. Names without words in the list stand for what
 * is usual.
 */
const groups: readonly Readonly<Record<string, readonly string[]>>[] = [
  { curls: ["curls"], "straight-hair": ["cut"] },
  { ballet: ["dance-stage"], "couple-dance": ["dancers", "couple-steps"], "other-dance": ["dance-room"] },
  {
    outdoors: ["free-lesson", "rain-puddle", "boots-and-capes", "garden-class"],
    indoors: ["blocks", "toys", "building-blocks", "toy-blocks"],
  },
  { "heat-pumps": ["outdoor-unit", "heat-pump-wall"], boilers: ["boiler-service"] },
  { dresses: ["sewing-table"], suits: ["suit-fitting"] },
  {
    football: ["football"],
    basketball: ["basketball"],
    badminton: ["badminton"],
    rowing: ["rowers"],
    "other-ball": ["winners-podium"],
  },
  { "cargo-bikes": ["courier-cargobike"], vans: ["courier"] },
  { tents: ["camp-evening", "tents-by-lake"], campers: ["camper-by-the-lake"] },
];

/** The same within one trade, for words that say something else in others. */
const groupsByTrade: Readonly<Record<string, (typeof groups)[number]>> = {
  "repair-shop": {
    electronics: ["solder-bench", "open-computer"],
    watches: ["watch-repair"],
    bicycles: ["bike-repair", "bicycle-wall"],
    appliances: ["repair-shop"],
  },
  "public-transport": { road: ["bus-door", "public-transport"], rails: ["public-transport-tram"] },
  livestock: { poultry: ["hen-yard"], herds: ["herd-and-herder", "shepherd-and-dog", "goat-check", "farm-animals"] },
  "chess-club": { children: ["chessBoard"], adults: ["chess", "chess-hall"] },
};

const words = new WordTable<string>(specificWordFile);

/** Whether an industry says that it does this. */
const statesPurpose = (industry: string, purpose: Purpose, language: TableLanguage): boolean =>
  [...words.find(industry, language), ...words.find(industry, "en")].some(({ id, isNegated }) => id === purpose && !isNegated);

/** Pairs of which a picture shows one, while a brief's own subjects may hold both. */
const families = [...motifFamilies, { name: "pet", motifs: ["dog", "cat"] as readonly MotifId[] }];

/** What a brief names within its trade, and what a picture must not show in its place. */
export type Specifics = {
  /** Subjects that the brief names itself, and not in passing. */
  readonly named: ReadonlySet<MotifId>;
  /** Subjects of the same families that it does not name, each with those of its family that it names. */
  readonly rivals: ReadonlyMap<MotifId, readonly MotifId[]>;
  /** Ids of vignettes that show what it names, and of those that show something else in its place. */
  readonly fitting: ReadonlySet<string>;
  readonly unfitting: ReadonlySet<string>;
  /** What its industry says that it does with the thing. */
  readonly purposes: ReadonlySet<Purpose>;
};

/** The specifics of a brief of this trade whose texts are in this language. */
export function findSpecifics(brief: Brief, language: Language, trade?: string): Specifics {
  const { weights, passing, families: mentioned } = findNamedMotifs(brief, language);
  const named = new Set([...weights.keys()].filter((id) => !passing.has(id)));
  const rivals = families.flatMap(({ name, motifs }) => {
    const own = motifs.filter((id) => weights.has(id));
    const isNamed = own.some((id) => named.has(id)) || (mentioned.has(name) && own.length === 0);
    return isNamed ? motifs.filter((id) => !weights.has(id)).map((id) => [id, own] as const) : [];
  });
  const own = toTableLanguage(language);
  const texts = [brief.industry, brief.tagline, brief.name, brief.offer].filter((text) => text !== undefined).join("\n");
  const found = new Set(
    [...words.find(texts, own), ...(own === "en" ? [] : words.find(texts, "en"))].flatMap(({ id, isNegated }) =>
      isNegated ? [] : [id],
    ),
  );
  const ofTrade = groupsByTrade[trade ?? ""];
  const stated = [...groups, ...(ofTrade ? [ofTrade] : [])].filter((group) => Object.keys(group).some((id) => found.has(id)));
  const pick = (isFound: boolean) =>
    stated.flatMap((group) => Object.entries(group).flatMap(([id, shown]) => (found.has(id) === isFound ? shown : [])));
  const done = purposes.filter((purpose) => statesPurpose(brief.industry ?? "", purpose, own));
  return {
    named,
    rivals: new Map(rivals),
    fitting: new Set(pick(true)),
    unfitting: new Set(pick(false)),
    purposes: new Set(done),
  };
}

/** Trades whose vignettes may take the place of what a trade's own do not show, such as the sheep of a farm with rooms. */
export const neighbours: Readonly<Record<string, readonly string[]>> = {
  "guest-house": ["farm", "livestock", "riding-school", "olive-grove", "winery", "honey"],
  "holiday-home": ["farm", "livestock", "riding-school", "olive-grove", "winery", "honey"],
  farm: ["livestock", "orchard", "olive-grove", "honey", "dairy", "agricultural-machinery"],
  "organic-farm": ["livestock", "orchard", "olive-grove", "honey"],
  "music-school": ["orchestra", "brass-band", "band"],
  "sports-club": ["ice-rink", "swimming"],
  "water-sports": ["sailing-club", "adventure-travel"],
  delicatessen: ["cheese-shop", "olive-grove", "wine-shop"],
  catering: ["pizzeria", "sushi", "taqueria", "burger-bar"],
  "food-truck": ["taqueria", "burger-bar", "pizzeria", "noodle-bar"],
  "fast-food": ["taqueria", "pizzeria", "noodle-bar"],
};
