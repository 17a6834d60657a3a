import { Failure } from "#/kernel/errors";
import { isSafePath } from "#/kernel/zip";

/** A file that came out of an archive or a folder, wholly in memory. */
export type UnpackedFile = { readonly path: string; readonly bytes: Uint8Array };

/** A file that stays behind, and why, as a sentence. */
export type LeftFile = { readonly path: string; readonly why: string };

/** What is to become of a file by its path: taken up to a size in bytes, or left for a reason. */
export type Wish = { readonly bytesMax: number } | { readonly why: string };

/** How much may be unpacked. */
export type UnpackLimits = {
  /** Bytes of everything in it, taken or not. */
  readonly bytesMax: number;
  /** Files and folders, taken or not. */
  readonly filesMax: number;
  /** Bytes of the files that are taken, which are held in memory. */
  readonly takenBytesMax: number;
};

/** How many headers a file may have: its own, and one for each way to give it a long name. */
const headersOfFile = 3;
/** Bytes of the records before files, such as long names, that are read of one archive. */
const recordBytesMax = 2_000_000;

/** Judges the files of one archive as they come up, and keeps the account of what was taken and what was left. */
export class Sieve {
  readonly files: UnpackedFile[] = [];
  readonly left: LeftFile[] = [];
  readonly #paths = new Set<string>();
  #seen = 0;
  #unpacked = 0;
  #headers = 0;
  #recordBytes = 0;
  #taken = 0;

  constructor(
    readonly limits: UnpackLimits,
    readonly wish: (path: string) => Wish,
  ) {}

  /** Counts an entry of any kind. Throws `too_large` at the first one too many. */
  count(): void {
    if (++this.#seen > this.limits.filesMax)
      throw new Failure("too_large", `There are more than ${this.limits.filesMax} files and folders in it.`);
  }

  /** Counts a header of any kind, those included that only say something of the next file. Throws `too_large` where they are far more than files could have. */
  countHeader(): void {
    if (++this.#headers > this.limits.filesMax * headersOfFile)
      throw new Failure("too_large", `There are more than ${this.limits.filesMax * headersOfFile} headers in it.`);
  }

  /** Counts the bytes of a record that only says something of the next file. Throws `too_large`. */
  countRecord(bytes: number): void {
    this.#recordBytes += bytes;
    if (this.#recordBytes > recordBytesMax)
      throw new Failure("too_large", `The names and notes of its files have more than ${recordBytesMax} bytes.`);
  }

  /** Counts bytes that come out. Throws `too_large` as soon as they are too many. */
  weigh(bytes: number): void {
    this.#unpacked += bytes;
    if (this.#unpacked > this.limits.bytesMax)
      throw new Failure("too_large", `It unpacks to more than ${this.limits.bytesMax} bytes.`);
  }

  /** Whether a file of this name and size is to be read. Where it is not, the account says why. */
  admits(path: string, size: number): boolean {
    const folded = path.normalize("NFC").toLowerCase();
    if (!isSafePath(path) || disguise.test(path)) return this.leave(path, "Its name is not safe.");
    if (this.#paths.has(folded))
      return this.leave(path, "Another file in it has this name, but for upper and lower case or accents.");
    this.#paths.add(folded);
    const wish = this.wish(path);
    if ("why" in wish) return this.leave(path, wish.why);
    if (size > wish.bytesMax) return this.leave(path, `It has ${size} bytes and may have ${wish.bytesMax} at most.`);
    if (this.#taken + size > this.limits.takenBytesMax)
      return this.leave(path, `What is read of one archive may have ${this.limits.takenBytesMax} bytes together.`);
    this.#taken += size;
    return true;
  }

  take(path: string, bytes: Uint8Array): void {
    this.files.push({ path, bytes });
  }

  /** Notes that a file stays behind, under a name that can be shown. */
  leave(path: string, why: string): false {
    this.left.push({ path: path.toWellFormed().replace(unshowable, "\ufffd").slice(0, 240), why });
    return false;
  }
}

/** Characters that make a name read otherwise than it is, by turning its direction round or by not being seen. */
const disguise = /[\u0080-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/;
const unshowable = new RegExp(`[\\u0000-\\u001f\\u007f]|${disguise.source}`, "g");
