/**
 * Articles, prepositions and conjunctions, by BCP 47 language. They never give an initial. Written
 * lower case, without an apostrophe.
 */
const functionWords: Readonly<Record<string, string>> = {
  en: "a an the of for and or to in on at by with from our your my us we is as into near under over n",
  de:
    "der die das den dem des ein eine einer eines und oder von vom vor zu zum " +
    "zur im in am an auf aus bei beim mit für fur fuer ohne über unter nach",
  fr: "le la les l un une des du de d et ou au aux à a en dans pour par sur sous chez avec sans vers",
  es: "el la los las lo un una unos unas de del y e o u a al en por para con sin sobre desde hasta entre",
  pt: "o a os as um uma uns umas de do da dos das e ou em no na nos nas por para pelo pela com sem ao aos à às",
  it:
    "il lo la i gli le l un uno una di del dello della dei degli delle d e ed " +
    "o a al allo alla ai agli alle da dal dalla in nel nella con per su sul sulla tra fra",
  nl: "de het een t en of van voor in op aan bij met te ter ten uit naar om onder over",
  sv: "en ett den det de och eller av för i på till från med hos under vid",
  da: "en et den det de og eller af for i på til fra med hos under ved",
  nb: "en ei et den det de og eller av for i på til fra med hos under ved",
  fi: "ja tai sekä se",
  is: "og eða hinn hin hið í á til frá með við fyrir",
  pl: "i oraz lub albo a w we z ze na do od dla po pod przy przez u o nad",
  cs: "a i nebo v ve z ze na do od pro po pod při před u o nad s se k ke",
  sk: "a i alebo v vo z zo na do od pre po pod pri pred u o nad s so k ku",
  hu: "a az egy és vagy",
  ro: "un o unei unui și si sau de din la în in pe cu pentru al a ai ale lui",
  hr: "i ili a u na od do za po pod pri kod s sa iz o",
  sl: "in ali a v na od do za po pod pri s z iz o",
  et: "ja või",
  lv: "un vai no ar uz pie par",
  lt: "ir ar iš su už prie į",
  sq: "dhe ose i e të se në nga me për një",
  tr: "bir ve veya ile için da de",
  vi: "và của cho với ở tại những các một cái",
  id: "dan atau di ke dari untuk yang dengan si sang",
  ca: "el la els les l un una uns unes de del dels d i o a al als en amb per sense",
  eu: "eta edo",
  gl: "o a os as un unha de do da dos das e ou en no na con sen para por",
  ga: "an na agus nó i ar le do",
  cy: "y yr a ac neu o i yn ar",
  el: "ο η το οι τα του της των τον την ένας μια ένα και ή στο στη στον στην στα από για με σε",
  ru: "и или в во на с со к ко у о об от до из за по под над при для без",
  uk: "і й та або в у на з із зі до від за по під над при для без о об",
  bg: "и или в във на с със към у от до из за по под над при без",
  sr: "и или а у на од до за по под при код с са из о",
  mk: "и или во на со од до за по под при кај",
  he: "של את עם על או ו ה ב ל מ",
  ar: "و في من على إلى عن مع أو ال",
  fa: "و در از به با برای یا",
  hi: "और का की के में से को पर या एवं व",
  bn: "ও এবং বা এর থেকে জন্য",
  ta: "மற்றும் ஒரு",
  ur: "اور کا کی کے میں سے کو پر یا",
  mr: "आणि व किंवा चा ची चे च्या",
  te: "మరియు ఒక",
  gu: "અને ના ની નો નું માં",
  kn: "ಮತ್ತು ಒಂದು",
  ml: "ഒരു",
  pa: "ਅਤੇ ਤੇ ਦਾ ਦੀ ਦੇ ਵਿੱਚ",
  ne: "र को का की मा",
  si: "සහ හා",
  ms: "dan atau di ke dari untuk yang dengan si sang",
  fil: "ang ng mga sa at na ni si para",
  sw: "na ya wa za la cha vya kwa ni",
  az: "və ya ilə üçün bir",
  kk: "және мен пен бен",
  am: "እና ወይም",
  my: "နှင့်",
  th: "และ ของ ที่ ใน กับ จาก เพื่อ",
  ka: "და ან",
  hy: "և եւ ու կամ",
};

/** Legal forms and generic company words at the end of a name, lower case, without full stops. */
const companyForms =
  "ltd limited llc llp lp inc incorporated corp corporation co company plc pty pvt gmbh mbh ug ag kg ohg gbr partg partgmbb mbb " +
  "ek ev eg se kgaa " +
  "sa sas sarl eurl sasu scop sci sca sl slu sll srl srls spa snc sas scarl soc coop bv nv vof cv bvba ab hb kb as asa aps oy oyj " +
  "ehf hf doo dd ad eood ood ead sro sp spol zrt kft bt nyrt oü ou uab mb sia ltda eireli cia epe ike ae oe ee " +
  "ооо оао зао пао ао ип тов тзов фоп пп еоод оод ад доо дп бв αε εε οε επε ικε бв şti sti aş บริษัท จำกัด pt tbk cv kk " +
  "lda ry rf rfs san tic 株式会社 有限会社 合同会社 주식회사 有限公司 股份有限公司 公司 شركة ذمم בעמ " +
  "sons söhne fils hijos figli bros brothers cie";

const stopWords = new Set(Object.values(functionWords).flatMap((words) => words.split(" ")));
const companyWords = new Set(companyForms.split(" "));

/** Elided articles and prepositions before an apostrophe, such as in L’Atelier or Dell’Orto. */
const elision = /^(?:l|d|dell|dall|all|nell|sull|un|qu|gl|s|n|t|j|m|c)['’ʼ](?=\p{L}{2})/iu;

/** Whether a word gives no initial: an article, preposition or conjunction of any language. */
export const isStopWord = (word: string): boolean => stopWords.has(toPlainWord(word));

/** Whether a word after the first is a legal form or a generic company word. */
export const isCompanyForm = (word: string): boolean => companyWords.has(toPlainWord(word));

/** Legal forms that East Asian names are written together with, at either end. */
const joinedForm =
  /^(?:株式会社|有限会社|合同会社|주식회사|㈜|㈱|㈲)(?=.)|(?<=.)(?:株式会社|有限会社|合同会社|股份有限公司|有限公司|주식회사)$/u;

/** Abbreviations with full stops such as `S.A.`, `U.A.`, `B.S.M.S.` or `e.V.`, after another word. */
const dottedForm = /(?<=[\s,])\p{L}\.(?: ?\p{L}\.){1,5}(?=[\s,]|$)/gu;

/** A name without what is in brackets: degrees, explanations and other spellings. */
function dropBrackets(name: string): string {
  let depth = 0;
  let rest = "";
  for (const character of name) {
    if ("(（[".includes(character)) depth++;
    else if (depth === 0) rest += character;
    else if (")）]".includes(character)) {
      depth--;
      rest += " ";
    }
  }
  return depth === 0 ? rest : name;
}

/** A name without brackets, dotted abbreviations and joined legal forms, unless nothing else is left. */
export function dropLegalForms(name: string): string {
  const rest = dropBrackets(name).trim().replace(dottedForm, " ").trim().replace(joinedForm, "").trim();
  return /\p{L}/u.test(rest) ? rest : name;
}

const toPlainWord = (word: string) => word.toLowerCase().replace(/[.'’ʼ]/g, "");

/** A word without an elided article before its apostrophe. */
export const dropElision = (word: string): string => word.replace(elision, "");
