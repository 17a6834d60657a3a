import type { Bucket } from "#/store/bucket/bucket";
import { type OpenOptions, openSqlite } from "#/store/drivers/sqlite";
import { createStore, type Store } from "#/store/store";

/** Where a database is: a file of SQLite, or PostgreSQL. Plain data, so that it can be sent to threads. */
export type DatabaseLocation =
  | { readonly path: string; readonly postgres?: undefined }
  | {
      readonly postgres: {
        readonly url: string;
        /** The address of the server itself, if `url` is that of a pooler in transaction mode. */
        readonly listenUrl: string | undefined;
        readonly maxConnections: number;
      };
    };

/** Connections of a thread that writes for itself. */
const threadConnections = 2;

/**
 * Opens the store of a database, creates it if it is missing, and upgrades its schema. Throws
 * `unavailable` and `conflict` with what to do. The driver of PostgreSQL is loaded only for it. Files
 * in a bucket can be read only with `bucket`.
 */
export async function openStore(
  location: DatabaseLocation,
  {
    isThread = false,
    bucket,
    ...options
  }: OpenOptions & { readonly isThread?: boolean; readonly bucket?: Bucket | undefined } = {},
): Promise<Store> {
  if (!location.postgres) return createStore(openSqlite(location.path, options), bucket);
  const { openPostgres } = await import("#/store/drivers/postgres");
  const { url, listenUrl, maxConnections } = location.postgres;
  const connections = isThread ? threadConnections : maxConnections;
  const maxWriters = Math.ceil(connections / 2);
  const driver = await openPostgres(url, { listenUrl, maxWriters, maxReaders: Math.max(1, connections - maxWriters) });
  return createStore(driver, bucket);
}
