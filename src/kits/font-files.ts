import { readFileSync } from "node:fs";
import { fontPaths, licenceTexts } from "#data/fonts/index";
import { getScriptFaceLicence, readScriptFaceFile } from "#/fonts/script-face-files";
import { getDesignCharacters } from "#/formats/design-text";
import { type FamilyFile, listDesignFontFiles, renderDesignFontFaces } from "#/formats/font-faces";
import type { FileEntry } from "#/kernel/archive/zip";
import { isScriptFaceId } from "#/model/script-face";
import type { GivenFace } from "#/model/given-face";
import type { Typography } from "#/model/token-set";
import type { DesignContent } from "#/model/design-content";

/**
 * The bytes of a bundled font file, as `/fonts/<name>` serves them; undefined if there is no such
 * file.
 */
export function readFontFile(name: string): Uint8Array<ArrayBuffer> | undefined {
  const path = Object.hasOwn(fontPaths, name) ? fontPaths[name] : undefined;
  return path === undefined ? readScriptFaceFile(name) : new Uint8Array(readFileSync(path));
}

/** The bytes of a given font file by the hash in its design; undefined if they were not loaded. */
export type ReadGivenFile = (hash: string) => Uint8Array | undefined;

/** For designs of which nothing was loaded, so that they have no given files. */
export const readNoGivenFile: ReadGivenFile = () => undefined;

/**
 * The font files of a design and the licence of each face, as files of a kit: `fonts/<file>` and
 * `fonts/<face>-LICENSE.txt`. Of faces with thousands of characters only the slices that have one
 * of `characters`. Throws a plain Error if the bytes of a given file are missing.
 */
export function readFontFiles(
  typography: Typography,
  characters?: string,
  readGivenFile: ReadGivenFile = readNoGivenFile,
): readonly FileEntry[] {
  const files = listDesignFontFiles(typography, characters);
  const bundled = [...new Set(files.flatMap(({ face }) => face ?? []))].flatMap((face) => [
    ...files.flatMap(({ face: owner, file: { file } }) => {
      const content = owner === face ? readFontFile(file) : undefined;
      return content === undefined ? [] : [{ path: `fonts/${file}`, content }];
    }),
    {
      path: `fonts/${face}-LICENSE.txt`,
      content: isScriptFaceId(face) ? getScriptFaceLicence(face) : (licenceTexts[face] ?? ""),
    },
  ]);
  return [...createGivenFiles(files, readGivenFile), ...bundled];
}

function createGivenFiles(files: readonly FamilyFile[], readGivenFile: ReadGivenFile): readonly FileEntry[] {
  const entries = new Map<string, FileEntry>();
  for (const {
    given,
    file: { file },
  } of files) {
    if (given === undefined) continue;
    const content = readGivenFile(given.hash);
    if (content === undefined) throw new Error(`the bytes of the given font ${file} are missing`);
    entries.set(file, { path: `fonts/${file}`, content });
  }
  const faces = new Map(
    files.flatMap(({ given }) => (given ? [[`${given.face.family} ${given.face.files[0]?.hash}`, given.face] as const] : [])),
  );
  for (const face of faces.values()) {
    const path = `fonts/${(face.files[0]?.fileName ?? "").replace(/\.woff2$/, "")}-LICENSE.txt`;
    entries.set(path, { path, content: describeLicence(face) });
  }
  return [...entries.values()];
}

/** What is known of the rights to a given face, as the text beside its files. */
function describeLicence({
  family,
  version,
  embedding,
  licence,
  licenceUrl,
  reservedNames = [],
  rightsConfirmed,
}: GivenFace): string {
  const facts = [
    version && `Version: ${version}`,
    `Embedding that the files permit: ${embedding}`,
    licenceUrl && `Licence: ${licenceUrl}`,
    reservedNames.length > 0 && `Reserved font names: ${reservedNames.join(", ")}`,
    rightsConfirmed && "The right to embed and serve this face was confirmed when it was brought in.",
  ].filter((fact) => typeof fact === "string" && fact !== "");
  return `${family}\n\n${facts.join("\n")}\n\n${licence ?? "The files state no licence text."}\n`;
}

/** The folder `fonts/`: the font files, their licences, and the style sheet that declares them. */
export function createFontFolder(content: DesignContent, readGivenFile?: ReadGivenFile): FileEntry[] {
  const { typography } = content.tokens;
  const characters = getDesignCharacters(content);
  return [
    { path: "fonts/fonts.css", content: renderDesignFontFaces(typography, ".", characters) },
    ...readFontFiles(typography, characters, readGivenFile),
  ];
}
