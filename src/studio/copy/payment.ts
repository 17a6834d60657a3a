/** How people pay, at the start of a sentence, in the languages in which briefs are most often written. */
const starts: readonly RegExp[] = [
  /^(?:payments?|pay|zahlung|bezahlung|barzahlung|kartenzahlung|paiements?|paiement|betaling|betalning|betal|betala) (?:\p{L}{1,12} )?(?:by|with|in|via|only|per|mit|bar|nur|par|en|met|med|är|kun|bara|möglich|possible|accepted)(?!\p{L})/iu,
  /^(?:pagos?|pagamentos?|pagamenti|plata|plată|plăți|fizetés|maksu|pembayaran|bayaran|pagbabayad|malipo|thanh toán|ödeme)(?: \p{L}{1,12})? (?:con|en|por|com|em|via|só|solo|in|cu|prin|dengan|via|sa|kwa|bằng|nakit|kartla|kortilla|készpénz\p{L}{0,6}|kártyá\p{L}{0,6})(?!\p{L})/iu,
  /^(?:płatność|zapłata|platba|platby|platí se|plaćanje|plačilo|плаћање|оплата|плащане|плаќање|πληρωμή|πληρωμές|الدفع|التشلום|תשלום|התשלום|भुगतान|পেমেন্ট|கட்டணம் செலுத்த)(?!\p{L})/iu,
  /^(?:お支払い?|支払い?|付款|支付|결제|ชำระ|รับชำระ|จ่ายด้วย|ຊຳລະ)/u,
];

/** Words for taking something, and for what people pay with. */
const taking =
  /(?<!\p{L})(?:we (?:take|accept)|take|accept(?:ed|s)?|welcome|only|nehmen|akzeptieren|nur|acceptons|accepté[es]{0,2}|uniquement|aceptamos|acepta|solo|sólo|accettiamo|soltanto|aceitamos|só|apenas|accepteren|alleen|tar|emot|tager|kun|bara|przyjmujemy|tylko|přijímáme|pouze|prijímame|elfogadunk|csak|acceptăm|primamo|samo|примамо|само|принимаем|только|приймаємо|тільки|приемаме|δεχόμαστε|μόνο|kabul|sadece|menerima|hanya|chỉ|tunapokea|نقبل|فقط|מקבלים|רק|स्वीकार|केवल)(?!\p{L})/iu;
const means =
  /(?<!\p{L})(?:cards?|cash|cheques?|checks|(?:kredit|ec-?|bank)?karten?|(?:ec|giro)|bargeld|bar|cartes?|espèces|chèques?|tarjetas?|efectivo|contanti|cartões|cartão|dinheiro|kort|kontant\p{L}{0,3}|kart[yęąa]|gotówk\p{L}{0,2}|hotovost|hotově|készpénz\p{L}{0,3}|bankkártyá\p{L}{0,3}|numerar|gotovin\p{L}{0,3}|готовин\p{L}{0,3}|карт\p{L}{0,3}|наличн\p{L}{0,4}|готівк\p{L}{0,3}|κάρτ\p{L}{1,3}|μετρητά|nakit|tunai|tiền mặt|نقد\p{L}{0,3}|كاش|מזומן|אשראי|नकद|m-?pesa|e-?mola|paypal|visa|mastercard|eftpos|bizum|twint|swish|mobilepay|vipps|gcash|upi|bkash|nagad|momo|blik|satispay|interac|venmo)(?!\p{L})/iu;
const unspacedMeans =
  /現金のみ|カード(?:可|不可|使えます|払い)|只收现金|只收現金|刷卡|현금만|카드 (?:가능|결제)|เงินสด|โอนเงิน|พร้อมเพย์/u;

/** Longer sentences say more than how people pay, in letters. */
const [maxStarted, maxTaken] = [100, 64] as const;

/** Whether a sentence says how people pay. */
export const statesPayment = (sentence: string): boolean =>
  (sentence.length <= maxStarted && starts.some((start) => start.test(sentence))) ||
  (sentence.length <= maxTaken && ((taking.test(sentence) && means.test(sentence)) || unspacedMeans.test(sentence)));
