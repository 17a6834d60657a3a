import { Failure } from "#/kernel/errors";
import { isSafePath } from "#/kernel/archive/zip";

/** A file that came out of an archive or a folder, wholly in memory. */
export type UnpackedFile = { readonly path: string; readonly bytes: Uint8Array };

/** A file that stays behind, and why, as a sentence. */
export type SkippedFile = { readonly path: string; readonly why: string };

/** What is to become of a file by its path: taken up to a size in bytes, or left for a reason. */
export type EntryDecision = { readonly maxBytes: number } | { readonly why: string };

/** How much may be unpacked. */
export type UnpackLimits = {
  /** Bytes of everything in it, taken or not. */
  readonly maxBytes: number;
  /** Files and folders, taken or not. */
  readonly maxFiles: number;
  /** Bytes of the files that are taken, which are held in memory. */
  readonly maxExtractedBytes: number;
};

/** How many headers a file may have: its own, and one for each way to give it a long name. */
const maxHeadersPerFile = 3;
/** Bytes of the records before files, such as long names, that are read of one archive. */
const maxRecordBytes = 2_000_000;

/**
 * Judges the files of one archive as they come up, and keeps the account of what was taken and what
 * was left.
 */
export class ExtractionFilter {
  readonly files: UnpackedFile[] = [];
  readonly left: SkippedFile[] = [];
  readonly #paths = new Set<string>();
  #entries = 0;
  #unpackedBytes = 0;
  #headers = 0;
  #recordBytes = 0;
  #extractedBytes = 0;

  constructor(
    readonly limits: UnpackLimits,
    readonly entryPolicy: (path: string) => EntryDecision,
  ) {}

  /** Counts an entry of any kind. Throws `too_large` at the first one too many. */
  countEntry(): void {
    if (++this.#entries > this.limits.maxFiles)
      throw new Failure("too_large", `There are more than ${this.limits.maxFiles} files and folders in it.`);
  }

  /**
   * Counts a header of any kind, those included that only say something of the next file. Throws
   * `too_large` where they are far more than files could have.
   */
  countHeader(): void {
    if (++this.#headers > this.limits.maxFiles * maxHeadersPerFile)
      throw new Failure("too_large", `There are more than ${this.limits.maxFiles * maxHeadersPerFile} headers in it.`);
  }

  /** Counts the bytes of a record that only says something of the next file. Throws `too_large`. */
  countRecord(bytes: number): void {
    this.#recordBytes += bytes;
    if (this.#recordBytes > maxRecordBytes)
      throw new Failure("too_large", `The names and notes of its files have more than ${maxRecordBytes} bytes.`);
  }

  /** Counts bytes that come out. Throws `too_large` as soon as they are too many. */
  countBytes(bytes: number): void {
    this.#unpackedBytes += bytes;
    if (this.#unpackedBytes > this.limits.maxBytes)
      throw new Failure("too_large", `It unpacks to more than ${this.limits.maxBytes} bytes.`);
  }

  /** Whether a file of this name and size is to be read. Where it is not, the account says why. */
  shouldExtract(path: string, size: number): boolean {
    const folded = path.normalize("NFC").toLowerCase();
    if (!isSafePath(path) || hiddenCharacters.test(path)) return this.skip(path, "Its name is not safe.");
    if (this.#paths.has(folded))
      return this.skip(path, "Another file in it has this name, but for upper and lower case or accents.");
    this.#paths.add(folded);
    const decision = this.entryPolicy(path);
    if ("why" in decision) return this.skip(path, decision.why);
    if (size > decision.maxBytes) return this.skip(path, `It has ${size} bytes and may have ${decision.maxBytes} at most.`);
    if (this.#extractedBytes + size > this.limits.maxExtractedBytes)
      return this.skip(path, `What is read of one archive may have ${this.limits.maxExtractedBytes} bytes together.`);
    this.#extractedBytes += size;
    return true;
  }

  addFile(path: string, bytes: Uint8Array): void {
    this.files.push({ path, bytes });
  }

  /** Notes that a file stays behind, under a name that can be shown. */
  skip(path: string, why: string): false {
    this.left.push({ path: path.toWellFormed().replace(unprintable, "\ufffd").slice(0, 240), why });
    return false;
  }
}

/**
 * Characters that make a name read otherwise than it is, by turning its direction round or by not
 * being seen.
 */
const hiddenCharacters = /[\u0080-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/;
const unprintable = new RegExp(`[\\u0000-\\u001f\\u007f]|${hiddenCharacters.source}`, "g");
