import { writeFileSync } from "node:fs";
import { openScriptFont } from "#/fonts/script-font";
import { scriptFaceIds } from "#/model/script-face";

/**
 * Reads ascent and descent of every face of a script from its file, in thousandths of an em, and
 * writes them to `data/fonts/script-metrics.json`. Run it after adding a face.
 */
const rows = scriptFaceIds.map((id) => {
  const { ascender, descender } = openScriptFont(id, 400);
  return ` ${JSON.stringify(id)}: ${JSON.stringify({ ascender, descender })}`;
});
writeFileSync("data/fonts/script-metrics.json", `{\n${rows.join(",\n")}\n}\n`);
