import { foldWord } from "#/studio/understanding/trades/fold-word";

const romance = "o a i e os as es s";
const slavicCyrillic = [
  "а я о е и ы у ю й ий ый ая ое ые ой ам ами ах ям ями ях ов ев ей ом ем ою ии ия ию ием ьи ье ья ого его ому ых",
  "их ьный ьная ьное ьные ьной ьного ьных ную ний ния ни ня ная ное ные ный ической ическая ическое ический ческая ческое ческий",
].join(" ");

/** Endings of Malayalam, in two lines because its signs are not wide. */
const malayalamEndings = "് ം ങ്ങൾ ങ്ങളുടെ ത്തിൽ കൾ ുകൾ ിൽ യിൽ ിലെ യിലെ ിന്റെ യുടെ ുടെ";
const furtherMalayalamEndings = "കളുടെ ും യും വും ങ്ങളും കളും ക്ക് ിന് ിനും യ്ക്ക് ക്കാർ ക്കാരൻ യാണ് ാണ് വ";

/** Endings of Kannada, in two lines because its signs are not wide. */
const kannadaEndings = "್ಗಳು ್ಗಳ ್ಗಳಿಗೆ ್ಗಳಲ್ಲಿ ್ನ ್ನಲ್ಲಿ ್ಗೆ ಿಗೆ ಗಳು ಗಳ ಗಳನ್ನು ಗಳಿಗೆ ಗಳಲ್ಲಿ ದ ಯ ವ ಿನ";
const furtherKannadaEndings = "ವಿನ ಲ್ಲಿ ಯಲ್ಲಿ ದಲ್ಲಿ ಗೆ ಕ್ಕೆ ು ್ ಿ ನ ರ ರು ಕಾರ ಗಾರ ಗಾರರು ಕಾರರು ವು ಯು";

/**
 * Endings that words take in a language without changing their meaning, as written. People leave
 * accents out, so endings match without theirs too.
 */
const endings: Readonly<Record<string, string>> = {
  en: "s es y ies",
  de: "e en er ern es em n s in innen erin erinnen",
  nl: "e en s er ers je jes",
  af: "e s",
  sv: "a ar or er en et n t na rna erna arna s e ens ets are aren",
  da: "e en et er ene erne s ers ens r ne ere",
  nb: "e en et er ene s ers ens r ne a ere",
  nn: "e en et er ar ane ene s a",
  is: "ur i a ar ir um inn in id s",
  fr: "s x e es",
  es: romance,
  pt: `${romance} ão ões`,
  gl: romance,
  ca: `${romance} ns`,
  it: "o a i e hi he io ia",
  ro: "a e i ul ului lor le ele uri ilor ei ii ie ia iei iile u ilor",
  pl: "a e i y u o ów ą ę ami ach om em ie ia iem owa owe owy ego ej ych ymi ii ię ką ki ek cka ckie",
  cs: "a e i y u o ů ech ich ám em ami ou ům ova ové ový ého ích í ie",
  sk: "a e i y u o ov ách am om ami ou ova ové ový ého í ie",
  sl: "a e i o u ov ah am om ami ih ne ni na ska",
  hr: "a e i o u ova ama om em ima ih ski ska sko ni na ne",
  hu:
    "k ok ek ak ban ben nak nek t ot et at ra re val vel i ú ű " +
    "ja je a e as es os unk ink ünk n on en ön nál nél ból ből hoz hez",
  fi: "n a i t in an en ta sta ssa lla lta lle ksi na tta ja jen issa ille ita iden ien on oon aan een iin ista illa nsa nne mme",
  et: "d i e a s st le l t de id ga te",
  lt: "a as ai o os ų e ės ė is ių us u iu ą ę",
  lv: "a as s i us u ei e es am ai is ā",
  tr:
    "lar ler ı i u ü sı si su sü ın in un ün nın nin nun nün da de ta " +
    "te dan den tan ten a e ya ye yı yi yu ları leri lık lik mız miz cısı cisi cılık cilik",
  id: "nya ku mu",
  ms: "nya ku mu",
  ru: slavicCyrillic,
  uk: `${slavicCyrillic} і ії ї ою єю ами`,
  be: slavicCyrillic,
  bg: "а я о е и та то те ят ът ия ите ове ове ни на но ска ски ско й",
  mk: "а о е и та то те от от ни на ска ски",
  sr: "а е и о у ова има ом ем ама ски ска ско ни на не",
  el: "ική ικό ικές ικά ικός ος ο α η ι οι ες ων ου ας ης ους ια ιο εσ ιων ιες ε",
  he: "ים ות ה י ת ית יות",
  ar: "ات ون ين ة ي ها نا هم ية",
  fa: "ها های ی ای ان هایی",
  ur: "وں یں ی ے",
  hi: "िक े ो ों ी ि ा ियों ियां यां ें",
  mr: "े ा ी ों चे ची चा च्या ांचे ांची ाचे ाची",
  ka: "ი ის ს ები ების ა მა",
  hy: "ի ը ն ներ երի ների ով եր երը ները ում",
  eu: "a ak ko ren en an etan etako",
  ta: "க் ச் த் ப் ம் கள் ங்கள் த்து",
  te: "లు ల ం ాలు ాల ి ు",
  am: "ዎች",
  cy: "au iau ion i oedd ydd feydd od wr wyr es",
  ga: "e a í anna eanna acha eacha óir óirí eoir eoirí",
  az:
    "lar lər ı i u ü sı si su sü ın in un ün nın nin nun nün da də dan dən a ə ya yə nı ni nu nü ları ləri larının lərinin " +
    "larda lərdə lara lərə lıq lik luq lük lığı liyi luğu lüyü çı çi çu çü çılıq çilik çuluq çülük mız miz muz müz",
  kk:
    "лар лер дар дер тар тер ы і сы сі ны ні ды ді ты ті ын ін сын сін ның нің дың дің тың тің ға ге қа ке да де та те " +
    "дан ден тан тен нан нен мен бен пен лары лері дары дері тары тері ларын лерін ларының лерінің лық лік дық дік тық тік " +
    "шы ші сының сінің ының інің сында сінде ында інде мыз міз лерінде тарды терді ларды лерді дарды дерді",
  sq: "a ë e i u t n s j të ve ët it es ës së sh ja je in un en ën jes ave eve ive",
  ml: `${malayalamEndings} ${furtherMalayalamEndings}`,
  kn: `${kannadaEndings} ${furtherKannadaEndings}`,
  gu: "ો ી ું ા ે ઓ ાઓ ીઓ ોની ોનું ોનો ોના ની નું નો ના માં નાં ને ોમાં ાની ાનું ાનો ીની ીનું ીનો",
  pa: "ਾ ੇ ੀ ਾਂ ੀਆਂ ਿਆਂ ਆਂ ਵਾਂ ੋਂ ਏ ਈ ੇਆਂ",
  ne: "को का की हरू हरु हरूको हरुको मा लाई ले बाट सँग द्वारा वाला",
  si: "ය ව ක් යක් වක් ේ යේ වේ ගේ වල වලට න් යන් ව් යට වට ට ින් යි ු ුව ුවක් ුවේ ි ා ාව ාවේ ාවක් ිය",
  bn: "র ের টি গুলি ে য় তে কে রা দের টা গুলো",
};

/** Languages whose words have no endings of their own: only whole words match. */
const noEndings: ReadonlySet<string> = new Set([""]);

const endingsByLanguage = new Map<string, ReadonlySet<string>>();

/** The endings of a language, with and without accents, and the empty one. */
export function getEndings(language: string): ReadonlySet<string> {
  const known = endingsByLanguage.get(language);
  if (known) return known;
  const text = endings[language];
  const set = text === undefined ? noEndings : new Set(["", ...text.split(" "), ...text.split(" ").map(foldWord)]);
  endingsByLanguage.set(language, set);
  return set;
}

/** No ending has more letters. */
export const maxEndingLength = 7;

/** Shorter stems say too little. */
export const minStemLength = 4;

/** Ending lengths after short stems are limited, because many words share four letters. */
const getMaxEndingLength = (stemLength: number) =>
  stemLength < minStemLength ? 1 : stemLength === minStemLength ? 2 : maxEndingLength;

/** Whose words have no ending in their basic form, so that nothing is cut from listed words. */
const bareLanguages: ReadonlySet<string> = new Set(["tr", "fi", "hu", "et", "ar", "fa", "ur", "id", "ne"]);

/** Whose listed words lose only what marks a thing as another's: tooth doctor, `тіс дәрігері`, is `дәрігер` with an ending. */
const possessiveEndings: Readonly<Record<string, ReadonlySet<string>>> = {
  az: new Set("ı i u ü sı si su sü ları ləri".split(" ").map(foldWord)),
  kk: new Set("ы і сы сі лары лері дары дері тары тері".split(" ").map(foldWord)),
};

/** Between short Romance words only these endings alternate: `corso`, `corsi`, but not `corsa`. */
const romanceLanguages: ReadonlySet<string> = new Set(["es", "pt", "it", "gl", "ca", "fr"]);
const maxAmbiguousStemLength = 5;
const alternations: ReadonlySet<string> = new Set("o i,a e,e i,o os,a as,e es, s, es, x,es s,io i,a he,o hi,ao oes".split(","));

/** Whether an accent on an ending makes another word, as in `livres` and `livrés`. */
export const areAccentsDistinct = (language: string) => romanceLanguages.has(language);

/** The endings of English words in a consonant and y, which others do not take: brownies are not brown. */
const englishYEndings: ReadonlySet<string> = new Set(["y", "ies"]);

/** Whether two endings are forms of one short word. */
function isAlternation(a: string, b: string, stemLength: number, language: string): boolean {
  if (language === "en") return englishYEndings.has(a) === englishYEndings.has(b);
  if (a === b || stemLength > maxAmbiguousStemLength || !romanceLanguages.has(language)) return true;
  return alternations.has(`${a} ${b}`) || alternations.has(`${b} ${a}`);
}

/**
 * Whether a word is a form of a listed one.
 * @param tail what the text's word has after the stem, with accents where they are distinct
 * @param listed what the listed word has after its stem, folded
 */
export function isInflected(stem: string, tail: string, listed: string, language: string): boolean {
  if (tail === listed) return true;
  if (tail.length > getMaxEndingLength(stem.length) || !getEndings(language).has(tail)) return false;
  if (stem.length < minStemLength) return tail === "" || (stem.length === minStemLength - 1 && tail === "s");
  return isAlternation(tail, listed, stem.length, language);
}

/** After these English plurals end in -es; other words in -es only lose their -s. */
const englishSibilant = /(?:ss|x|z|ch|sh)$/;

/** A folded word without its longest ending; at least four letters remain. */
export function toStem(word: string, language: string): string {
  if (bareLanguages.has(language)) return word;
  const known = possessiveEndings[language] ?? getEndings(language);
  for (let length = Math.min(maxEndingLength, word.length - minStemLength); length > 0; length--) {
    const stem = word.slice(0, word.length - length);
    const isEnding = length <= getMaxEndingLength(stem.length) && known.has(word.slice(-length));
    if (isEnding && !(language === "en" && word.endsWith("es") && length === 2 && !englishSibilant.test(stem))) return stem;
  }
  return word;
}
