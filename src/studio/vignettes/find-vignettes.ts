import vignetteFile from "#data/vignettes.txt.br" with { type: "file" };
import { readPackedFile } from "#/kernel/files/packed-file";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { findTrade } from "#/studio/understanding/trades/trades";
import { assessClaim, type ClaimId, type Evidence, isMotifId, plainClaims, type Standing } from "#/studio/vignettes/claims";
import { kin, neighbours, type Specifics } from "#/studio/vignettes/specifics";
import type { Vignette } from "#/studio/vignettes/vignette";
import { splitVignettes, type VignetteEntry } from "#/studio/vignettes/vignette-file";

let entries: readonly VignetteEntry[] | undefined;

/** The vignettes of a trade: those that lead, one of which may be large, and the others. */
export type TradeVignettes = { readonly leading: readonly Vignette[]; readonly others: readonly Vignette[] };

/** What a brief says of its pictures. */
export type VignetteWishes = {
  /** Subjects that are known of it, its trade's own among them. */
  readonly named: ReadonlySet<string>;
  readonly avoided: ReadonlySet<MotifId>;
  readonly specifics?: Specifics;
};

/** A vignette of the very thing leads, however many subjects others share with the brief. */
const fittingRating = 6;

const toVignette = ({ id, label, shows, claims, draw }: VignetteEntry): Vignette => ({
  id,
  label,
  shows,
  claims,
  // Only some of those that are found are used.
  get shapes() {
    return draw();
  },
});

/** What a vignette gains for each thing that the brief names itself, beside being of its trade. */
const statedRating = 5;

/** An empty room follows the people who use it. */
const emptyRating = -6;

/** Whether a vignette shows a room with empty seats and was drawn for another trade. */
const isEmptyRoom = ({ shows, trades }: VignetteEntry, trade: string) =>
  trades[0] !== trade && shows.includes("chair") && shows.includes("window") && !shows.includes("people");

/** Whether a vignette shows something that takes the place of what the brief names. */
const showsRival = ({ shows }: VignetteEntry, subjects: Specifics["rivals"]) =>
  shows.some((one) => subjects.get(one)?.every((named) => !shows.includes(named)) === true);

/** How what a vignette claims stands by a brief: as its worst claim does. */
function assessEntry({ claims, trades }: VignetteEntry, evidence: Evidence, trade: string): Standing {
  const standings = claims.map((claim) => assessClaim(claim, evidence, trade, trades[0] === trade));
  if (standings.includes("wrong")) return "wrong";
  return standings.includes("unsupported") ? "unsupported" : "right";
}

/** What a trade's own vignettes show often enough that no other trade's need show it. */
const shownEnough = 2;

/**
 * Vignettes of neighbouring trades that show what the brief names and what its own trade's hardly do, and those of any
 * trade for what it states plainly.
 */
function listBorrowed(
  trade: string,
  own: readonly VignetteEntry[],
  usable: readonly VignetteEntry[],
  { named, evidence }: Specifics,
): readonly VignetteEntry[] {
  // A charity's bath is for washing: the pools of a bathhouse are another's.
  const isPlain = (claim: ClaimId) =>
    plainClaims.has(claim) && evidence.stated.has(claim) && !(claim === "bathhouses" && findTrade(trade)?.kind === "charity");
  const plain = usable.filter((entry) => !own.includes(entry) && entry.claims.some(isPlain));
  const count = (id: MotifId) => own.filter(({ shows }) => shows.includes(id)).length;
  const missing = new Set([...named].filter((id) => count(id) < shownEnough));
  const near = (neighbours[trade] ?? [])
    .flatMap((neighbour) => usable.filter(({ trades }) => trades[0] === neighbour && !trades.includes(trade)))
    .filter(({ shows }) => shows.some((id) => missing.has(id)));
  return [...new Set([...plain, ...near])];
}

const listEntries = () => (entries ??= splitVignettes(readPackedFile(vignetteFile)));

/** The first of some vignettes, best first, that shows and claims nothing which is ruled out. */
export function findPlace(
  ids: readonly string[],
  { avoided, specifics }: Pick<VignetteWishes, "avoided" | "specifics">,
): Vignette | undefined {
  const usable = listEntries().filter(
    (entry) =>
      !entry.shows.some((one) => avoided.has(one)) && (!specifics || assessEntry(entry, specifics.evidence, "") !== "wrong"),
  );
  const [place] = ids.flatMap((id) => usable.filter((entry) => entry.id === id));
  return place && toVignette(place);
}

/** Subjects that a brief of this trade does not name and denies, or that only vignettes show whose claims are wrong for it. */
export function findWrongSigns(trade: string, { evidence }: Specifics): ReadonlySet<MotifId> {
  const own = listEntries().filter(({ trades }) => trades.includes(trade));
  const isWrong = (entry: VignetteEntry) => assessEntry(entry, evidence, trade) === "wrong";
  const shown = new Set(own.filter((entry) => !isWrong(entry)).flatMap(({ shows }) => shows));
  const wrong = own.filter(isWrong).flatMap(({ shows }) => shows.filter((id) => !shown.has(id)));
  return new Set([...wrong, ...[...evidence.denied].filter(isMotifId)].filter((id) => !evidence.named.has(id)));
}

/** What so many pictures show that it makes none of them one of what a brief names. */
const commonplace: ReadonlySet<MotifId> = new Set([
  "people",
  "window",
  "chair",
  "desk",
  "lamp",
  "pot-plant",
  "house",
  "tree",
  "hand",
]);

/** Whether a vignette was drawn for a trade, or for one whose work those of the trade do as well. */
const isOfTrade = ({ trades: [first = ""] }: VignetteEntry, trade: string) =>
  first === trade || kin[trade]?.includes(first) === true;

/** With fewer pictures, one more of a trade of the same sector is welcome, or one with a sign of the trade. */
const [enoughOfSector, enoughWithSign] = [2, 3] as const;

/** What may join a trade's few pictures: a neighbour's with a sign of the trade, or of its sector. */
function listCompany(
  entries: readonly VignetteEntry[],
  trade: string,
  count: number,
  evidence: Evidence | undefined,
): readonly VignetteEntry[] {
  const isSigned = ({ shows }: VignetteEntry) => shows.some((id) => evidence?.signs.has(id) === true && !commonplace.has(id));
  const isOfSector = ({ trades: [first = ""] }: VignetteEntry) => findTrade(first)?.sector === findTrade(trade)?.sector;
  const ofSector = entries.filter((entry) => isOfSector(entry)).slice(0, Math.max(0, enoughOfSector - count));
  const withSector = count + ofSector.length;
  const signed = entries.filter(
    (entry) => !ofSector.includes(entry) && isSigned(entry) && (isOfSector(entry) || withSector < enoughOfSector),
  );
  return [...ofSector, ...signed.slice(0, Math.max(0, enoughWithSign - withSector))];
}

/** A vignette with the number of a trade's signs in it, and how it suits the brief. */
type RatedEntry = { readonly entry: VignetteEntry; readonly signs: number; readonly rating: number };

/**
 * The vignettes that suit a brief best: of those, the ones of people at work in the trade, with a sign of it if there are
 * any, else those with most of its signs, which pictures of things alone have more of.
 */
function listFirst(rated: readonly RatedEntry[], trade: string): readonly VignetteEntry[] {
  const best = Math.max(...rated.map(({ rating }) => rating));
  const suitable = rated.filter(({ rating }) => rating === best);
  const peopled = suitable.filter(({ entry }) => entry.trades[0] === trade && entry.shows.includes("people"));
  const signed = peopled.filter(({ signs }) => signs > 0);
  const most = Math.max(...suitable.map(({ signs }) => signs));
  const first = signed.length > 0 ? signed : peopled.length > 0 ? peopled : suitable.filter(({ signs }) => signs === most);
  return first.map(({ entry }) => entry);
}

/**
 * The vignettes of a trade without those that show something which is ruled out or another thing than the brief names,
 * and without those that claim what the brief contradicts or, as long as others are left, does not support. Those lead
 * that show most of what the brief names, else those of this trade. What was drawn for another trade comes beside them
 * only where it shows what the brief names, because a neighbour's picture tells of another organisation.
 */
export function findVignettes(trade: string, { named, avoided, specifics }: VignetteWishes): TradeVignettes {
  const evidence = specifics?.evidence;
  const standing = (entry: VignetteEntry) => (evidence ? assessEntry(entry, evidence, trade) : "right");
  const makesStated = ({ claims }: VignetteEntry) =>
    claims.some((claim) => evidence?.made.has(claim) === true || named.has(claim));
  const usable = listEntries().filter(
    (entry) =>
      !entry.shows.some((one) => avoided.has(one)) &&
      !(specifics && showsRival(entry, specifics.rivals)) &&
      standing(entry) !== "wrong",
  );
  const possible = usable.filter(({ trades }) => trades.includes(trade));
  const right = possible.filter((entry) => standing(entry) === "right");
  const borrowed = specifics ? listBorrowed(trade, right, usable, specifics).filter((entry) => standing(entry) === "right") : [];
  const own = right.length > 0 || borrowed.length > 0 ? right : possible;
  // A word for the trade names its signs as well: those say nothing of this brief.
  const ownSigns = new Set<string>(findTrade(trade)?.motifs);
  const isStated = (id: MotifId) => (specifics === undefined ? named.has(id) : specifics.named.has(id) && !ownSigns.has(id));
  const toRated = (entry: VignetteEntry) => {
    const stated = entry.shows.filter((one) => isStated(one)).length;
    const fits = (makesStated(entry) ? fittingRating : 0) + (isEmptyRoom(entry, trade) ? emptyRating : 0);
    const signs = entry.shows.filter((one) => named.has(one)).length;
    return { entry, signs, rating: stated * statedRating + (entry.trades[0] === trade ? 1 : 0) + fits };
  };
  const rated = [...own, ...(own.length > 0 ? borrowed.filter(makesStated) : borrowed)].map(toRated);
  const first = listFirst(rated, trade);
  // What the brief does not support is better than nothing, but once.
  if (own.length > 0 && own !== right) return { leading: first.slice(0, 1).map(toVignette), others: [] };
  const isAbout = ({ shows }: VignetteEntry) => shows.some((id) => specifics?.named.has(id) === true && !commonplace.has(id));
  const isSupported = (entry: VignetteEntry) =>
    isOfTrade(entry, trade) || isAbout(entry) || makesStated(entry) || evidence?.isParticular !== true;
  const leading = first.some(isSupported) ? first : first.slice(0, 1);
  const rest = rated.map(({ entry }) => entry).filter((entry) => !leading.includes(entry));
  const supported = rest.filter(isSupported);
  const company = listCompany(
    rest.filter((entry) => !isSupported(entry)),
    trade,
    leading.length + supported.length,
    evidence,
  );
  const further = own.length > 0 ? borrowed.filter((entry) => !makesStated(entry)) : [];
  const others = [...supported, ...company, ...further];
  return {
    leading: leading.map(toVignette),
    others: [...others.filter(isAbout), ...others.filter((one) => !isAbout(one))].map(toVignette),
  };
}
