import type { ArchetypeId } from "#/model/direction";

/** What people write under `avoid`, by language, and an archetype that it rules out. */
export const avoidedLooks: Readonly<Record<string, readonly (readonly [phrase: string, archetype: ArchetypeId])[]>> = {
  en: [
    ["playful", "playful"],
    ["nothing childish", "playful"],
    ["no corporate look", "ledger"],
    ["pixel fonts", "arcade"],
    ["too loud", "brutalist"],
    ["serif fonts", "editorial"],
    ["neon", "arcade"],
    ["gradients", "soft"],
    ["anything retro", "retro"],
    ["cold and clinical", "scientific"],
    ["brutalism", "brutalist"],
    ["luxury clichés", "luxury"],
  ],
  de: [
    ["kindisch", "playful"],
    ["kein Schnickschnack", "playful"],
    ["nicht zu verspielt", "playful"],
    ["marktschreierisch", "brutalist"],
    ["protzig", "brutalist"],
    ["kalt", "scientific"],
    ["Luxus", "luxury"],
  ],
  fr: [
    ["enfantin", "playful"],
    ["tape-à-l'œil", "brutalist"],
    ["rien de ludique", "playful"],
    ["luxueux", "luxury"],
  ],
  es: [
    ["infantil", "playful"],
    ["nada estridente", "brutalist"],
    ["lujoso", "luxury"],
  ],
  it: [
    ["infantile", "playful"],
    ["chiassoso", "brutalist"],
    ["lussuoso", "luxury"],
  ],
  pt: [
    ["infantil", "playful"],
    ["espalhafatoso", "brutalist"],
  ],
  nl: [
    ["kinderachtig", "playful"],
    ["schreeuwerig", "brutalist"],
  ],
  sv: [
    ["barnslig", "playful"],
    ["skrikigt", "brutalist"],
  ],
  da: [
    ["barnlig", "playful"],
    ["skrigende", "brutalist"],
  ],
  fi: [
    ["lapsellinen", "playful"],
    ["räikeä", "brutalist"],
  ],
  pl: [
    ["dziecinne", "playful"],
    ["krzykliwe", "brutalist"],
  ],
  cs: [
    ["dětinské", "playful"],
    ["křiklavé", "brutalist"],
  ],
  hu: [
    ["gyerekes", "playful"],
    ["harsány", "brutalist"],
  ],
  ro: [
    ["copilăresc", "playful"],
    ["strident", "brutalist"],
  ],
  tr: [
    ["çocukça", "playful"],
    ["gürültülü", "brutalist"],
  ],
  bg: [
    ["детско", "playful"],
    ["крещящо", "brutalist"],
  ],
  ru: [
    ["детский", "playful"],
    ["кричащий", "brutalist"],
  ],
  uk: [
    ["дитячий", "playful"],
    ["крикливий", "brutalist"],
  ],
  sr: [
    ["детињасто", "playful"],
    ["бучно", "brutalist"],
  ],
  el: [
    ["παιδικό", "playful"],
    ["κραυγαλέο", "brutalist"],
  ],
  he: [
    ["ילדותי", "playful"],
    ["רועש", "brutalist"],
  ],
  ar: [
    ["طفولي", "playful"],
    ["صاخب", "brutalist"],
  ],
  fa: [["کودکانه", "playful"]],
  hi: [["बचकाना", "playful"]],
  th: [
    ["ฉูดฉาด", "brutalist"],
    ["แบบเด็ก", "playful"],
  ],
  vi: [
    ["trẻ con", "playful"],
    ["lòe loẹt", "brutalist"],
  ],
  id: [
    ["kekanak-kanakan", "playful"],
    ["norak", "brutalist"],
  ],
  ja: [
    ["派手", "brutalist"],
    ["子供っぽい", "playful"],
  ],
  ko: [
    ["유치한 느낌", "playful"],
    ["요란한 디자인", "brutalist"],
  ],
  "zh-Hans": [
    ["幼稚", "playful"],
    ["花哨", "brutalist"],
  ],
  "zh-Hant": [
    ["幼稚", "playful"],
    ["喧鬧", "brutalist"],
  ],
};
