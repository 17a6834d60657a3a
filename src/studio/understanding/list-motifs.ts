import type { Brief } from "#/model/brief";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { isOnlyFrame } from "#/studio/understanding/frame-trades";
import { getKindProfile } from "#/studio/understanding/kinds";
import { getRelated, motifFamilies } from "#/studio/understanding/motif-classes";
import { findAvoidedMotifs } from "#/studio/understanding/avoided-motifs";
import { findNamedMotifs } from "#/studio/understanding/motif-words";
import { listWords } from "#/studio/understanding/text-words";
import { listTrades } from "#/studio/understanding/trades/trades";
import type { Trade } from "#/studio/understanding/trades/trade";
import type { Understanding, UnderstandingReason, Understood } from "#/studio/understanding/understanding";

const maxMotifs = 12;

/** Weight of a trade's first subject, which the name, the industry or the tagline can surpass. */
const firstWeight = 2.7;
/** Weight of its second subject, and how much less each further one has. */
const nextWeight = 1.95;
const weightStep = 0.04;

/** Subjects that several trades share and that say little: what the brief names comes first. */
const vague: ReadonlySet<MotifId> = new Set([
  "circle-of-people",
  "people",
  "speech-bubble",
  "house",
  "coins",
  "document",
  "globe",
]);
const vagueWeight = 1;

/** Weight of a subject that the name, the industry or the tagline states. */
const directWeight = 3.8;

/**
 * Subjects to draw, most characteristic first: those that the brief names in its own words, and
 * those of its trade, or of its kind where no trade is known. Never what the brief avoids.
 */
export function listMotifs(
  brief: Brief,
  language: Understanding["language"]["value"],
  trade: Understood<Trade> | undefined,
  kind: Understanding["kind"],
): readonly MotifId[] {
  const { weights: everyNamed, families, passing, purposes } = findNamedMotifs(brief, language);
  const avoided = findAvoidedMotifs(brief, language, trade?.value.motifs[0]);
  const ownKind = isSaidOf(brief, kind.reasons) ? getKindProfile(kind.value).motifs : [];
  const isDirect = trade !== undefined && isNamedDirectly(brief, trade);
  const unsaid = isDirect ? purposes : passing;
  const allNamed = hasIndustry(brief) ? withoutPassing(everyNamed, unsaid, trade?.value.motifs) : everyNamed;
  const certain =
    trade === undefined || !isDirect || isDoubtful(trade, allNamed)
      ? undefined
      : isOnlyFrame(brief, language, trade)
        ? []
        : listFittingMotifs(brief, trade);
  const named = trade === undefined || certain === undefined ? allNamed : withoutTools(allNamed, passing, trade.value);
  const own = certain ?? [...listRelated(named), ...(trade === undefined ? ownKind : [])];
  const weights = new Map(named);
  [...new Set(own)].forEach((id, index) => {
    const weight = vague.has(id) ? vagueWeight : index === 0 ? firstWeight : nextWeight - index * weightStep;
    if (certain !== undefined || !named.has(id)) weights.set(id, (weights.get(id) ?? 0) + weight);
  });
  return [...weights]
    .filter(([id]) => !avoided.has(id) && (named.has(id) || !isOtherMember(id, families)))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxMotifs)
    .map(([id]) => id);
}

/**
 * What goes with a directly named subject, and the further subjects of the only trade that begins
 * with it.
 */
const listRelated = (named: ReadonlyMap<MotifId, number>): readonly MotifId[] =>
  [...named].flatMap(([id, weight]) => {
    if (weight < directWeight) return [];
    const [only, ...others] = listTrades().filter(({ motifs }) => motifs[0] === id);
    return [...getRelated(id), ...(others.length === 0 ? (only?.motifs.slice(1) ?? []) : [])];
  });

/** Whether a subject belongs to a family of which the brief names other members. */
const isOtherMember = (id: MotifId, families: ReadonlySet<string>) =>
  motifFamilies.some(({ name, motifs }) => families.has(name) && motifs.includes(id));

/**
 * Whether a trade was concluded from texts at the side only, while the brief directly names a
 * subject that is none of the trade's.
 */
const isDoubtful = ({ value, reasons }: Understood<Trade>, named: ReadonlyMap<MotifId, number>) =>
  !reasons.some(({ source }) => source === "industry" || source === "name" || source === "correction") &&
  [...named].some(([id, weight]) => weight >= directWeight && !value.motifs.includes(id));

/**
 * Whether the brief itself states the trade: its industry or name does, or the tagline or the offer
 * where no industry is given. What an offer mentions beside a stated industry is not the trade.
 */
const isNamedDirectly = (brief: Brief, { reasons }: Understood<Trade>) =>
  reasons.some(({ source }) => source === "industry" || source === "name" || source === "correction") ||
  (!hasIndustry(brief) && reasons.some(({ source }) => source === "tagline" || source === "offer"));

const hasIndustry = ({ industry = "" }: Brief) => industry.trim() !== "";

/** Whether reasons are in the fields that state what an organisation is, where the brief fills them. */
const isSaidOf = (brief: Brief, reasons: readonly UnderstandingReason[]) =>
  reasons.length > 0 && (!hasIndustry(brief) || reasons.some(({ source }) => source !== "offer" && source !== "copy"));

/** Subjects without those that are named in passing and that are none of the trade's. */
const withoutPassing = (
  named: ReadonlyMap<MotifId, number>,
  passing: ReadonlySet<MotifId>,
  own: readonly MotifId[] = [],
): ReadonlyMap<MotifId, number> => new Map([...named].filter(([id]) => !passing.has(id) || own.includes(id)));

/** Subjects of a trade that say nothing about a more specific one, such as a laptop for an app. */
const generic: ReadonlySet<MotifId> = new Set([
  "laptop",
  "code-brackets",
  "cursor",
  "circle-of-people",
  "people",
  "factory",
  "shop-front",
  "shopping-bag",
  "wicker-basket",
  "stethoscope",
  "thermometer",
  "bandage",
  "container",
  "amphora",
  "circus-tent",
  "preserve-jar",
  "cooking-pot",
  "gate",
  "welding-mask",
]);

/** The trade's subjects, without generic ones where the industry says more than the trade. */
const listFittingMotifs = (brief: Brief, trade: Understood<Trade>): readonly MotifId[] =>
  isMoreSpecific(brief, trade) ? trade.value.motifs.filter((id) => !generic.has(id)) : trade.value.motifs;

const minContentLetters = 4;
const minUnspacedLetters = 2;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Whether the industry, up to its first comma, has content words that did not name the trade. */
function isMoreSpecific({ industry = "" }: Brief, { reasons }: Understood<Trade>): boolean {
  let rest = (industry.split(/[,،、，;/]/)[0] ?? "").normalize("NFKC").toLowerCase();
  for (const { source, phrase } of reasons) {
    if (source === "correction") return false;
    rest = rest.replace(phrase.normalize("NFKC").toLowerCase(), " ");
  }
  return listWords(rest).some((word) => word.length >= (unspaced.test(word) ? minUnspacedLetters : minContentLetters));
}

/**
 * Sectors whose offers list what is sold. Elsewhere one word in passing is a neighbour's: a speech
 * therapist treats no teeth.
 */
export const goodsSectors: ReadonlySet<string> = new Set(
  "food drink hospitality farming nature animals making retail fashion home music".split(" "),
);

/** Weight of a subject that the offer mentions again and again. */
const repeatedWeight = 2.4;

/**
 * Subjects without those that the brief only mentions in passing and that no trade of the sector has:
 * a plumber's camera is a tool, not what is sold.
 */
function withoutTools(
  named: ReadonlyMap<MotifId, number>,
  passing: ReadonlySet<MotifId>,
  { sector, motifs: own }: Trade,
): ReadonlyMap<MotifId, number> {
  const sold = new Set(listTrades().flatMap((trade) => (trade.sector === sector ? trade.motifs : [])));
  const isOwn = (id: MotifId) => own.includes(id) || goodsSectors.has(sector) || !passing.has(id);
  const isSold = (id: MotifId) =>
    sold.has(id) || motifFamilies.some(({ motifs }) => motifs.includes(id) && motifs.some((member) => sold.has(member)));
  return new Map(
    [...named].filter(([id, weight]) => (weight >= repeatedWeight && !passing.has(id)) || (isOwn(id) && isSold(id))),
  );
}
