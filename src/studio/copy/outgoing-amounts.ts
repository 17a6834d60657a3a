import { findPrices } from "#/studio/copy/amounts";

/** Words for what an organisation pays to others, and for what something costs it. */
const payoutWords: readonly RegExp[] = [
  /(?<!\p{L})(?:scholarships?|bursar(?:y|ies)|prize money|stipendi(?:um|en)|preisgeld|bourses? d['’]études?|becas?)(?!\p{L})/iu,
  /(?<!\p{L})(?:bors[ae] di studio|bolsas? de estudos?|studiebeurs|stypendi\p{L}{1,3}|štipendi\p{L}{1,2}|ösztöndíj\p{L}{0,3})(?!\p{L})/iu,
  /(?<!\p{L})(?:стипенди\p{L}{1,2}|стипенді\p{L}{1,2}|υποτροφί\p{L}{1,2}|beasiswa|học bổng|ufadhili wa masomo)(?!\p{L})/iu,
  /獎學金|奖学金|助學金|助学金|奨学金|장학금|ทุนการศึกษา|منحة دراسية|בורסה|מלגה|מלגות|छात्रवृत्ति|শিক্ষাবৃত্তি/u,
  /(?<!\p{L})(?:costs us|kostet uns|nous coûte|nos cuesta|ci costa|nos custa|kost ons|kostar oss|koster os)(?!\p{L})/iu,
  /(?<!\p{L})(?:kosztuje nas|stojí nás|обходится нам|обходиться нам|нам обходится|maksaa meille)(?!\p{L})/iu,
];

/** Words for what an organisation has yet to collect for something of its own. */
const missingWords: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:we )?still (?:need|missing|short)|(?:es )?fehl(?:en|t) (?:uns )?noch|il (?:nous )?manque encore)(?!\p{L})/iu,
  /(?<!\p{L})(?:manquent encore|(?:nos )?faltan? (?:aún|todavía)|(?:todavía|aún) (?:nos )?faltan?|mancano ancora)(?!\p{L})/iu,
  /(?<!\p{L})(?:ainda (?:nos )?faltam?|ontbre(?:ekt|ken) nog|fattas (?:ännu|fortfarande)|puuttuu vielä)(?!\p{L})/iu,
  /(?<!\p{L})(?:mangler (?:vi )?(?:endnu|stadig|fortsatt)|brakuje (?:nam )?jeszcze|ještě (?:nám )?chybí)(?!\p{L})/iu,
  /(?<!\p{L})(?:még hiányzik|ещё не хватает|ще (?:не вистачає|бракує)|λείπουν ακόμα)(?!\p{L})/iu,
];

/** Words for what people pay only if they do something wrong. */
const penaltyWords: readonly RegExp[] = [
  /(?<!\p{L})(?:fines?|fined|penalt(?:y|ies)|no-shows?|strafe\p{L}{0,2}|bußgeld|amendes?|pénalité|multas?|penale|boete)(?!\p{L})/iu,
  /(?<!\p{L})(?:böter|bøde|bot|gebyr for|kara|karę|pokut\p{L}{1,2}|bírság\p{L}{0,2}|amendă|kazn\p{L}{1,2}|штраф\p{L}{0,2})(?!\p{L})/iu,
  /(?<!\p{L})(?:глоб\p{L}{1,2}|πρόστιμο|cezası?|denda|phạt|faini)(?!\p{L})|罰金|罚款|罰款|벌금|ค่าปรับ|غرامة|קנס|جریمه|जुर्माना/iu,
  /^(?:wer (?:\S+ ){0,3}nicht |kto nie |кто не |хто не )/iu,
];

/** Whether a sentence states a single amount, and that is what others get from the organisation, or what it has yet to collect. */
export const statesPayout = (sentence: string): boolean =>
  findPrices(sentence).length === 1 && [...payoutWords, ...missingWords].some((words) => words.test(sentence));

/** Whether a sentence states a single amount, and that is a penalty. */
export const statesPenalty = (sentence: string): boolean =>
  findPrices(sentence).length === 1 && penaltyWords.some((words) => words.test(sentence));
