import specificWordFile from "#data/motifs/specifics.txt.br" with { type: "file" };
import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { motifFamilies } from "#/studio/understanding/motif-classes";
import { findNamedMotifs } from "#/studio/understanding/motif-words";
import { listIdentifyingMotifs } from "#/studio/understanding/trades/identifying-motifs";
import { type Evidence, isRegion, type Region, regionsByLanguage, rivals } from "#/studio/vignettes/claims";
import { type Purpose, purposes } from "#/studio/vignettes/setting";
import { type TableLanguage, toTableLanguage, WordTable } from "#/studio/understanding/word-table";

const words = new WordTable<string>(specificWordFile);

/** Whether an industry says that it does this. */
const statesPurpose = (industry: string, purpose: Purpose, language: TableLanguage): boolean =>
  [...words.find(industry, language), ...words.find(industry, "en")].some(({ id, isNegated }) => id === purpose && !isNegated);

/** Pairs of which a picture shows one, while a brief's own subjects may hold both. */
const families = [...motifFamilies, { name: "pet", motifs: ["dog", "cat"] as readonly MotifId[] }];

/** Trades of which one instrument stands for all. */
const ensembles: ReadonlySet<string> = new Set(
  "orchestra band brass-band drumming-group samba-school music-venue music-festival music-label".split(" "),
);

/** Subjects that may be shown where another one is named: who has pitches for caravans has them for camper vans. */
const alike: Readonly<Partial<Record<MotifId, readonly MotifId[]>>> = { caravan: ["van"] };

/** What a brief names within its trade, and what a picture must not show in its place. */
export type Specifics = {
  /** Subjects that the brief names itself, and not in passing. */
  readonly named: ReadonlySet<MotifId>;
  /** Subjects of the same families that it does not name, each with those of its family that it names. */
  readonly rivals: ReadonlyMap<MotifId, readonly MotifId[]>;
  /** What it says for and against what pictures claim. */
  readonly evidence: Evidence;
  /** What its industry says that it does with the thing. */
  readonly purposes: ReadonlySet<Purpose>;
};

/** The part of the world in which an organisation is, by the places that its texts name, the first first, or by its language. */
function findRegion(texts: readonly (string | undefined)[], language: Language): Region | undefined {
  const named = texts.flatMap((text) => words.find(text ?? "", "*")).find(({ id }) => isRegion(id))?.id;
  return named !== undefined && isRegion(named) ? named : regionsByLanguage[language];
}

/** Claims that words of a text make and those that they deny, in its language or in English. */
function findClaims(text: string, language: TableLanguage) {
  const found = [...words.find(text, language), ...(language === "en" ? [] : words.find(text, "en"))];
  const made = new Set(found.flatMap(({ id, isNegated }) => (isNegated ? [] : [id])));
  return { made, denied: found.flatMap(({ id, isNegated }) => (isNegated && !made.has(id) ? [id] : [])) };
}

/** The specifics of a brief of this trade whose texts are in this language. */
export function findSpecifics(brief: Brief, language: Language, trade?: string): Specifics {
  const { weights, passing, families: mentioned } = findNamedMotifs(brief, language);
  const named = new Set([...weights.keys()].filter((id) => !passing.has(id)));
  const rivalSubjects = families.flatMap(({ name, motifs }) => {
    if (name === "instrument" && ensembles.has(trade ?? "")) return [];
    const own = motifs.filter((id) => weights.has(id));
    const isNamed = own.some((id) => named.has(id)) || (mentioned.has(name) && own.length === 0);
    const isRival = (id: MotifId) => !weights.has(id) && !own.some((one) => alike[one]?.includes(id) === true);
    return isNamed ? motifs.filter(isRival).map((id) => [id, own] as const) : [];
  });
  const own = toTableLanguage(language);
  const { industry, tagline, name, offer, audience, copy = {} } = brief;
  const features = (copy.features ?? []).map(({ title }) => title);
  const texts = [industry, tagline, name, offer, copy.subhead, ...features].filter((text) => text !== undefined).join("\n");
  const { made, denied } = findClaims(texts, own);
  const { made: stated } = findClaims([industry, name].filter((text) => text !== undefined).join("\n"), own);
  const displaced = rivals
    .filter((group) => group.trade === undefined || group.trade === trade)
    .flatMap(({ claims }) => {
      const leaders = [stated, made].find((found) => claims.some((id) => found.has(id)));
      return leaders === undefined ? [] : claims.filter((id) => !leaders.has(id));
    });
  const done = purposes.filter((purpose) => statesPurpose(industry ?? "", purpose, own));
  return {
    named,
    rivals: new Map(rivalSubjects),
    evidence: {
      made,
      stated,
      denied: new Set([...denied, ...displaced]),
      named: new Set(weights.keys()),
      signs: new Set(trade === undefined ? [] : listIdentifyingMotifs(trade)),
      region: findRegion([industry, offer, name, audience], language),
      isParticular: weights.size > 0 || [offer, copy.subhead, ...features].some((text) => text !== undefined),
    },
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
  restaurant: ["noodle-bar", "pizzeria", "sushi", "taqueria", "burger-bar"],
};

/** Trades with the trades whose work they do, too, so that pictures of those are right for all of them. */
export const kin: Readonly<Record<string, readonly string[]>> = {
  optician: ["eye-doctor"],
  "home-care": ["nursing-home"],
  "nursing-home": ["home-care"],
  hospice: ["nursing-home"],
  "law-firm": ["notary"],
  notary: ["law-firm"],
  "party-supplies": ["awnings"],
  "coffee-roastery": ["coffee-growers"],
  "alternative-school": ["school"],
  childcare: ["alternative-school"],
  sauna: ["spa"],
  library: ["bookshop"],
  "organic-farm": ["farm"],
  festival: ["food-festival"],
  memorial: ["cemetery"],
};
