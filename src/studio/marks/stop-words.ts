import functionWordFile from "#data/languages/function-words.txt.br" with { type: "file" };
import { openPackedSections } from "#/kernel/files/packed-file";

/** Legal forms and generic company words at the end of a name, lower case, without full stops. */
const companyForms =
  "ltd limited llc llp lp inc incorporated corp corporation co company plc pty pvt gmbh mbh ug ag kg ohg gbr partg partgmbb mbb " +
  "ek ev eg se kgaa scio cio cic pllc " +
  "sa sas sarl eurl sasu scop sci sca sl slu sll srl srls spa snc sas scarl soc coop unip unipessoal bv nv vof cv bvba ab hb kb as asa " +
  "aps oy oyj tmi ehf hf doo dd ad eood ood ead sro sp spol zrt kft bt nyrt oü ou uab mb sia ltda eireli cia epe ike ae oe ee " +
  "ооо оао зао пао ао ип тов тзов фоп пп еоод оод ад доо дп бв αε εε οε επε ικε бв şti sti aş บริษัท จำกัด pt tbk cv kk " +
  "fie enk ans nuf slf eirl onlus crl lda αμκε ry rf rfs san tic 株式会社 有限会社 合同会社 주식회사 有限公司 股份有限公司 公司 شركة ذمم בעמ " +
  "sons söhne fils hijos figli bros brothers cie gebr hnos hermanos fratelli irmãos αφοί";

/** Articles, prepositions and conjunctions by language, lower case, without an apostrophe. */
const getFunctionWords = openPackedSections(functionWordFile);
let stopWords: ReadonlySet<string> | undefined;
function getStopWords(): ReadonlySet<string> {
  stopWords ??= new Set([...getFunctionWords().values()].flatMap((words) => words.split(/\s+/)));
  return stopWords;
}
const companyWords = new Set(companyForms.split(" "));

/** Elided articles and prepositions before an apostrophe, such as in L’Atelier or Dell’Orto. */
const elision = /^(?:l|d|dell|dall|all|nell|sull|un|qu|gl|s|n|t|j|m|c)['’ʼ](?=\p{L}{2})/iu;

/** Whether a word gives no initial: an article, preposition or conjunction of any language. */
export const isStopWord = (word: string): boolean => getStopWords().has(toPlainWord(word));

/** Whether a word after the first is a legal form or a generic company word. */
export const isCompanyForm = (word: string): boolean => companyWords.has(toPlainWord(word));

/** Legal forms that East Asian names are written together with, at either end. */
const joinedForm =
  /^(?:株式会社|有限会社|合同会社|주식회사|㈜|㈱|㈲|[司税弁行監]\p{Script=Han}{1,5}法人|(?:医療|学校|社会福祉|NPO)法人)(?=.)|(?<=.)(?:株式会社|有限会社|合同会社|股份有限公司|有限公司|주식회사)$/u;

/** Abbreviations with full stops such as `S.A.`, `U.A.`, `B.S.M.S.` or `e.V.`, after another word. */
const dottedForm = /(?<=[\s,])\p{L}\.(?: ?\p{L}\.){1,5}(?=[\s,]|$)/gu;

/** A legal form that ends names: within one, nothing of the name follows, as in `Kft. „f.a.” nélkül`. */
const endingForm = /^(?:Kft|Bt|Zrt|Nyrt|GmbH|s\.r\.o|S\.r\.l|d\.o\.o)\.?$/u;

/** A name without its legal form and what follows that in quotation marks, brackets or small letters. */
export function dropLegalTail(name: string): string {
  const words = name.split(" ");
  const at = words.findIndex(
    (word, index) => index > 0 && endingForm.test(word) && /^[„“"(\p{Ll}]/u.test(words[index + 1] ?? ""),
  );
  return at < 0 ? name : words.slice(0, at).join(" ");
}

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
