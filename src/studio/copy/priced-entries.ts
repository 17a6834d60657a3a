import { trimEndCharacters } from "#/kernel/text/trim";
import { capitalizeTitle } from "#/studio/copy/capitalize";
import { endsOpen } from "#/studio/copy/offer-prose";
import { findPrices, fullStops, statesPrice, unspacedLetter } from "#/studio/copy/amounts";
import { trimParticles } from "#/studio/copy/price-particles";
import { listUnmarkedPrices, splitUnmarkedEntry } from "#/studio/copy/unmarked-prices";

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
export const perUnit =
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
