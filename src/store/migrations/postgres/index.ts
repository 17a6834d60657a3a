import bucketBlobs from "#/store/migrations/postgres/0033-bucket-blobs.sql" with { type: "text" };
import signInTries from "#/store/migrations/postgres/0034-sign-in-tries.sql" with { type: "text" };
import growth from "#/store/migrations/postgres/0032-growth.sql" with { type: "text" };
import schema from "#/store/migrations/postgres/0031-schema.sql" with { type: "text" };

/**
 * Every released migration of PostgreSQL, oldest first. A released migration never changes; new ones
 * are appended, with the number of the same step of SQLite. They only add, so that servers of the
 * version before keep working on the new schema during a rolling upgrade.
 */
export const postgresMigrations: readonly { readonly name: string; readonly sql: string }[] = [
  { name: "0031-schema", sql: schema },
  { name: "0032-growth", sql: growth },
  { name: "0033-bucket-blobs", sql: bucketBlobs },
  { name: "0034-sign-in-tries", sql: signInTries },
];
