import { endsInAmount, statesPrice } from "#/studio/copy/amounts";

/** Words for an amount that is taken off: with it a sentence is a remark, and no price of something. */
const discountWords: readonly RegExp[] = [
  /\p{Nd}[^\p{L},;]{0,4}(?:\s\p{L}{1,8})? (?:off|less|cheaper)(?!\p{L})/iu,
  /(?<!\p{L})(?:discount|rabatt\p{L}{0,2}|nachlass|günstiger|ermäßigung|remise|réduction|de moins|offerts?)(?!\p{L})/iu,
  /(?<!\p{L})(?:descuento|de menos|sconto|in meno|desconto|a menos|korting|goedkoper|rabat|billigere|billigare)(?!\p{L})/iu,
  /(?<!\p{L})(?:alennus\p{L}{0,3}|halvempi|zniżk\p{L}{1,3}|taniej|slev\p{L}{1,3}|zľav\p{L}{1,3}|kedvezmény\p{L}{0,3}|olcsóbb)(?!\p{L})/iu,
  /(?<!\p{L})(?:reducere|popust\p{L}{0,2}|скидк\p{L}{1,3}|дешевле|знижк\p{L}{1,3}|дешевше|отстъпка|έκπτωση|indirim\p{L}{0,3})(?!\p{L})/iu,
  /(?<!\p{L})(?:giảm|diskon|potongan|הנחה|פחות|خصم|تخفیف|छूट)(?!\p{L})/iu,
  /[少減减扣][一二兩两三四五六七八九十百\p{Nd}]{1,4}\s?[元圓圆块塊]|割引|引き|할인|ลด|ส่วนลด/u,
];

/** Whether a sentence says what is taken off a price: it belongs beside the prices, not among them. */
export const statesDiscount = (sentence: string): boolean =>
  statesPrice(sentence) && discountWords.some((words) => words.test(sentence));

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
  /無料|免费|免費|무료|ฟรี|ຟຣີ|ឥតគិតថ្លៃ|အခမဲ့/u,
];

/** Whether an entry of a price list says what it costs, be it nothing. */
export const statesCost = (entry: string): boolean =>
  statesPrice(entry) || endsInAmount(entry) || freeWords.some((words) => words.test(entry));

/** Words for what a price has in it or not, which are no price. */
const extentWords: readonly RegExp[] = [
  /(?<!\p{L})(?:excluded|excluding|included|including|extra|excl|incl|plus (?:vat|tax|gst|postage)|exkl|inkl|zzgl|hors|ttc|ht)(?!\p{L})/iu,
  /(?<!\p{L})(?:aparte|esclus[oaie]|escluíd[oa]s?|excluíd[oa]s?|à parte|exclusief|inclusief|exklusive|ikke inkluderet|ekskl)(?!\p{L})/iu,
  /(?<!\p{L})(?:nie wliczon\p{L}{1,2}|bez vat|bez dph|nélkül|отдельно|окремо|не входит|χωρίς φπα|χωριστά|hariç|dahil)(?!\p{L})/iu,
  /税別|税込|別途|另计|另計|不含|별도|ไม่รวม|لا يشمل|לא כולל/u,
];

/** The most letters of a remark on what prices have in them. */
const maxExtent = 40;

/** Whether an entry of a price list says what its prices have in them or not. */
export const qualifiesPrices = (entry: string): boolean =>
  [...entry].length <= maxExtent && extentWords.some((words) => words.test(entry));
