import type { ArchetypeId } from "#/model/direction";

/** A quality that a brief asks for or avoids, such as warm or precise. */
export type Mood = {
  /** In English, as shown to people. */
  readonly label: string;
  /** How much the mood speaks for an archetype (1–5) or against it (−1 to −5). */
  readonly weights: Readonly<Partial<Record<ArchetypeId, number>>>;
  /** Archetypes that are ruled out if the brief avoids the mood. */
  readonly barredIfAvoided: readonly ArchetypeId[];
};

/** Weight from which an avoided mood rules an archetype out. */
const barringWeight = 4;

type WeightText = string;

function parseWeights(text: WeightText): Readonly<Partial<Record<ArchetypeId, number>>> {
  return Object.fromEntries(
    text.split(" ").map((entry) => {
      const [archetype = "", weight = "0"] = entry.split(":");
      return [archetype, Number(weight)];
    }),
  );
}

/**
 * Label and weights; then the archetypes that avoiding bars, if not those of weight 4 and 5.
 */
const descriptions = {
  warm: ["warm", "soft:4 craft:4 retro:3 editorial:1 technical:-2 scientific:-2 brutalist:-2", ""],
  gentle: ["gentle", "soft:5 editorial:2 craft:1 brutalist:-4 industrial:-3 poster:-2 arcade:-2", ""],
  calm: ["calm", "editorial:4 soft:4 swiss:3 luxury:2 archive:2 civic:1 brutalist:-4 arcade:-3 poster:-2 playful:-2", ""],
  quiet: ["quiet", "editorial:4 archive:3 luxury:3 swiss:3 soft:2 brutalist:-4 poster:-3 playful:-3 arcade:-3", ""],
  friendly: ["friendly", "soft:4 playful:3 retro:2 craft:2 civic:2 luxury:-2 scientific:-1 archive:-1", "soft playful"],
  welcoming: ["welcoming", "soft:3 craft:4 retro:3 editorial:1 civic:1 technical:-2 scientific:-2", "craft"],
  caring: ["caring", "soft:5 civic:3 craft:1 brutalist:-4 arcade:-3 industrial:-2", "soft"],
  honest: ["honest", "craft:3 editorial:2 swiss:2 civic:2 brutalist:1 industrial:1 luxury:-1", ""],
  natural: ["natural", "craft:5 soft:2 editorial:1 poster:1 technical:-3 arcade:-4 industrial:-2", "craft"],
  handmade: ["handmade", "craft:5 editorial:2 archive:1 retro:1 technical:-3 arcade:-4 scientific:-2", "craft"],
  local: ["local", "craft:4 retro:2 civic:2 poster:1 technical:-1", "craft"],
  sustainable: ["sustainable", "craft:3 civic:3 swiss:2 soft:1 technical:1 luxury:-1", ""],
  traditional: [
    "traditional",
    "craft:3 archive:3 editorial:3 ledger:2 retro:2 luxury:2 arcade:-4 technical:-2 playful:-2 brutalist:-2",
    "archive ledger craft retro",
  ],
  timeless: ["timeless", "luxury:4 editorial:3 swiss:3 archive:2 ledger:1 arcade:-3 retro:-1 brutalist:-2", "luxury"],
  nostalgic: ["nostalgic", "retro:5 archive:2 craft:1 technical:-3 swiss:-2 scientific:-2", "retro"],
  scholarly: ["scholarly", "archive:5 editorial:3 scientific:3 civic:1 playful:-3 arcade:-3 retro:-1", "archive scientific"],
  cultured: ["cultured", "editorial:5 archive:2 luxury:2 swiss:1 arcade:-3 industrial:-2 technical:-1", "editorial"],
  curious: ["curious", "scientific:3 playful:3 editorial:2 archive:2 poster:1", ""],
  considered: ["considered", "editorial:4 swiss:3 archive:2 luxury:1 scientific:1 brutalist:-2 arcade:-2", ""],
  patient: ["patient", "archive:4 craft:3 editorial:3 luxury:1 arcade:-3 brutalist:-2 poster:-1", ""],
  precise: ["precise", "swiss:4 technical:4 scientific:3 ledger:2 luxury:1 playful:-2 retro:-2", ""],
  clear: ["clear", "swiss:5 civic:3 scientific:2 technical:2 editorial:1 arcade:-2 retro:-2", ""],
  minimal: ["minimal", "swiss:5 luxury:3 technical:2 editorial:1 retro:-3 playful:-3 poster:-1", "swiss"],
  modern: ["modern", "swiss:4 technical:3 soft:1 brutalist:1 poster:1 archive:-3 craft:-2 retro:-3", ""],
  technical: ["technical", "technical:5 scientific:2 swiss:2 industrial:1 craft:-3 soft:-2 retro:-2", ""],
  fast: ["fast", "technical:4 poster:2 swiss:2 industrial:2 arcade:1 archive:-3 luxury:-2 craft:-2", ""],
  inventive: ["inventive", "technical:3 playful:2 brutalist:2 swiss:2 poster:2 scientific:1 ledger:-2 archive:-2", ""],
  digital: ["digital", "technical:4 arcade:3 swiss:1 craft:-4 archive:-3 editorial:-1", "technical arcade"],
  scientific: ["scientific", "scientific:5 technical:2 archive:1 swiss:1 playful:-3 retro:-3 luxury:-1", ""],
  reliable: ["reliable", "civic:3 industrial:3 technical:2 swiss:2 ledger:3 arcade:-3 brutalist:-1", ""],
  trustworthy: ["trustworthy", "ledger:4 civic:4 swiss:2 editorial:1 arcade:-4 brutalist:-2 playful:-2", ""],
  secure: ["secure", "ledger:4 technical:3 civic:2 swiss:2 playful:-2 retro:-2", ""],
  serious: ["serious", "ledger:4 swiss:3 editorial:3 civic:3 archive:1 playful:-5 arcade:-5 retro:-3 brutalist:-1", "ledger"],
  discreet: ["discreet", "luxury:4 ledger:4 editorial:2 archive:2 swiss:1 poster:-3 brutalist:-4 playful:-4 arcade:-4", ""],
  public: ["open and fair", "civic:5 swiss:2 editorial:1 luxury:-4", "civic"],
  responsible: ["responsible", "civic:4 editorial:2 craft:1 soft:1 luxury:-1 arcade:-2", ""],
  practical: ["practical", "swiss:3 industrial:3 civic:2 technical:2 craft:1 luxury:-2 archive:-1", ""],
  rugged: ["rugged", "industrial:5 poster:2 brutalist:2 craft:1 soft:-3 luxury:-2 playful:-2", "industrial"],
  bold: ["bold", "brutalist:4 poster:4 retro:1 swiss:1 soft:-2 ledger:-2 archive:-2", "brutalist poster"],
  loud: [
    "loud",
    "brutalist:5 poster:3 playful:2 arcade:2 retro:1 editorial:-3 luxury:-3 soft:-3 ledger:-4 archive:-3",
    "brutalist playful arcade poster retro",
  ],
  raw: ["raw", "brutalist:5 industrial:2 poster:1 soft:-4 luxury:-3 ledger:-3", "brutalist"],
  rebellious: ["rebellious", "brutalist:5 poster:3 arcade:2 retro:1 ledger:-5 civic:-3 soft:-2 archive:-2", "brutalist arcade"],
  energetic: [
    "energetic",
    "poster:4 playful:3 brutalist:2 arcade:2 retro:1 archive:-3 luxury:-2 ledger:-2 editorial:-1",
    "poster",
  ],
  adventurous: ["adventurous", "poster:5 retro:2 craft:2 brutalist:1 ledger:-4 archive:-2 scientific:-1", "poster"],
  dramatic: ["dramatic", "poster:5 brutalist:2 luxury:2 editorial:1 civic:-2 soft:-2", "poster brutalist"],
  playful: [
    "playful",
    "playful:5 arcade:2 retro:2 soft:1 ledger:-5 archive:-3 luxury:-3 editorial:-2 scientific:-2",
    "playful arcade retro",
  ],
  cheerful: ["cheerful", "playful:4 retro:4 soft:2 poster:2 ledger:-3 archive:-2 luxury:-2 brutalist:-1", "playful retro"],
  colourful: ["colourful", "playful:5 retro:3 poster:3 arcade:1 luxury:-3 ledger:-3 archive:-2", "playful retro arcade"],
  young: ["young", "playful:3 brutalist:3 poster:3 arcade:2 retro:1 archive:-3 ledger:-3", "playful arcade brutalist"],
  childish: ["childlike", "playful:5 arcade:2 soft:2 ledger:-4 luxury:-4", "playful arcade"],
  festive: ["festive", "poster:3 playful:4 retro:3 brutalist:1 ledger:-3 scientific:-2", "playful"],
  elegant: ["elegant", "luxury:5 editorial:4 swiss:1 archive:1 brutalist:-5 industrial:-3 arcade:-5 playful:-3", "luxury"],
  exclusive: ["exclusive", "luxury:5 editorial:1 ledger:1 playful:-4 craft:-1 civic:-3 arcade:-4 brutalist:-2", "luxury"],
  sensual: ["sensual", "luxury:5 soft:2 editorial:2 scientific:-3 ledger:-3 industrial:-3", "luxury"],
  romantic: ["romantic", "luxury:3 soft:3 editorial:3 craft:2 retro:1 technical:-4 industrial:-4 brutalist:-4", "luxury soft"],
  fresh: ["fresh", "soft:3 swiss:3 poster:2 playful:2 craft:1 archive:-3", ""],
  relaxed: ["relaxed", "retro:4 soft:3 craft:2 playful:1 ledger:-3 scientific:-2", "retro"],
  respectful: [
    "respectful",
    "editorial:4 soft:3 archive:3 civic:2 luxury:1 playful:-5 arcade:-5 brutalist:-5 retro:-4 poster:-3",
    "",
  ],
  hopeful: ["hopeful", "soft:3 civic:3 poster:2 editorial:2 playful:1 brutalist:-2", ""],
  urban: ["urban", "brutalist:4 swiss:2 poster:3 industrial:1 craft:-2", "brutalist"],
  corporate: ["corporate", "swiss:2 ledger:3 technical:2 civic:1 craft:-3 playful:-2", "ledger technical civic"],
  cold: [
    "cold",
    "technical:3 scientific:3 swiss:2 brutalist:3 industrial:2 soft:-4 craft:-3",
    "scientific technical brutalist industrial",
  ],
  ornate: ["ornate", "luxury:3 archive:2 retro:2 playful:2 swiss:-5 technical:-3", "playful retro luxury arcade"],
  geeky: ["geeky", "arcade:5 technical:2 brutalist:1 luxury:-4 editorial:-1 ledger:-2", "arcade"],
  cheap: ["cheap", "retro:1 brutalist:1 luxury:-5", "arcade playful"],
  boring: ["conventional", "ledger:2 civic:2 archive:2", "ledger"],
} as const satisfies Readonly<Record<string, readonly [label: string, weights: WeightText, barred: string]>>;

/** Id of a mood that words of a brief can name. */
export type MoodId = keyof typeof descriptions;

/** Every mood's id. */
export const moodIds = Object.keys(descriptions) as readonly MoodId[];

const parsed = new Map<MoodId, Mood>();

/** The mood with this id. */
export function getMood(id: MoodId): Mood {
  const known = parsed.get(id);
  if (known) return known;
  const [label, weightText, barred] = descriptions[id];
  const weights = parseWeights(weightText);
  const strong = Object.entries(weights).filter(([, weight]) => weight >= barringWeight);
  const mood: Mood = {
    label,
    weights,
    barredIfAvoided: (barred === "" ? strong.map(([archetype]) => archetype) : barred.split(" ")) as ArchetypeId[],
  };
  parsed.set(id, mood);
  return mood;
}

/** Other names for moods, which trades use. */
const aliases: Readonly<Record<string, MoodId>> = {
  refined: "elegant",
  lively: "energetic",
  strong: "rugged",
  rigorous: "scientific",
  intelligent: "considered",
  direct: "honest",
  wonder: "curious",
  luxurious: "exclusive",
};

/** Whether a text is the id of a mood. */
export const isMoodId = (text: string): text is MoodId => Object.hasOwn(descriptions, text);

/** The mood that an id or another name of a mood stands for. */
export const findMoodId = (name: string): MoodId | undefined => (isMoodId(name) ? name : aliases[name]);
