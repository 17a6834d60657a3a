/**
 * Verbs that say of the list after them only that it is offered, in languages whose nouns are the same after them. Repairing
 * says what is done with its things, which alone would be what is sold.
 */
export const offeringVerbs: readonly RegExp[] = [
  /^we (?:also )?(?:sell|stock|offer|supply|provide|teach|make|bake|grow|print|rent out|hire out|have) /iu,
  /^(?:vendemos|ofrecemos|tenemos|hacemos|fabricamos|alquilamos|producimos) /iu,
  /^(?:oferecemos|temos|fazemos|alugamos|produzimos|vendiamo|offriamo|facciamo|produciamo|noleggiamo) /iu,
  /^wir (?:bieten|verkaufen|führen|backen|bauen|fertigen) (?!(?:eine?n?|den|die|das) )/iu,
  /^(?:we|wij) (?:verkopen|maken|bieden|verhuren|bakken|hebben) /iu,
  /^vi (?:säljer|erbjuder|har|hyr ut|bakar|odlar|driver|sælger|tilbyder|laver|bager|selger|tilbyr|lager|dyrker|drifter) /iu,
  /^(?:имаме|предлагаме|продаваме|произвеждаме|avem|vindem|oferim|producem) /iu,
  /^(?:kami (?:menjual|menyediakan|membuat|melayani)|chúng tôi (?:bán|làm|có|nhận)|tuna(?:uza|tengeneza|toa)) /iu,
];

/** The same at the start of a list that is all of its sentence, by language. */
const sellingVerbs: Readonly<Record<string, RegExp>> = {
  ar: /^(?:نحن )?(?:نبيع|نقدّ?م|نوفّ?ر|نصنع|عندنا|لدينا) (?:لكم )?/u,
  he: /^(?:אנחנו )?(?:מוכרים|אצלנו) /u,
  th: /^(?:ขาย|จำหน่าย)(?!ส่ง|ปลีก|ดี|หมด)/u,
  vi: /^(?:chuyên |có )?bán (?!từ|lẻ|sỉ|buôn)/iu,
  id: /^(?:kami )?(?:menjual|jual|sedia) (?!beli)/iu,
  ms: /^(?:kami )?(?:menjual|jual) (?!beli)/iu,
  "zh-Hans": /^(?:主营|专卖|卖)/u,
  "zh-Hant": /^(?:主營|專賣|賣)/u,
};

/** A Turkish verb in the first person plural at the end of a list of what is worked on, and the fewest commas of such a list. */
const [turkishVerb, leastCommas] = [/ \p{L}{1,16}[ıiuü]yoruz(?=\.?$)/u, 2] as const;

/** A list without the verb that says of all of it that it is sold or made. */
export function cutSellingWord(list: string, language: string): string {
  if (language === "tr") return list.split(",").length > leastCommas ? list.replace(turkishVerb, "") : list;
  const verb = sellingVerbs[language];
  return verb === undefined ? list : list.replace(verb, "");
}
