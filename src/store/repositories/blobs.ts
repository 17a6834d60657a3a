import { eq } from "drizzle-orm";
import { sha256Hex } from "#/kernel/hash";
import type { Queries } from "#/store/driver";
import { blobs } from "#/store/tables";

/** Stored bytes and what they are. */
export type Blob = { readonly mediaType: string; readonly bytes: Uint8Array<ArrayBuffer> };

export const blobRepository = (queries: Queries) => ({
  async byHash(hash: string): Promise<Blob | undefined> {
    const rows = await queries.select({ mediaType: blobs.mediaType, bytes: blobs.bytes }).from(blobs).where(eq(blobs.hash, hash));
    return rows[0];
  },
  /** Stores content under the SHA-256 of its bytes and gives that; the same content is stored once. */
  async put(content: string | Uint8Array<ArrayBuffer>, mediaType: string): Promise<string> {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    const hash = sha256Hex(bytes);
    await queries.insert(blobs).values({ hash, mediaType, bytes }).onConflictDoNothing();
    return hash;
  },
});
