/** Words for paying at the start of a sentence, in the languages in which briefs are most often written. */
const starts: readonly RegExp[] = [
  /^(?:payments?|pay|zahlung|bezahlung|barzahlung|kartenzahlung|paiements?|betaling|betalning|betala?)(?!\p{L})/iu,
  /^(?:pagos?|pagamentos?|pagamenti|plata|plată|plăți|fizetés|maksu|pembayaran|bayaran|pagbabayad)(?!\p{L})/iu,
  /^(?:betalen|deposits?|anzahlung|acompte|arrhes|acconto|sinal|aanbetaling|záloha|zadatek|depósito)(?!\p{L})/iu,
  /^(?:malipo|thanh toán|ödeme|płatność|zapłata|platba|platby|platí se|plaćanje|plačilo)(?!\p{L})/iu,
  /^(?:плаћање|оплата|плащане|плаќање|πληρωμή|πληρωμές|الدفع|תשלום|התשלום|भुगतान|পেমেন্ট)(?!\p{L})/iu,
  /^(?:お支払い?|支払い?|付款|支付|결제|ชำระ|รับชำระ|จ่ายด้วย|ຊຳລະ)/u,
];

/** Words for taking something, and for what people pay with. */
const taking: readonly RegExp[] = [
  /(?<!\p{L})(?:we (?:take|accept)|take|accept(?:ed|s)?|welcome|only|nehmen|akzeptieren|nur|acceptons)(?!\p{L})/iu,
  /(?<!\p{L})(?:accepté[es]{0,2}|uniquement|aceptamos|acepta|solo|sólo|accettiamo|soltanto|aceitamos|só|apenas)(?!\p{L})/iu,
  /(?<!\p{L})(?:accepteren|alleen|tar|emot|tager|kun|bara|przyjmujemy|tylko|přijímáme|pouze|prijímame)(?!\p{L})/iu,
  /(?<!\p{L})(?:elfogadunk|csak|acceptăm|primamo|samo|примамо|само|принимаем|только|приймаємо|тільки|приемаме)(?!\p{L})/iu,
  /(?<!\p{L})(?:δεχόμαστε|μόνο|kabul|sadece|menerima|hanya|chỉ|tunapokea|نقبل|فقط|מקבלים|רק|स्वीकार|केवल)(?!\p{L})/iu,
];
const means: readonly RegExp[] = [
  /(?<!\p{L})(?:e-transfers?|contactless|pin|tikkie)(?!\p{L})/iu,
  /(?<!\p{L})(?:cards?|cash|cheques?|checks|(?:kredit|ec-?|bank)?karten?|(?:ec|giro)|bargeld|cartes?)(?!\p{L})/iu,
  // In other languages the word is a place to drink.
  /(?<!\p{L})bar(?= (?:oder|und|bei|vor)|[.!]?$)|(?<=(?<!\p{L})(?:nur|in) )bar(?!\p{L})/iu,
  /(?<!\p{L})(?:espèces|chèques?|tarjetas?|efectivo|contanti|cartões|cartão|dinheiro|kort|kontant\p{L}{0,3})(?!\p{L})/iu,
  /(?<!\p{L})(?:kart[yęąa]|gotówk\p{L}{0,2}|hotovost|hotově|készpénz\p{L}{0,3}|bankkártyá\p{L}{0,3}|numerar)(?!\p{L})/iu,
  /(?<!\p{L})(?:gotovin\p{L}{0,3}|готовин\p{L}{0,3}|карт\p{L}{0,3}|наличн\p{L}{0,4}|готівк\p{L}{0,3})(?!\p{L})/iu,
  /(?<!\p{L})(?:κάρτ\p{L}{1,3}|μετρητά|nakit|tunai|tiền mặt|نقد\p{L}{0,3}|كاش|מזומן|אשראי|नकद|m-?pesa|e-?mola)(?!\p{L})/iu,
  /(?<!\p{L})(?:paypal|visa|mastercard|eftpos|bizum|twint|swish|mobilepay|vipps|gcash|upi|bkash|nagad|momo)(?!\p{L})/iu,
  /(?<!\p{L})(?:blik|satispay|interac|venmo)(?!\p{L})/iu,
];
const unspacedMeans =
  /現金のみ|カード(?:可|不可|使えます|払い)|只收现金|只收現金|刷卡|현금만|카드 (?:가능|결제)|เงินสด|โอนเงิน|พร้อมเพย์/u;

/** Other ways to pay, and scripts in which words are not apart. */
const ways: readonly RegExp[] = [
  /(?<!\p{L})(?:transfer|invoice|instal\p{L}{0,7}|überweisung|rechnung|virement|facture|transferencia|bonifico|boleto)(?!\p{L})/iu,
  /(?<!\p{L})(?:mb way|multibanco|pix|przelewem|převodem|transfer bank|kartlo|kartla|kortilla|airtel|mixx)(?!\p{L})/iu,
  /現金|カード|振込|现金|現金|微信|支付宝|현금|카드|계좌|เงิน|บัตร/u,
];

/** Shares that are paid first and later, such as 60/40, and what is paid before. */
const parts: readonly RegExp[] = [
  /\p{Nd}{1,2}\s?%|(?<!\p{Nd})\p{Nd}{2}\s?\/\s?\p{Nd}{2}(?!\p{Nd})|(?<!\p{L})half(?!\p{L})/iu,
  /(?<!\p{L})(?:deposits?|up front|anzahlung|acompte|arrhes|anticipo|acconto|sinal|aanbetaling|záloha|zadatek)(?!\p{L})/iu,
];

/** Longer sentences say more than how people pay, in letters. */
const [maxStarted, maxTaken, maxParted] = [100, 64, 44] as const;

const hasOne = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text));

/** Whether a sentence says how people pay. */
export const statesPayment = (sentence: string): boolean =>
  (sentence.length <= maxStarted && hasOne(starts, sentence) && (hasOne(means, sentence) || hasOne(ways, sentence))) ||
  (sentence.length <= maxParted && means.some((words) => words.exec(sentence)?.index === 0)) ||
  (sentence.length <= maxParted && hasOne(starts, sentence) && hasOne(parts, sentence)) ||
  (sentence.length <= maxTaken && ((hasOne(taking, sentence) && hasOne(means, sentence)) || unspacedMeans.test(sentence)));
