import type { VersionId } from "#/model/ids";
import type { ExportMetadata } from "#/formats/export-metadata";
import { JobError, type JobRunner } from "#/jobs/job";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import type { Log } from "#/kernel/log";
import type { PartHashes } from "#/model/design";
import { maxStoredArchiveBytes } from "#/model/limits";
import { type ArchiveName, type Audience, type PackInput, packArchiveJob } from "#/operations/archives/pack-job";
import { listFontHashes } from "#/operations/files/given-fonts";
import { listMentionedHashes } from "#/store/content-hashes";
import { parsePart } from "#/store/design-contents";
import type { StoredBlob } from "#/store/repositories/blobs";
import type { Store } from "#/store/store";

/** Identifies the archive to return. */
export type ArchiveRequest = {
  readonly name: ArchiveName;
  readonly audience: Audience;
  readonly facts: ExportMetadata;
  readonly parts: PartHashes;
  readonly seed: number;
  /** Version with exactly these parts, under which the archive is stored; undefined for drafts. */
  readonly versionId?: VersionId | undefined;
  /** Queue owner: waiting archives are packed fairly by owner. */
  readonly owner: string;
};

/** Archives of designs. An archive of a version is packed once, then stored. */
export type Archives = {
  /**
   * Returns an archive's bytes. Concurrent requests for one archive share one packing. Throws
   * `unavailable` if the queue is full or packing fails.
   */
  get(request: ArchiveRequest): Promise<Uint8Array<ArrayBuffer>>;
  /** Resolves when no request is in progress. */
  drain(): Promise<void>;
};

/** CPU time limit of one packing, milliseconds. The largest archive takes about a second. */
const maxPackMs = 60_000;

/**
 * Creates the archives of a store. `producer` identifies this build: archives stored by another
 * build are ignored. An archive that cannot be stored is still returned.
 */
export function createArchives(
  { store, jobs, log }: { readonly store: Store; readonly jobs: JobRunner; readonly log: Log },
  producer: string,
  maxBytes = maxStoredArchiveBytes,
): Archives {
  const inFlight = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const pack = async ({ name, audience, facts, parts, seed, owner }: ArchiveRequest) => {
    const input: PackInput = { name, audience, facts, parts, seed, blobs: await loadBlobs(store, parts, name) };
    const runPackJob = () => jobs.run(packArchiveJob, input, { timeoutMs: maxPackMs, owner: owner });
    try {
      // The job process may have been killed. Packing is pure, so it is safe to repeat.
      return await runPackJob().catch((error: unknown) => {
        if (error instanceof JobError && error.fault === "crashed") return runPackJob();
        throw error;
      });
    } catch (error) {
      if (!(error instanceof JobError)) throw error;
      if (error.fault !== "aborted")
        log.error("archive packing failed", error, { name, slug: facts.slug, version: facts.version });
      throw new Failure("unavailable", "The archive could not be created. Try again in a few seconds.", {
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
        log.error("archive storing failed", store.recordFault(error)?.message ?? error, { versionId, name: request.name }),
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

/** Hash of everything that determines an archive's bytes. */
function getArchiveKey({ name, audience, facts, parts }: ArchiveRequest, producer: string): string {
  const hashes = Object.entries(parts).sort(([one], [other]) => (one < other ? -1 : 1));
  const { slug, version, baseUrl, parent } = facts;
  return sha256Hex(JSON.stringify([producer, name, audience, slug, version, baseUrl, hashes, ...(parent ? [parent] : [])]));
}

/**
 * The parts of a design and the font files that they refer to; for a bundle all content that they
 * refer to.
 */
async function loadBlobs(
  { blobs }: Pick<Store, "blobs">,
  parts: PartHashes,
  name: ArchiveName,
): Promise<Record<string, StoredBlob>> {
  const load = (hashes: Iterable<string>) =>
    Promise.all([...hashes].map(async (hash) => [hash, await blobs.findByHash(hash)] as const));
  const found = await load(Object.values(parts));
  const given = parts.given === undefined ? undefined : found.find(([hash]) => hash === parts.given)?.[1];
  const fonts = given ? listFontHashes(parsePart("given", given.bytes)) : [];
  const mentioned = name === "bundle" ? found.flatMap(([, blob]) => (blob ? listMentionedHashes(blob.bytes) : [])) : [];
  const files = await load(new Set([...fonts, ...mentioned]));
  return Object.fromEntries([...found, ...files].flatMap(([hash, blob]) => (blob ? [[hash, blob] as const] : [])));
}
