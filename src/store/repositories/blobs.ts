import { asc, count, eq, gt, isNull, sql } from "drizzle-orm";
import type { PartHashes } from "#/model/design";
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
