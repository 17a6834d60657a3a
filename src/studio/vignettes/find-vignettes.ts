import { vignetteFiles } from "#data/vignettes/index";
import { readPackedFile } from "#/kernel/files/packed-file";
import type { MotifId } from "#/studio/motifs/motif-ids";
import type { Trade } from "#/studio/understanding/trades/trade";
import type { Vignette } from "#/studio/vignettes/vignette";
import { parseVignettes, type TradeVignette } from "#/studio/vignettes/vignette-file";

const read = new Map<string, readonly TradeVignette[]>();

/** The vignettes of all trades of a sector, read at first use. */
function readSector(sector: string): readonly TradeVignette[] {
  const known = read.get(sector);
  if (known !== undefined) return known;
  const path = vignetteFiles[sector];
  const vignettes = path === undefined ? [] : parseVignettes(readPackedFile(path).toString());
  read.set(sector, vignettes);
  return vignettes;
}

/** The vignettes of a trade without those that show something which is ruled out. */
export const findVignettes = ({ id, sector }: Pick<Trade, "id" | "sector">, avoided: ReadonlySet<MotifId>): readonly Vignette[] =>
  readSector(sector).filter(({ trades, shows }) => trades.includes(id) && !shows.some((one) => avoided.has(one)));
