import type { ExportMetadata } from "#/formats/export-metadata";
import { JobError, type JobRunner } from "#/jobs/job";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import type { Log } from "#/kernel/log";
import type { PartHashes } from "#/model/design";
import { maxStoredArchiveBytes } from "#/model/limits";
import { type ArchiveName, type Audience, type PackInput, packArchiveJob } from "#/operations/archives/pack-job";
import type { StoredBlob } from "#/store/repositories/blobs";
import type { Store } from "#/store/store";

/** Which archive is asked for. */
export type ArchiveRequest = {
  readonly name: ArchiveName;
  readonly audience: Audience;
  readonly facts: ExportMetadata;
  readonly parts: PartHashes;
  /**
   * The frozen version that has exactly these parts, under which the archive is stored; absent for
   * drafts.
   */
  readonly versionId?: string | undefined;
  /** Who takes turns with others while archives wait to be packed. */
  readonly owner: string;
};

/** Archives of designs: that of a frozen version is made once and stored. */
export type Archives = {
  /**
   * An archive's bytes. However many ask at once, it is packed once. Throws `unavailable` while too
   * many wait, or where it could not be packed.
   */
  get(request: ArchiveRequest): Promise<Uint8Array<ArrayBuffer>>;
  /** Resolves when nothing is under way. */
  drain(): Promise<void>;
};

/** Processor time that packing may take, milliseconds. The largest archive takes about a second. */
const maxPackMs = 60_000;

/**
 * Builds the archives over a store. `producer` names this program: what another one stored is not
 * used. An archive that cannot be stored is given all the same.
 */
export function createArchives(
  { store, jobs, log }: { readonly store: Store; readonly jobs: JobRunner; readonly log: Log },
  producer: string,
  maxBytes = maxStoredArchiveBytes,
): Archives {
  const inFlight = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const pack = async ({ name, audience, facts, parts, owner }: ArchiveRequest) => {
    const input: PackInput = { name, audience, facts, parts, blobs: await loadBlobs(store, parts) };
    const runPackJob = () => jobs.run(packArchiveJob, input, { timeoutMs: maxPackMs, owner: owner });
    try {
      // The process may have been ended from outside. Packing is pure, so another one makes the
      // same.
      return await runPackJob().catch((error: unknown) => {
        if (error instanceof JobError && error.fault === "crashed") return runPackJob();
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
  const getOrPack = async (request: ArchiveRequest, key: string) => {
    const { versionId } = request;
    if (versionId === undefined) return await pack(request);
    const id = { versionId, name: `${request.name} ${request.audience}`, key };
    const stored = await store.versionArchives.find(id);
    if (stored) return stored;
    const bytes = await pack(request);
    await store
      .transactionWithoutInvalidation(({ versionArchives }) => versionArchives.put(id, bytes, maxBytes))
      .catch((error: unknown) =>
        log.error("archive not stored", store.recordFault(error)?.message ?? error, { versionId, name: request.name }),
      );
    return bytes;
  };
  return {
    async get(request) {
      const key = getArchiveKey(request, producer);
      const found = inFlight.get(key);
      if (found) return await found;
      const promise = getOrPack(request, key).finally(() => inFlight.delete(key));
      inFlight.set(key, promise);
      return await promise;
    },
    async drain() {
      await Promise.allSettled(inFlight.values());
    },
  };
}

/** Everything that the bytes of an archive depend on, as one hash. */
function getArchiveKey({ name, audience, facts: { slug, version, baseUrl }, parts }: ArchiveRequest, producer: string): string {
  const hashes = Object.entries(parts).sort(([one], [other]) => (one < other ? -1 : 1));
  return sha256Hex(JSON.stringify([producer, name, audience, slug, version, baseUrl, hashes]));
}

async function loadBlobs({ blobs }: Pick<Store, "blobs">, parts: PartHashes): Promise<Record<string, StoredBlob>> {
  const found = await Promise.all(Object.values(parts).map(async (hash) => [hash, await blobs.findByHash(hash)] as const));
  return Object.fromEntries(found.flatMap(([hash, blob]) => (blob ? [[hash, blob] as const] : [])));
}
