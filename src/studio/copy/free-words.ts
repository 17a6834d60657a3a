/** Words for what costs nothing, or is in the price already. */
const freeWords: readonly RegExp[] = [
  /(?<!\p{L})(?:free|gratis|included|kostenlos|kostenfrei)(?!\p{L})/iu,
  /(?<!\p{L})(?:inklusive|inbegriffen|gratuit\p{L}{0,3}|offert\p{L}{0,2}|compris\p{L}{0,2})(?!\p{L})/iu,
  /(?<!\p{L})(?:incluid[oa]s?|inclus[oaie]|incluíd[oa]s?|grátis)(?!\p{L})/iu,
  /(?<!\p{L})(?:gratuitamente|inbegrepen|ilmai\p{L}{0,4}|maksut\p{L}{1,4}|ókeypis)(?!\p{L})/iu,
  /(?<!\p{L})(?:darmow\p{L}{1,3}|bezpłatn\p{L}{1,2}|zdarma|zadarmo)(?!\p{L})/iu,
  /(?<!\p{L})(?:ingyen\p{L}{0,2}|díjtalan|besplatn\p{L}{1,2}|brezplačn\p{L}{1,2})(?!\p{L})/iu,
  /(?<!\p{L})(?:zastonj|tasuta|nemokam\p{L}{1,2}|bezmaksas)(?!\p{L})/iu,
  /(?<!\p{L})(?:бесплатн\p{L}{1,3}|безплатн\p{L}{1,3}|безкоштовн\p{L}{1,3}|бесплатно)(?!\p{L})/iu,
  /(?<!\p{L})(?:δωρεάν|ücretsiz|bedava|miễn phí|percuma|חינם|مجان\p{L}{0,2}|رایگان|मुफ़्त|निःशुल्क|বিনামূল্যে|бясплатна)(?!\p{L})/iu,
  /(?<!\p{L})(?:at no (?:extra |additional )?(?:charge|cost)|ببلاش)(?!\p{L})/iu,
  /無料|免费|免費|무료|ฟรี|ຟຣີ|ឥតគិតថ្លៃ|အခမဲ့/u,
];

/** Whether a text says that something costs nothing, or is in the price. */
export const statesFree = (text: string): boolean => freeWords.some((words) => words.test(text));

/** A word for costing nothing after the name of what does, and what follows it. */
const freeEnd = new RegExp(
  String.raw`^(?!it['’]s |es ist |c['’]est |это |all )(?<name>[^,，、،;]{2,64}?)\s?` +
    String.raw`(?:(?<=\s)(?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|zijn|är|er|ni|е|је|je|[–—-])\s|[:：は]\s?|(?<=\s))(?<free>` +
    String.raw`free(?: of charge)?|kostenlos|kostenfrei|gratis|gratuit(?:e?s?)|gratuit[oaie]|gratuitamente|grátis|ilmai[ns]\p{L}{1,4}|` +
    String.raw`maksutta|maksuton|darmow\p{L}{1,3}|bezpłatn\p{L}{1,2}|za darmo|zdarma|zadarmo|ingyen(?:es)?|díjtalan|besplatn\p{L}{1,2}|` +
    String.raw`brezplačn\p{L}{1,2}|zastonj|tasuta|nemokam\p{L}{1,2}|bezmaksas|бесплатн\p{L}{1,3}|безплатн\p{L}{1,3}|безкоштовн\p{L}{1,3}|` +
    "бясплатна|δωρεάν|ücretsiz|bedava|" +
    // What something costs is agreed on.
    "según|sur devis|sur demande|on request|on application|auf anfrage|nach aufwand|a consultar|su richiesta|sob consulta|op aanvraag|" +
    "do uzgodnienia|dohodou|по договор[её]нности|за домовленістю|по договаряне|面议|面議|応相談|要相談|คิดตามจริง|แล้วแต่ตกลง|" +
    String.raw`miễn phí|percuma|bure|חינם|مجان\p{L}{0,2}|رایگان|मुफ़्त|निःशुल्क|বিনামূল্যে|無料|免费|免費|무료|ฟรี|ຟຣີ)` +
    String.raw`(?:(?<comma>[,，、])?\s?(?<rest>(?<=\s|、)[^,，、].{1,60}))?$`,
  "iu",
);

/** Words that name who gets something free, or what comes with it. */
const freeFor =
  /^(?:for|with|to|on|under|für|mit|bei|ab|pour|avec|para|con|per|com|voor|bij|met|till|för|til|med|dla|przy|pro|для|при|за)\s/iu;

/** Whether a text says only that something costs nothing, and names its recipients or occasion at most. */
export function isFreeEntry(text: string): boolean {
  const rest = splitFree(text)?.rest;
  return rest !== undefined && (rest === "" || freeFor.test(rest));
}

/** The name of what costs nothing, the word for that and what follows it, after a comma or not; `undefined` if a text is anything else. */
export function splitFree(
  text: string,
): { readonly name: string; readonly free: string; readonly rest: string; readonly isApart: boolean } | undefined {
  const { name, free, comma, rest = "" } = freeEnd.exec(text)?.groups ?? {};
  return name === undefined || free === undefined ? undefined : { name, free, rest, isApart: comma !== undefined };
}
