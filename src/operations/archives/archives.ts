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
import type { StoredBlob } from "#/store/repositories/blobs";
import type { Store } from "#/store/store";

/** Identifies the export to return. */
type ExportRequest<Name extends string> = {
  readonly name: Name;
  readonly audience: Audience;
  readonly facts: ExportMetadata;
  readonly parts: PartHashes;
  /** Version with exactly these parts, under which the export is stored; undefined for drafts. */
  readonly versionId?: VersionId | undefined;
};

/** Identifies the archive to return. */
export type ArchiveRequest = ExportRequest<ArchiveName> & {
  readonly seed: number;
  /** Queue owner: waiting archives are packed fairly by owner. */
  readonly owner: string;
};

/** Identifies the text to return; its name is that of its export format. */
export type TextRequest = ExportRequest<string>;

/**
 * Exports of designs. Those of a version are made once, then stored: what was published stays the
 * same, byte for byte, also after an upgrade.
 */
export type Archives = {
  /**
   * Returns an archive's bytes. Concurrent requests for one archive share one packing. Throws
   * `unavailable` if the queue is full or packing fails.
   */
  get(request: ArchiveRequest): Promise<Uint8Array<ArrayBuffer>>;
  /** Returns an export that is text. `write` is called where it is not stored. */
  getText(request: TextRequest, write: () => Promise<string>): Promise<string>;
  /** Resolves when no request is in progress. */
  drain(): Promise<void>;
};

/** CPU time limit of one packing, milliseconds. The largest archive takes about a second. */
const maxPackMs = 60_000;

/** Creates the archives of a store. An export that cannot be stored is still returned. */
export function createArchives(
  { store, jobs, log }: { readonly store: Store; readonly jobs: JobRunner; readonly log: Log },
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
  const getOrMake = async <Name extends string>(
    { versionId, name, audience }: ExportRequest<Name>,
    key: string,
    make: () => Promise<Uint8Array<ArrayBuffer>>,
  ) => {
    if (versionId === undefined) return await make();
    const id = { versionId, name: `${name} ${audience}`, key };
    const stored = await store.versionArchives.find(id);
    if (stored) return stored;
    const bytes = await make();
    await store
      .transactionWithoutInvalidation(({ versionArchives }) => versionArchives.put(id, bytes, maxBytes))
      .catch((error: unknown) =>
        log.error("archive storing failed", store.recordFault(error)?.message ?? error, { versionId, name }),
      );
    return bytes;
  };
  const share = async <Name extends string>(request: ExportRequest<Name>, make: () => Promise<Uint8Array<ArrayBuffer>>) => {
    const key = getExportKey(request);
    const found = inFlight.get(key);
    if (found) return await found;
    const promise = getOrMake(request, key, make).finally(() => inFlight.delete(key));
    inFlight.set(key, promise);
    return await promise;
  };
  return {
    get: (request) => share(request, () => pack(request)),
    async getText(request, write) {
      if (request.versionId === undefined) return await write();
      const packed = await share(request, async () => new Uint8Array(Bun.zstdCompressSync(await write())));
      return new TextDecoder().decode(Bun.zstdDecompressSync(packed));
    },
    async drain() {
      await Promise.allSettled(inFlight.values());
    },
  };
}

/** Hash of everything that an export's bytes depend on, apart from the program that makes it. */
function getExportKey({ name, audience, facts, parts }: ExportRequest<string>): string {
  const hashes = Object.entries(parts).sort(([one], [other]) => (one < other ? -1 : 1));
  const { slug, version, baseUrl, parent } = facts;
  return sha256Hex(JSON.stringify([name, audience, slug, version, baseUrl, hashes, ...(parent ? [parent] : [])]));
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
  const { parsePart } = await import("#/store/parse-part");
  const fonts = given ? listFontHashes(parsePart("given", given.bytes)) : [];
  const mentioned = name === "bundle" ? found.flatMap(([, blob]) => (blob ? listMentionedHashes(blob.bytes) : [])) : [];
  const files = await load(new Set([...fonts, ...mentioned]));
  return Object.fromEntries([...found, ...files].flatMap(([hash, blob]) => (blob ? [[hash, blob] as const] : [])));
}
