import { Failure } from "#/kernel/errors";
import { LruCache } from "#/kernel/lru-cache";
import type { PartHashes } from "#/model/design";
import { type DesignContent, partNames, type PartName, partSchemaVersion } from "#/model/design-content";
import { cleanImports } from "#/store/clean-imports";
import type { Repositories } from "#/store/store";

/** Reads and writes the parts of designs, which are kept as JSON blobs by content hash. */
export type DesignContents = {
  /** A whole design. Throws `not_found` where a part is not made yet. */
  whole(parts: PartHashes): Promise<DesignContent>;
  /** One part. Throws `not_found` where it is not made yet. */
  part<Part extends PartName>(parts: PartHashes, name: Part): Promise<DesignContent[Part]>;
  /** The JSON of one part as it is stored, for a job that reads it elsewhere with `readPart`. Throws `not_found` where it is not made yet. */
  stored(parts: PartHashes, name: PartName): Promise<Uint8Array>;
};

/** A part from its stored JSON. */
export const readPart = <Part extends PartName>(name: Part, json: Uint8Array): DesignContent[Part] =>
  cleanImports(name, JSON.parse(new TextDecoder().decode(json))) as DesignContent[Part];

/** The reader of design parts. A hash always means the same bytes, so parsed parts are kept, up to `maxBytes` of JSON. */
export function designContentsOf(blobs: Pick<Repositories["blobs"], "byHash">, bytesMax = 8_000_000): DesignContents {
  const parsed = new LruCache<unknown>(bytesMax);
  const hashOf = (parts: PartHashes, name: PartName): string => {
    const hash = parts[name];
    if (!hash) throw new Failure("not_found", `This design has no ${name} yet.`);
    return hash;
  };
  const stored = async (hash: string, name: PartName): Promise<Uint8Array> => {
    const blob = await blobs.byHash(hash);
    if (!blob) throw new Error(`blob ${hash} of part ${name} is missing`);
    if ((blob.schemaVersion ?? 1) !== partSchemaVersion)
      throw new Failure(
        "unavailable",
        `The ${name} of this design is stored in version ${blob.schemaVersion} of its schema, and this Livery reads version ${partSchemaVersion}. Start the version of Livery that wrote it.`,
      );
    return blob.bytes;
  };
  const read = async (parts: PartHashes, name: PartName): Promise<unknown> => {
    const hash = hashOf(parts, name);
    const kept = parsed.get(hash);
    if (kept !== undefined) return kept;
    const json = await stored(hash, name);
    const value = readPart(name, json);
    parsed.set(hash, value, json.length);
    return value;
  };
  return {
    async whole(parts) {
      const values = await Promise.all(partNames.map(async (name) => [name, await read(parts, name)] as const));
      return Object.fromEntries(values) as DesignContent;
    },
    part: (parts, name) => read(parts, name) as Promise<DesignContent[typeof name]>,
    stored: async (parts, name) => await stored(hashOf(parts, name), name),
  };
}

/**
 * Stores newly made parts and gives their hashes; brand assets are stored besides as files of their own, under the addresses that exports name.
 * Call it inside the transaction that lets the design point at them.
 */
export async function putParts(blobs: Pick<Repositories["blobs"], "put">, made: Partial<DesignContent>): Promise<PartHashes> {
  const entries: [PartName, string][] = [];
  for (const name of partNames)
    if (made[name] !== undefined)
      entries.push([name, await blobs.put(JSON.stringify(made[name]), "application/json", partSchemaVersion)]);
  for (const { svg } of [...(made.mark?.assets ?? []), ...(made.imagery?.assets ?? [])]) await blobs.put(svg, "image/svg+xml");
  return Object.fromEntries(entries);
}
