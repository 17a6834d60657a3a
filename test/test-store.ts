import type { WorkspaceId } from "#/model/ids";
import { Database } from "bun:sqlite";
import { join } from "node:path";
import type { Clock } from "#/kernel/clock";
import { createId } from "#/kernel/ids";
import { type DesignContents, createDesignContents } from "#/store/design-contents";
import { openSqlite } from "#/store/drivers/sqlite";
import { type DatabaseLocation, openStore } from "#/store/open-store";
import { type Store, createStore } from "#/store/store";
import { createDatabaseFile } from "#test/database-file";
import {
  createPostgresDatabase,
  dropPostgresDatabase,
  getPostgresServer,
  type PostgresServer,
  queryPostgres,
} from "#test/postgres-server";
import { createTemporaryFolder } from "#test/temporary-folder";

/** A clock that stands still until it is moved. */
export function createTestClock(start = "2026-11-21T10:00:00.000Z"): Clock & { forwardMs(ms: number): void } {
  let nowMs = Date.parse(start);
  return {
    now: () => new Date(nowMs),
    forwardMs: (ms) => {
      nowMs += ms;
    },
  };
}

export type TestStore = {
  readonly store: Store;
  readonly contents: DesignContents;
  readonly workspaceId: WorkspaceId;
  /** A folder of its own, in which the database is if it is a file. */
  readonly folder: string;
  /** The database file of SQLite; none is there for PostgreSQL. */
  readonly path: string;
  readonly database: DatabaseLocation;
  /** Runs a statement with `?` for parameters on a connection of its own, and returns its rows. */
  query<Row>(statement: string, ...parameters: readonly QueryParameter[]): Promise<readonly Row[]>;
  /** The names of all tables. */
  listTables(): Promise<readonly string[]>;
  listColumns(table: string): Promise<readonly string[]>;
  /** Every stored row, as text to search in. */
  dump(): Promise<string>;
  close(): Promise<void>;
};

type QueryParameter = string | number | Uint8Array<ArrayBuffer>;

/** Whether the tests run on PostgreSQL, by `LIVERY_TEST_ENGINE=postgres`. Those about files of SQLite do not run on it. */
export const isPostgresTested = process.env.LIVERY_TEST_ENGINE === "postgres";

type TestDatabase = Pick<TestStore, "database" | "query"> & { open(): Promise<Store>; drop(): Promise<void> };

async function createSqliteDatabase(path: string): Promise<TestDatabase> {
  await createDatabaseFile(path);
  return {
    database: { path },
    open: async () => createStore(openSqlite(path)),
    async query<Row>(statement: string, ...parameters: readonly QueryParameter[]) {
      const database = new Database(path);
      database.run("PRAGMA foreign_keys = ON");
      try {
        return database.query<Row, QueryParameter[]>(statement).all(...parameters);
      } finally {
        database.close();
      }
    },
    drop: async () => {},
  };
}

async function createPostgresTestDatabase(server: PostgresServer): Promise<TestDatabase> {
  const name = await createPostgresDatabase(server);
  const url = server.getUrl(name);
  const database = { postgres: { url, listenUrl: undefined, maxConnections: 4 } };
  return {
    database,
    open: () => openStore(database),
    query: <Row>(statement: string, ...parameters: readonly QueryParameter[]) => queryPostgres<Row>(url, statement, parameters),
    drop: () => dropPostgresDatabase(server, name),
  };
}

/**
 * A store in which each transaction runs twice: the first time is rolled back, as after a conflict with
 * another one. Work with an effect outside its transaction gives other results
 * (`LIVERY_TEST_RERUN=1`).
 */
function repeatTransactions(store: Store): Store {
  const conflict = new Error("runs again");
  const repeat =
    (transaction: Store["transaction"]): Store["transaction"] =>
    async (work) => {
      const first = transaction(async (repositories) => {
        await work(repositories);
        throw conflict;
      });
      await first.catch((error: unknown) => {
        if (error !== conflict) throw error;
      });
      return await transaction(work);
    };
  return {
    ...store,
    transaction: repeat(store.transaction),
    transactionWithoutInvalidation: repeat(store.transactionWithoutInvalidation),
    claimTransaction: repeat(store.claimTransaction),
  };
}

/**
 * A real store in a database of its own, with one workspace: on the given server, or on the engine
 * that is tested.
 */
export async function createTestStore(
  postgres: PostgresServer | Promise<PostgresServer> | undefined = isPostgresTested ? getPostgresServer() : undefined,
): Promise<TestStore> {
  const folder = createTemporaryFolder();
  const path = join(folder.path, "livery.sqlite");
  const { database, open, query, drop } = postgres
    ? await createPostgresTestDatabase(await postgres)
    : await createSqliteDatabase(path);
  const store = process.env.LIVERY_TEST_RERUN === "1" ? repeatTransactions(await open()) : await open();
  const tableNames = postgres
    ? "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'"
    : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
  const columnNames = postgres
    ? "SELECT column_name AS name FROM information_schema.columns WHERE table_name = ?"
    : "SELECT name FROM pragma_table_info(?)";
  const listColumns = async (table: string) => (await query<{ name: string }>(columnNames, table)).map(({ name }) => name);
  const listTables = async () => (await query<{ name: string }>(tableNames)).map(({ name }) => name);
  const workspaceId = createId("ws");
  await store.transaction(({ workspaces }) =>
    workspaces.insert({ id: workspaceId, name: "Test", slug: "test", createdAt: "2026-11-21T10:00:00.000Z" }),
  );
  return {
    store,
    contents: createDesignContents(store.blobs),
    workspaceId,
    folder: folder.path,
    path,
    database,
    query,
    listTables,
    listColumns,
    dump: async () => JSON.stringify(await Promise.all((await listTables()).map((name) => query(`SELECT * FROM "${name}"`)))),
    async close() {
      await store.close();
      await drop();
      folder.remove();
    },
  };
}
