const toSet = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** Moods by what they ask for: movement and noise, rest, or nothing that draws attention to itself. */
const livelyMoods = toSet(
  "loud rebellious energetic adventurous dramatic playful cheerful colourful young childish festive urban inventive bold digital",
);
const calmMoods = toSet("calm quiet gentle patient caring respectful discreet considered serious romantic");
const plainMoods = toSet(
  "honest local traditional practical natural handmade trustworthy reliable serious minimal clear welcoming responsible",
);

const count = (moods: readonly string[], among: ReadonlySet<string>): number => moods.filter((mood) => among.has(mood)).length;

/** Whether more of a brief's moods ask for a lively look than for a calm or plain one. */
export const isLively = (moods: readonly string[]): boolean =>
  count(moods, livelyMoods) > count(moods, calmMoods) + count(moods, plainMoods);

/** Whether a brief asks for calm, and for little else. */
export const isCalm = (moods: readonly string[]): boolean => count(moods, calmMoods) > count(moods, livelyMoods);
