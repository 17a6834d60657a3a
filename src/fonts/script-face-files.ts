import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FaceFile } from "#/model/face";
import { getScriptFace, isScriptFaceId, type ScriptFaceId, scriptFaceIds } from "#/model/script-face";

/** The files of one face, as a package or a pack of the executable holds them. */
type FaceSource = {
  readonly files: readonly FaceFile[];
  readonly licence: string;
  read(file: string): Uint8Array<ArrayBuffer> | undefined;
};

/**
 * The packs in the executable, beside its entry: `<face>.pack`. When running from source there are
 * none, and the packages in `node_modules` are read.
 */
export const packFolderName = "script-fonts";
const packFolder = join(import.meta.dir, packFolderName);
const packageFolder = join(import.meta.dir, "../../node_modules/@fontsource-variable");

/**
 * Header of a pack: the face's files with their positions after the header, and its licence. The
 * header follows its own length, a 32-bit number with the lowest byte first.
 */
export type PackHeader = {
  readonly licence: string;
  readonly files: readonly (FaceFile & { readonly start: number; readonly end: number })[];
};

const faceSources = new Map<ScriptFaceId, FaceSource>();

function getSource(id: ScriptFaceId): FaceSource {
  const known = faceSources.get(id);
  if (known) return known;
  const pack = join(packFolder, `${id}.pack`);
  const source = existsSync(pack) ? readPack(pack) : readPackage(id);
  faceSources.set(id, source);
  return source;
}

/** Reads from a package of `node_modules`. */
function readPackage(id: ScriptFaceId): FaceSource {
  const { package: name, subsets, weights } = getScriptFace(id);
  const folder = join(packageFolder, name);
  const ranges: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
  const isCarried = (subset: string) =>
    subsets.some((carried) =>
      typeof carried === "string"
        ? carried === subset
        : subset.startsWith("[") && Number(subset.slice(1, -1)) >= carried[0] && Number(subset.slice(1, -1)) <= carried[1],
    );
  const getSourcePath = (subset: string) => join(folder, "files", `${name}-${subset.replace(/[[\]]/g, "")}-wght-normal.woff2`);
  const files = Object.entries(ranges)
    .filter(([subset]) => isCarried(subset) && existsSync(getSourcePath(subset)))
    .map(([subset, unicodeRange]) => ({
      file: `${id}-${subset.replace(/[[\]]/g, "")}.woff2`,
      subset,
      unicodeRange,
      weight: `${weights.min} ${weights.max}`,
      style: "normal",
    }));
  return {
    files,
    licence: readFileSync(join(folder, "LICENSE"), "utf8"),
    read: (file) => {
      const found = files.find((candidate) => candidate.file === file);
      return found && new Uint8Array(readFileSync(getSourcePath(found.subset)));
    },
  };
}

function readPack(path: string): FaceSource {
  const headerBytes = 4;
  const bytes = readFileSync(path);
  const headerEnd = headerBytes + bytes.readUInt32LE(0);
  const header: PackHeader = JSON.parse(bytes.toString("utf8", headerBytes, headerEnd));
  // Packs of East Asian faces have megabytes: they are read again when the collector has taken
  // them.
  let cached = new WeakRef(bytes);
  return {
    files: header.files.map(({ start: _start, end: _end, ...file }) => file),
    licence: header.licence,
    read: (file) => {
      const found = header.files.find((candidate) => candidate.file === file);
      if (!found) return undefined;
      const content = cached.deref() ?? readFileSync(path);
      cached = new WeakRef(content);
      return new Uint8Array(content.subarray(headerEnd + found.start, headerEnd + found.end));
    },
  };
}

/** The files of a script's face, as its `@font-face` rules name them. */
export const listScriptFaceFiles = (id: ScriptFaceId): readonly FaceFile[] => getSource(id).files;

/** The licence text of a script's face. */
export const getScriptFaceLicence = (id: ScriptFaceId): string => getSource(id).licence;

/** The face that a file belongs to; undefined if no script's face has such a file. */
export function findScriptFaceOfFile(file: string): ScriptFaceId | undefined {
  const id = file.slice(0, Math.max(0, file.lastIndexOf("-")));
  return isScriptFaceId(id) ? id : undefined;
}

/** The bytes of a file of a script's face; undefined if there is no such file. */
export function readScriptFaceFile(file: string): Uint8Array<ArrayBuffer> | undefined {
  const id = findScriptFaceOfFile(file);
  return id && getSource(id).read(file);
}

/** A pack of the executable with all files of a face. */
export function createFacePack(id: ScriptFaceId): Uint8Array {
  const source = readPackage(id);
  let position = 0;
  const contents = source.files.map((file) => source.read(file.file) ?? new Uint8Array());
  const files = source.files.map((file, index) => {
    const start = position;
    position += contents[index]?.length ?? 0;
    return { ...file, start, end: position };
  });
  const header = new TextEncoder().encode(JSON.stringify({ licence: source.licence, files } satisfies PackHeader));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, header.length, true);
  return new Uint8Array(Buffer.concat([length, header, ...contents]));
}

/** All packs with their file names, for the build. */
export const createFacePacks = (): readonly { readonly name: string; readonly bytes: Uint8Array }[] =>
  scriptFaceIds.map((id) => ({ name: `${id}.pack`, bytes: createFacePack(id) }));
