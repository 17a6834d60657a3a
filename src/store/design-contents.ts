import { Failure } from "#/kernel/errors";
import { LruCache } from "#/kernel/lru-cache";
import type { PartHashes } from "#/model/design";
import {
  type DesignContent,
  laterParts,
  partNames,
  type PartName,
  partSchemaVersion,
  type SourcePart,
  sourceParts,
} from "#/model/design-content";
import { findHashes } from "#/store/content-hashes";
import { assetPartNames } from "#/store/repositories/asset-parts";
import type { Repositories } from "#/store/store";

/** Reads and writes the parts of designs, which are stored as JSON blobs by content hash. */
export type DesignContents = {
  /** Loads a whole design. Throws `not_found` if a part has not been generated yet. */
  loadDesignContent(parts: PartHashes): Promise<DesignContent>;
  /** Loads the parts that exist, those that people decide even if they are empty. */
  loadMadeParts(parts: PartHashes): Promise<Partial<DesignContent> & Pick<DesignContent, SourcePart>>;
  /** Loads one part. Throws `not_found` if it has not been generated yet. */
  loadPart<Part extends PartName>(parts: PartHashes, name: Part): Promise<DesignContent[Part]>;
  /**
   * Loads the stored JSON of one part, for a job that parses it with `parsePart`. Throws
   * `not_found` if it has not been generated yet.
   */
  loadStoredPart(parts: PartHashes, name: PartName): Promise<Uint8Array>;
};

/**
 * Creates a reader of design parts. A hash always identifies the same bytes, so parsed parts are
 * cached, up to `maxBytes` of JSON.
 */
export function createDesignContents(blobs: Pick<Repositories["blobs"], "findByHash">, maxBytes = 8_000_000): DesignContents {
  const parsed = new LruCache<unknown>(maxBytes);
  const getHash = (parts: PartHashes, name: PartName): string => {
    const hash = parts[name];
    if (!hash) throw new Failure("not_found", `This design has no ${name} yet.`);
    return hash;
  };
  const loadStored = async (hash: string, name: PartName): Promise<Uint8Array> => {
    const blob = await blobs.findByHash(hash);
    if (!blob) throw new Error(`blob ${hash} of part ${name} is missing`);
    if ((blob.schemaVersion ?? 1) !== partSchemaVersion)
      throw new Failure(
        "unavailable",
        `The ${name} of this design uses schema version ${blob.schemaVersion}, and this Livery reads version ${partSchemaVersion}. ` +
          "Start the version of Livery that wrote it.",
      );
    return blob.bytes;
  };
  const load = async (parts: PartHashes, name: PartName): Promise<unknown> => {
    if (parts[name] === undefined && laterParts[name] !== undefined) return laterParts[name];
    const hash = getHash(parts, name);
    const cached = parsed.get(hash);
    if (cached !== undefined) return cached;
    const json = await loadStored(hash, name);
    // The parser of imported markup is loaded by the first part.
    const { parsePart } = await import("#/store/parse-part");
    const value = parsePart(name, json);
    parsed.set(hash, value, json.length);
    return value;
  };
  return {
    async loadDesignContent(parts) {
      const values = await Promise.all(partNames.map(async (name) => [name, await load(parts, name)] as const));
      return Object.fromEntries(values) as DesignContent;
    },
    async loadMadeParts(parts) {
      const made = partNames.filter((name) => parts[name] !== undefined || sourceParts.some((source) => source === name));
      const values = await Promise.all(made.map(async (name) => [name, await load(parts, name)] as const));
      return Object.fromEntries(values) as Partial<DesignContent> & Pick<DesignContent, SourcePart>;
    },
    loadPart: (parts, name) => load(parts, name) as Promise<DesignContent[typeof name]>,
    loadStoredPart: async (parts, name) => await loadStored(getHash(parts, name), name),
  };
}

/**
 * Stores new parts and returns their hashes. Brand assets are stored a second time as files of
 * their own, under the addresses used in exports. Call it in the transaction that makes the design
 * refer to them.
 */
export async function putParts(
  { blobs, assetParts }: Pick<Repositories, "blobs" | "assetParts">,
  newParts: Partial<DesignContent>,
): Promise<PartHashes> {
  const entries: [PartName, string][] = [];
  for (const name of partNames) {
    if (newParts[name] === undefined) continue;
    const json = JSON.stringify(newParts[name]);
    const hash = await blobs.put(json, "application/json", partSchemaVersion);
    entries.push([name, hash]);
    if (assetPartNames.some((one) => one === name)) await assetParts.insert(hash, new Set(findHashes(json)));
  }
  for (const { svg } of [...(newParts.mark?.assets ?? []), ...(newParts.imagery?.assets ?? [])])
    await blobs.put(svg, "image/svg+xml");
  return Object.fromEntries(entries);
}
