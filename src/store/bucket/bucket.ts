/** An object in a bucket: the hash that it is stored under, and when it was written. */
export type BucketObject = { readonly hash: string; readonly modifiedAtMs: number };

/**
 * Storage outside the database for the content of files, by the SHA-256 of the original content.
 * Every call rejects with an error if the storage does not answer in time.
 */
export type Bucket = {
  /** The address without credentials, for messages: `s3://brand-files/livery`. */
  readonly address: string;
  /** The stored bytes; undefined if there is no such object. */
  read(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Writes an object, or replaces it with the same bytes. */
  write(hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  remove(hash: string): Promise<void>;
  /** A page of the objects, and where the next one starts; undefined after the last. */
  listPage(start: string | undefined): Promise<{ readonly objects: readonly BucketObject[]; readonly next: string | undefined }>;
};
