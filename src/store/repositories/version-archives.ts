import type { VersionId } from "#/model/ids";
import { and, asc, eq, inArray, sum } from "drizzle-orm";
import type { Queries } from "#/store/driver";
import { versionArchives } from "#/store/tables";

/**
 * Identifies an archive: its version, its name, and a key of everything else that its bytes depend
 * on.
 */
export type ArchiveId = { readonly versionId: VersionId; readonly name: string; readonly key: string };

/** How many of the oldest archives are listed per step of the removal. */
const batchSize = 100;

export const createVersionArchiveRepository = (queries: Queries) => ({
  /** The stored archive; undefined if there is none with this key. */
  async find({ versionId, name, key }: ArchiveId): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const rows = await queries
      .select({ bytes: versionArchives.bytes })
      .from(versionArchives)
      .where(and(eq(versionArchives.versionId, versionId), eq(versionArchives.name, name), eq(versionArchives.key, key)));
    return rows[0]?.bytes;
  },
  /**
   * Stores an archive and replaces one of the same name with another key. Removes the oldest
   * archives while all take more than `maxBytes`.
   */
  async put({ versionId, name, key }: ArchiveId, bytes: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<void> {
    await queries.delete(versionArchives).where(and(eq(versionArchives.versionId, versionId), eq(versionArchives.name, name)));
    await queries.insert(versionArchives).values({ versionId, name, key, size: bytes.length, bytes });
    const [all] = await queries.select({ size: sum(versionArchives.size) }).from(versionArchives);
    let excess = Number(all?.size ?? 0) - maxBytes;
    while (excess > 0) {
      const { seq, size } = versionArchives;
      const oldest = await queries.select({ seq, size }).from(versionArchives).orderBy(asc(seq)).limit(batchSize);
      const removedSeqs: number[] = [];
      for (const row of oldest) {
        if (excess <= 0) break;
        removedSeqs.push(row.seq);
        excess -= row.size;
      }
      if (removedSeqs.length === 0) return;
      await queries.delete(versionArchives).where(inArray(seq, removedSeqs));
    }
  },
});
