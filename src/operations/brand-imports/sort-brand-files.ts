import { decodeSvg } from "#/html/svg/parse-svg";
import { Failure } from "#/kernel/errors";
import type { UnpackedFile } from "#/kernel/archive/extraction-filter";
import { type GivenLockup, givenLockups, type GivenPicture, givenPictureKinds } from "#/model/given";
import { photoSlotIds } from "#/model/mark";
import type { LeftItem } from "#/brand-import/found-token";
import { getBrandFileKind } from "#/operations/brand-imports/brand-file-policy";
import { guessPhotoSlot } from "#/operations/brand-imports/photo-slots";
import { getPictureKind } from "#/operations/brand-imports/picture-kinds";
import type { ImportOptions } from "#/operations/brand-imports/import-options";
import { splitFileName } from "#/operations/given/guess-lockup";
import { maxIcons } from "#/operations/given/read-icons";

/** A file with what it is taken for and why. `isStated`: a person said so. */
export type PlacedFile<Place = object> = UnpackedFile & Place & { readonly reason: string; readonly isStated: boolean };

/** The files of a brand by the part that they are of. */
export type SortedFiles = {
  readonly tokens: readonly UnpackedFile[];
  readonly fonts: readonly UnpackedFile[];
  readonly marks: readonly PlacedFile<{ readonly lockup?: GivenLockup["lockup"] }>[];
  readonly pictures: readonly PlacedFile<{ readonly kind: GivenPicture["kind"]; readonly slot?: string }>[];
  readonly icons: readonly PlacedFile<{ readonly name?: string }>[];
  readonly left: readonly LeftItem[];
};

type Place =
  | { readonly part: "mark"; readonly lockup?: GivenLockup["lockup"] }
  | { readonly part: "picture"; readonly kind: GivenPicture["kind"]; readonly slot?: string }
  | { readonly part: "icon"; readonly name?: string }
  | { readonly part: "left" };
type Decision = Place & { readonly reason: string; readonly isStated?: boolean };

const toWordSet = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const iconFolders = toWordSet("icon icons iconset iconography glyphs pictograms piktogramme icones iconos sprite sprites");
const markFolders = toWordSet("logo logos logotype logotypes mark marks brandmark lockup lockups wordmark logoer logotipos");
const markWords = toWordSet("logo logotype logomark wordmark wortmarke bildmarke lockup brandmark symbol signet emblem monogram");
const voiceWords = toWordSet(
  "voice tone tonality tonfall wording editorial copywriting boilerplate messaging vocabulary guideline guidelines verbal",
);
const spriteWords = toWordSet("sprite sprites symbols");

const getFolderWords = (path: string) => splitFileName(path.slice(0, path.lastIndexOf("/") + 1).replaceAll("/", " "));
const getName = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Whether a text file says how a brand speaks, by its name. */
const isVoiceFile = (path: string): boolean =>
  /\.(?:md|txt|json)$/i.test(path) && splitFileName(getName(path)).some((word) => voiceWords.has(word));

/** The documents among files that say how a brand speaks, by what people say or by their names. */
export const listVoiceFiles = (
  files: readonly UnpackedFile[],
  { corrections = [] }: Pick<ImportOptions, "corrections">,
): readonly UnpackedFile[] => {
  const stated = new Set(corrections.flatMap(({ source, target }) => (target === "voice" ? [source] : [])));
  return files.filter(({ path }) => getBrandFileKind(path) !== "font" && (stated.has(path) || isVoiceFile(path)));
};

/**
 * Sorts files by what people say, then by folders and names, then by kind and size. `voices` are
 * those of `listVoiceFiles`; `examples` the pictures that these show beside a do or a don't.
 */
export function sortBrandFiles(
  files: readonly UnpackedFile[],
  { corrections = [], lockups = {} }: ImportOptions,
  { voices, examples }: { readonly voices: readonly UnpackedFile[]; readonly examples: ReadonlyMap<string, unknown> },
): SortedFiles {
  const stated = new Map(corrections.map(({ source, target }) => [source, target]));
  const sorted = {
    tokens: [] as UnpackedFile[],
    fonts: [] as UnpackedFile[],
    marks: [] as SortedFiles["marks"][number][],
    pictures: [] as SortedFiles["pictures"][number][],
    icons: [] as SortedFiles["icons"][number][],
    left: [] as LeftItem[],
  };
  const open: UnpackedFile[] = [];
  const put = (file: UnpackedFile, { part, reason, isStated = false, ...place }: Decision) => {
    const placed = { ...file, ...place, reason, isStated };
    if (part === "mark") sorted.marks.push(placed);
    else if (part === "icon") sorted.icons.push(placed);
    else if (part === "picture" && "kind" in placed) sorted.pictures.push(placed as SortedFiles["pictures"][number]);
    else sorted.left.push({ source: file.path, reason });
  };
  for (const file of files) {
    const { path } = file;
    const kind = getBrandFileKind(path);
    if (kind === "font") sorted.fonts.push(file);
    else if (voices.includes(file)) continue;
    else if (/\.txt$/i.test(path))
      sorted.left.push({ source: path, reason: "Text is read if its name says that it is about the voice, such as voice.txt." });
    else if (kind === "tokens") sorted.tokens.push(file);
    else if (kind === "drawing" || kind === "picture") {
      const isDrawing = kind === "drawing";
      const lockup = lockups[path] ?? lockups[getName(path)];
      const decision =
        readTarget(stated.get(path), isDrawing) ??
        (lockup && { part: "mark", lockup, reason: "You said so.", isStated: true }) ??
        (examples.has(path)
          ? ({ part: "picture", kind: "example", reason: "A text shows it beside a do or a don't." } as const)
          : undefined) ??
        (isDrawing ? decideDrawing(file) : decidePicture(path));
      if (decision) put(file, decision);
      else open.push(file);
    }
  }
  // What nothing names is a mark, as one or a few drawings are; of many, small squares are icons.
  const isMany = open.length + sorted.marks.length > givenLockups.length;
  for (const file of open) {
    if (!isMany) put(file, { part: "mark", reason: "" });
    else if (isSmallSquare(file)) put(file, { part: "icon", reason: "It is one of many small square drawings." });
    else put(file, { part: "picture", kind: "illustration", reason: "It is one of many drawings and no logo by its name." });
  }
  const icons = sorted.icons.slice(0, maxIcons * 2);
  for (const { path } of sorted.icons.slice(maxIcons * 2))
    sorted.left.push({ source: path, reason: `There are more than ${maxIcons * 2} icons. Bring in fewer.` });
  return { ...sorted, icons };
}

/** Where a person says that a file goes: `mark.symbol`, `picture.hero`, `picture.photo-work`, `icon.bell` or `leave`. */
function readTarget(target: string | undefined, isDrawing: boolean): Decision | undefined {
  if (target === undefined || target === "") return undefined;
  const shared = { reason: "You said so.", isStated: true };
  if (target === "leave") return { part: "left", reason: "You left it out.", isStated: true };
  const [part = "", detail = ""] = target.split(".");
  if ((part === "mark" || part === "icon") && !isDrawing)
    return { part: "left", reason: `A ${part} is a drawing. Export it as SVG.`, isStated: true };
  if (part === "mark") {
    const lockup = givenLockups.find((name) => name === detail);
    return { part: "mark", ...(lockup && { lockup }), ...shared };
  }
  if (part === "icon") return { part: "icon", ...(detail !== "" && { name: detail }), ...shared };
  if (part !== "picture") return { part: "left", reason: `“${target.slice(0, 60)}” is nothing that a file can become.` };
  const slot = photoSlotIds.find((id) => id === detail);
  if (slot) return { part: "picture", kind: "photo", slot, ...shared };
  const kind = givenPictureKinds.find((name) => name === detail);
  return { part: "picture", kind: kind ?? "illustration", ...shared };
}

const quote = (word: string) => `Its name says “${word}”.`;
const quoteFolder = (word: string) => `It is in the folder “${word}”.`;

function decideDrawing({ path, bytes }: UnpackedFile): Decision | undefined {
  const [folders, words] = [getFolderWords(path), splitFileName(getName(path))];
  const asset = getPictureKind(path);
  if (asset?.isAsset)
    return asset.kind ? { part: "picture", kind: asset.kind, reason: asset.reason } : { part: "left", reason: asset.reason };
  const sprite = words.find((word) => spriteWords.has(word));
  if (sprite !== undefined) return { part: "icon", reason: quote(sprite) };
  const iconFolder = folders.find((word) => iconFolders.has(word));
  if (iconFolder !== undefined) return { part: "icon", reason: quoteFolder(iconFolder) };
  if (countSymbols(bytes) > 1) return { part: "icon", reason: "It is a sprite: it has several drawings with names." };
  const mark = words.find((word) => markWords.has(word));
  if (mark !== undefined) return { part: "mark", reason: "" };
  const markFolder = folders.find((word) => markFolders.has(word));
  if (markFolder !== undefined) return { part: "mark", reason: "" };
  return asset?.kind ? { part: "picture", kind: asset.kind, reason: asset.reason } : undefined;
}

/** The kind of a picture of pixels: by its name or folder; a photograph by its type. */
function decidePicture(path: string): Decision {
  const found = getPictureKind(path);
  if (found) {
    if (!found.kind) return { part: "left", reason: found.reason };
    const slot = found.kind === "photo" ? guessPhotoSlot(path) : undefined;
    return { part: "picture", kind: found.kind, reason: found.reason, ...(slot && { slot }) };
  }
  const mark = [...splitFileName(getName(path)), ...getFolderWords(path)].find(
    (word) => markWords.has(word) || markFolders.has(word),
  );
  if (mark !== undefined) return { part: "left", reason: "A mark is a drawing. Export the logo as SVG." };
  const icon = getFolderWords(path).find((word) => iconFolders.has(word));
  if (icon !== undefined) return { part: "left", reason: "An icon is a drawing. Export it as SVG." };
  const slot = guessPhotoSlot(path);
  if (slot) return { part: "picture", kind: "photo", slot, reason: "Its name says what the photograph shows." };
  return /\.(?:jpe?g|avif|webp)$/i.test(path)
    ? { part: "picture", kind: "photo", reason: "Photographs have this type of file." }
    : { part: "picture", kind: "illustration", reason: "Drawn pictures have this type of file." };
}

/** The text at the beginning of a drawing, where its size is. */
function readText(bytes: Uint8Array): string {
  try {
    return decodeSvg(bytes);
  } catch (error) {
    if (error instanceof Failure) return "";
    throw error;
  }
}

const countSymbols = (bytes: Uint8Array): number => readText(bytes).split("<symbol").length - 1;

/** Longest side of an icon's view box. */
const maxIconSide = 64;

function isSmallSquare({ bytes }: UnpackedFile): boolean {
  const box = /viewBox="([^"]{1,80})"/.exec(readText(bytes).slice(0, 4000))?.[1];
  const [, , width = 0, height = 0] = (box ?? "").split(/[\s,]+/).map(Number);
  return width > 0 && width === height && width <= maxIconSide;
}
