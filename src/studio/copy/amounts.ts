import { trimEndCharacters } from "#/kernel/text/trim";
import { statesFree } from "#/studio/copy/free-words";
import { createWordPattern } from "#/studio/copy/word-pattern";
import { listUnmarkedPrices } from "#/studio/copy/unmarked-prices";

/** Currencies before and after an amount. */
const before =
  String.raw`R(?=\s?\p{Nd}{2})(?!\p{Nd}{2,3}\s[\u0e00-\u0eff])|N(?=\p{Nd}{1,3},\p{Nd}{3})|` +
  String.raw`[€£$¥₹₪₩₱฿₦₺₴₽₸₼₮]|৳|R\$|S\$|S/\.?|RM|CHF|EUR|USD|GBP|Rs\.?|Rp\.?|Tk\.?|ரூ\.?|रु\.?|रू\.?|રૂ\.?|ರೂ\.?|రూ\.?|രൂ\.?|රු\.?|` +
  String.raw`J\$|EC\$|BZ\$|` +
  "GH₵|KES|[KTU]?Sh|TZS|UGX|NGN|GHS|AED|SAR|PHP|" +
  String.raw`HK\$|NT\$|TT\$|C\$|A\$|NZ\$|kr\.?`;
const after =
  String.raw`[€£$₹₪₽₴₺₩₫฿₾₸₼₮֏]|EUR|CHF|DH|TL|RSD|PLN|kn|kr\.?|Kč|zł|Ft|lei|MT|MZN|Kz|đ(?:ồng)?|(?:F\s?)?CFA|лв\.?|грн\.?|` +
  String.raw`руб\p{L}{0,3}\.?|ден\p{L}{0,3}|дин\.?|динар\p{L}{0,2}|тг|тенге|драм\p{L}{0,2}|euros?|ευρώ|евро|` +
  String.raw`evra|dinara|(?<=[ .\u202f\u00a0]000 ?)F|` +
  "rb|lira|pesos?|soles|naira|rand|rupees?|shillings?|franken|korun|" +
  "kroner|kronor|kronur|гривень|рублей|лари|dollars?|pounds?|triệu|nghìn|ngàn|baht|ringgit|rupiah|" +
  String.raw`ש["״]ח|שקל\p{L}{0,2}|دينار[\p{L}\p{M}]{0,3}|دنانير|ريال[\p{L}\p{M}]{0,3}|درهم[\p{L}\p{M}]{0,3}|` +
  String.raw`جنيه[\p{L}\p{M}]{0,3}|شيكل|(?:هزار |میلیون )?تومان|` +
  String.raw`रुपये|रुपए|روپے|روپیہ|रुपैयाँ|টাকা|დრამი|ლარი|ლარად|ლარიდან|լարი|դրամ\p{L}{0,3}|ብር`;
const unspacedAfter = "[元円圆원]|บาท|ກີບ|រៀល|ကျပ်|万円|千円|만\\s?원|천\\s?원";
const amount = String.raw`\p{Nd}[\p{Nd}.,٫٬'\u00a0\u202f ]{0,14}`;
/** Ten thousands before the rest of an amount: 25,000 won are written as two of them and five thousands. */
const tenThousands = String.raw`\p{Nd}{1,4}\s?[만万萬]\s?(?=\p{Nd})`;
/** Amounts in Chinese numerals. */
const hanAmount =
  "[一二三四五六七八九十百千萬万两兩]{1,8}(?:元|圆|圓|円(?![形周卓満])|块(?:钱|(?!钱))|塊(?:錢|(?!錢)))(?![化素宵旦月气氣都也])|" +
  String.raw`(?<=\p{Script=Han})[一二两兩三四五六七八九][百千萬万](?:[一二三四五六七八九][百千]?){0,2}(?=[,，。;；、]|$)`;
const price = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${before})\s?(?<lead>${amount})|` +
    String.raw`(?<rest>(?:${tenThousands})?${amount})(?:(?:${after})(?![\p{L}\p{M}\p{N}])|[万千만천]?\s?(?:${unspacedAfter}))|${hanAmount}`,
  "giu",
);

/** A letter for rand before an amount, which is also that of a measure beside an amount in another currency. */
const rand = /^R\s?\p{Nd}/u;

/** An amount without its currency, whose cents a dash stands for: `649,-`. */
const dashed = /(?<![\p{L}\p{N}.,])\p{Nd}{1,3}(?:[. ]?\p{Nd}{3})?,[-–—](?![\p{L}\p{N}])/gu;

/** Thousands and millions of dong in short, and letters that only Vietnamese has: elsewhere they may be kilometres or people. */
const thousands = /(?<![\p{L}\p{N}])\p{Nd}{1,3}(?:k|tr(?:\p{Nd}{1,3})?)(?![\p{L}\p{M}\p{N}])/gu;
const vietnameseLetter = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/iu;

/** The prices in a text. */
export function findPrices(text: string): readonly RegExpExecArray[] {
  const found = [
    ...text.matchAll(price),
    ...text.matchAll(dashed),
    ...(vietnameseLetter.test(text) ? text.matchAll(thousands) : []),
  ].toSorted((one, other) => one.index - other.index);
  const others = found.filter(({ 0: match }) => !rand.test(match));
  return others.length > 0 ? others : found;
}

/** Larger amounts are what something is insured for or worth, not what it costs. */
const mostDigits = 5;
const [strongCurrency, limitedCurrency] = [/[€£$]/u, /[€£$]|sh/iu] as const;
/** Pesos, whose thousands have full stops, and of which many buy little. */
const pesos = /^\$\s?\p{Nd}{1,3}(?:\.\p{Nd}{3}){1,2}\D?$/u;
/** Words before a large amount that is the most that something is about: a claim, a loan. */
const leastLimitDigits = 5;
const limitWords = /(?<!\p{L})(?:up to|bis zu|bis|jusqu['’]à|hasta|fino a|até|tot|upp till|op til|opp til|do|до|hadi) ?$/iu;
/** Words before an amount above which something happens: a rule, a quote. */
const thresholdWords = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:` +
    "over|above|more than|exceeding|über|mehr als|oberhalb von|plus de|au-delà de|más de|por encima de|superior(?:es)? a|oltre(?: i)?|" +
    "superior[ei] a|più di|mais de|acima de|boven(?: de)?|meer dan|över|mer än|mer enn|mere end|yli|powyżej|ponad|nad|več kot|preko|" +
    "iznad|peste|mai mult de|fölött|felett|свыше|более|дороже|понад|більше|над|повече от|πάνω από|üzeri|üzerinde|מעל|יותר מ-?|أكثر من|" +
    "فوق|بیش از|بالای|di atas|lebih dari|trên|hơn|เกิน|zaidi ya|超过|超過) ?$",
  "iu",
);

/** Whether an entry begins with an amount above which something holds: it says more of the entry before it. */
export const beginsAboveAmount = (entry: string): boolean =>
  findPrices(entry).some(({ index }) => thresholdWords.exec(entry.slice(0, index))?.index === 0);

/** Whether a sentence says what something costs. */
export const statesPrice = (sentence: string): boolean =>
  listUnmarkedPrices(sentence).length > 0 ||
  findPrices(sentence).some(({ 0: text, index, groups }) => {
    const digits = (groups?.lead ?? groups?.rest ?? "").replace(/[.,]\p{Nd}{2}(?!\p{Nd})/u, "").match(/\p{Nd}/gu)?.length ?? 0;
    if (thresholdWords.test(sentence.slice(0, index)) && !statesFree(sentence)) return false;
    const isLimit = digits >= leastLimitDigits && limitWords.test(sentence.slice(0, index));
    return !(strongCurrency.test(text) && digits > mostDigits && !pesos.test(text)) && !(isLimit && limitedCurrency.test(text));
  });

/** An amount without a currency at the end of an entry, with its thousands or what it is counted in. */
export const unmarkedAmount =
  String.raw`(?:\p{Nd}{2,5}|\p{Nd}{1,3}(?:[.,]\p{Nd}{2,3}){0,2}[.,]\p{Nd}{3}|\p{Nd}{1,3}(?:[ \u00a0]\p{Nd}{3}){1,2})` +
  "(?:-ից|-t[óő]l|-ért|-ig)?(?:\\skörül)?(?:\\s(?:هزار|ألف|тыс\\.?|тис\\.?))?(?:\\s(?:بالقطعة|للقطعة|للواحد|للمتر))?";

/** An entry that ends with an amount: in a list that has named its currency, it is in that. */
const endsWithAmount = new RegExp(String.raw`[\p{L}\p{M}՝]\s(?:מ[־-])?${unmarkedAmount}\s?$`, "u");

/** Words before a number of a place, a room, a class or an hour, which is no amount. */
const numbered = createWordPattern(
  "km км no nr núm num piso etaj kat floor level room line bus tram grade class age aged kl klo pukul jam saat las alle ore um ul " +
    "tel тел fax ph",
);
const wordBeforeNumber = /([\p{L}\p{M}]{1,12})\.?\s[\p{Nd}.,]+\s?$/u;
/** Marks at the end of a sentence. */
export const fullStops = ".。।۔";

/** Whether an entry ends with an amount without a currency, as it may in a list of prices. */
export function endsInAmount(entry: string): boolean {
  const text = trimEndCharacters(entry, fullStops);
  return endsWithAmount.test(text) && !numbered.test(wordBeforeNumber.exec(text)?.[1] ?? "");
}

/** Letters of scripts without spaces, in which a price may be followed by the next name at once. */
export const unspacedLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** An entry that is an amount and nothing else. */
export const isAmountAlone = (entry: string): boolean => findPrices(entry).some(({ 0: found }) => found.trim() === entry.trim());

/** Whether a text begins with a price. */
export const startsWithPrice = (text: string): boolean => findPrices(text).some(({ index }) => index === 0);
