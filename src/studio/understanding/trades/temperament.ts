import type { ArchetypeId } from "#/model/direction";

/**
 * How organisations of related trades present themselves. Trades refer to a temperament by name.
 */
export type Temperament = {
  /** Mood ids, most typical first. */
  readonly moods: readonly string[];
  readonly fitting: Readonly<Partial<Record<ArchetypeId, number>>>;
  readonly barred: readonly ArchetypeId[];
};

const parseTemperament = (moods: string, fitting: string, barred: string): Temperament => ({
  moods: moods.split(" "),
  fitting: Object.fromEntries(
    fitting.split(" ").map((entry) => {
      const [archetype = "", weight = ""] = entry.split(":");
      return [archetype, Number(weight)];
    }),
  ),
  barred: barred.split(" ") as readonly string[] as readonly ArchetypeId[],
});

/** Moods, fitting archetypes with their weights, barred archetypes. */
const descriptions = {
  // Food and hospitality
  baking: [
    "warm handmade honest local",
    "craft:5 editorial:3 retro:3 soft:2 poster:2",
    "arcade technical scientific ledger industrial",
  ],
  sweets: [
    "playful warm cheerful",
    "playful:5 retro:4 soft:3 craft:3 poster:2",
    "technical ledger scientific industrial archive brutalist",
  ],
  delicacies: [
    "elegant honest traditional",
    "craft:4 luxury:4 editorial:4 archive:2 retro:2",
    "arcade technical scientific industrial brutalist",
  ],
  market: [
    "fresh local honest cheerful",
    "craft:4 poster:4 retro:3 playful:3 editorial:2",
    "arcade technical scientific ledger luxury industrial",
  ],
  coffee: [
    "warm welcoming handmade",
    "craft:4 retro:4 editorial:3 soft:3 poster:2",
    "scientific ledger technical industrial arcade",
  ],
  brewing: [
    "honest handmade cheerful rugged",
    "craft:4 retro:4 poster:4 industrial:3 brutalist:2",
    "soft ledger scientific civic",
  ],
  cellar: [
    "elegant traditional patient",
    "editorial:5 luxury:4 craft:4 archive:3",
    "arcade technical scientific industrial playful brutalist",
  ],
  dining: [
    "welcoming warm elegant",
    "editorial:4 craft:4 luxury:3 retro:3 poster:2",
    "technical scientific ledger arcade civic industrial",
  ],
  streetFood: [
    "cheerful bold friendly",
    "retro:5 playful:4 poster:4 brutalist:3 craft:2",
    "ledger scientific archive luxury civic technical",
  ],
  nightlife: ["cheerful bold festive", "retro:4 poster:4 brutalist:3 luxury:3", "ledger civic scientific soft archive technical"],
  hotel: [
    "welcoming calm elegant",
    "luxury:4 editorial:4 soft:3 craft:2 swiss:2",
    "arcade technical industrial scientific ledger brutalist",
  ],
  lodge: [
    "welcoming friendly adventurous",
    "craft:4 retro:4 poster:4 playful:2 soft:2",
    "ledger luxury technical scientific archive arcade",
  ],
  journey: [
    "adventurous welcoming cheerful",
    "poster:5 retro:4 editorial:3 swiss:2",
    "ledger scientific industrial arcade technical",
  ],
  // Land, animals and nature
  farm: [
    "natural honest local handmade",
    "craft:5 editorial:3 poster:3 soft:2 retro:1",
    "arcade technical brutalist ledger luxury scientific",
  ],
  garden: [
    "natural calm fresh",
    "craft:5 editorial:3 soft:3 poster:3",
    "arcade technical brutalist ledger industrial scientific",
  ],
  wildlife: [
    "natural responsible curious",
    "craft:4 poster:4 civic:3 editorial:3 scientific:2",
    "luxury arcade ledger brutalist industrial",
  ],
  animals: [
    "friendly caring playful",
    "soft:5 playful:4 craft:3 civic:2 retro:1",
    "arcade brutalist industrial luxury ledger technical",
  ],
  // Health, care and beauty
  medical: [
    "calm trustworthy clear gentle",
    "soft:4 civic:4 swiss:4 scientific:2",
    "arcade brutalist retro poster playful industrial luxury",
  ],
  childMedicine: [
    "gentle friendly trustworthy",
    "soft:5 playful:4 civic:2 swiss:1",
    "arcade brutalist retro poster industrial luxury ledger technical archive",
  ],
  therapy: [
    "gentle calm clear",
    "soft:5 swiss:3 civic:3 editorial:2",
    "arcade brutalist poster industrial retro technical ledger luxury",
  ],
  counselling: [
    "calm gentle discreet",
    "soft:5 editorial:4 civic:2 swiss:1",
    "arcade brutalist poster industrial retro playful technical ledger",
  ],
  diagnostics: [
    "precise clear trustworthy",
    "scientific:5 swiss:4 civic:3 technical:2",
    "arcade brutalist retro poster playful luxury craft",
  ],
  pharmacy: [
    "trustworthy clear friendly",
    "civic:4 swiss:4 soft:4 scientific:3",
    "arcade brutalist retro poster industrial luxury",
  ],
  naturalHealing: [
    "natural calm gentle",
    "soft:5 craft:4 editorial:4 archive:1",
    "arcade brutalist poster industrial technical ledger",
  ],
  wellness: [
    "calm sensual elegant",
    "soft:4 luxury:4 editorial:3 craft:2",
    "arcade brutalist industrial technical ledger scientific retro",
  ],
  stillness: [
    "calm gentle warm",
    "soft:5 editorial:4 craft:3 poster:1",
    "arcade brutalist industrial technical ledger scientific",
  ],
  beauty: ["elegant modern", "luxury:4 soft:4 editorial:3 swiss:2", "industrial technical arcade ledger scientific civic"],
  barber: ["nostalgic handmade bold", "retro:5 craft:3 poster:3 industrial:2 luxury:2", "scientific ledger arcade civic soft"],
  ink: ["bold rebellious handmade", "brutalist:4 poster:4 retro:3 craft:2 editorial:2", "ledger civic scientific soft technical"],
  elderCare: [
    "gentle caring trustworthy",
    "soft:5 civic:4 editorial:3 craft:1",
    "arcade brutalist poster retro industrial technical ledger luxury playful",
  ],
  childcare: [
    "playful gentle caring",
    "playful:5 soft:5 craft:2 civic:2",
    "arcade brutalist luxury ledger industrial technical archive scientific poster",
  ],
  farewell: [
    "respectful calm gentle",
    "editorial:5 archive:4 soft:4 luxury:3",
    "retro playful arcade brutalist poster industrial technical",
  ],
  // Sport and leisure
  fitness: [
    "energetic bold clear",
    "poster:5 brutalist:4 industrial:3 swiss:3 technical:2",
    "archive ledger luxury craft scientific",
  ],
  club: [
    "energetic friendly traditional",
    "poster:5 retro:3 playful:3 brutalist:2 civic:2",
    "archive ledger luxury scientific technical",
  ],
  outdoor: ["adventurous natural rugged", "poster:5 craft:4 retro:3 swiss:2", "ledger arcade luxury scientific archive"],
  dance: [
    "cheerful elegant energetic",
    "poster:5 editorial:3 playful:3 brutalist:2 retro:2",
    "ledger scientific technical industrial archive",
  ],
  amusement: [
    "playful festive cheerful",
    "playful:5 retro:4 poster:4 arcade:3",
    "ledger scientific archive luxury technical civic",
  ],
  play: [
    "playful curious warm",
    "playful:5 soft:3 retro:3 craft:3",
    "ledger luxury archive brutalist industrial technical scientific",
  ],
  games: [
    "inventive energetic playful",
    "arcade:5 playful:4 brutalist:3 poster:3 retro:2",
    "ledger civic archive luxury scientific",
  ],
  // Building and making
  building: [
    "reliable rugged clear",
    "industrial:5 swiss:3 civic:3 craft:3 brutalist:1",
    "arcade luxury soft playful scientific archive",
  ],
  household: [
    "reliable clear friendly",
    "swiss:4 civic:4 industrial:3 soft:2 retro:2",
    "arcade luxury archive scientific brutalist ledger",
  ],
  joinery: ["handmade honest precise", "craft:5 industrial:3 swiss:3 editorial:2", "arcade playful technical ledger scientific"],
  machinery: [
    "rugged reliable",
    "industrial:5 brutalist:3 swiss:3 technical:2",
    "luxury soft playful arcade archive editorial ledger",
  ],
  precision: [
    "precise technical reliable",
    "technical:5 industrial:4 swiss:4 scientific:2",
    "playful arcade luxury craft retro soft poster",
  ],
  atelier: [
    "handmade patient honest",
    "craft:5 editorial:4 archive:2 retro:2 soft:2",
    "arcade technical ledger scientific brutalist industrial",
  ],
  forge: ["handmade rugged honest", "craft:5 industrial:4 brutalist:3 poster:2", "arcade playful soft ledger scientific civic"],
  jewelry: [
    "elegant precise",
    "luxury:5 editorial:3 craft:3 swiss:2",
    "arcade industrial brutalist playful technical ledger civic",
  ],
  timepieces: [
    "precise elegant timeless",
    "luxury:5 technical:3 editorial:3 archive:3 swiss:3",
    "arcade playful brutalist poster retro civic",
  ],
  printmaking: [
    "handmade bold curious",
    "editorial:4 brutalist:3 craft:4 poster:3 archive:2",
    "ledger scientific technical arcade",
  ],
  conservation: [
    "patient scholarly precise",
    "archive:5 editorial:4 craft:4 swiss:1",
    "arcade brutalist playful technical industrial poster",
  ],
  // Shops
  fashion: [
    "elegant modern bold",
    "editorial:4 luxury:4 swiss:3 brutalist:2 poster:2",
    "civic ledger scientific industrial arcade",
  ],
  tailoring: [
    "elegant traditional handmade",
    "luxury:4 editorial:4 craft:3 archive:2 retro:2",
    "arcade brutalist technical scientific industrial playful",
  ],
  vintage: [
    "nostalgic warm curious",
    "retro:5 craft:3 editorial:3 playful:3 poster:2",
    "scientific ledger technical arcade luxury",
  ],
  interiors: [
    "modern warm considered",
    "swiss:4 editorial:4 craft:3 luxury:2 retro:2",
    "arcade ledger scientific industrial civic",
  ],
  shop: ["friendly clear local", "retro:4 craft:3 swiss:3 playful:3 editorial:2", "scientific ledger arcade luxury"],
  supplies: ["practical reliable clear", "industrial:4 swiss:4 civic:3 retro:2", "arcade luxury archive soft ledger scientific"],
  optics: [
    "precise clear modern",
    "swiss:5 editorial:3 luxury:3 scientific:2 soft:2",
    "arcade brutalist industrial ledger poster",
  ],
  books: ["curious quiet cultured", "editorial:5 archive:4 craft:3 retro:2", "arcade industrial technical ledger scientific"],
  antiques: [
    "scholarly traditional curious",
    "archive:5 editorial:4 luxury:3 retro:2",
    "arcade technical scientific brutalist playful industrial",
  ],
  // Transport
  logistics: [
    "reliable rugged fast",
    "industrial:5 swiss:4 technical:4 civic:1",
    "luxury soft playful archive arcade craft editorial",
  ],
  transit: ["clear reliable public", "swiss:5 civic:5 industrial:2 technical:2", "arcade luxury archive craft brutalist playful"],
  garage: [
    "reliable rugged honest",
    "industrial:5 retro:3 technical:3 swiss:3",
    "soft archive arcade luxury scientific playful ledger",
  ],
  cycling: [
    "energetic practical honest",
    "industrial:4 poster:4 retro:4 craft:3 swiss:2",
    "luxury ledger scientific archive arcade",
  ],
  boats: [
    "adventurous handmade reliable",
    "poster:4 craft:4 industrial:3 editorial:2 swiss:2",
    "arcade playful ledger scientific",
  ],
  flight: ["precise reliable adventurous", "swiss:5 technical:4 poster:3 industrial:2", "craft arcade archive playful soft"],
  // Energy and technology
  energy: ["reliable sustainable clear", "technical:4 civic:4 swiss:4 industrial:3", "arcade luxury archive retro playful"],
  hardware: [
    "technical inventive precise",
    "technical:5 swiss:3 scientific:3 industrial:3 arcade:1",
    "luxury craft archive retro soft",
  ],
  product: ["modern clear reliable", "swiss:5 technical:4 soft:3 editorial:2", "luxury archive craft poster retro brutalist"],
  developers: ["technical fast inventive", "technical:5 swiss:3 arcade:3 brutalist:3", "luxury soft archive craft retro ledger"],
  infrastructure: [
    "technical reliable serious",
    "technical:5 swiss:4 ledger:2 brutalist:2",
    "playful craft luxury retro soft poster archive",
  ],
  maker: ["inventive curious practical", "arcade:4 industrial:4 brutalist:4 playful:3 craft:2", "luxury ledger archive soft"],
  space: [
    "precise inventive adventurous",
    "scientific:5 technical:5 swiss:4 poster:3",
    "craft luxury soft archive retro playful",
  ],
  // Science and learning
  research: [
    "scientific curious clear",
    "scientific:5 swiss:3 editorial:3 civic:3 archive:1",
    "arcade playful retro poster luxury brutalist craft",
  ],
  biotech: [
    "scientific precise modern",
    "scientific:5 swiss:4 technical:3 soft:2",
    "arcade brutalist retro poster playful craft",
  ],
  observatory: [
    "curious scientific hopeful",
    "scientific:5 poster:3 archive:3 editorial:3 swiss:2",
    "playful brutalist ledger industrial luxury",
  ],
  university: [
    "scholarly trustworthy curious",
    "editorial:4 civic:4 scientific:3 archive:3 swiss:3",
    "arcade playful brutalist retro luxury industrial",
  ],
  school: [
    "friendly curious clear",
    "civic:4 playful:3 editorial:3 swiss:3 soft:3",
    "arcade luxury brutalist industrial ledger technical",
  ],
  courses: [
    "friendly clear cheerful",
    "swiss:4 playful:3 civic:3 editorial:3 soft:2",
    "luxury brutalist industrial archive arcade ledger",
  ],
  training: ["clear reliable practical", "swiss:4 civic:4 industrial:3 editorial:1", "luxury archive arcade playful"],
  // Culture and media
  museum: [
    "cultured curious considered",
    "editorial:4 swiss:4 archive:4 brutalist:2 poster:2",
    "arcade ledger industrial soft technical",
  ],
  records: [
    "scholarly quiet patient",
    "archive:5 editorial:4 civic:4 swiss:2",
    "arcade brutalist poster playful industrial luxury",
  ],
  stage: ["cheerful dramatic cultured", "poster:5 editorial:3 brutalist:3 swiss:3 retro:2", "ledger scientific technical civic"],
  classical: [
    "cultured elegant precise",
    "editorial:4 swiss:4 poster:3 luxury:3 archive:2",
    "arcade industrial ledger technical playful",
  ],
  folkMusic: [
    "cheerful warm cultured",
    "craft:5 retro:4 poster:3 editorial:3",
    "brutalist technical industrial ledger scientific arcade",
  ],
  popMusic: ["bold energetic rebellious", "brutalist:5 poster:5 retro:4 arcade:1", "ledger civic scientific archive luxury soft"],
  audio: ["nostalgic warm bold", "retro:5 brutalist:3 poster:3 technical:2 swiss:2", "ledger civic luxury soft"],
  festival: [
    "festive bold cheerful",
    "poster:5 brutalist:4 retro:3 playful:3",
    "ledger scientific luxury archive civic technical",
  ],
  film: ["dramatic curious bold", "poster:4 editorial:4 brutalist:3 retro:3 swiss:2", "ledger scientific civic soft"],
  puppets: ["playful handmade curious", "playful:4 craft:4 poster:4 retro:3", "ledger scientific technical industrial luxury"],
  visualArt: [
    "curious considered bold",
    "editorial:4 swiss:4 brutalist:3 poster:2 archive:2",
    "ledger technical civic industrial arcade",
  ],
  illustration: [
    "playful handmade curious",
    "playful:4 poster:4 craft:4 editorial:3 retro:2",
    "ledger technical scientific industrial civic",
  ],
  photography: [
    "considered elegant modern",
    "editorial:5 swiss:4 luxury:3 poster:3 archive:2",
    "ledger technical arcade civic scientific",
  ],
  news: ["considered serious clear", "editorial:5 swiss:3 civic:2 brutalist:2 archive:2", "playful luxury arcade soft craft"],
  broadcast: ["curious cheerful warm", "editorial:4 retro:4 poster:3 brutalist:2 swiss:2", "ledger scientific industrial luxury"],
  agency: ["inventive bold modern", "swiss:4 brutalist:4 poster:4 editorial:3 playful:2", "ledger civic archive scientific"],
  webStudio: [
    "modern inventive clear",
    "swiss:5 technical:4 brutalist:3 editorial:2 playful:2",
    "ledger archive craft luxury civic",
  ],
  architecture: [
    "considered precise modern",
    "swiss:5 editorial:3 brutalist:3 technical:3 luxury:2",
    "arcade playful retro soft ledger",
  ],
  celebration: [
    "elegant romantic warm",
    "luxury:4 editorial:4 soft:4 craft:2",
    "arcade industrial technical ledger scientific brutalist civic",
  ],
  party: [
    "festive cheerful friendly",
    "playful:5 poster:4 retro:4 soft:1",
    "ledger scientific archive technical civic industrial",
  ],
  conference: ["clear modern cheerful", "swiss:5 poster:4 technical:2 editorial:2", "craft archive arcade luxury soft"],
  // Money, law and business
  law: [
    "serious discreet trustworthy",
    "ledger:5 editorial:4 swiss:4 archive:3",
    "arcade playful retro brutalist poster industrial craft",
  ],
  finance: [
    "trustworthy serious clear",
    "ledger:5 swiss:4 editorial:3 civic:3",
    "arcade playful retro brutalist poster craft industrial",
  ],
  fintech: ["modern secure clear", "technical:4 swiss:4 ledger:4 soft:2", "arcade retro archive craft poster brutalist"],
  advice: ["considered clear serious", "swiss:5 editorial:4 ledger:3 technical:2", "arcade playful retro craft brutalist poster"],
  people: ["friendly clear modern", "swiss:5 soft:3 editorial:3 civic:3", "arcade retro craft brutalist luxury archive"],
  office: ["clear reliable modern", "swiss:5 civic:3 technical:3 editorial:2", "arcade craft retro luxury archive"],
  investigation: [
    "discreet serious precise",
    "ledger:3 technical:3 swiss:3 archive:4 editorial:2",
    "playful soft craft arcade poster retro",
  ],
  property: ["clear trustworthy elegant", "swiss:4 editorial:4 luxury:3 ledger:2 civic:2", "arcade playful retro brutalist"],
  coworking: [
    "modern friendly cheerful",
    "swiss:4 retro:3 brutalist:3 playful:3 editorial:3",
    "ledger luxury archive scientific",
  ],
  // Public, community and faith
  government: [
    "public clear trustworthy",
    "civic:5 swiss:3 editorial:2 ledger:1",
    "arcade brutalist luxury retro playful poster craft",
  ],
  rescue: ["reliable rugged public", "civic:5 industrial:4 swiss:3 poster:2", "arcade luxury playful retro archive soft"],
  diplomacy: [
    "serious trustworthy traditional",
    "civic:4 editorial:4 ledger:3 archive:2 swiss:2",
    "arcade playful brutalist retro industrial craft",
  ],
  politics: ["public bold clear", "civic:4 poster:4 swiss:4 editorial:2", "luxury arcade archive craft"],
  charity: [
    "caring honest public",
    "civic:4 soft:4 editorial:3 craft:2 poster:2",
    "luxury arcade brutalist industrial technical ledger",
  ],
  foundation: [
    "considered trustworthy public",
    "editorial:4 civic:4 swiss:4 archive:2",
    "arcade brutalist playful industrial retro",
  ],
  activism: ["bold public", "poster:5 civic:3 brutalist:4 editorial:3", "luxury arcade ledger archive soft"],
  neighbourhood: [
    "friendly local public",
    "civic:3 playful:3 craft:3 poster:3 retro:2",
    "luxury ledger scientific technical industrial",
  ],
  cooperative: ["responsible local public", "civic:4 craft:4 poster:3 retro:2 swiss:2", "luxury arcade ledger archive"],
  association: ["public reliable clear", "civic:4 swiss:4 editorial:3", "luxury arcade brutalist playful craft"],
  scouting: [
    "adventurous friendly traditional",
    "craft:4 poster:4 playful:4 retro:3",
    "luxury ledger scientific technical archive",
  ],
  worship: [
    "calm welcoming traditional",
    "editorial:4 soft:3 civic:3 archive:3 craft:2",
    "arcade brutalist playful industrial technical ledger poster retro",
  ],
  personal: ["considered clear", "editorial:5 swiss:4 soft:2 archive:1", "arcade industrial ledger civic"],
  mystic: [
    "nostalgic warm curious",
    "archive:4 retro:4 editorial:3 luxury:2 soft:2",
    "technical scientific ledger civic industrial swiss",
  ],
} as const satisfies Readonly<Record<string, readonly [moods: string, fitting: string, barred: string]>>;

export type TemperamentName = keyof typeof descriptions;

const temperaments = new Map<TemperamentName, Temperament>();

/** The temperament of this name. */
export function getTemperament(name: TemperamentName): Temperament {
  const known = temperaments.get(name);
  if (known) return known;
  const [moods, fitting, barred] = descriptions[name];
  const temperament = parseTemperament(moods, fitting, barred);
  temperaments.set(name, temperament);
  return temperament;
}
