import { yieldToEventLoop } from "#/kernel/yield-to-event-loop";
import { findHashes } from "#/store/content-hashes";
import type { Store } from "#/store/store";

/** Parts that are read in one transaction. */
const batchSize = 20;

/**
 * Lists the images of what is not listed when it is stored: imports, parts with accepted imports, and
 * parts of an earlier release.
 */
export async function listAssetParts(store: Store): Promise<void> {
  for (
    let parts = await store.assetParts.listUnread(batchSize);
    parts.length > 0;
    parts = await store.assetParts.listUnread(batchSize)
  ) {
    const found = await Promise.all(
      parts.map(async (hash) => {
        const blob = await store.blobs.findByHash(hash);
        return [hash, new Set(blob ? findHashes(new TextDecoder().decode(blob.bytes)) : [])] as const;
      }),
    );
    await store.transactionWithoutInvalidation(async ({ assetParts }) => {
      for (const [hash, assets] of found) await assetParts.insert(hash, assets);
    });
    await yieldToEventLoop();
  }
}
