import vignetteFile from "#data/vignettes.txt.br" with { type: "file" };
import { readPackedFile } from "#/kernel/files/packed-file";
import type { MotifId } from "#/studio/motifs/motif-ids";
import type { Vignette } from "#/studio/vignettes/vignette";
import { parseShapes, splitVignettes, type VignetteEntry } from "#/studio/vignettes/vignette-file";

let entries: readonly VignetteEntry[] | undefined;

/** The vignettes of a trade without those that show something which is ruled out. */
export function findVignettes(trade: string, avoided: ReadonlySet<MotifId>): readonly Vignette[] {
  entries ??= splitVignettes(readPackedFile(vignetteFile).toString("latin1"));
  return entries
    .filter(({ trades, shows }) => trades.includes(trade) && !shows.some((one) => avoided.has(one)))
    .map(({ id, label, shows, drawing }) => ({ id, label, shows, shapes: parseShapes(drawing) }));
}
