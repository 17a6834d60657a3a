import { findPhrases, type FoundPhrase } from "#/studio/understanding/trades/find-phrases";
import { isFunctionWord, isPurposeWord } from "#/studio/understanding/trades/function-words";
import { findPurposeWords } from "#/studio/understanding/trades/purpose-words";
import { foldWord } from "#/studio/understanding/trades/fold-word";
import { findRole, isFollower } from "#/studio/understanding/trades/noun-phrases";
import { isOrganizationWord } from "#/studio/understanding/trades/organization-words";
import { findProgramme } from "#/studio/understanding/trades/programmes";
import { findRepairs, listRepairedTrades } from "#/studio/understanding/trades/repaired-goods";
import { listSharedHeads } from "#/studio/understanding/trades/shared-heads";
import { isSurname } from "#/studio/understanding/trades/surnames";
import type { Word } from "#/studio/understanding/trades/split-words";
import type { Sector, TradeMatch } from "#/studio/understanding/trades/trade";
import { findTrade } from "#/studio/understanding/trades/trades";
import type { UnderstandingReason, UnderstandingSource } from "#/studio/understanding/understanding";

/** A text of the brief with its field, and how much the field counts. */
export type WeightedText = { readonly source: UnderstandingSource; readonly text: string; readonly weight: number };

/** No more letters than this are read, in the order of the texts. */
const maxLetters = 12_000;

const surnameShare = 0.2;
/** “Centre” and “society” are parts of the names of many trades. */
const organizationShare = 0.25;
/** For what stands after “for”: the audience, not the trade. */
const purposeShare = 0.45;
/** Later phrases of one text count less: the first one usually names the trade. */
const laterShare = 0.06;
const minLaterShare = 0.55;
/** The same phrase again, and the second, third … different phrase of one trade. */
const repeatShare = 0.25;
const furtherPhraseShare = 0.55;

/** Trades whose words many organisations use about themselves: a special trade wins over them. */
const generalTrades: ReadonlySet<string> = new Set([
  "association",
  "consulting",
  "manufacturing",
  "charity",
  "cooperative",
  "arts-centre",
  "research-institute",
  "restaurant",
  "market",
  "school",
  "builder",
  "park",
  "grocery",
  "food-manufacturer",
  "wholesale",
  "community-centre",
  "business-association",
  "artist",
  "hospital",
  "doctor",
  "theatre",
  "university",
  "municipality",
  "place-of-worship",
  "machine-hire",
]);
const generalShare = 0.8;
/** “Shop”, “course” and “training” are half of the names of many trades. */
const frameTrades: ReadonlySet<string> = new Set(["general-retail", "vocational-training", "adult-education"]);
const frameShare = 0.5;

/** Trades that can be about any other trade: a beer museum is a museum. */
const framingTrades: ReadonlySet<string> = new Set([
  "museum",
  "podcast",
  "magazine",
  "newspaper",
  "publisher",
  "festival",
  "film-festival",
  "conference",
  "memorial",
  "hospice",
  "game-studio",
  "online-community",
  "science-journal",
  "trade-union",
  "political-party",
]);
const framingShare = 1.3;
/** Weaker phrases only hint at a trade. */
const minNamingStrength = 0.6;

function getRank({ phrase }: FoundPhrase): number {
  if (frameTrades.has(phrase.tradeId)) return frameShare;
  if (generalTrades.has(phrase.tradeId)) return generalShare;
  return framingTrades.has(phrase.tradeId) && phrase.strength >= minNamingStrength ? framingShare : 1;
}

/** Weaker phrases are hints in a compound or in a related language: alone they are no evidence. */
const minFirmStrength = 0.33;

/** Whether a phrase names a trade that no other trade can be about. */
const isTradeByItself = ({ phrase, strength }: FoundPhrase): boolean =>
  strength >= minNamingStrength && !frameTrades.has(phrase.tradeId) && !generalTrades.has(phrase.tradeId);

/** What stands before the last noun of an English trade says what it is for: school catering caters. */
const modifierShare = 0.6;

/**
 * The index of the word at which the trade itself begins in an English noun phrase, if its last word
 * names one: “software” in “school catering software”.
 */
function findHead(text: string, words: readonly Word[], found: readonly FoundPhrase[]): number | undefined {
  const isEnd = (word: Word, next: Word | undefined) =>
    next === undefined ||
    isFunctionWord(next.folded, "en") ||
    isPurposeWord(next.folded) ||
    isFollower(next.folded, text.slice(word.end, next.start).includes("-")) ||
    /[^\s\w]/.test(text.slice(word.end, next.start));
  const last = words.findIndex((word, index) => isEnd(word, words[index + 1]));
  const heads = found.filter(
    ({ phrase, strength, wordIndex }) =>
      strength >= minNamingStrength &&
      wordIndex + phrase.words.length - 1 === last &&
      !frameTrades.has(phrase.tradeId) &&
      (phrase.tradeId === "software" || !generalTrades.has(phrase.tradeId)),
  );
  return heads.length === 0 ? undefined : Math.min(...heads.map(({ wordIndex }) => wordIndex));
}

/** Trades whose object is what they carry: food that is transported is not made. */
const carryingTrades: ReadonlySet<string> = new Set(["freight", "courier", "removals"]);

/** Other trades of the same sector support a trade by this share of their score. */
const sectorShare = 0.2;

/** A program for dentists is software and no practice. */
const programmeStrength = 1.4;

type Contribution = {
  readonly score: number;
  readonly key: string;
  /** The place of the phrase: one place counts once for a trade. */
  readonly place: string;
  readonly reason: UnderstandingReason;
  /** Whether the words only describe something whose name is not known. */
  readonly isLoose: boolean;
};

function weighPhrase(found: FoundPhrase, source: UnderstandingSource, order: number, isPurpose: boolean): number {
  const isSingle = found.phrase.words.length === 1;
  const surname = source === "name" && isSingle && isSurname(foldWord(found.text)) ? surnameShare : 1;
  const word = found.phrase.words[0] + found.phrase.ending;
  const organization = isSingle && (isOrganizationWord(foldWord(found.text)) || isOrganizationWord(word)) ? organizationShare : 1;
  const position = Math.max(minLaterShare, 1 - laterShare * order);
  return found.strength * getRank(found) * surname * organization * position * (isPurpose ? purposeShare : 1);
}

/** Texts that say what people do, with which things: words of a trade's surroundings count in them. */
const contextSources: ReadonlySet<UnderstandingSource> = new Set<UnderstandingSource>(["tagline", "offer", "copy"]);

/** Two of them weigh nearly as much as a word that hints at a trade; little beside an industry that names one. */
const contextShare = 1.2;
const contextShareBesideIndustry = 0.3;

/** Legal forms, which say nothing of the trade though a part of them can be half of its name. */
const legalForms =
  /(?:株式|合同|有限|合資|合名|相互)会社|(?:股份)?有限(?:责任)?公司|(?:一般|公益)(?:社団|財団)法人|(?:주식|유한|합자|합명)회사/gu;

/** Letters joined by a sign, which would be read as two words. */
const bedAndBreakfast = /\bB&B\b/giu;

function addTo(byTrade: Map<string, Contribution[]>, tradeId: string, contribution: Contribution): void {
  const known = byTrade.get(tradeId);
  if (known === undefined) byTrade.set(tradeId, [contribution]);
  else known.push(contribution);
}

function collectContributions(texts: readonly WeightedText[], language: string | undefined) {
  const byTrade = new Map<string, Contribution[]>();
  let remaining = maxLetters;
  let repairedTrades: ReadonlySet<string> = new Set();
  let isIndustryNamed = false;
  for (const [index, { source, text: whole, weight }] of texts.entries()) {
    const text = whole
      .slice(0, remaining)
      .replace(legalForms, (form) => " ".repeat(form.length))
      .replace(bedAndBreakfast, "BnB");
    remaining -= text.length;
    if (text === "" || weight <= 0) continue;
    const { words, found } = findPhrases(text, language);
    const programme = source === "industry" ? findProgramme(words, found) : undefined;
    if (programme !== undefined)
      addTo(byTrade, "software", {
        score: weight * programmeStrength,
        key: foldWord(programme),
        place: `${source} ${index} programme`,
        reason: { source, phrase: programme },
        isLoose: false,
      });
    for (const { compound, written } of source === "industry" && language === "en" ? listSharedHeads(text) : [])
      for (const { phrase, strength } of findPhrases(compound, language).found.filter((one) => one.text === compound))
        addTo(byTrade, phrase.tradeId, {
          score: weight * strength,
          key: foldWord(compound),
          place: `${source} ${index} ${written}`,
          reason: { source, phrase: written },
          isLoose: false,
        });
    const purpose = findPurposeWords(text, words);
    const repairs = source === "industry" ? findRepairs(text, words, found) : [];
    const head = source === "industry" && language === "en" ? findHead(text, words, found) : undefined;
    if (source === "industry") {
      repairedTrades = listRepairedTrades(found);
      isIndustryNamed = found.some(({ strength }) => strength >= minNamingStrength);
    }
    for (const phrase of contextSources.has(source) ? findPhrases(text, language, "context").found : [])
      addTo(byTrade, phrase.phrase.tradeId, {
        score: weight * phrase.strength * (isIndustryNamed ? contextShareBesideIndustry : contextShare),
        key: foldWord(phrase.text),
        place: `${source} ${index} ${phrase.wordIndex}`,
        reason: { source, phrase: phrase.text },
        isLoose: true,
      });
    let order = -1;
    let lastIndex = -1;
    const carrying = found.find(({ phrase }) => carryingTrades.has(phrase.tradeId) && phrase.strength >= minNamingStrength);
    for (const phrase of found) {
      const role = findRole({ text, words, found }, phrase, language, isTradeByItself);
      const isModifier = (head !== undefined && phrase.wordIndex < head) || role === "describes-known";
      const isCarried = carrying !== undefined && phrase.wordIndex > carrying.wordIndex && source === "industry";
      if (phrase.wordIndex !== lastIndex) order++;
      lastIndex = phrase.wordIndex;
      const share = isModifier ? modifierShare : 1;
      const score = weight * share * weighPhrase(phrase, source, order, isCarried || purpose.has(Math.floor(phrase.wordIndex)));
      const contribution = {
        score,
        key: foldWord(phrase.text),
        place: `${source} ${index} ${phrase.wordIndex}`,
        reason: { source, phrase: phrase.text },
        isLoose: role === "describes-unknown" || phrase.strength < minFirmStrength,
      };
      const repaired = repairs.filter(({ parts }) => parts.includes(phrase)).map(({ tradeId }) => tradeId);
      const named = repairedTrades.has(phrase.phrase.tradeId) ? "repair-shop" : phrase.phrase.tradeId;
      for (const tradeId of new Set([named, ...repaired])) addTo(byTrade, tradeId, contribution);
    }
  }
  return byTrade;
}

/** Adds up what speaks for one trade: the best evidence for each phrase, then less and less. */
function addUp(contributions: readonly Contribution[]): number {
  const sorted = [...contributions].sort((a, b) => b.score - a.score);
  const seen = new Set<string>();
  let total = 0;
  let share = 1;
  const places = new Set<string>();
  for (const { key, place, score } of sorted) {
    if (places.has(place)) continue;
    places.add(place);
    total += score * (seen.has(key) ? repeatShare * share : share);
    if (!seen.has(key)) share *= furtherPhraseShare;
    seen.add(key);
  }
  return total;
}

function listReasons(contributions: readonly Contribution[]): readonly UnderstandingReason[] {
  const reasons = new Map<string, UnderstandingReason>();
  for (const { key, reason } of [...contributions].sort((a, b) => b.score - a.score)) {
    if (!reasons.has(`${reason.source} ${key}`)) reasons.set(`${reason.source} ${key}`, reason);
  }
  return [...reasons.values()];
}

/**
 * The trades that texts speak of, best first, with the phrases that led to them.
 * @param language BCP 47 tag of the texts; without it phrases of all languages count
 * @example
 * ```ts
 * matchTrades([{ source: "industry", text: "Zahnarztpraxis", weight: 4 }], "de")[0]?.trade.id; // "dentist"
 * ```
 */
export function matchTrades(texts: readonly WeightedText[], language: string | undefined): readonly TradeMatch[] {
  const matches = [...collectContributions(texts, language)].flatMap(([tradeId, contributions]) => {
    const trade = findTrade(tradeId);
    if (trade === undefined) return [];
    const firm = contributions.filter(({ isLoose }) => !isLoose);
    return [{ trade, score: addUp(contributions), reasons: listReasons(contributions), firmReasons: listReasons(firm) }];
  });
  const bySector = new Map<Sector, number>();
  for (const { trade, score } of matches) bySector.set(trade.sector, (bySector.get(trade.sector) ?? 0) + score);
  const supported = matches.map((match) => {
    const others = (bySector.get(match.trade.sector) ?? 0) - match.score;
    return { ...match, score: match.score + sectorShare * Math.min(others, match.score) };
  });
  return supported.sort((a, b) => b.score - a.score || (a.trade.id < b.trade.id ? -1 : 1));
}
