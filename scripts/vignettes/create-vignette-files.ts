import { sectors } from "#/studio/understanding/trades/trade";
import { listTrades } from "#/studio/understanding/trades/trades";
import { formatVignettes } from "#/studio/vignettes/vignette-file";
import { listDrawings } from "./drawings";
import { finishVignette } from "./vignette-drawing";

/** The text of each sector's file with the vignettes of its trades; none for a sector without any. */
export function createVignetteFiles(): ReadonlyMap<string, string> {
  const finished = listDrawings().map(([id, drawing]) => finishVignette(id, drawing));
  const files = sectors.map((sector) => {
    const ids = new Set(listTrades().flatMap((trade) => (trade.sector === sector ? [trade.id] : [])));
    const own = finished
      .map((one) => ({ ...one, trades: one.trades.filter((id) => ids.has(id)) }))
      .filter(({ trades }) => trades.length > 0);
    return [sector, formatVignettes(own)] as const;
  });
  return new Map(files.filter(([, text]) => text !== ""));
}

/** The module that names every file, so that it is part of the executable. */
export const renderVignetteIndex = (names: readonly string[]): string =>
  [
    "// Written by scripts/vignettes.ts. Names every file so that it is part of the executable.",
    '/// <reference path="../outlines/br.d.ts" />',
    ...names.map((name, index) => `import v${index} from "./${name}.txt.br" with { type: "file" };`),
    "",
    "/** The paths of the vignettes' files by sector. */",
    "export const vignetteFiles: Readonly<Record<string, string>> = {",
    ...names.map((name, index) => `  ${name}: v${index},`),
    "};",
    "",
  ].join("\n");
