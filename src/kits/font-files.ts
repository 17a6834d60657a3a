import { readFileSync } from "node:fs";
import { fontPaths, licenceTexts } from "#data/fonts/index";
import { listFaces } from "#/formats/font-faces";
import type { FileEntry } from "#/kernel/archive/zip";
import { faceMetadata } from "#/model/face";
import type { Typography } from "#/model/token-set";

/**
 * The bytes of one bundled font file, as `/fonts/<name>` serves them; undefined where there is no
 * file of that name.
 */
export function readFontFile(name: string): Uint8Array<ArrayBuffer> | undefined {
  const path = Object.hasOwn(fontPaths, name) ? fontPaths[name] : undefined;
  return path === undefined ? undefined : Uint8Array.from(readFileSync(path));
}

/**
 * The font files of a design's faces and the licence of each face, as they stand in a kit:
 * `fonts/<file>` and `fonts/<face>-LICENSE.txt`.
 */
export function readFontFiles(typography: Typography): readonly FileEntry[] {
  return listFaces(typography).flatMap((face) => [
    ...faceMetadata[face].files.flatMap(({ file }) => {
      const content = readFontFile(file);
      return content === undefined ? [] : [{ path: `fonts/${file}`, content }];
    }),
    { path: `fonts/${face}-LICENSE.txt`, content: licenceTexts[face] ?? "" },
  ]);
}
