import { and, asc, count, eq, gt, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import type { PartHashes } from "#/model/design";
import type { Bucket } from "#/store/bucket/bucket";
import type { Queries } from "#/store/driver";
import { type PackedContent, packContentInBackground, unpackContent } from "#/store/packed-content";
import { oldestFirst } from "#/store/sequence";
import { blobs, brandImports, designs, discardedStates, externalArtifacts, versions } from "#/store/tables";

/** Stored content and its type. */
export type StoredBlob = {
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /**
   * The schema version of a part of a design; null for files and for parts from before versions.
   */
  readonly schemaVersion: number | null;
};

/** The stored, possibly compressed size of content, bytes. */
export type StoredSize = { readonly hash: string; readonly size: number };

/** The tables whose rows refer to content, and the column that does. */
const referringTables = {
  designs: { table: designs, content: designs.parts },
  versions: { table: versions, content: versions.parts },
  discardedStates: { table: discardedStates, content: discardedStates.parts },
  brandImports: { table: brandImports, content: brandImports.contentHash },
} as const;
export type ReferringTable = keyof typeof referringTables;
export const referringTableNames = [
  "designs",
  "versions",
  "discardedStates",
  "brandImports",
] as const satisfies readonly ReferringTable[];

/** A row and the hashes that it refers to. */
export type References = { readonly id: string; readonly seq: number; readonly hashes: readonly string[] };

const toHashes = (content: PartHashes | string): readonly string[] =>
  typeof content === "string" ? [content] : Object.values(content);

/** Content in its stored form: packed as `encoding` says. */
export type StoredContent = { readonly hash: string; readonly bytes: Uint8Array<ArrayBuffer> };

const emptyBytes = new Uint8Array();
const isInBucket = isNotNull(blobs.bucketBytes);

/** Stored content. With a bucket, files may be there; their rows are always in the database. */
export const createBlobRepository = (queries: Queries, bucket?: Bucket) => ({
  /** Throws `unavailable` for a file in a bucket that cannot be read. */
  async findByHash(hash: string): Promise<StoredBlob | undefined> {
    const { mediaType, bytes, encoding, schemaVersion, bucketBytes } = blobs;
    const columns = { mediaType, bytes, encoding, schemaVersion, bucketBytes };
    const [row] = await queries.select(columns).from(blobs).where(eq(blobs.hash, hash));
    if (!row) return undefined;
    const { bucketBytes: size, encoding: storedAs, ...blob } = row;
    if (size === null) return { ...blob, bytes: await unpackContent({ bytes: row.bytes, encoding: storedAs }) };
    const stored = await readFromBucket(bucket, hash);
    return { ...blob, bytes: await unpackUnchanged({ bytes: stored, encoding: storedAs }, hash) };
  },
  /**
   * Stores content under the SHA-256 of its bytes and returns the hash. The same content is stored
   * once, compressed if that saves space.
   */
  async put(content: string | Uint8Array<ArrayBuffer>, mediaType: string, schemaVersion: number | null = null): Promise<string> {
    return await this.putPacked(await packContentInBackground(content, mediaType), mediaType, schemaVersion);
  },
  /** How much content is stored. */
  async count(): Promise<number> {
    return (await queries.select({ count: count() }).from(blobs))[0]?.count ?? 0;
  },
  /** Stores content that was packed already and returns its hash. */
  async putPacked(
    { hash, bytes, encoding }: PackedContent,
    mediaType: string,
    schemaVersion: number | null = null,
  ): Promise<string> {
    const [existing] = await queries.select({ hash: blobs.hash }).from(blobs).where(eq(blobs.hash, hash));
    if (!existing) await queries.insert(blobs).values({ hash, mediaType, schemaVersion, bytes, encoding }).onConflictDoNothing();
    return hash;
  },
  /**
   * A page of the rows of a table and the hashes that each refers to, in the order of creation from a
   * number on. Rows of these tables name all content except rasters and imports. A new column with
   * hashes must be added here, or the sweep removes their content.
   */
  async listReferencesFrom(kind: ReferringTable, seq: number, limit: number): Promise<readonly References[]> {
    const { table, content } = referringTables[kind];
    const rows = await queries
      .select({ id: table.id, seq: sql<number>`${table}.seq`, content })
      .from(table)
      .where(sql`${table}.seq >= ${seq}`)
      .orderBy(oldestFirst(table))
      .limit(limit);
    return rows.map((row) => ({ ...row, hashes: toHashes(row.content) }));
  },
  /** The hashes that designs refer to whose parts may still change. */
  async listHashesOfDrafts(): Promise<readonly string[]> {
    const rows = await queries.select({ parts: designs.parts }).from(designs).where(isNull(designs.approvedAt));
    return rows.flatMap(({ parts }) => toHashes(parts));
  },
  /** The content of all imports from external tools, which changes when they are checked again. */
  async listHashesOfImports(): Promise<readonly string[]> {
    const { contentHash } = externalArtifacts;
    return (await queries.selectDistinct({ contentHash }).from(externalArtifacts)).map((row) => row.contentHash);
  },
  /** A page of the stored content, in the order of hashes. */
  async listPage(after: string | undefined, limit: number): Promise<readonly StoredSize[]> {
    return await queries
      .select({ hash: blobs.hash, size: sql<number>`coalesce(${blobs.bucketBytes}, length(${blobs.bytes}))` })
      .from(blobs)
      .where(after === undefined ? undefined : gt(blobs.hash, after))
      .orderBy(asc(blobs.hash))
      .limit(limit);
  },
  /**
   * Removes content. For the sweep only, which knows that nothing refers to it. An object in the bucket
   * stays until its objects without a row are removed.
   */
  async remove(hash: string): Promise<void> {
    await queries.delete(blobs).where(eq(blobs.hash, hash));
  },
  /** Files whose content is in the database, in their stored form, in the order of hashes. JSON always is. */
  async listFilesHere(limit: number): Promise<readonly StoredContent[]> {
    return await queries
      .select({ hash: blobs.hash, bytes: blobs.bytes })
      .from(blobs)
      .where(and(isNull(blobs.bucketBytes), ne(blobs.mediaType, sql`'application/json'`)))
      .orderBy(asc(blobs.hash))
      .limit(limit);
  },
  /** Hashes of files in the bucket, in order. */
  async listInBucket(limit: number): Promise<readonly string[]> {
    const rows = await queries.select({ hash: blobs.hash }).from(blobs).where(isInBucket).orderBy(asc(blobs.hash)).limit(limit);
    return rows.map(({ hash }) => hash);
  },
  /** Reads a file in the bucket in its stored form, and checks it. Throws `unavailable`. */
  async readInBucket(hash: string): Promise<StoredContent> {
    const [row] = await queries.select({ encoding: blobs.encoding }).from(blobs).where(eq(blobs.hash, hash));
    const bytes = await readFromBucket(bucket, hash);
    await unpackUnchanged({ bytes, encoding: row?.encoding ?? "identity" }, hash);
    return { hash, bytes };
  },
  async countInBucket(): Promise<number> {
    return (await queries.select({ count: count() }).from(blobs).where(isInBucket))[0]?.count ?? 0;
  },
  /** Which of these hashes have a row. */
  async listKnownAmong(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await queries
      .select({ hash: blobs.hash })
      .from(blobs)
      .where(inArray(blobs.hash, [...hashes]));
    return new Set(rows.map(({ hash }) => hash));
  },
  /** Records that the bucket has the content, and removes it from the database. */
  async markInBucket({ hash, bytes }: StoredContent): Promise<void> {
    await queries
      .update(blobs)
      .set({ bytes: emptyBytes, bucketBytes: bytes.length })
      .where(and(eq(blobs.hash, hash), isNull(blobs.bucketBytes)));
  },
  /** Puts the content of a file in the bucket into the database again, in its stored form. */
  async markHere({ hash, bytes }: StoredContent): Promise<void> {
    await queries.update(blobs).set({ bytes, bucketBytes: null }).where(eq(blobs.hash, hash));
  },
});

/** Reads an object. Throws `unavailable` where it is missing or the bucket does not answer. */
async function readFromBucket(bucket: Bucket | undefined, hash: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!bucket)
    throw new Failure(
      "unavailable",
      "This file is in an S3 bucket, and the settings name none. Set LIVERY_BLOBS again, then restart.",
    );
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  try {
    bytes = await bucket.read(hash);
  } catch (cause) {
    throw new Failure(
      "unavailable",
      "This file is in the bucket of stored files, which cannot be reached now. Try again later.",
      {
        cause,
      },
    );
  }
  if (!bytes) throw new Failure("unavailable", "This file is missing in the bucket of stored files. Restore it from a backup.");
  return bytes;
}

/** The original bytes, which must have this hash: others may write to the bucket, too. */
async function unpackUnchanged(
  content: Pick<PackedContent, "bytes" | "encoding">,
  hash: string,
): Promise<Uint8Array<ArrayBuffer>> {
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  try {
    bytes = await unpackContent(content);
  } catch {
    // What cannot be decompressed was changed, too.
  }
  if (bytes === undefined || sha256Hex(bytes) !== hash)
    throw new Failure("unavailable", "This file was changed in the bucket of stored files. Restore it from a backup.");
  return bytes;
}
