import { yieldToEventLoop } from "#/kernel/yield-to-event-loop";
import { findHashes } from "#/store/content-hashes";
import type { Store } from "#/store/store";

/** Parts that are read in one transaction. */
const batchSize = 20;

/** Stores whose parts are all listed. */
const listedStores = new WeakSet<Store>();

/**
 * Lists the images of parts that were stored by an earlier release. Does nothing afterwards: newer
 * parts are listed when they are stored, and an unknown image must not make all parts be looked at.
 */
export async function listAssetParts(store: Store): Promise<void> {
  if (listedStores.has(store)) return;
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
  listedStores.add(store);
}
