import { isInflected, maxEndingLength } from "#/studio/understanding/trades/inflection";
import { toBaseLanguage } from "#/studio/understanding/trades/language-weight";
import { getPhraseIndex, type Phrase } from "#/studio/understanding/trades/phrase-table";

/** Languages that write compounds as one word. */
const compoundLanguages: ReadonlySet<string> = new Set(["de", "nl", "sv", "da", "nb", "fi", "hu", "et", "is", "af"]);

/** Letters that may join the parts of a compound, the longest first. */
const links = ["", "s", "n", "en", "es", "er", "e", "i", "u"];

const minCompoundLength = 7;
const maxCompoundLength = 40;
const minHeadLength = 5;
const minModifierLength = 4;
const minRestLength = 3;
const minRestAfterModifier = 4;
/** A hall, in Dutch or Danish, has three. */
const minBusinessLength = 2;

/** How much a part counts compared with the word on its own. */
const headShare = 0.8;
const modifierShare = 0.55;
/** A part before a word for a business, which leaves the trade what it is. */
const businessShare = 0.85;

/** Second parts that only say that there is a business, a club or someone who does the work. Folded. */
const businessWords: ReadonlySet<string> = new Set(
  (
    "praxis praxen betrieb betriebe meister meisterin meisterbetrieb firma firmen unternehmen geschaft laden werkstatt atelier " +
    "studio buro agentur handel handler handlerin service dienst hersteller herstellung verein vereine klub club anlagen " +
    "arbeiten installationen installation trainer trainerin lehrer lehrerin kurse planer planerin planung unterricht " +
    "fachbetrieb fachgeschaft manufaktur fabrik spezialist berater beraterin landschaft oase mode marke " +
    "praktijk bedrijf zaak winkel vereniging onderneming kantoor bureau lessen merk werkplaats specialist adviseur maker " +
    "makerij shop school praktik mottagning foretag verkstad butik affar forening klubb bolag byra firman marke kurser " +
    "installationer salong klinik vaerksted forretning selskab anlaeg klinikk verksted butikk lag kontor byraa " +
    "liike paja palvelu palvelut seura yhtio yritys toimisto asema asennukset remontit verstas kerho " +
    "bolt uzlet klub muhely szalon ceg szerviz szervezo szervezes egyesulet " +
    "halle hallen hal hall hallen hali halli saal sal csarnok terem platz bane banen schule schulen skola skole skolen koulu kool " +
    "iskola zentrum centrum center senter keskus keskuse kozpont csapat lag laget hold team gruppe joukkue meister mester koda"
  ).split(" "),
);

const listSingleWords = (key: string, language: string | undefined) =>
  getPhraseIndex("latin")
    .find(key)
    .filter(
      (phrase) =>
        phrase.words.length === 1 &&
        compoundLanguages.has(phrase.language) &&
        (language === undefined || toBaseLanguage(phrase.language) === language),
    );

/** The head with its ending: the longest known word that the compound ends with. */
function findHead(word: string, language: string | undefined): readonly Phrase[] {
  for (let at = minRestLength; at <= word.length - minHeadLength; at++) {
    const tail = word.slice(at);
    for (let cut = 0; cut <= Math.min(maxEndingLength, tail.length - minModifierLength); cut++) {
      const key = tail.slice(0, tail.length - cut);
      const heads = listSingleWords(key, language).filter(
        (phrase) =>
          isInflected(key, tail.slice(key.length), phrase.ending, phrase.language) &&
          key.length + phrase.ending.length >= minHeadLength,
      );
      if (heads.length > 0) return heads;
    }
  }
  return [];
}

/** Whether the rest of a compound is a word for a business; of three like letters, Norwegian drops one: `håndballag`. */
const isBusiness = (word: string, start: number): boolean =>
  businessWords.has(word.slice(start)) || businessWords.has(word.charAt(start - 1) + word.slice(start));

/** The longest known word that the compound begins with, with a link after it, and whether a business follows. */
function findModifier(
  word: string,
  language: string | undefined,
): { readonly modifiers: readonly Phrase[]; readonly isOfBusiness: boolean } {
  for (let end = word.length - minBusinessLength; end >= minModifierLength; end--) {
    if (word.length - end < minRestAfterModifier && !isBusiness(word, end)) continue;
    for (const link of links) {
      const key = word.slice(0, end - link.length);
      if (key.length < minModifierLength || !word.startsWith(link, key.length)) continue;
      const modifiers = listSingleWords(key, language).filter(
        ({ ending }) => key.length + ending.length <= end && key.length + ending.length >= minModifierLength,
      );
      if (modifiers.length > 0) return { modifiers, isOfBusiness: isBusiness(word, end) || isBusiness(word, key.length) };
    }
  }
  return { modifiers: [], isOfBusiness: false };
}

/** A trade word within a compound, and whether it only describes what the compound names. */
type CompoundPart = { readonly phrase: Phrase; readonly share: number; readonly isModifier: boolean };

/**
 * Trade words within a folded word, such as `bäcker` in `Bäckermeister`: the head counts more than
 * what stands before it, unless the head is only a word for a business, as in `Tennisverein`. Empty
 * for short words and languages without compounds.
 */
export function findCompoundParts(word: string, language: string | undefined): readonly CompoundPart[] {
  if (word.length < minCompoundLength || word.length > maxCompoundLength) return [];
  if (language !== undefined && !compoundLanguages.has(language)) return [];
  const certainty = language === undefined ? 0.8 : 1;
  const heads = findHead(word, language).map((phrase) => ({ phrase, share: headShare * certainty, isModifier: false }));
  const { modifiers, isOfBusiness } = findModifier(word, language);
  const isModifier = !isOfBusiness;
  const share = (isModifier ? modifierShare : businessShare) * certainty;
  return [...heads, ...modifiers.map((phrase) => ({ phrase, share, isModifier }))];
}
