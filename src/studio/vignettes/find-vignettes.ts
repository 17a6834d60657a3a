import vignetteFile from "#data/vignettes.txt.br" with { type: "file" };
import { readPackedFile } from "#/kernel/files/packed-file";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { neighbours, type Specifics } from "#/studio/vignettes/specifics";
import type { Vignette } from "#/studio/vignettes/vignette";
import { parseShapes, splitVignettes, type VignetteEntry } from "#/studio/vignettes/vignette-file";

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

const toVignette = ({ id, label, shows, drawing }: VignetteEntry): Vignette => ({
  id,
  label,
  shows,
  shapes: parseShapes(drawing),
});

/** What the brief names itself counts for more than what its trade has anyway. */
const statedRating = 3;

/** Whether a vignette shows something that takes the place of what the brief names. */
const isUnfitting = ({ id, shows }: VignetteEntry, { rivals, unfitting }: Specifics) =>
  unfitting.has(id) || shows.some((one) => rivals.get(one)?.every((named) => !shows.includes(named)) === true);

/** Vignettes of neighbouring trades that show what the brief names and what its own trade's do not. */
function listBorrowed(
  trade: string,
  own: readonly VignetteEntry[],
  usable: readonly VignetteEntry[],
  { named }: Specifics,
): readonly VignetteEntry[] {
  const shown = new Set(own.flatMap(({ shows }) => shows));
  const missing = new Set([...named].filter((id) => !shown.has(id)));
  if (missing.size === 0) return [];
  return (neighbours[trade] ?? [])
    .flatMap((neighbour) => usable.filter(({ trades }) => trades[0] === neighbour))
    .filter(({ shows }) => shows.some((id) => missing.has(id)));
}

const listEntries = () => (entries ??= splitVignettes(readPackedFile(vignetteFile).toString("latin1")));

/** The first of some vignettes, best first, that shows nothing which is ruled out. */
export function findPlace(ids: readonly string[], avoided: ReadonlySet<MotifId>): Vignette | undefined {
  const usable = listEntries().filter(({ shows }) => !shows.some((one) => avoided.has(one)));
  const [place] = ids.flatMap((id) => usable.filter((entry) => entry.id === id));
  return place && toVignette(place);
}

/**
 * The vignettes of a trade without those that show something which is ruled out, or another thing than
 * the brief names. Those lead that show most of what the brief names, else those of this trade before
 * those that it shares with others.
 */
export function findVignettes(trade: string, { named, avoided, specifics }: VignetteWishes): TradeVignettes {
  const usable = listEntries().filter(
    (entry) => !entry.shows.some((one) => avoided.has(one)) && !(specifics && isUnfitting(entry, specifics)),
  );
  const own = usable.filter(({ trades }) => trades.includes(trade));
  const borrowed = specifics ? listBorrowed(trade, own, usable, specifics) : [];
  const rated = (own.length > 0 ? own : borrowed).map((entry) => {
    const matches = entry.shows.filter((one) => named.has(one)).length;
    const stated = entry.shows.filter((one) => specifics?.named.has(one)).length;
    const fits = specifics?.fitting.has(entry.id) === true ? fittingRating : 0;
    return { entry, rating: matches * 2 + stated * statedRating + (entry.trades[0] === trade ? 1 : 0) + fits };
  });
  const best = Math.max(...rated.map(({ rating }) => rating));
  const pick = (leads: boolean) =>
    rated.filter(({ rating }) => (rating === best) === leads).map(({ entry }) => toVignette(entry));
  return { leading: pick(true), others: [...pick(false), ...(own.length > 0 ? borrowed.map(toVignette) : [])] };
}
