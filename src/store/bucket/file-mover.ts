import type { Clock } from "#/kernel/clock";
import type { Log } from "#/kernel/log";
import type { Bucket } from "#/store/bucket/bucket";
import { moveFilesToBucket, removeOrphans } from "#/store/bucket/move-files";
import type { Store } from "#/store/store";

/** Moves new files to the bucket and removes objects without a row, in the background of a server. */
export type FileMover = {
  start(): void;
  /** Stops between two requests; what is not moved yet stays in the database. */
  stop(): Promise<void>;
};

/** When files are moved, and objects without a row removed, milliseconds. */
export type MoverTimes = { readonly moveEveryMs: number; readonly orphansEveryMs: number };
const defaultTimes: MoverTimes = { moveEveryMs: 15_000, orphansEveryMs: 24 * 60 * 60_000 };

export function createFileMover(
  {
    store,
    bucket,
    clock,
    log,
  }: {
    readonly store: Pick<Store, "blobs" | "transactionWithoutInvalidation">;
    /** Without one, there is nothing to do. */
    readonly bucket: Bucket | undefined;
    readonly clock: Clock;
    readonly log: Log;
  },
  { moveEveryMs, orphansEveryMs }: MoverTimes = defaultTimes,
): FileMover {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: Timer | undefined;
  let running: Promise<void> = Promise.resolve();
  let isFailing = false;
  let orphansDueMs = clock.now().getTime() + orphansEveryMs;

  const run = async (target: Bucket) => {
    try {
      const moved = await moveFilesToBucket(store, target, signal);
      if (moved > 0) log.info("files were moved to the bucket", { files: moved });
      const nowMs = clock.now().getTime();
      if (nowMs >= orphansDueMs) {
        orphansDueMs = nowMs + orphansEveryMs;
        const removed = await removeOrphans(store, target, { nowMs, signal });
        if (removed > 0) log.info("objects that nothing refers to were removed from the bucket", { objects: removed });
      }
      if (isFailing) log.info("the bucket of stored files works again");
      isFailing = false;
    } catch (error) {
      // Once until it works again: files stay in the database meanwhile, and the next run tries again.
      if (!signal.aborted && !isFailing)
        log.error(`files cannot be moved to ${target.address}; new ones stay in the database until they can`, error);
      isFailing = true;
    }
  };
  const schedule = (target: Bucket) => {
    timer = setTimeout(() => {
      running = run(target).then(() => {
        if (!signal.aborted) schedule(target);
      });
    }, moveEveryMs);
  };
  return {
    start() {
      if (bucket) schedule(bucket);
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
