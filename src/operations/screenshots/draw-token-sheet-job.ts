import { defineJob } from "#/jobs/job";
import type { TokenSheet, TokenSheetInput } from "#/kits/token-sheets/token-sheet";

/** Draws a sheet of tokens. It reads fonts, which takes a fraction of a second. */
export const drawTokenSheetJob = defineJob<TokenSheetInput, TokenSheet>({
  name: "draw-token-sheet",
  queue: "background",
  load: async () => (await import("#/kits/token-sheets/draw-token-sheet")).drawTokenSheet,
});
