import type { Bucket, BucketObject } from "#/store/bucket/bucket";
import type { Store } from "#/store/store";

/** Files that are moved at a time: they are in memory together, 10 MB each at most. */
const batchSize = 8;

/**
 * How old an object without a row is before it is removed, milliseconds. A row that was restored from
 * a backup meanwhile finds its object.
 */
const orphanGraceMs = 7 * 24 * 60 * 60_000;

type MovingStore = Pick<Store, "blobs" | "transactionWithoutInvalidation">;

/**
 * Moves every file from the database to the bucket. Content leaves the database only after the
 * bucket has confirmed it, so that an interruption at any point loses nothing. Returns the number of
 * files.
 */
export async function moveFilesToBucket(store: MovingStore, bucket: Bucket, signal?: AbortSignal): Promise<number> {
  let moved = 0;
  for (;;) {
    signal?.throwIfAborted();
    const files = await store.blobs.listFilesHere(batchSize);
    if (files.length === 0) return moved;
    await Promise.all(files.map(({ hash, bytes }) => bucket.write(hash, bytes)));
    await store.transactionWithoutInvalidation(async ({ blobs }) => {
      for (const file of files) await blobs.markInBucket(file);
    });
    moved += files.length;
  }
}

/**
 * Moves every file from the bucket back to the database; the objects stay. Throws `unavailable` for one
 * that is missing or was changed, and those before it are moved. Returns the number of files.
 */
export async function moveFilesToDatabase(store: MovingStore, onMoved?: (count: number) => void): Promise<number> {
  let moved = 0;
  for (;;) {
    const hashes = await store.blobs.listInBucket(batchSize);
    if (hashes.length === 0) return moved;
    const files = await Promise.all(hashes.map((hash) => store.blobs.readInBucket(hash)));
    await store.transactionWithoutInvalidation(async ({ blobs }) => {
      for (const file of files) await blobs.markHere(file);
    });
    moved += files.length;
    onMoved?.(moved);
  }
}

/**
 * Removes objects that no row names, once they are old. Never runs beside `moveFilesToBucket`, which
 * could write such an object again in between. Returns the number of objects.
 */
export async function removeOrphans(
  store: Pick<Store, "blobs">,
  bucket: Bucket,
  { nowMs, signal }: { readonly nowMs: number; readonly signal?: AbortSignal },
): Promise<number> {
  let removed = 0;
  let start: string | undefined;
  do {
    signal?.throwIfAborted();
    const { objects, next }: { objects: readonly BucketObject[]; next: string | undefined } = await bucket.listPage(start);
    const old = objects.filter(({ modifiedAtMs }) => modifiedAtMs < nowMs - orphanGraceMs).map(({ hash }) => hash);
    const known = old.length === 0 ? new Set() : await store.blobs.listKnownAmong(old);
    for (const hash of old) {
      if (known.has(hash)) continue;
      await bucket.remove(hash);
      removed++;
    }
    start = next;
  } while (start !== undefined);
  return removed;
}
