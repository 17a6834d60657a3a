import { trimEndCharacters } from "#/kernel/text/trim";
import { listUnmarkedPrices, splitUnmarkedEntry } from "#/studio/copy/unmarked-prices";
import { joinBrackets } from "#/studio/copy/list-parts";
import { endsOpen } from "#/studio/copy/offer-prose";
import { trimParticles } from "#/studio/copy/price-particles";
import { cutConjunction, listConjunctions } from "#/studio/copy/conjunctions";
import { capitalizeTitle } from "#/studio/copy/capitalize";

/** Currencies before and after an amount. */
const before =
  String.raw`R(?=\s?\p{Nd}{2})|` +
  String.raw`[€£$¥₹₪₩₱฿₦₺₴₽₸₼₮]|৳|R\$|S\$|S/\.?|RM|CHF|EUR|USD|GBP|Rs\.?|Rp\.?|Tk\.?|ரூ\.?|रु\.?|रू\.?|રૂ\.?|ರೂ\.?|రూ\.?|രൂ\.?|රු\.?|` +
  String.raw`J\$|EC\$|BZ\$|` +
  "GH₵|KES|[KTU]?Sh|TZS|UGX|NGN|GHS|AED|SAR|PHP|" +
  String.raw`HK\$|NT\$|TT\$|C\$|A\$|NZ\$|kr\.?`;
const after =
  String.raw`[€£$₹₪₽₴₺₩₫฿₾₸₼₮֏]|EUR|CHF|DH|TL|RSD|PLN|kn|kr\.?|Kč|zł|Ft|lei|MT|MZN|Kz|đ(?:ồng)?|F?CFA|лв\.?|грн\.?|` +
  String.raw`руб\p{L}{0,3}\.?|ден\p{L}{0,3}|дин\.?|динар\p{L}{0,2}|тг|тенге|драм\p{L}{0,2}|euros?|ευρώ|евро|` +
  String.raw`evra|dinara|(?<=[ .\u202f\u00a0]000 ?)F|` +
  "lira|pesos?|soles|naira|rand|rupees?|shillings?|franken|korun|" +
  "kroner|kronor|kronur|гривень|рублей|лари|dollars?|pounds?|triệu|nghìn|ngàn|baht|ringgit|rupiah|" +
  String.raw`ש["״]ח|שקל\p{L}{0,2}|دينار\p{L}{0,2}|دنانير|ريال\p{L}{0,2}|درهم\p{L}{0,2}|` +
  String.raw`جنيه\p{L}{0,2}|شيكل|(?:هزار |میلیون )?تومان|रुपये|रुपए|টাকা|დრამი|ლარი|ლარად|ლარიდან|լարი|դրամ\p{L}{0,3}|ብር`;
const unspacedAfter = "[元円圆원]|บาท|ກີບ|រៀល|ကျပ်|万円|千円|만\\s?원|천\\s?원";
const amount = String.raw`\p{Nd}[\p{Nd}.,'\u00a0\u202f ]{0,14}`;
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

/** The prices in a text. */
function findPrices(text: string): readonly RegExpExecArray[] {
  const found = [...text.matchAll(price)];
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

/** Whether a sentence says what something costs. */
export const statesPrice = (sentence: string): boolean =>
  listUnmarkedPrices(sentence).length > 0 ||
  findPrices(sentence).some(({ 0: text, index, groups }) => {
    const digits = (groups?.lead ?? groups?.rest ?? "").replace(/[.,]\p{Nd}{2}(?!\p{Nd})/u, "").match(/\p{Nd}/gu)?.length ?? 0;
    const isLimit = digits >= leastLimitDigits && limitWords.test(sentence.slice(0, index));
    return !(strongCurrency.test(text) && digits > mostDigits && !pesos.test(text)) && !(isLimit && limitedCurrency.test(text));
  });

const notDigits = /[^\p{Nd}]+/gu;

/** Words of fewer letters say nothing alone, and more new ones than this say something more. */
const [leastLetters, mostNewWords] = [4, 1] as const;

/**
 * Whether a sentence says no more than texts beside it, such as those of plans, of which `amounts` are the prices: it
 * states prices, all of them are there, and so are its other words.
 */
export function repeatsPrices(sentence: string, amounts: readonly string[], texts: string): boolean {
  if (!isAboutPrices(sentence)) return false;
  const stated = findPrices(sentence).map(({ 0: found }) => found.replace(notDigits, ""));
  const known = new Set(amounts.map((text) => text.replace(notDigits, "")));
  const said = texts.toLowerCase();
  const words = sentence.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const added = words.filter((word) => [...word].length >= leastLetters && !said.includes(word));
  return stated.length > 0 && stated.every((digits) => known.has(digits)) && added.length <= mostNewWords;
}

/** Where the entries of a price list end: at commas that belong to no number. */
export const entryEnd = /(?<=[^\p{N}])[,，、;；،؛]\s?|(?<=\p{N})(?:，|、|；|،|[,;](?!\p{N}))\s?/u;

/** The least share of the entries of a list that state prices if the list is about them, and the most entries of a short one. */
const [leastShare, mostEntries] = [1 / 2, 3] as const;

/** An entry that ends with an amount: in a list that has named its currency, it is in that. */
const endsWithAmount = /[\p{L}\p{M}]\s\p{Nd}{2,5}\s?$/u;
const fullStops = ".。।۔";

/** Whether an entry ends with an amount without a currency, as it may in a list of prices. */
export const endsInAmount = (entry: string): boolean => endsWithAmount.test(trimEndCharacters(entry, fullStops));

/** The prices of a list: its first, or the last of nothing but amounts, names the currency, and the others need not. */
function listPriced(entries: readonly string[]): readonly string[] {
  const isNamed =
    statesPrice(entries[0] ?? "") || (statesPrice(entries.at(-1) ?? "") && entries.slice(0, -1).every(endsInAmount));
  return entries.filter((entry) => statesPrice(entry) || (isNamed && endsInAmount(entry)));
}

/** Whether a sentence is about what things cost: not if it lists what is done and one price. */
export function isAboutPrices(sentence: string): boolean {
  const [, intro = "", list] = introduction.exec(sentence) ?? [];
  if (list !== undefined && !statesPrice(intro) && hasPriceList(list.split(entryEnd))) return true;
  const entries = sentence.split(entryEnd);
  const [first = ""] = entries;
  // What is sold, its price alone, and what else is to be said of it.
  const isOnePriced = entries.length > 1 && entries.length <= mostRemarked && isPricedSecond(entries);
  if (isOnePriced) return true;
  // A price in brackets is an aside of a sentence that goes on with other things.
  const isAside = /[(（][^()（）]*$/u.test(first) || /[(（][^()（）]{1,40}[)）]$/u.test(first);
  if (isAside && entries.length > 1 && !entries.slice(1).some(statesPrice) && entries.some((entry) => entry.length > maxThing))
    return false;
  // A long sentence without commas that comes to an amount tells something.
  if (entries.length === 1 && sentence.length > maxPricedClause && !startsWithPrice(sentence)) return false;
  const beginsWithPrice = statesPrice(first) && (startsWithPrice(first) || entries.length <= mostEntries);
  return beginsWithPrice || listPriced(entries).length >= entries.length * leastShare;
}

/** The most letters of a sentence without commas that is about a price. */
const maxPricedClause = 140;

/** The most entries of a sentence about one price, and the most letters of what that is for. */
const [mostRemarked, maxThing] = [4, 56] as const;

/** Whether the second entry is a price alone, with what it is for at most, and the first what is sold. */
function isPricedSecond([first = "", second = ""]: readonly string[]): boolean {
  const [found, ...others] = findPrices(second);
  const rest = second.slice((found?.index ?? 0) + (found?.[0].length ?? 0)).trim();
  const isPrice = found?.index === 0 && others.length === 0 && (rest === "" || perUnit.test(rest) || fullStops.includes(rest));
  return isPrice && !statesPrice(first) && first.length <= maxThing && !/[.:：(（]/u.test(first);
}

/** The parts of a sentence about one price: that, and more than one remark about it. */
function splitOnePriced(entries: readonly string[]): readonly string[] | undefined {
  const [priced, remarks] = [entries.slice(0, 2), entries.slice(2)];
  return remarks.length > 1 && entries.length <= mostRemarked && isPricedSecond(entries)
    ? [priced.join(", "), remarks.join(", ")]
    : undefined;
}

/** How many entries of a list state a price. */
export const countPriced = (entries: readonly string[]): number => listPriced(entries).length;

/** Letters of scripts without spaces, in which a price may be followed by the next name at once. */
const unspacedLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const rangeWord = /^\s*(?:[到至から～〜–—-]|ถึง|ຫາ)/u;

/** A thing and how long it lasts, before its price, and another length of it. */
const [thingWithLength, otherLength] = [/^([^\p{N}]{2,40}?)\s?\p{Nd}{1,3}\s?\p{L}/u, /^\p{Nd}{1,3}\s?\p{L}/u] as const;

/** Parts of which one that begins with another length has the name of the one before it. */
function nameLengths(parts: readonly string[]): readonly string[] {
  let name: string | undefined;
  return parts.map((part) => {
    name = otherLength.test(part) ? name : thingWithLength.exec(part)?.[1];
    return otherLength.test(part) && name !== undefined ? `${name} ${part}` : part;
  });
}

/** The parts of a text without separators that are a name and its price each, else the text. */
function splitAfterPrices(text: string): readonly string[] {
  const ends = findPrices(text).map(({ 0: match, index }) => index + match.trimEnd().length);
  const parts = ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end).trim());
  const isWhole = text.slice(ends.at(-1) ?? 0).trim() === "";
  const named = nameLengths(parts);
  const areNamed = named.every((part) => unspacedLetter.test(part.charAt(0)) && !rangeWord.test(part));
  return parts.length > 1 && isWhole && areNamed ? named : [text];
}

/** An entry of two things with a price each, at the conjunction between them. */
function splitAtAnd(entry: string, language: string): readonly string[] {
  for (const word of listConjunctions(language)) {
    const [first = "", second, ...others] = entry.split(` ${word} `);
    const areNamed = [first, second].every((half) => half !== undefined && splitPricedEntry(half, language) !== undefined);
    if (second !== undefined && others.length === 0 && areNamed && !startsWithPrice(second)) return [first, second];
  }
  return [entry];
}

/** What stands before a list of prices, up to its colon. */
const introduction = /^([^:：]{3,60})[:：](?!\p{Nd}{2})\s*(\S.*)$/su;

/** Words for prices, which the heading above a list says already. */
const priceHeadings = new Set(
  (
    "price prices rate rates fee fees preis preise tarif tarife gebühren prix tarifs precio precios tarifas preço preços prezzo prezzi " +
    "tariffe prijs prijzen tarieven pris priser hinnat cena ceny ceník cenník árak prețuri cijene цена цены ціни цени цене τιμές " +
    "fiyat fiyatlar bei harga giá الأسعار מחירים दाम 価格 料金 价格 價格 가격 ราคา"
  ).split(" "),
);

/** The fewest entries with a price of each that are a list. */
export const leastEntries = 2;

const hasPriceList = (entries: readonly string[]): boolean => listPriced(entries).length >= leastEntries;

/**
 * The entries of a sentence that is a list of prices, else the sentence. What the list is introduced with, what
 * comes before its first price and what comes after its last one are entries of their own.
 */
export function splitPriceList(sentence: string, language: string): readonly string[] {
  const unmarked = listUnmarkedPrices(sentence);
  if (unmarked.length > 0) return unmarked;
  const text = trimEndCharacters(sentence, fullStops);
  const [, intro, list] = introduction.exec(text) ?? [];
  const listed = list?.split(entryEnd) ?? [];
  // What an amount alone follows is what that is for, and introduces nothing.
  const isIntroduced =
    intro !== undefined && list !== undefined && !statesPrice(intro) && !isBareAmount(listed[0] ?? "") && hasPriceList(listed);
  const entries = joinBareAmounts(
    joinBrackets((isIntroduced ? list : text).split(entryEnd))
      .map((entry) => entry.trim())
      .filter((entry) => entry !== "")
      .flatMap(splitAfterPrices)
      .flatMap((entry) => splitAtAnd(entry, language)),
  );
  const priced = new Set(listPriced(entries));
  if (priced.size < leastEntries) {
    const remarks = splitOnePriced(text.split(entryEnd));
    return remarks === undefined ? [sentence] : remarks.map((part) => capitalizeTitle(part, language));
  }
  const last = entries.findLastIndex((entry) => priced.has(entry));
  // A reason or a condition after the last amount belongs to that.
  const isMore = last === entries.length - 2 && endsOpen((entries[last + 1] ?? "").split(" ", 1)[0] ?? "", language);
  const [start, end] = [entries.findIndex((entry) => priced.has(entry)), isMore ? last + 1 : last];
  const separator = /[，、]/u.test(text) ? "，" : text.includes("،") ? "، " : ", ";
  const joined = [entries.slice(0, start), ...joinUnpriced(entries.slice(start, end + 1), priced), entries.slice(end + 1)];
  const [lead = [], first = [], ...others] = joined;
  // Single words before the first price are priced with it: “rice, dal, fish 180”.
  const isOneMeal =
    !isIntroduced && lead.length > 0 && lead.every((part) => !/\s/u.test(part)) && !startsWithPrice(first[0] ?? "");
  const groups = isOneMeal ? [[...lead, ...first], ...others] : joined;
  const isHeading = isIntroduced && priceHeadings.has(intro.trim().toLowerCase());
  return [isIntroduced && !isHeading ? [intro.trim()] : [], ...groups]
    .filter(({ length }) => length > 0)
    .map((parts, index) => (index === 0 ? parts : [cutConjunction(parts[0] ?? "", language), ...parts.slice(1)]))
    .map((parts) => capitalizeTitle(parts.join(separator), language));
}

/** An entry that is an amount and nothing else. */
const isBareAmount = (entry: string): boolean => findPrices(entry).some(({ 0: found }) => found.trim() === entry.trim());

/** Entries of which an amount alone belongs to those before it that have none: `first visit, 60 minutes, £70`. */
function joinBareAmounts(entries: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const entry of entries) {
    const start = joined.findLastIndex(statesPrice) + 1;
    const named = joined.slice(start);
    if (named.length > 0 && isBareAmount(entry))
      joined.splice(start, named.length, `${named.join(", ").replace(/\s[–—]\s/u, ", ")}, ${entry}`);
    else joined.push(entry);
  }
  return joined;
}

const startsWithPrice = (text: string): boolean => findPrices(text).some(({ index }) => index === 0);

/** The most letters of an entry without a price that goes on with the one before it: a longer one is something else. */
const maxAdded = 40;

/** The entries of a list, each with those after it that state no price: they go on with it. */
function joinUnpriced(entries: readonly string[], priced: ReadonlySet<string>): readonly (readonly string[])[] {
  const joined: string[][] = [];
  for (const entry of entries) {
    if (priced.has(entry) || entry.length > maxAdded) joined.push([entry]);
    else joined.at(-1)?.push(entry);
  }
  return joined;
}

/** An entry of a price list: what is sold, and what it costs. */
export type PricedEntry = { readonly name: string; readonly amount: string };

/** Words before an amount that belong to it, and those that only join it to what it is for. */
const fromWords =
  "from|starting at|starts at|ab|von|à partir de|dès|de|desde|a partir de|da|od|от|по|від|από|fra|från|vanaf|alkaen|mulai(?: dari)?|từ|" +
  "alates|nuo|no|din|de la|kutoka|से|начиная с|only|nur|solo|sólo|約|约|يبدأ من|تبدأ من|ابتداء من|من|החל מ-?|مِن|شروع از|از";
const joinWords =
  "at|for|por|à|a|für|za|за|voor|per|para|på|til|zu|zum preis von|kostet|kosten|costs?|coûte|cuestan?|costano?|custam?|" +
  "kosztuje|stojí|стоит|коштує|koster|kostar|maksaa|is|are|ni|με|για|προς";
const fromWordEnd = new RegExp(String.raw`(?:^|\s)(?:${fromWords})$`, "iu");
const joinWordEnd = new RegExp(String.raw`\s(?:${joinWords})$`, "iu");
const dashEnd = /\s?[—–:：=-]$/u;
/** What a single thing is counted in: no name of what is sold. */
const perUnit =
  /^(?:each|apiece|an? (?:hour|day|week|month|year|night|head|piece|person|session|lesson)|per|pro|par|por|za|за|na|je|и)(?!\p{L})/iu;
const articles = /^(?:(?:an?|the|for|pour|für|para|per|une?|eine?n?|el|las?|le|les|il|um|uma|een)\s)+/iu;
/** Words that point back to what was said before: what they begin or end is no name. */
const pointingBack = /(?:^|\s)(?:that|this|those|them|it|davon|dafür|darüber|cela|ça|eso|esto|questo|quello|isso|daarboven)$/iu;
/** The most letters of a name, of what follows an amount, and the least of a name after one. */
const [maxName, maxAfterAmount, leastName] = [56, 28, 3] as const;
/** Words that count on from the entry before. */
const counting =
  "after(?:wards| that)?|then|thereafter|danach|dann|ensuite|puis|après|después|luego|dopo|poi|depois|daarna|därefter|derefter|" +
  "deretter|potem|poté|potom|utána|apoi|zatim|nato|потом|затем|далее|потім|далі|след това|μετά|sonra|之后|之後|その後";
/** What an amount after it is taken off, and words that count on: none of them is a name. */
const noName = new RegExp(`[少減减扣]$|^(?:${counting})$`, "iu");
const countsOn = new RegExp(String.raw`^(?:${counting})(?!\p{L})|\s(?:${counting})$`, "iu");
const countingStart = new RegExp(String.raw`^(?:${counting})(?!\p{L})`, "iu");
const endsName = /(?<!(?<!\p{L})(?:kl|ca|nr|min|max|inkl|incl|st))[.]|[:;。()（）]|[\s\p{N}][–—]/iu;
const goesOn = /(?<!(?<!\p{L})(?:inkl|incl|ekskl|exkl|excl|ca|min|max))[.]|[:;,，、。()（）–—]/iu;

/** An entry that ends with an amount in the currency of its list. */
const bareAmountEnd = /^(.{1,80}[\p{L}\p{M})])\s(\p{Nd}{2,5})$/su;

/** The entries of a list of prices, each as a name and an amount if it is nothing else. */
export function splitPricedEntries(entries: readonly string[], language: string): readonly (PricedEntry | string)[] {
  const isNamed = entries.some(statesPrice);
  const areBare = listUnmarkedPrices(entries.join(" ")).length > 0;
  return joinCounting(entries, (entry) => {
    if (areBare) return splitUnmarkedEntry(entry) ?? entry;
    const [, name, statedAmount] =
      (isNamed && !statesPrice(entry) && bareAmountEnd.exec(trimEndCharacters(entry, fullStops))) || [];
    const unmarked = name !== undefined && statedAmount !== undefined ? toPricedEntry(name, statedAmount, language) : undefined;
    return unmarked ?? splitPricedEntry(entry, language) ?? entry;
  });
}

/** Whether an entry that begins with a word that counts on names a thing of its own before its amount. */
function hasOwnName(entry: string): boolean {
  const begins = countingStart.exec(entry)?.[0] ?? "";
  return begins !== "" && /\p{L}{4}/u.test(entry.slice(begins.length, findPrices(entry)[0]?.index));
}

/** Entries as `split` parts them, with what counts on from one at its amount: “first hour: £55, £38 after”. */
function joinCounting(
  entries: readonly string[],
  split: (entry: string) => PricedEntry | string,
): readonly (PricedEntry | string)[] {
  const joined: (PricedEntry | string)[] = [];
  for (const entry of entries) {
    const last = joined.at(-1);
    const text = trimEndCharacters(entry.trim(), fullStops);
    const isMore = countsOn.test(text) && text.length <= maxAfterAmount && findPrices(text).length === 1 && !hasOwnName(text);
    if (isMore && last !== undefined && typeof last !== "string")
      joined[joined.length - 1] = { name: last.name, amount: `${last.amount}, ${text.charAt(0).toLowerCase()}${text.slice(1)}` };
    else joined.push(split(entry));
  }
  return joined;
}

/** Marks at the end of an amount that belong to the sentence. */
const amountMarks = " .,'\u00a0\u202f";
/** What is added to an entry after its amount and what that is for, as to when or with what, or as a remark in brackets. */
const addition = /^([^,;:.()（）]{0,28}),\s(\S[^,;:.()]{2,40})$/u;
const remark = /^\s?([(（][^()（）]{2,40}[)）])$/u;
/** What an amount in brackets is for. */
const bracketEnd = /^([^()（）]{0,28})\)$/u;

/** The first amount of two, before the second. */
const rangeEnd = /(?<![\p{Nd}.,])\p{Nd}[\p{Nd}.,]{0,6}\s?[–—-]\s?$/u;

/** An entry as a name and an amount if it is nothing else. */
export function splitPricedEntry(entry: string, language: string): PricedEntry | undefined {
  const text = trimEndCharacters(entry.trim(), fullStops);
  const [found, ...others] = findPrices(text);
  if (found === undefined || others.length > 0) return undefined;
  const amountStart = found.index + found[0].length - found[0].trimStart().length;
  // A price from one amount to another has both.
  const start = amountStart - (rangeEnd.exec(text.slice(0, amountStart))?.[0].length ?? 0);
  const trimmed = trimEndCharacters(text.slice(start, found.index + found[0].length), amountMarks);
  // The full stop of a currency in short is no end where the entry goes on.
  const stated = text.startsWith(". ", start + trimmed.length) ? `${trimmed}.` : trimmed;
  const [before, rest] = [text.slice(0, start).trimEnd(), text.slice(start + stated.length)];
  const inBrackets = before.endsWith("(") ? bracketEnd.exec(rest)?.[1] : undefined;
  if (inBrackets !== undefined) return toPricedEntry(before.slice(0, -1), `${stated}${inBrackets}`, language);
  const [, beforeAdded = "", added] = (before !== "" && addition.exec(rest)) || [];
  const remarked = before === "" ? undefined : remark.exec(rest)?.[1];
  const after = remarked !== undefined ? "" : added === undefined ? rest : beforeAdded;
  if (goesOn.test(after) || after.length > maxAfterAmount) return undefined;
  if (before === "") {
    const name = after.trim().replace(articles, "");
    const [firstWord = ""] = name.split(" ", 1);
    return perUnit.test(after.trim()) || pointingBack.test(name) || endsOpen(firstWord, language)
      ? undefined
      : toPricedEntry(name, stated, language);
  }
  const lead = fromWordEnd.exec(before)?.[0] ?? "";
  const named = trimEndCharacters(before.slice(0, before.length - lead.length).trimEnd(), ",،、，");
  const name = named.replace(dashEnd, "").replace(lead === "" ? joinWordEnd : dashEnd, "");
  const amountText = `${lead.trim()} ${stated}${after}`.trim();
  // What is added stands after the amount where the name has no room for it.
  const priced =
    toPricedEntry(added === undefined ? name : `${name}, ${added}`, amountText, language) ??
    (added === undefined || added.length > maxAfterAmount ? undefined : toPricedEntry(name, `${amountText}, ${added}`, language));
  if (priced === undefined || remarked === undefined) return priced;
  return {
    name: `${priced.name}${/^\(/u.test(remarked) && !unspacedLetter.test(priced.name) ? " " : ""}${remarked}`,
    amount: priced.amount,
  };
}

function toPricedEntry(name: string, statedAmount: string, language: string): PricedEntry | undefined {
  const { name: trimmed, amount: own } = trimParticles(name.trim(), statedAmount, language);
  const hasName = (trimmed.match(/[\p{L}\p{M}]/gu)?.length ?? 0) >= (unspacedLetter.test(trimmed) ? 1 : leastName);
  if (!hasName || [...trimmed].length > maxName || endsName.test(trimmed) || noName.test(trimmed)) return undefined;
  // A name that stops before its end is none.
  if (/[־-]$/u.test(trimmed) || (trimmed.includes(" ") && endsOpen(trimmed, language))) return undefined;
  return { name: capitalizeTitle(trimmed, language), amount: own };
}
