import { and, eq, notExists, sql } from "drizzle-orm";
import type { PartName } from "#/model/design-content";
import type { SystemId } from "#/model/ids";
import type { Queries } from "#/store/driver";
import { assetParts, partSystems } from "#/store/tables";

/** The parts of a design that images are in. The triggers of `part_systems` name them too. */
export const assetPartNames = ["mark", "imagery", "given"] as const satisfies readonly PartName[];

/** A part that has an image, and a system that it belongs to or once did. */
export type AssetPart = { readonly partHash: string; readonly systemId: SystemId };

export const createAssetPartRepository = (queries: Queries) => ({
  /** The parts that an image is in, with their systems. */
  async listByAsset(assetHash: string): Promise<readonly AssetPart[]> {
    return await queries
      .select({ partHash: assetParts.partHash, systemId: partSystems.systemId })
      .from(assetParts)
      .innerJoin(partSystems, eq(partSystems.partHash, assetParts.partHash))
      .where(eq(assetParts.assetHash, assetHash));
  },
  /** Lists the images of a part. */
  async insert(partHash: string, assetHashes: ReadonlySet<string>): Promise<void> {
    // A part without images is listed as well, so that it is not read again.
    const rows = [...(assetHashes.size > 0 ? assetHashes : [""])].map((assetHash) => ({ assetHash, partHash }));
    for (let start = 0; start < rows.length; start += 200)
      await queries
        .insert(assetParts)
        .values(rows.slice(start, start + 200))
        .onConflictDoNothing();
  },
  /** Parts whose images are not listed yet, as those of an earlier release. */
  async listUnread(limit: number): Promise<readonly string[]> {
    const read = queries
      .select({ one: sql`1` })
      .from(assetParts)
      .where(and(eq(assetParts.partHash, partSystems.partHash)));
    const rows = await queries
      .selectDistinct({ hash: partSystems.partHash })
      .from(partSystems)
      .where(notExists(read))
      .limit(limit);
    return rows.map(({ hash }) => hash);
  },
});
