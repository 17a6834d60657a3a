import { isFreeEntry, statesFree } from "#/studio/copy/free-words";
import { endsInAmount, statesPrice } from "#/studio/copy/amounts";

/** Words for an amount that is taken off: with it a sentence is a remark, and no price of something. */
const discountWords: readonly RegExp[] = [
  /\p{Nd}[^\p{L},;]{0,4}(?:\s\p{L}{1,8})? (?:off|less|cheaper|weniger|menos|minder|mniej|méně|меньше|менше|mindre)(?!\p{L})/iu,
  /(?<!\p{L})(?:discount|rabatt\p{L}{0,2}|nachlass|günstiger|ermäßigung|remise|réduction|de moins|offerts?)(?!\p{L})/iu,
  /(?<!\p{L})(?:descuento|de menos|sconto|in meno|desconto|a menos|korting|goedkoper|rabat|billigere|billigare)(?!\p{L})/iu,
  /(?<!\p{L})(?:alennus\p{L}{0,3}|halvempi|zniżk\p{L}{1,3}|taniej|slev\p{L}{1,3}|zľav\p{L}{1,3}|kedvezmény\p{L}{0,3}|olcsóbb)(?!\p{L})/iu,
  /(?<!\p{L})(?:reducere|popust\p{L}{0,2}|скидк\p{L}{1,3}|дешевле|знижк\p{L}{1,3}|дешевше|отстъпка|έκπτωση|indirim\p{L}{0,3})(?!\p{L})/iu,
  /(?<![\p{L}\p{M}])(?:giảm|diskon|potongan|הנחה|פחות|خصم|حسم|تخفیف|छूट)(?!\p{L})/iu,
  /(?<!\p{L})(?:rabais|moins cher|rebaja|mais barato|meno caro|billiger|avslag)(?!\p{L})/iu,
  /(?<!\p{L})(?:cenej\p{L}{0,2}|jeftinij\p{L}{1,2}|попуст\p{L}{0,2})(?!\p{L})/iu,
  /(?<!\p{L})(?:engedmény\p{L}{0,3}|mai ieftin|lacnejš\p{L}{1,2}|levněj\p{L}{1,3}|soodustus|odavam)(?!\p{L})/iu,
  /(?<!\p{L})(?:по-евтин\p{L}{1,2}|јефтиниј\p{L}{1,2})(?!\p{L})/iu,
  /(?<!\p{L})(?:atlaide|lētāk|nuolaida|pigiau|φθηνότερ\p{L}{1,2}|daha ucuz)(?!\p{L})/iu,
  /(?<!\p{L})(?:bớt|rẻ hơn|lebih murah|punguzo|descompte|afslag)(?!\p{L})/iu,
  /(?<!\p{L})(?:ছাড়|தள்ளுபடி|തിരികെ|తగ్గింపు|ارزان‌تر|זול יותר|ფასდაკლება|զեղչ)(?!\p{L})|திருப்பி|便宜|优惠|優惠|値引|お得|깎아/u,
  // What is paid first and then taken off.
  /(?<!\p{L})(?:deducted|credited|angerechnet|verrechnet|gutgeschrieben|déduit\p{L}{0,2}|se descuentan?|detratt[oaie])(?!\p{L})/iu,
  /(?<!\p{L})(?:abatid[oa]s?|verrekend|dras av|trækkes fra|trekkes fra|vähennetään|odliczam\p{L}{1,2}|odliczan\p{L}{1,2})(?!\p{L})/iu,
  /(?<!\p{L})(?:odečt\p{L}{1,3}|odpočít\p{L}{1,4}|вычита\p{L}{2,3}|вычт\p{L}{1,2}|вирахову\p{L}{2,4}|mahsup|düşülür)(?!\p{L})/iu,
  /[少減减扣][一二兩两三四五六七八九十百\p{Nd}]{1,4}\s?[元圓圆块塊]|割引|引き|할인|ลด|ส่วนลด/u,
];

/** Half of a price, for some people or at some times. */
const halfPrice: readonly RegExp[] = [
  /(?<!\p{L})(?:half[- ]price|pays? half|halber preis|zum halben preis|moitié prix|demi-tarif)(?!\p{L})/iu,
  /(?<!\p{L})(?:mitad de precio|pagan? (?:la )?mitad)(?!\p{L})/iu,
  /(?<!\p{L})(?:metade do preço|pagam? metade|metà prezzo|halve prijs|halva priset|halv pris|puoleen hintaan|połow\p{L} ceny)(?!\p{L})/iu,
  /(?<!\p{L})(?:za polovi\p{L}{1,3}|fél áron|jumătate de preț|за полцены|за пів ціни|μισή τιμή|yarı fiyat\p{L}{0,4})(?!\p{L})/iu,
];

/** Scripts in which words for discounts mean little else, and a share in any script. */
const clearScript = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{3}|\p{Nd}\s?[%٪]/u;

/** Whether a sentence has words for what is taken off a price, be it stated or not. */
export const namesDiscount = (sentence: string): boolean =>
  clearScript.test(sentence) && [...discountWords, ...halfPrice].some((words) => words.test(sentence));

/** Whether a sentence says what is taken off a price: it belongs beside the prices, not among them. */
export const statesDiscount = (sentence: string): boolean =>
  statesPrice(sentence) && discountWords.some((words) => words.test(sentence));

/** Whether an entry of a price list says what it costs, be it nothing. */
export const statesCost = (entry: string): boolean =>
  statesPrice(entry) || endsInAmount(entry.split(/[,،]\s/u)[0] ?? "") || statesFree(entry) || isFreeEntry(entry);

/** Words for what a price has in it or not, which are no price. */
const extentWords: readonly RegExp[] = [
  /(?<!\p{L})(?:excluded|excluding|included|including|extra|excl|incl|plus (?:vat|tax|gst|postage)|exkl|inkl|zzgl|hors|ttc|ht)(?!\p{L})/iu,
  /(?<!\p{L})(?:aparte|esclus[oaie]|escluíd[oa]s?|excluíd[oa]s?|à parte|exclusief|inclusief|exklusive|ikke inkluderet|ekskl)(?!\p{L})/iu,
  /(?<!\p{L})(?:nie wliczon\p{L}{1,2}|bez vat|bez dph|nélkül|отдельно|окремо|не входит|χωρίς φπα|χωριστά|hariç|dahil)(?!\p{L})/iu,
  /(?<!\p{L})(?:compres[oaie]|compris\p{L}{0,2}|incluid[oa]s?|incluíd[oa]s?|inbegrepen|w cenie|v ceně|zahrnut\p{L}{1,2})(?!\p{L})/iu,
  /税別|税込|別途|另计|另計|不含|별도|ไม่รวม|لا يشمل|לא כולל/u,
  // What is paid in instalments.
  /(?<!\p{L})(?:instal\p{L}{2,7}|ratenzahlung|in raten|mensualités|en \p{Nd} fois|cuotas|a rate)(?!\p{L})/iu,
  /(?<!\p{L})(?:parcelad[oa]s?|termijnen|ratach|raty)(?!\p{L})/iu,
  /(?<!\p{L})(?:splátk\p{L}{1,3}|részlet\p{L}{0,4}|рассрочк\p{L}{1,2}|розстрочк\p{L}{1,2}|δόσεις|taksit\p{L}{0,4})(?!\p{L})/iu,
  /(?<!\p{L})(?:trả góp|cicilan)(?!\p{L})/iu,
  /(?<!\p{L})(?:بالتقسيط|أقساط|اقساط|בתשלומים|किस्तों|কিস্তিতে)(?!\p{L})|分期|分割払い|할부|ผ่อน/u,
];

/** The most letters of a remark on what prices have in them. */
const maxExtent = 48;

/** Whether an entry of a price list says what its prices have in them or not. */
export const qualifiesPrices = (entry: string): boolean =>
  [...entry].length <= maxExtent && extentWords.some((words) => words.test(entry));
