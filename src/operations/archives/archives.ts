import type { ExportMetadata } from "#/formats/export-metadata";
import { JobError, type JobRunner } from "#/jobs/job";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import type { Log } from "#/kernel/log";
import type { PartHashes } from "#/model/design";
import { maxStoredArchiveBytes } from "#/model/limits";
import { type ArchiveName, type Audience, type DesignToPack, packArchive } from "#/operations/archives/pack-job";
import type { StoredBlob } from "#/store/repositories/blobs";
import type { Store } from "#/store/store";

/** Which archive is asked for. */
export type ArchiveOrder = {
  readonly name: ArchiveName;
  readonly audience: Audience;
  readonly facts: ExportMetadata;
  readonly parts: PartHashes;
  /** The frozen version that has exactly these parts, under which the archive is stored; absent for drafts. */
  readonly versionId?: string | undefined;
  /** Who takes turns with others while archives wait to be packed. */
  readonly turn: string;
};

/** Archives of designs: that of a frozen version is made once and stored. */
export type Archives = {
  /** An archive's bytes. However many ask at once, it is packed once. Throws `unavailable` while too many wait, or where it could not be packed. */
  of(order: ArchiveOrder): Promise<Uint8Array<ArrayBuffer>>;
  /** Resolves when nothing is under way. */
  settle(): Promise<void>;
};

/** Processor time that packing may take, milliseconds. The largest archive takes about a second. */
const packMsMax = 60_000;

/** Builds the archives over a store. `madeBy` names this program: what another one stored is not used. An archive that cannot be stored is given all the same. */
export function archivesOf(
  { store, jobs, log }: { readonly store: Store; readonly jobs: JobRunner; readonly log: Log },
  madeBy: string,
  bytesMax = maxStoredArchiveBytes,
): Archives {
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const pack = async ({ name, audience, facts, parts, turn }: ArchiveOrder) => {
    const input: DesignToPack = { name, audience, facts, parts, blobs: await blobsOf(store, parts) };
    const once = () => jobs.run(packArchive, input, { timeoutMs: packMsMax, owner: turn });
    try {
      // The process may have been ended from outside. Packing is pure, so another one makes the same.
      return await once().catch((error: unknown) => {
        if (error instanceof JobError && error.fault === "crashed") return once();
        throw error;
      });
    } catch (error) {
      if (!(error instanceof JobError)) throw error;
      if (error.fault !== "aborted") log.error("archive not packed", error, { name, slug: facts.slug, version: facts.version });
      throw new Failure("unavailable", "The archive could not be packed just now. Try again in a few seconds.", {
        cause: error,
        retryAfterSeconds: 5,
      });
    }
  };
  const make = async (order: ArchiveOrder, key: string) => {
    const { versionId } = order;
    if (versionId === undefined) return await pack(order);
    const id = { versionId, name: `${order.name} ${order.audience}`, key };
    const stored = await store.versionArchives.find(id);
    if (stored) return stored;
    const bytes = await pack(order);
    await store
      .transactionWithoutInvalidation(({ versionArchives }) => versionArchives.put(id, bytes, bytesMax))
      .catch((error: unknown) =>
        log.error("archive not stored", store.recordFault(error)?.message ?? error, { versionId, name: order.name }),
      );
    return bytes;
  };
  return {
    async of(order) {
      const key = keyOf(order, madeBy);
      const found = underWay.get(key);
      if (found) return await found;
      const made = make(order, key).finally(() => underWay.delete(key));
      underWay.set(key, made);
      return await made;
    },
    async settle() {
      await Promise.allSettled(underWay.values());
    },
  };
}

/** Everything that the bytes of an archive depend on, as one hash. */
function keyOf({ name, audience, facts: { slug, version, baseUrl }, parts }: ArchiveOrder, madeBy: string): string {
  const hashes = Object.entries(parts).sort(([one], [other]) => (one < other ? -1 : 1));
  return sha256Hex(JSON.stringify([madeBy, name, audience, slug, version, baseUrl, hashes]));
}

async function blobsOf({ blobs }: Pick<Store, "blobs">, parts: PartHashes): Promise<Record<string, StoredBlob>> {
  const found = await Promise.all(Object.values(parts).map(async (hash) => [hash, await blobs.findByHash(hash)] as const));
  return Object.fromEntries(found.flatMap(([hash, blob]) => (blob ? [[hash, blob] as const] : [])));
}
