import { sha256Hex } from "#/kernel/hash";
import { yieldToEventLoop } from "#/kernel/yield-to-event-loop";
import { partSchemaVersion } from "#/model/design-content";
import type { StoredSize } from "#/store/repositories/blobs";
import type { StoredRaster } from "#/store/repositories/rasters";
import type { Repositories, Store } from "#/store/store";

/** How a sweep is done. */
export type SweepOptions = {
  /**
   * Hashes that an earlier sweep found without an owner. Only these are removed, if they still have
   * none: whoever reads a row now and its content a moment later must find it. The time between two
   * sweeps is that grace, so no clock is trusted.
   */
  readonly unownedBefore?: ReadonlySet<string>;
  /** Whether it only says what has no owner. */
  readonly isDryRun?: boolean;
  /** Ends the sweep between two steps; it throws then, and what is removed so far stays removed. */
  readonly signal?: AbortSignal;
  /** How long other writers have their turn between two removals, milliseconds. */
  readonly pauseMs?: number;
};

/** What a sweep found and did. */
export type SweepReport = {
  /** What is stored without an owner and is still there, for the next sweep. */
  readonly unowned: ReadonlySet<string>;
  readonly unownedBytes: number;
  readonly removedBlobs: number;
  readonly removedBytes: number;
  /** Rows that named drawings of removed SVGs. */
  readonly removedRasters: number;
};

/** How much of what is stored is listed at once. */
const pageSize = 2000;
/** No more than this is remembered from one sweep to the next; the rest is found again. */
const maxUnowned = 100_000;
/**
 * How much one transaction tries to remove, and for how long it goes on, milliseconds: writers
 * elsewhere wait meanwhile.
 */
const maxBatchSize = 50;
const maxBatchMs = 25;

/**
 * Removes stored content that nothing refers to. An owner is a row that names the hash (a part of a
 * design, version or discarded state, an import), a part or import that such a row names and that
 * mentions the hash or holds the SVG with it, or the drawing of an SVG that has an owner. Where any
 * of that cannot be read it throws and removes nothing, since what an unread part owns is not
 * known.
 */
export async function sweepBlobs(store: Store, options: SweepOptions = {}): Promise<SweepReport> {
  const { unownedBefore = new Set(), isDryRun = false, signal, pauseMs = 200 } = options;
  const owned = new OwnedHashes();
  await owned.update(store, signal);
  const unowned = await findUnowned(store, owned, signal);
  const due = isDryRun ? [] : [...unowned.keys()].filter((hash) => unownedBefore.has(hash));
  let removedRasters = 0;
  let removedBytes = 0;
  const removed = new Set<string>();

  /**
   * Does it to what is due in short transactions, each of which looks again at what got an owner
   * meanwhile. `work` answers how many it dealt with.
   */
  const processInBatches = async (processBatch: (repositories: Repositories, batch: readonly string[]) => Promise<number>) => {
    let done = 0;
    while (done < due.length) {
      signal?.throwIfAborted();
      const batch = due.slice(done, done + maxBatchSize);
      // Outside first, so that the transaction finds next to nothing new to read.
      await owned.update(store, signal);
      done += await store.transactionWithoutInvalidation(async (repositories) => {
        await owned.update(repositories);
        return await processBatch(repositories, batch);
      });
      await Bun.sleep(pauseMs);
    }
  };
  await processInBatches(async ({ rasters }, batch) => {
    removedRasters += await rasters.removeBySources(batch.filter((hash) => !owned.has(hash)));
    return batch.length;
  });
  await processInBatches(async ({ blobs, rasters }, batch) => {
    const rasterHashes = await rasters.listReferencedAmong(batch);
    const untilMs = performance.now() + maxBatchMs;
    let done = 0;
    for (const hash of batch) {
      if (!owned.has(hash) && !rasterHashes.has(hash)) {
        await blobs.remove(hash);
        removed.add(hash);
      }
      done++;
      if (performance.now() > untilMs) break;
    }
    return done;
  });

  let unownedBytes = 0;
  for (const [hash, bytes] of unowned)
    if (removed.has(hash)) {
      removedBytes += bytes;
      unowned.delete(hash);
    } else unownedBytes += bytes;
  return { unowned: new Set(unowned.keys()), unownedBytes, removedBlobs: removed.size, removedBytes, removedRasters };
}

/** What is stored and neither owned nor the drawing of what is owned, with its size in storage. */
async function findUnowned(
  { blobs, rasters }: Pick<Repositories, "blobs" | "rasters">,
  owned: OwnedHashes,
  signal: AbortSignal | undefined,
): Promise<Map<string, number>> {
  const drawings = new Set<string>();
  for await (const { sourceHash, pngHash, webpHash } of iteratePages<StoredRaster>(
    (last) => rasters.listPage(last, pageSize),
    signal,
  ))
    if (owned.has(sourceHash)) drawings.add(pngHash).add(webpHash);
  const unowned = new Map<string, number>();
  for await (const { hash, size } of iteratePages<StoredSize>((last) => blobs.listPage(last?.hash, pageSize), signal))
    if (!owned.has(hash) && !drawings.has(hash)) {
      unowned.set(hash, size);
      if (unowned.size >= maxUnowned) break;
    }
  return unowned;
}

async function* iteratePages<Row>(page: (last: Row | undefined) => Promise<readonly Row[]>, signal: AbortSignal | undefined) {
  for (let rows = await page(undefined); rows.length > 0; rows = await page(rows.at(-1))) {
    yield* rows;
    await yieldToEventLoop();
    signal?.throwIfAborted();
  }
}

/**
 * The hashes that have an owner. It only grows: what loses its owner during a sweep is left to the
 * next one.
 */
class OwnedHashes {
  readonly #owned = new Set<string>();
  readonly #read = new Set<string>();

  has(hash: string): boolean {
    return this.#owned.has(hash);
  }

  /** Adds what rows name now, and what stands in that content where it was not read yet. */
  async update({ blobs }: Pick<Repositories, "blobs">, signal?: AbortSignal): Promise<void> {
    for (const hash of await blobs.listReferencedHashes()) {
      if (this.#read.has(hash)) continue;
      const blob = await blobs.findByHash(hash);
      if (!blob) throw new Error(`the content ${hash} is referred to and missing`);
      if (blob.schemaVersion !== null && blob.schemaVersion !== partSchemaVersion)
        throw new Error(
          `the content ${hash} is stored in version ${blob.schemaVersion} of its schema, which this Livery does not read`,
        );
      for (const inner of findHashes(new TextDecoder().decode(blob.bytes))) this.#owned.add(inner);
      this.#owned.add(hash);
      this.#read.add(hash);
      await yieldToEventLoop();
      signal?.throwIfAborted();
    }
  }
}

/** Hexadecimal digits in a row; exactly 64 of them may be a SHA-256. */
const hexDigits = /[0-9a-f]{64,}/g;

/**
 * The hashes that a part or an import owns: those that its JSON mentions anywhere, and those of the
 * SVGs that stand in it.
 */
function* findHashes(json: string): Generator<string> {
  for (const [hash] of json.matchAll(hexDigits)) if (hash.length === 64) yield hash;
  for (const text of findSvgs(JSON.parse(json))) yield sha256Hex(text);
}

function* findSvgs(value: unknown, name = ""): Generator<string> {
  if (typeof value === "string") {
    if (name === "svg" || value.includes("<svg")) yield value;
  } else if (typeof value === "object" && value !== null)
    for (const [inner, item] of Object.entries(value)) yield* findSvgs(item, inner);
}
