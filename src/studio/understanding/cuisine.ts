import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import type { MotifId } from "#/studio/motifs/motif-ids";

const split = (ids: string) => ids.split(" ") as readonly MotifId[];

/** A cuisine: words that name it, languages in which a kitchen that names none cooks it, and what is on its tables. */
type Cuisine = { readonly words: RegExp; readonly languages: string; readonly motifs: readonly MotifId[] };

/**
 * Cuisines by what all their tables have in common: vessels, spices and drinks, never one dish,
 * which a kitchen may not serve.
 */
const cuisines: readonly Cuisine[] = [
  {
    words: /\bthai|ไทย|อีสาน/iu,
    languages: "th lo",
    motifs: split("bowl chili lemon shrimp soup-bowl rice mushroom"),
  },
  {
    words: /\bindian?\b|\bindisch|\bindien|punjab|tandoor|curry|masala|भारतीय|ভারতীয়/iu,
    languages: "hi bn ta",
    motifs: split("spice-mortar chili bowl star-anise cooking-pot rice lemon"),
  },
  {
    words: /vietnam|việt/iu,
    languages: "vi",
    motifs: split("noodle-bowl chopsticks chili lemon shrimp bowl herb-bundle"),
  },
  {
    words: /japan|和食|居酒屋|izakaya|日本料理/iu,
    languages: "ja",
    motifs: split("bowl chopsticks teapot fish rice paper-lantern mushroom"),
  },
  {
    words: /\bchinese|chinesisch|chinois|sichuan|canton|中餐|川菜|粤菜|中華/iu,
    languages: "zh-Hans zh-Hant",
    motifs: split("bowl chopsticks teapot chili mushroom rice fish"),
  },
  {
    words: /korean?\b|한식|bibimbap/iu,
    languages: "ko",
    motifs: split("bowl chopsticks grill chili mushroom egg rice"),
  },
  {
    words: /\bital(?:ian|ien|iano|iana)|trattoria|osteria|ristorante/iu,
    languages: "it",
    motifs: split("wine-glass tomato olive oil-bottle fork-knife cheese mushroom"),
  },
  {
    words: /\bgreek|griechisch|grec(?:que)?\b|ταβέρνα|ελληνικ/iu,
    languages: "el",
    motifs: split("olive oil-bottle tomato fish lemon wine-glass fork-knife"),
  },
  {
    words: /\bspanish|spanisch|tapas|español|bodega/iu,
    languages: "es ca gl",
    motifs: split("olive wine-glass tomato cooking-pot oil-bottle fork-knife lemon"),
  },
  {
    words: /portugu[eê]s|tasca\b/iu,
    languages: "pt",
    motifs: split("fish olive wine-glass oil-bottle cooking-pot lemon loaf"),
  },
  {
    words: /\bfrench|französisch|bistrot?\b|brasserie/iu,
    languages: "fr",
    motifs: split("wine-glass fork-knife loaf cheese cooking-pot oyster"),
  },
  {
    words: /mexic|taquer/iu,
    languages: "",
    motifs: split("taco chili avocado lemon tomato cactus"),
  },
  {
    words: /turkish|türkisch|turc\b|lokanta|ocakbaşı/iu,
    languages: "tr",
    motifs: split("tea-glass tomato chili grill olive lemon"),
  },
  {
    words: /leban|libanes|levant|syrian?\b|syrisch|persian|persisch|moroccan|marokkan|مطعم|אוכל/iu,
    languages: "ar fa he",
    motifs: split("bowl olive tea-glass lemon pomegranate spice-mortar oil-bottle"),
  },
  {
    words: /ethiop|äthiop|eritre/iu,
    languages: "am",
    motifs: split("bowl coffee-bean spice-mortar chili wicker-basket"),
  },
  {
    words: /georgian\b|georgisch|грузинск/iu,
    languages: "ka",
    motifs: split("wine-glass dumplings grapes qvevri bowl pomegranate"),
  },
];

/**
 * What is on the tables of a kitchen, from the cuisine that its brief names or else that of its
 * language. Nothing where neither is known.
 */
export function listCuisineMotifs({ name, tagline, industry, offer }: Brief, language: Language): readonly MotifId[] {
  const text = [name, tagline, industry, offer].filter((part) => part !== undefined).join("\n");
  const named = cuisines.find(({ words }) => words.test(text));
  const own = cuisines.find(({ languages }) => languages.split(" ").includes(language));
  return (named ?? own)?.motifs ?? [];
}
