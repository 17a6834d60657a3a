import vignetteFile from "#data/vignettes.txt.br" with { type: "file" };
import { readPackedFile } from "#/kernel/files/packed-file";
import type { MotifId } from "#/studio/motifs/motif-ids";
import type { Vignette } from "#/studio/vignettes/vignette";
import { parseShapes, splitVignettes, type VignetteEntry } from "#/studio/vignettes/vignette-file";

let entries: readonly VignetteEntry[] | undefined;

/** The vignettes of a trade: those that lead, one of which may be large, and the others. */
export type TradeVignettes = { readonly leading: readonly Vignette[]; readonly others: readonly Vignette[] };

/**
 * The vignettes of a trade without those that show something which is ruled out. Those lead that show
 * most of what the brief names, else those of this trade before those that it shares with others.
 */
export function findVignettes(
  trade: string,
  { named, avoided }: { readonly named: ReadonlySet<string>; readonly avoided: ReadonlySet<MotifId> },
): TradeVignettes {
  entries ??= splitVignettes(readPackedFile(vignetteFile).toString("latin1"));
  const rated = entries
    .filter(({ trades, shows }) => trades.includes(trade) && !shows.some((one) => avoided.has(one)))
    .map((entry) => {
      const matches = entry.shows.filter((one) => named.has(one)).length;
      return { entry, rating: matches * 2 + (entry.trades[0] === trade ? 1 : 0) };
    });
  const best = Math.max(...rated.map(({ rating }) => rating));
  const pick = (leads: boolean) =>
    rated
      .filter(({ rating }) => (rating === best) === leads)
      .map(({ entry: { id, label, shows, drawing } }) => ({ id, label, shows, shapes: parseShapes(drawing) }));
  return { leading: pick(true), others: pick(false) };
}
