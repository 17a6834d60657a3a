import { trimEndCharacters } from "#/kernel/text/trim";
import { capitalizeTitle } from "#/studio/copy/capitalize";
import { findLastConjunction, listConjunctions } from "#/studio/copy/conjunctions";
import { endsOpen, hasClauseWord } from "#/studio/copy/offer-prose";
import { unmarkedAmount, endsInAmount, findPrices, fullStops, statesPrice, unspacedLetter } from "#/studio/copy/amounts";
import { addsAmount, goesOn, maxUnit, perUnit, splitNote } from "#/studio/copy/price-notes";
import { completeName, isTornName, lacksNoun } from "#/studio/copy/elliptic-rows";
import { trimNote, trimParticles } from "#/studio/copy/price-particles";
import { splitFree } from "#/studio/copy/free-words";
import { statesDiscount } from "#/studio/copy/price-remarks";
import { shareUnits } from "#/studio/copy/shared-units";
import { splitSentences } from "#/studio/copy/sentences";
import { listUnmarkedPrices, splitUnmarkedEntry } from "#/studio/copy/unmarked-prices";

/** An entry of a price list: what is sold, what it costs, and what restricts that or comes with it. */
export type PricedEntry = { readonly name: string; readonly amount: string; readonly note?: string | undefined };

/** Words before an amount that belong to it, and those that only join it to what it is for. */
const fromWords =
  "מ[־-]|" +
  "from|starting at|starts at|ab|von|à partir de|dès|de|desde|a partir de|da|od|от|по|від|από|fra|från|vanaf|alkaen|mulai(?: dari)?|từ|" +
  "alates|nuo|no|din|de la|kutoka|kuanzia|से|начиная с|only|nur|solo|sólo|約|约|يبدأ من|تبدأ من|ابتداء من|من|החל מ-?|مِن|شروع از|از|" +
  "(?:at cost )?plus|on average|average|im schnitt|durchschnittlich|en moyenne|en promedio|in media|em média|gemiddeld|keskimäärin|" +
  "średnio|v průměru|átlagosan|в среднем|в середньому|ortalama|rata-rata|trung bình|circa|about|around|etwa|rund|environ|unos|" +
  "cerca de|ongeveer|noin|около|sekitar|khoảng|jeweils|je";
const joinWords =
  "at|for|por|à|a|für|za|за|voor|per|para|på|til|zu|zum preis von|kostet|kosten|costs?|coûte|cuestan?|costano?|custam?|" +
  "kosztuje|stojí|стоит|коштує|koster|kostar|maksaa|is|are|ni|kwa|е|vale|valen|fait|font|με|για|προς|" +
  "pays?|zahlen|zahlt|paient|paie|pagan|paga|pagano|pagam|betalen|betaalt|betaler|betalar|" +
  "płacą|płaci|platí|plaća|plaćaju|платят|платит|плаща|плащат|платять|" +
  "fizet|fizetnek|plătesc|plătește|ราคา|ລາຄາ";
const fromWordEnd = new RegExp(String.raw`(?:^|\s)(?:${fromWords})$`, "iu");
const joinWordEnd = new RegExp(String.raw`\s(?:${joinWords})$`, "iu");
const dashEnd = /\s?[—–:：=՝-]$/u;
const articles = /^(?:(?:an?|the|for|pour|für|para|per|une?|eine?n?|el|las?|le|les|il|um|uma|een)\s)+/iu;
/** Words that point back to what was said before: what they begin or end is no name. */
const pointingBack = /(?:^|\s)(?:that|this|those|them|it|davon|dafür|darüber|cela|ça|eso|esto|questo|quello|isso|daarboven)$/iu;
/** The most letters of a name, of what counts on from an amount, and the least of a name. */
const [maxName, maxCounting, leastName] = [58, 28, 3] as const;
/** Words that count on from the entry before. */
const counting =
  "after(?:wards| that)?|then|thereafter|danach|dann|ensuite|puis|après|después|luego|dopo|poi|depois|daarna|därefter|derefter|" +
  "deretter|potem|poté|potom|utána|apoi|zatim|nato|потом|затем|далее|потім|далі|след това|μετά|sonra|之后|之後|その後";
/** Words for the most that something costs or pays, or for less than that. */
const mostWords =
  "up to|at most|less than|under|bis(?: zu)?|(?:bis )?maximal|unter|weniger als|jusqu['’]à|(?:à )?moins(?: de)?|hasta|menos(?: de)?|" +
  "fino a|meno(?: di)?|até|tot|minder dan|upp till|op til|opp til|до|do";
/** What an amount after it is taken off or the most of, and words that count on: none of them is a name. */
const noName = new RegExp(String.raw`[少減减扣]$|^(?:${counting})$|\s(?:${mostWords})$|^ครบ`, "iu");
const countsOn = new RegExp(String.raw`^(?:${counting})(?!\p{L})|\s(?:${counting})$`, "iu");
const countingStart = new RegExp(String.raw`^(?:${counting})(?!\p{L})`, "iu");
const endsName = /[:;。()（）]|[\s\p{N}][–—]/u;
/** A remark in brackets within a name. */
const innerRemark = /\s[(（][^()（）]{2,24}[)）](?=\s[\p{L}\p{N}])/u;
/** A measure from one number to another in a name, and a comma, after which such a measure is one of something else. */
const [innerRange, nameComma] = [/(?<=\p{N})[–—](?=\p{N})/u, /[,،，](?!\p{Nd})/u] as const;
/** A word or two with a colon before a name, which head it: `Buffet: milanesa`. */
const nameHeading = /^\p{L}[\p{L}\p{M}]{1,16}(?: [\p{L}\p{M}]{1,12})?: (?=\p{L}{3})/u;
/** A length, a weight or a number of things, and a size, which are names of rows beside others. */
const measuredName = /^(?:\p{Nd}{1,4}\s?\p{L}{1,5}|X{0,3}[SL]|M)$/u;
/** Scripts in which a name may be a single letter, and those in which it is long enough with two. */
const shortNames = new RegExp(String.raw`${unspacedLetter.source}|\p{Script=Hangul}`, "u");

/** An entry that ends with an amount in the currency of its list. */
const bareAmountEnd = new RegExp(String.raw`^(.{1,80}[\p{L}\p{M})՝])\s((?:מ[־-])?${unmarkedAmount})$`, "su");

/** The entries of a list of prices, each as a name and an amount if it is nothing else. */
export function splitPricedEntries(entries: readonly string[], language: string): readonly (PricedEntry | string)[] {
  const isNamed = entries.some(statesPrice);
  const areBare = listUnmarkedPrices(entries.join(" ")).length > 0;
  const rows = joinCounting(entries, (entry) => {
    if (areBare) return splitUnmarkedEntry(entry) ?? entry;
    const unmarked = isNamed && !statesPrice(entry) ? splitBareEntry(entry, language) : undefined;
    return unmarked ?? splitPricedEntry(entry, language) ?? (isNamed ? splitFreeEntry(entry, language) : undefined) ?? entry;
  });
  const named = rows.map((row, index) => {
    if (typeof row === "string") return row;
    const last = rows[index - 1];
    const name = completeName(row.name, typeof last === "string" ? undefined : last?.name);
    return name === undefined ? toText(row) : { ...row, name };
  });
  return shareUnits(named);
}

/** What an entry says after the comma that its amount ends with. */
const afterBare = /^((?:[^,،，]|,(?=\p{Nd})){3,80})[,،，]\s?(\P{Nd}.{2,60})$/u;

/** An entry with an amount in the currency of its list, as a name and that. */
function splitBareEntry(entry: string, language: string): PricedEntry | undefined {
  const text = trimEndCharacters(entry, fullStops);
  const [head, note] = endsInAmount(text) ? [text, ""] : (afterBare.exec(text)?.slice(1) ?? []);
  const [, name, amount] = (head !== undefined && endsInAmount(head) && bareAmountEnd.exec(head)) || [];
  if (name === undefined || amount === undefined) return undefined;
  const lead = fromWordEnd.exec(name)?.[0] ?? "";
  return toPricedEntry(name.slice(0, name.length - lead.length), `${lead} ${amount}`.trim(), note ?? "", language);
}

/** A row that nothing completes, as its text. */
const toText = ({ name, amount, note }: PricedEntry): string => `${name} ${amount}${note === undefined ? "" : `, ${note}`}`;

/** Whether an entry that begins with a word that counts on names a thing of its own before its amount. */
function hasOwnName(entry: string): boolean {
  const begins = countingStart.exec(entry)?.[0] ?? "";
  // A number before the amount is an hour or a length: “after 10 pm €55”.
  return begins !== "" && /\p{L}{4}|\p{Nd}/u.test(entry.slice(begins.length, findPrices(entry)[0]?.index));
}

/** An entry whose amount or note goes on with what counts on from it. */
const addCounting = ({ name, amount, note }: PricedEntry, more: string): PricedEntry =>
  note === undefined ? { name, amount: `${amount}, ${more}` } : { name, amount, note: `${note}, ${more}` };

/** Words with which an entry only adds to the one before it, and the most letters of it. */
const addedStart = /^(?:plus|zzgl\.?|zuzüglich|además|plus de|oltre a|além de|vermeerderd met|plus tillägg)\s/iu;
const maxAddedNote = 64;

/** What tells an amount from the one before it: a word or two, which name nothing. */
const furtherWords = /^\s?\p{L}{1,10}(?:\s\p{L}{1,10})?$/u;

/** Whether an entry is an amount and a few words that tell it from the amount before: `3 120 kr without`. */
function isFurtherAmount(text: string): boolean {
  const [found, ...others] = findPrices(text);
  return found?.index === 0 && others.length === 0 && furtherWords.test(text.slice(found[0].length));
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
    const isMore = countsOn.test(text) && text.length <= maxCounting && findPrices(text).length === 1 && !hasOwnName(text);
    const isAdded = addedStart.test(text) && text.length <= maxAddedNote;
    if ((isMore || isAdded) && last !== undefined && typeof last !== "string")
      joined[joined.length - 1] = addCounting(last, `${text.charAt(0).toLowerCase()}${text.slice(1)}`);
    else {
      const row = split(entry);
      const isNameless = typeof row === "string" ? isFurtherAmount(text) : lacksNoun(row.name);
      const goesOn = isNameless && typeof last === "object";
      if (goesOn) joined[joined.length - 1] = addCounting(last, text.charAt(0).toLowerCase() + text.slice(1));
      else joined.push(row);
    }
  }
  return joined;
}

/** Marks at the end of an amount that belong to the sentence. */
const amountMarks = " .,'\u00a0\u202f";
/** What an amount in brackets is for. */
const bracketEnd = /^([^()（）]{0,28})\)$/u;

/** The first amount of two, before the second, and what stands between the amounts that something costs from and to. */
const rangeEnd = /(?<![\p{Nd}.,])\p{Nd}[\p{Nd}.,]{0,6}\s?[–—-]\s?$/u;
const wordedRange =
  /(?:^|\s)(?:from|von|de|da|od|от|від|van|från|fra|desde)\s(\p{Nd}[\p{Nd}.,]{0,6}\s(?:to|à|bis|a|do|до|tot|till|til|hasta)\s)$/iu;
const betweenAmounts =
  /^\s*(?:[–—~〜/-]|to|bis|à|a|hasta|até|tot|til|till|do|до|ως|έως|đến|hingga|sampai|ile|إلى|حتى|עד|से|から|到|至)\s*$/iu;

/** A remark in brackets at the end of an entry. */
const remarkEnd = /[(（][^()（）]{2,80}[)）]$/u;

/** The prices of an entry beside those of a remark at its end. */
function findOwnPrices(text: string): readonly RegExpExecArray[] {
  const own = findPrices(text.replace(remarkEnd, ""));
  return own.length > 0 ? own : findPrices(text);
}

/** The number in a text, whose commas and full stops are before decimals where two digits follow. */
const toNumber = (text: string): number =>
  Number((/\p{Nd}[\p{Nd}.,]*/u.exec(text)?.[0] ?? "").replace(/[.,](?=\p{Nd}{3})/gu, "").replace(",", "."));

/** The price of an entry, which may be from one amount to another, with where it begins and ends; several have no one price. */
function findAmount(text: string, language: string): { readonly start: number; readonly stated: string } | undefined {
  const [found, second, ...others] = findOwnPrices(text);
  if (found === undefined) return undefined;
  const amountStart = found.index + found[0].length - found[0].trimStart().length;
  // A price from one amount to another has both.
  const beforeAmount = text.slice(0, amountStart);
  const worded = wordedRange.exec(beforeAmount)?.[1] ?? "";
  // “A tray of 30 at 7.50” is no range: the first of two amounts is the smaller one.
  const firstAmount = rangeEnd.exec(beforeAmount)?.[0] ?? (worded !== "" && toNumber(worded) < toNumber(found[0]) ? worded : "");
  const start = amountStart - firstAmount.length;
  const firstEnd = found.index + found[0].length;
  const isRange = second !== undefined && betweenAmounts.test(text.slice(firstEnd, second.index));
  const end = isRange ? second.index + second[0].length : firstEnd;
  if (second !== undefined && (isRange ? others.length > 0 : !addsAmount(text.slice(firstEnd), language))) return undefined;
  const trimmed = trimEndCharacters(text.slice(start, end), amountMarks);
  // The full stop of a currency in short is no end where the entry goes on.
  return { start, stated: text.startsWith(". ", start + trimmed.length) ? `${trimmed}.` : trimmed };
}

/** The least words of a clause, and of a thing after it that has the amount of an entry. */
const [leastClause, leastThing] = [5, 3] as const;

/**
 * Whether what stands before an amount is a clause and then a thing that costs that: a row would give the amount to the clause
 * (`We teach it in three days, a hive of our own make 75,000`).
 */
function namesTwo(before: string, language: string): boolean {
  const [first = "", ...others] = before.replace(/[(（][^()（）]{0,80}[)）]/gu, "").split(nameComma);
  const last = others.at(-1) ?? "";
  const countWords = (text: string) => text.trim().split(/\s+/u).length;
  const isList = findLastConjunction(` ${last} `, language) !== undefined;
  return countWords(first) >= leastClause && countWords(last) >= leastThing && !isList;
}

/** An entry as a name and an amount if it is nothing else, with a note on either. */
export function splitPricedEntry(entry: string, language: string): PricedEntry | undefined {
  const text = trimEndCharacters(entry.trim(), fullStops);
  const found = findAmount(text, language);
  if (found === undefined) return undefined;
  const { start, stated } = found;
  const [before, rest] = [text.slice(0, start).trimEnd(), text.slice(start + stated.length)];
  const inBrackets = before.endsWith("(") ? bracketEnd.exec(rest)?.[1] : undefined;
  if (inBrackets !== undefined) return toPricedEntry(before.slice(0, -1), `${stated}${inBrackets}`, "", language);
  if (isTornName(before, language) || namesTwo(before, language)) return undefined;
  if (before === "") return splitAfterAmount(stated, rest, language);
  const { unit, note } = splitNote(rest, language) ?? {};
  if (unit === undefined || note === undefined) return undefined;
  const lead = fromWordEnd.exec(before)?.[0] ?? "";
  const named = trimEndCharacters(before.slice(0, before.length - lead.length).trimEnd(), ",،、，");
  const name = named.replace(dashEnd, "").replace(lead === "" ? joinWordEnd : dashEnd, "");
  const amount = `${lead.trim()} ${stated}${unit}`.trim().replace(/^(מ[־-]) /u, "$1");
  return statesDiscount(`${named} ${amount}`) ? undefined : toPricedEntry(name, amount, note, language);
}

/** An entry that begins with its amount, and names what that is for after it. */
function splitAfterAmount(stated: string, rest: string, language: string): PricedEntry | undefined {
  if (goesOn.test(rest) || rest.length > maxUnit) return undefined;
  const name = rest.trim().replace(articles, "");
  const [firstWord = ""] = name.split(" ", 1);
  const isNoName = perUnit.test(rest.trim()) || pointingBack.test(name) || endsOpen(firstWord, language);
  return isNoName || statesDiscount(`${stated}${rest}`) ? undefined : toPricedEntry(name, stated, "", language);
}

/** A name with a remark in brackets, or after its comma where it is long. */
const [namedRemark, namedMore] = [
  /^(.{2,60}[^\s(（])\s?[(（]([^()（）]{2,60})[)）]$/u,
  /^([^,،，]{4,48})[,،，](?!\p{Nd})\s?(\S.{3,60})$/u,
] as const;

/** A name with a remark after a dash. */
const namedDash = /^([^–—]{3,48}\p{L}|[^–—]{2,48}\p{N}) [–—] ([^–—]{3,60})$/u;

/** Names of more letters have what follows their comma as a note. */
const maxWhole = 28;

/** A name without what it says more of itself, and that. */
function splitName(text: string, language: string): readonly [name: string, note: string] {
  const [, remarked, remark] = namedRemark.exec(text) ?? [];
  if (remarked !== undefined && remark !== undefined) return [remarked, remark];
  const [, dashed, after] = namedDash.exec(text) ?? [];
  if (dashed !== undefined && after !== undefined && !hasClauseWord(dashed, language)) return [dashed, after];
  const [, first, more] = (text.length > maxWhole && namedMore.exec(text)) || [];
  if (first === undefined || more === undefined || hasClauseWord(first, language)) return [text, ""];
  // Several things with one price are all its name.
  const isMore = /\s/u.test(more) && findLastConjunction(` ${more} `, language) === undefined;
  return isMore ? [first, more] : [text, ""];
}

/** Words that set an entry against the one before it. */
const contrast = /^(?:а|але|но|but|aber|pero|maar)\s/iu;

/** Whether the last word of a text joins it to what follows. */
const stopsEarly = (text: string, language: string): boolean =>
  endsOpen(text, language) || listConjunctions(language).includes(text.toLowerCase().split(/\s+/u).at(-1) ?? "");

function toPricedEntry(text: string, statedAmount: string, added: string, language: string): PricedEntry | undefined {
  const trimmed = text.trim().replace(contrast, "");
  // A name that stops before its end is none.
  if (/[־-]$/u.test(trimmed) || (trimmed.includes(" ") && stopsEarly(trimmed, language))) return undefined;
  const [whole, said] = splitName(trimmed, language);
  const { name, amount, note } = trimParticles(whole, statedAmount, language);
  const hasName = (name.match(/[\p{L}\p{M}]/gu)?.length ?? 0) >= (shortNames.test(name) ? 1 : leastName);
  if (!hasName && !measuredName.test(name)) return undefined;
  if (name.replace(/\p{M}/gu, "").length > maxName || noName.test(name)) return undefined;
  if (
    endsName.test(
      name
        .replace(nameHeading, "")
        .replace(nameComma.test(name) ? "" : innerRange, "")
        .replace(innerRemark, ""),
    ) ||
    splitSentences(name).length > 1
  )
    return undefined;
  if (articles.test(`${name} `) && !name.includes(" ")) return undefined;
  if (name.includes(" ") && stopsEarly(name, language)) return undefined;
  const notes = [said, note, trimNote(added, language)].filter((one) => one !== "");
  return {
    name: capitalizeTitle(name, language),
    amount,
    ...(notes.length > 0 && { note: notes.join(/^(?:ja|zh)/u.test(language) ? "、" : ", ") }),
  };
}

/** An entry that says that something costs nothing, as its name and the word for that. */
function splitFreeEntry(entry: string, language: string): PricedEntry | undefined {
  const found = splitFree(trimEndCharacters(entry.trim(), fullStops));
  if (found === undefined || statesPrice(entry)) return undefined;
  const isNote = found.isApart || found.rest === "" || endsOpen(found.rest.split(" ", 1)[0] ?? "", language);
  return isNote ? toPricedEntry(found.name, found.free, found.rest, language) : undefined;
}

/** Whether a text is a price with what that is counted in, and names nothing that costs it. */
export function isPriceAlone(text: string): boolean {
  const [found, ...others] = findPrices(text);
  const before = text.slice(0, found?.index ?? 0).trim();
  return found !== undefined && others.length === 0 && (before === "" || fromWordEnd.exec(before)?.index === 0);
}
