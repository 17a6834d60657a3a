import { asc, count, eq, gt, sql } from "drizzle-orm";
import type { Queries } from "#/store/driver";
import { type PackedContent, packContentInBackground, unpackContent } from "#/store/packed-content";
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

export const createBlobRepository = (queries: Queries) => ({
  async findByHash(hash: string): Promise<StoredBlob | undefined> {
    const { mediaType, bytes, encoding, schemaVersion } = blobs;
    const [row] = await queries.select({ mediaType, bytes, encoding, schemaVersion }).from(blobs).where(eq(blobs.hash, hash));
    if (!row) return undefined;
    const { encoding: storedAs, ...blob } = row;
    return { ...blob, bytes: await unpackContent({ bytes: row.bytes, encoding: storedAs }) };
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
   * Every hash that a row refers to, except rasters. A new column with hashes must be added here,
   * or the sweep removes their content.
   */
  async listReferencedHashes(): Promise<ReadonlySet<string>> {
    const hashes = new Set<string>();
    for (const table of [designs, versions, discardedStates])
      for (const { parts } of await queries.selectDistinct({ parts: table.parts }).from(table))
        for (const hash of Object.values(parts)) hashes.add(hash);
    for (const table of [externalArtifacts, brandImports])
      for (const { hash } of await queries.selectDistinct({ hash: table.contentHash }).from(table)) hashes.add(hash);
    return hashes;
  },
  /** A page of the stored content, in the order of hashes. */
  async listPage(after: string | undefined, limit: number): Promise<readonly StoredSize[]> {
    return await queries
      .select({ hash: blobs.hash, size: sql<number>`length(${blobs.bytes})` })
      .from(blobs)
      .where(after === undefined ? undefined : gt(blobs.hash, after))
      .orderBy(asc(blobs.hash))
      .limit(limit);
  },
  /** Removes content. For the sweep only, which knows that nothing refers to it. */
  async remove(hash: string): Promise<void> {
    await queries.delete(blobs).where(eq(blobs.hash, hash));
  },
});
