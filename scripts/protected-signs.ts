/**
 * Writes `data/marks/protected-signs.json.br`: the rasters of the signs that no mark may resemble.
 * Run `bun scripts/protected-signs.ts` after a change of `protected-sign-drawings.ts`.
 */
import { join } from "node:path";
import { packFile } from "#/kernel/files/packed-file";
import { protectedSignDrawings } from "#/studio/marks/protected-sign-drawings";
import { createSignTemplates } from "#/studio/marks/sign-templates";

const lines = createSignTemplates(protectedSignDrawings).map((sign) => JSON.stringify(sign));
await Bun.write(join(import.meta.dir, "../data/marks/protected-signs.json.br"), packFile(`[\n${lines.join(",\n")}\n]\n`));
