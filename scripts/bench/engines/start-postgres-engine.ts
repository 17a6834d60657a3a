import { copyFileSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadOrCreateKey } from "#/kernel/secrets/key-file";
import { copyDatabase } from "#/store/copy/copy-database";
import { openPostgresTarget } from "#/store/copy/postgres-end";
import { openSqliteSource } from "#/store/copy/sqlite-end";
import { administer, type PostgresServer, queryPostgres, startPostgresServer } from "#test/postgres-server";
import type { BenchData, Engine } from "../engine";
import { createFolder } from "../fixtures";
import { createFolderSecrets } from "./sqlite-engine";

/** Commits as durable as they are by default, and a cache for a large database. */
const serverSettings = { fsync: "on", synchronous_commit: "on", full_page_writes: "on", shared_buffers: "512MB" };
/** Connections of a store in this process. */
const maxConnections = 4;
const keyFile = "secret.key";

/** Starts a PostgreSQL server of its own, on which each data folder has a database. */
export async function startPostgresEngine(): Promise<Engine> {
  const server = await startPostgresServer({ settings: serverSettings });
  let databases = 0;
  const createDatabase = async (template = "template1") => {
    const name = `bench_${++databases}`;
    await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
    return name;
  };
  return {
    name: "postgres",
    postgres: server,
    // A notification of another server's commit arrives sooner than that.
    commitVisibleMs: 10,
    createData: async (label) => toData(server, createFolder(label), await createDatabase()),
    async copyData(label, { folder, database }) {
      const copy = createFolder(label);
      if (existsSync(join(folder, keyFile))) copyFileSync(join(folder, keyFile), join(copy, keyFile));
      return toData(server, copy, await createDatabase(getDatabaseName(database)));
    },
    async takeFolder(folder) {
      const name = await createDatabase();
      const url = server.getUrl(name);
      const source = openSqliteSource(join(folder, "livery.sqlite"));
      const target = await openPostgresTarget(url);
      const startedMs = performance.now();
      try {
        const { tables } = await copyDatabase(source, target, () => {});
        const rows = tables.reduce((sum, table) => sum + table.rows, 0);
        process.stderr.write(`  ${rows} rows copied in ${((performance.now() - startedMs) / 1000).toFixed(0)} s\n`);
      } finally {
        await target.close();
        await source.close();
      }
      // Otherwise the server does it by itself while requests are measured.
      await queryPostgres(url, "VACUUM (ANALYZE)", []);
      return toData(server, folder, name);
    },
    end: () => server.remove(),
  };
}

function getDatabaseName({ postgres }: BenchData["database"]): string {
  if (!postgres) throw new Error("the data is not on PostgreSQL");
  return new URL(postgres.url).pathname.slice(1);
}

function toData(server: PostgresServer, folder: string, name: string): BenchData {
  const url = server.getUrl(name);
  const [urlFile, keyPath] = [join(folder, "database-url"), join(folder, keyFile)];
  writeFileSync(urlFile, `${url}\n`, { mode: 0o600 });
  // Servers on PostgreSQL have no key of their own.
  loadOrCreateKey(keyPath, () => true);
  const flags = ["--data", folder, "--database-url-file", urlFile];
  return {
    folder,
    database: { postgres: { url, listenUrl: undefined, maxConnections } },
    flags,
    serverFlags: [...flags, "--secret-key-file", keyPath],
    secrets: createFolderSecrets(folder),
  };
}
