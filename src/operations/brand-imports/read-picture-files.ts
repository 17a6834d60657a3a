import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import type { ImportMapping } from "#/model/brand-import";
import type { GivenPicture } from "#/model/given";
import type { BrandSection, StoredFile } from "#/operations/brand-imports/brand-files";
import type { ImportOptions } from "#/operations/brand-imports/import-options";
import { slotAspects } from "#/operations/brand-imports/photo-slots";
import type { SortedFiles } from "#/operations/brand-imports/sort-brand-files";
import { isIco, readIco } from "#/operations/given/read-ico";
import { type PictureReading, readGivenPicture } from "#/operations/given/read-pictures";
import { photoSlotIds } from "#/model/mark";

type PictureFiles = SortedFiles["pictures"];
type ReadPicture = { readonly file: PictureFiles[number]; readonly reading: PictureReading };

/** The most pictures, and bytes of their decoded files, that one import keeps. */
const maxPictures = 60;
const maxStoredBytes = 120_000_000;

/** Files of which a design has one each: the best of several is taken. */
const singleKinds: ReadonlySet<GivenPicture["kind"]> = new Set(["favicon", "app-icon", "social-card"]);

/**
 * Reads files as pictures with a kind, a text alternative and, for photographs, the slot that each
 * fills. A file that cannot be read is reported and does not stop the others.
 */
export async function readPictureFiles(files: PictureFiles, { pictures: stated = {} }: ImportOptions): Promise<BrandSection> {
  const left: { source: string; reason: string }[] = [];
  const read: ReadPicture[] = [];
  let bytes = 0;
  for (const file of files)
    try {
      if (read.length >= maxPictures)
        throw new Failure("invalid", `There are more than ${maxPictures} pictures. Bring in fewer.`);
      const { path, kind } = file;
      const { name, alt } = stated[path] ?? {};
      const picture = isIco(file.bytes) ? readIco(file.bytes) : file.bytes;
      const reading = await readGivenPicture({ fileName: getName(path), bytes: picture, kind, name, alt });
      const size = reading.bytes ? Object.values(reading.bytes).reduce((sum, { length }) => sum + length, 0) : 0;
      if (bytes + size > maxStoredBytes)
        throw new Failure("invalid", "The pictures are larger than an import can keep. Bring in fewer or smaller ones.");
      bytes += size;
      read.push({ file, reading });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      left.push({ source: file.path, reason: withoutName(error.message, getName(file.path)) });
    }
  const kept = keepBest(read, left);
  const slots = fillSlots(kept);
  const taken = new Set<string>();
  const pictures: GivenPicture[] = [];
  const stored: StoredFile[] = [];
  const report = {
    recognized: [] as BrandSection["report"]["recognized"][number][],
    mapped: [] as ImportMapping[],
    notices: [] as string[],
  };
  for (const { file, reading } of kept) {
    const { path, isStated } = file;
    const slot = slots.get(path);
    const picture = addHashes(reading, stored);
    const slug = findFreeSlug(slot?.id ?? picture.slug, taken);
    pictures.push({ ...picture, slug });
    const format = reading.bytes ? "Picture" : "SVG picture";
    const size = `${Math.round(picture.width)} × ${Math.round(picture.height)}`;
    report.recognized.push({ path, format, summary: `${picture.kind}, ${size}` });
    report.mapped.push({
      source: path,
      target: `picture ${slot?.id ?? picture.kind}`,
      value: picture.alt,
      reason: [file.reason, slot?.reason].filter(Boolean).join(" "),
      certainty: isStated ? "exact" : slot?.isGuess === true ? "guessed" : "by-name",
      part: slug,
    });
    report.notices.push(...reading.notes.map((note) => `${path}: ${note}`));
  }
  const unnamed = kept.filter(({ file }) => stated[file.path]?.alt === undefined && !singleKinds.has(file.kind)).length;
  if (unnamed > 0)
    report.notices.push(
      `${unnamed === 1 ? "1 text alternative is" : `${unnamed} text alternatives are`} from names of files. ` +
        "Say what each picture shows.",
    );
  return { given: pictures.length > 0 ? { pictures } : {}, report: { ...report, left }, stored };
}

const getName = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const withoutName = (message: string, name: string) =>
  message.startsWith(`${name}: `) ? message.slice(name.length + 2) : message;

/** The picture with the hashes of its files, which are added to those to store. */
function addHashes({ picture, bytes }: PictureReading, stored: StoredFile[]): GivenPicture {
  if (!bytes) return picture;
  const store = (content: Uint8Array<ArrayBuffer>, mediaType: string) => {
    stored.push({ bytes: content, mediaType });
    return sha256Hex(content);
  };
  return {
    ...picture,
    hash: store(bytes.png, "image/png"),
    webpHash: store(bytes.webp, "image/webp"),
    thumbnailHash: store(bytes.thumbnail, "image/webp"),
  };
}

/** Of files that a design has once, the stated one, else the drawing, else the largest. */
function keepBest(read: readonly ReadPicture[], left: { source: string; reason: string }[]): readonly ReadPicture[] {
  const rank = ({ file, reading }: ReadPicture) =>
    (file.isStated ? 2e9 : 0) + (reading.bytes ? 0 : 1e9) + reading.picture.width * reading.picture.height;
  const best = new Map<string, ReadPicture>();
  for (const one of read) {
    const other = best.get(one.reading.picture.kind);
    if (!other || rank(one) > rank(other)) best.set(one.reading.picture.kind, one);
  }
  return read.filter((one) => {
    const { kind } = one.reading.picture;
    const chosen = best.get(kind);
    if (!singleKinds.has(kind) || chosen === one) return true;
    left.push({ source: one.file.path, reason: `A design has one ${kind}, and that is ${chosen?.file.path ?? ""}.` });
    return false;
  });
}

type FilledSlot = { readonly id: string; readonly reason: string; readonly isGuess: boolean };

/**
 * The slot of each photograph by its path: as people or names say, and for the rest the free slot
 * whose proportions are nearest. Those that find none keep their own names.
 */
function fillSlots(read: readonly ReadPicture[]): ReadonlyMap<string, FilledSlot> {
  const filled = new Map<string, FilledSlot>();
  const free = new Set<(typeof photoSlotIds)[number]>(photoSlotIds);
  const photos = read
    .filter(({ reading }) => reading.picture.kind === "photo")
    .toSorted((one, other) => Number(other.file.isStated) - Number(one.file.isStated));
  for (const { file } of photos) {
    const id = photoSlotIds.find((slot) => slot === file.slot);
    if (id && free.delete(id))
      filled.set(file.path, { id, reason: file.isStated ? "" : "Its name says what the photograph shows.", isGuess: false });
  }
  for (const { file, reading } of photos) {
    if (filled.has(file.path) || (file.isStated && file.slot === undefined)) continue;
    const aspect = reading.picture.width / reading.picture.height;
    const [id] = [...free].toSorted((one, other) => getDistance(one, aspect) - getDistance(other, aspect));
    if (!id) break;
    free.delete(id);
    filled.set(file.path, { id, reason: "Its proportions are nearest to this place.", isGuess: true });
  }
  return filled;
}

const getDistance = (id: (typeof photoSlotIds)[number], aspect: number) => Math.abs(Math.log(slotAspects[id] / aspect));

function findFreeSlug(slug: string, taken: Set<string>): string {
  let own = slug;
  for (let count = 2; taken.has(own); count++) own = `${slug.slice(0, 55)}-${count}`;
  taken.add(own);
  return own;
}
