import { yieldToEventLoop } from "#/kernel/yield-to-event-loop";
import { partSchemaVersion } from "#/model/design-content";
import { findHashes } from "#/store/content-hashes";
import { HashSet } from "#/store/hash-set";
import { type References, type ReferringTable, referringTableNames, type StoredSize } from "#/store/repositories/blobs";
import type { StoredRaster } from "#/store/repositories/rasters";
import type { Repositories, Store } from "#/store/store";

/** Options of a sweep. */
export type SweepOptions = {
  /**
   * Hashes that an earlier sweep found unreferenced. Only these are removed, if they still are: a
   * reader that loads a row and its content a moment later must find it. The time between two
   * sweeps is the grace period, so no clock is needed.
   */
  readonly unreferencedBefore?: ReadonlySet<string>;
  /** Only reports what is unreferenced. */
  readonly isDryRun?: boolean;
  /** Aborts the sweep between two steps; it throws, and what was removed stays removed. */
  readonly signal?: AbortSignal;
  /** The pause between two batches, in which other writers run, milliseconds. */
  readonly pauseMs?: number;
};

/** What a sweep found and removed. */
export type SweepReport = {
  /** Unreferenced content that is still stored, for the next sweep. */
  readonly unreferenced: ReadonlySet<string>;
  readonly unreferencedBytes: number;
  readonly removedBlobs: number;
  readonly removedBytes: number;
  /** Removed rows of rasters whose SVG was removed. */
  readonly removedRasters: number;
};

/** Rows listed at a time: of stored content, and of tables that refer to it. */
const pageSize = 2000;
const rowsPerPage = 500;
/** At most so many hashes are passed to the next sweep; it finds the rest again. */
const maxUnreferenced = 100_000;
/**
 * How much one transaction removes at most, and for how long it runs, milliseconds: other writers
 * wait meanwhile.
 */
const maxBatchSize = 50;
const maxBatchMs = 25;

/**
 * Removes stored content that nothing refers to. References are rows that name the hash (parts of
 * designs, versions and discarded states, imports), parts and imports that mention the hash or
 * contain the SVG with it, and rasters of an SVG that is referenced itself. If any of these cannot
 * be read, it throws and removes nothing, because their references are unknown.
 */
export async function sweepBlobs(store: Store, options: SweepOptions = {}): Promise<SweepReport> {
  const { unreferencedBefore = new Set(), isDryRun = false, signal, pauseMs = 200 } = options;
  const referenced = new ReferencedHashes();
  await referenced.update(store, signal);
  const unreferenced = await findUnreferenced(store, referenced, signal);
  const due = isDryRun ? [] : [...unreferenced.keys()].filter((hash) => unreferencedBefore.has(hash));
  let removedRasters = 0;
  let removedBytes = 0;
  const removed = new Set<string>();

  /**
   * Processes the due hashes in short transactions, each of which first updates the references.
   * `processBatch` returns how many hashes it processed, and may run again before it is committed.
   */
  const processInBatches = async <Batch extends { readonly done: number }>(
    processBatch: (repositories: Repositories, batch: readonly string[]) => Promise<Batch>,
    onCommitted: (batch: Batch) => void,
  ) => {
    let done = 0;
    while (done < due.length) {
      signal?.throwIfAborted();
      const batch = due.slice(done, done + maxBatchSize);
      // Before the transaction, so that little is left to read inside it.
      await referenced.update(store, signal);
      const processed = await store.transactionWithoutInvalidation(async (repositories) => {
        await referenced.update(repositories);
        return await processBatch(repositories, batch);
      });
      onCommitted(processed);
      done += processed.done;
      await Bun.sleep(pauseMs);
    }
  };
  await processInBatches(
    async ({ rasters }, batch) => {
      const unused = batch.filter((hash) => !referenced.has(hash));
      return { done: batch.length, rows: await rasters.removeBySources(unused) };
    },
    ({ rows }) => {
      removedRasters += rows;
    },
  );
  await processInBatches(
    async ({ blobs, rasters }, batch) => {
      const rasterHashes = await rasters.listReferencedAmong(batch);
      const untilMs = performance.now() + maxBatchMs;
      const hashes: string[] = [];
      let done = 0;
      for (const hash of batch) {
        if (!referenced.has(hash) && !rasterHashes.has(hash)) {
          await blobs.remove(hash);
          hashes.push(hash);
        }
        done++;
        if (performance.now() > untilMs) break;
      }
      return { done, hashes };
    },
    ({ hashes }) => {
      for (const hash of hashes) removed.add(hash);
    },
  );

  let unreferencedBytes = 0;
  for (const [hash, bytes] of unreferenced)
    if (removed.has(hash)) {
      removedBytes += bytes;
      unreferenced.delete(hash);
    } else unreferencedBytes += bytes;
  return {
    unreferenced: new Set(unreferenced.keys()),
    unreferencedBytes,
    removedBlobs: removed.size,
    removedBytes,
    removedRasters,
  };
}

/**
 * Lists content that is neither referenced nor a raster of referenced content, with its stored
 * size.
 */
async function findUnreferenced(
  { blobs, rasters }: Pick<Repositories, "blobs" | "rasters">,
  referenced: ReferencedHashes,
  signal: AbortSignal | undefined,
): Promise<Map<string, number>> {
  const drawings = new HashSet();
  for await (const { sourceHash, pngHash, webpHash } of iteratePages<StoredRaster>(
    (last) => rasters.listPage(last, pageSize),
    signal,
  ))
    if (referenced.has(sourceHash)) for (const hash of [pngHash, webpHash]) drawings.add(hash);
  const unreferenced = new Map<string, number>();
  for await (const { hash, size } of iteratePages<StoredSize>((last) => blobs.listPage(last?.hash, pageSize), signal))
    if (!referenced.has(hash) && !drawings.has(hash)) {
      unreferenced.set(hash, size);
      if (unreferenced.size >= maxUnreferenced) break;
    }
  return unreferenced;
}

async function* iteratePages<Row>(page: (last: Row | undefined) => Promise<readonly Row[]>, signal: AbortSignal | undefined) {
  for (let rows = await page(undefined); rows.length > 0; rows = await page(rows.at(-1))) {
    yield* rows;
    await yieldToEventLoop();
    signal?.throwIfAborted();
  }
}

/**
 * The referenced hashes. The set only grows: content that loses its reference during a sweep is
 * left to the next one.
 */
class ReferencedHashes {
  readonly #hashes = new HashSet();
  readonly #read = new HashSet();
  /** The last row that was read of each table. */
  readonly #last = new Map<ReferringTable, Pick<References, "id" | "seq">>();

  has(hash: string): boolean {
    return this.#hashes.has(hash);
  }

  /**
   * Adds the hashes that rows name now, and the hashes in their content if it was not read before.
   * After the first time it reads only new rows and those that change: approved designs, versions
   * and discarded states never do.
   */
  async update({ blobs }: Pick<Repositories, "blobs">, signal?: AbortSignal): Promise<void> {
    for (const table of referringTableNames)
      for await (const { hashes } of this.#iterateNewRows(blobs, table)) await this.#add(blobs, hashes, signal);
    await this.#add(blobs, await blobs.listHashesOfDrafts(), signal);
    await this.#add(blobs, await blobs.listHashesOfImports(), signal);
  }

  /**
   * The rows after the last one that was read. Numbers are given again once the newest row was
   * removed, so all rows are read again if that one is not there any more.
   */
  async *#iterateNewRows(blobs: Repositories["blobs"], table: ReferringTable): AsyncGenerator<References> {
    const last = this.#last.get(table);
    if (last) {
      const [same] = await blobs.listReferencesFrom(table, last.seq, 1);
      if (same?.id !== last.id) this.#last.delete(table);
    }
    for (;;) {
      const rows = await blobs.listReferencesFrom(table, (this.#last.get(table)?.seq ?? -1) + 1, rowsPerPage);
      yield* rows;
      const newest = rows.at(-1);
      if (newest) this.#last.set(table, newest);
      if (rows.length < rowsPerPage) return;
    }
  }

  async #add(blobs: Repositories["blobs"], hashes: readonly string[], signal: AbortSignal | undefined): Promise<void> {
    for (const hash of hashes) {
      if (this.#read.has(hash)) continue;
      const blob = await blobs.findByHash(hash);
      if (!blob) throw new Error(`blob ${hash} is referenced but missing`);
      if (blob.schemaVersion !== null && blob.schemaVersion !== partSchemaVersion)
        throw new Error(`blob ${hash} has schema version ${blob.schemaVersion}, which this Livery does not read`);
      for (const inner of findHashes(new TextDecoder().decode(blob.bytes))) this.#hashes.add(inner);
      this.#hashes.add(hash);
      this.#read.add(hash);
      await yieldToEventLoop();
      signal?.throwIfAborted();
    }
  }
}
