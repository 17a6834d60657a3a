/** The parts of a voice that a section of a document can be about. */
export const voiceSections = ["tone", "use", "avoid", "boilerplate", "pairs", "pair-do", "pair-avoid"] as const;
export type VoiceSection = (typeof voiceSections)[number];

const toWords = (text: string) => text.split(" ");

/** Words of headings that are about how a brand looks, not how it speaks. */
const visualWords = new Set(
  toWords(
    "logo logos mark marks color colors colour colours palette typography type font fonts typeface photography photo photos " +
      "imagery image images picture pictures icon icons iconography layout grid spacing motion favicon accessibility",
  ),
);

/** Whole headings, simplified, of each section. */
const exactHeadings: ReadonlyMap<string, VoiceSection> = new Map(
  (
    [
      ["pair-do", ["do", "dos", "do this", "yes", "good", "we do", "after", "better"]],
      ["pair-avoid", ["dont", "donts", "not this", "not", "no", "bad", "we dont", "before", "instead of", "do not"]],
      ["use", ["use", "say", "we say", "do say", "do use", "prefer", "preferred", "vocabulary", "glossary"]],
      ["avoid", ["dont say", "dont use", "we dont say", "we never say", "never", "banned", "never say"]],
      ["boilerplate", ["about", "about us"]],
      ["tone", ["style", "ton", "tono", "stimme", "voix", "voz", "character"]],
    ] as const
  ).flatMap(([section, headings]) => headings.map((heading) => [heading, section] as const)),
);

/**
 * Phrases of headings of each section. The first section with a phrase counts, so that those with
 * “not” come first.
 */
const phrases: readonly (readonly [section: VoiceSection, phrases: readonly string[]])[] = [
  ["pairs", ["do and dont", "dos and donts", "do dont", "do and do not", "this not that", "before and after", "instead of"]],
  ["pairs", ["we say we dont", "pairs", "examples of voice", "voice examples", "writing examples"]],
  [
    "avoid",
    ["avoid", "dont say", "never say", "never use", "not to use", "do not use", "do not say", "dont use", "banned words"],
  ],
  ["avoid", ["forbidden", "words we dont", "blocked words", "vermeiden", "eviter", "evitar", "undga", "undvik", "unga"]],
  [
    "boilerplate",
    ["boilerplate", "elevator pitch", "company description", "short description", "press text", "about the company"],
  ],
  ["use", ["words to use", "terms to use", "words we use", "preferred words", "preferred terms", "vocabulary", "we say"]],
  ["use", ["phrases to use", "words we like", "worter verwenden", "mots a utiliser", "palabras para usar"]],
  ["tone", ["tone", "voice", "tonality", "tonalitat", "tonfall", "personality", "how we sound", "how we write", "how we speak"]],
  ["tone", ["how we talk", "writing style", "tonalite", "tono de voz", "stimme"]],
];

/** A heading as plain lower-case words. */
export const simplifyHeading = (heading: string): string =>
  heading
    .slice(0, 200)
    .normalize("NFD")
    .replace(/\p{Mn}|['’`]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The section that a heading announces; undefined if it announces none of a voice. */
export function findVoiceSection(heading: string): VoiceSection | undefined {
  const simple = simplifyHeading(heading);
  const exact = exactHeadings.get(simple);
  if (exact) return exact;
  if (simple.split(" ").some((word) => visualWords.has(word))) return undefined;
  const padded = ` ${simple} `;
  return phrases.find(([, known]) => known.some((phrase) => padded.includes(` ${phrase} `)))?.[0];
}
