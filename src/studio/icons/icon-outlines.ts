import outlinesFile from "#data/icons/icons.json.br" with { type: "file" };
import { readPackedFile } from "#/kernel/files/packed-file";

let known: IconOutlines | undefined;

/** The outlines of the icons on a grid of 24 units, as the data of SVG paths, by group and name. */
type IconOutlines = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The outlines that every system's icons are redrawn from. `bun scripts/icons.ts` writes them. */
export function getIconOutlines(): IconOutlines {
  known ??= JSON.parse(readPackedFile(outlinesFile).toString("utf8")) as IconOutlines;
  return known;
}
