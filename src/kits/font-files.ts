import { readFileSync } from "node:fs";
import { fontPaths, licenceTexts } from "#data/fonts/index";
import { listFaces, renderDesignFontFaces } from "#/formats/font-faces";
import type { FileEntry } from "#/kernel/archive/zip";
import { faceMetadata } from "#/model/face";
import type { Typography } from "#/model/token-set";
import type { DesignContent } from "#/model/design-content";

/**
 * The bytes of a bundled font file, as `/fonts/<name>` serves them; undefined if there is no such
 * file.
 */
export function readFontFile(name: string): Uint8Array<ArrayBuffer> | undefined {
  const path = Object.hasOwn(fontPaths, name) ? fontPaths[name] : undefined;
  return path === undefined ? undefined : Uint8Array.from(readFileSync(path));
}

/**
 * The font files of a design and the licence of each face, as files of a kit: `fonts/<file>` and
 * `fonts/<face>-LICENSE.txt`.
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

/** The folder `fonts/`: the font files, their licences, and the style sheet that declares them. */
export function createFontFolder({ tokens: { typography } }: DesignContent): FileEntry[] {
  return [{ path: "fonts/fonts.css", content: renderDesignFontFaces(typography, ".") }, ...readFontFiles(typography)];
}
