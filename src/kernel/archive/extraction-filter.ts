import { Failure } from "#/kernel/errors";
import { isSafePath } from "#/kernel/archive/safe-path";

/** An extracted file, held in memory. */
export type UnpackedFile = { readonly path: string; readonly bytes: Uint8Array };

/** A file that was not extracted, and a sentence that says why. */
export type SkippedFile = { readonly path: string; readonly why: string };

/** What to do with a path: extract the file up to a size in bytes, or skip it for a reason. */
export type EntryDecision = { readonly maxBytes: number } | { readonly why: string };

/** Limits of one archive or folder. */
export type UnpackLimits = {
  /** Uncompressed bytes of all entries, extracted or not. */
  readonly maxBytes: number;
  /** Number of files and folders, extracted or not. */
  readonly maxFiles: number;
  /** Bytes of the extracted files, which are held in memory. */
  readonly maxExtractedBytes: number;
};

/** Headers per file: its own and one for each way to give it a long name. */
const maxHeadersPerFile = 3;
/** Bytes of all metadata records, such as long names, in one archive. */
const maxRecordBytes = 2_000_000;

/**
 * Decides for each entry of one archive or folder whether to extract it, enforces the limits and
 * records what was extracted and skipped.
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

  /** Counts an entry of any kind. Throws `too_large` over `maxFiles`. */
  countEntry(): void {
    if (++this.#entries > this.limits.maxFiles)
      throw new Failure("too_large", `There are more than ${this.limits.maxFiles} files and folders.`);
  }

  /**
   * Counts a header of any kind, metadata of the next file included. Throws `too_large` if there
   * are far more headers than files can have.
   */
  countHeader(): void {
    if (++this.#headers > this.limits.maxFiles * maxHeadersPerFile)
      throw new Failure("too_large", `The archive has more than ${this.limits.maxFiles * maxHeadersPerFile} headers.`);
  }

  /** Counts the bytes of a metadata record. Throws `too_large`. */
  countRecord(bytes: number): void {
    this.#recordBytes += bytes;
    if (this.#recordBytes > maxRecordBytes)
      throw new Failure("too_large", `The metadata of the files is larger than ${maxRecordBytes} bytes.`);
  }

  /** Counts uncompressed bytes. Throws `too_large` over `maxBytes`. */
  countBytes(bytes: number): void {
    this.#unpackedBytes += bytes;
    if (this.#unpackedBytes > this.limits.maxBytes)
      throw new Failure("too_large", `The files are larger than ${this.limits.maxBytes} bytes in total.`);
  }

  /** Whether to extract a file. Records the reason if not. */
  shouldExtract(path: string, size: number): boolean {
    const folded = path.normalize("NFC").toLowerCase();
    if (!isSafePath(path) || hiddenCharacters.test(path)) return this.skip(path, "Its name is not safe.");
    if (this.#paths.has(folded)) return this.skip(path, "Another file has the same name except for case or accents.");
    this.#paths.add(folded);
    const decision = this.entryPolicy(path);
    if ("why" in decision) return this.skip(path, decision.why);
    if (size > decision.maxBytes) return this.skip(path, `It has ${size} bytes; the limit is ${decision.maxBytes}.`);
    if (this.#extractedBytes + size > this.limits.maxExtractedBytes)
      return this.skip(path, `The extracted files may have ${this.limits.maxExtractedBytes} bytes in total.`);
    this.#extractedBytes += size;
    return true;
  }

  addFile(path: string, bytes: Uint8Array): void {
    this.files.push({ path, bytes });
  }

  /**
   * Records a skipped file. Unsafe characters of its name are replaced, so that it can be shown.
   */
  skip(path: string, why: string): false {
    this.left.push({ path: path.toWellFormed().replace(unprintable, "\ufffd").slice(0, 240), why });
    return false;
  }
}

/**
 * Invisible characters and those that change the reading direction, which make a name look like
 * another.
 */
const hiddenCharacters = /[\u0080-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/;
const unprintable = new RegExp(`[\\u0000-\\u001f\\u007f]|${hiddenCharacters.source}`, "g");
