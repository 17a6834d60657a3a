import { parseOfferItems, splitIntroduced } from "#/studio/copy/offer-items";

/** The least entries of a trade that is a list: two are what an organisation is. */
const leastEntries = 3;

/** The comma between the entries of a list in Chinese and Japanese, and marks between clauses there. */
const [listComma, clauseMarks] = ["、", /[，,。；;（()）]/u] as const;

/** Letters of scripts with capitals, in which places and names have them. */
const casedLetter = /[\p{Lu}\p{Ll}]/u;

/** The most words of an entry, and the least of the last one, which alone could be a place. */
const [maxWords, leastLastWords] = [6, 2] as const;

/** The entries of a list in a script without capitals that puts spaces between words, such as Arabic or Devanagari. */
function splitSpaced(industry: string): readonly string[] {
  const entries = industry.split(/[,،]\s/u).map((entry) => entry.trim());
  const isList = entries.length >= leastEntries && !/[\p{Nd}():–—]/u.test(industry);
  const count = (entry: string) => entry.split(/\s/u).length;
  return isList && entries.every((entry) => count(entry) <= maxWords) && count(entries.at(-1) ?? "") >= leastLastWords
    ? entries
    : [];
}

/** The place that a list of what is done ends with: `boubous, broderie, Thiès`. */
const placeAtEnd = /,\s\p{Lu}[\p{L}\p{M}’'-]{1,30}(?:\s\p{Lu}[\p{L}\p{M}’'-]{1,30})?\.?$/u;

/** A trade and what is done in it, if its own text lists that. */
export type ListedTrade = {
  /** What is before the list: `Glazier in Kharkiv` of `Glazier in Kharkiv: glass, windows, repairs`. */
  readonly trade: string | undefined;
  readonly items: readonly string[];
};

/** The entries of a list between the marks that only Chinese and Japanese put there. */
const splitUnspaced = (industry: string): readonly string[] =>
  industry
    .split(clauseMarks)
    .map((clause) => clause.split(listComma).map((entry) => entry.trim()))
    .find((entries) => entries.length >= leastEntries && entries.every((entry) => entry !== "")) ?? [];

/**
 * What an organisation does, where the text of its trade lists that: after a colon, or, if that may be, as a whole with no
 * entry that can be a place, a name or a number.
 */
export function readListedTrade(industry: string | undefined, language: string, mayBeWhole: boolean): ListedTrade | undefined {
  if (industry === undefined) return undefined;
  const introduced = splitIntroduced(industry, language);
  if (introduced !== undefined) return { trade: introduced.intro, items: parseOfferItems(introduced.list, language) };
  if (!mayBeWhole) return undefined;
  const isCased = casedLetter.test(industry);
  const listed = industry.replace(placeAtEnd, "");
  const entries = listed.split(/,\s/u);
  const isPlain =
    !/[\p{Nd}()]/u.test(listed) && !entries.slice(1).some((entry) => /^\p{Lu}/u.test(entry)) && entries.length >= leastEntries;
  const items = !isCased
    ? ([splitUnspaced(industry), splitSpaced(industry)].find((found) => found.length > 0) ?? [])
    : isPlain
      ? parseOfferItems(listed, language)
      : [];
  return items.length < leastEntries ? undefined : { trade: undefined, items };
}

/** What kind of organisation it is, in brackets after a trade. */
const kindAtEnd: readonly RegExp[] = [
  /\s?[(（](?:(?:a )?(?:registered )?(?:charity|non-?profit|ngo)|gemeinnützig|verein|association|asbl|ong|onlus|aps|stichting)[)）]$/iu,
  /\s?[(（](?:fundación|fundação|asociación|förening|nadace|fundacja|stowarzyszenie|благодійна організація|нко)[)）]$/iu,
  /\s?[(（](?:দাতব্য সংস্থা|धर्मार्थ संस्था|جمعية خيرية|עמותה|慈善(?:机构|機構)?|公益(?:组织|組織)?|非营利|非營利|NPO法人|비영리)[)）]$/u,
];

/** A trade without the kind of organisation that it adds in brackets, which says little in the largest type. */
export const toPlainTrade = (industry: string): string => kindAtEnd.reduce((text, kind) => text.replace(kind, ""), industry);
