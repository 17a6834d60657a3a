import { Database } from "bun:sqlite";
import { join, resolve } from "node:path";
import { createPostgresDatabase, getPostgresServer, queryPostgres } from "#test/postgres-server";
import { isPostgresTested } from "#test/test-store";

const databases = new Map<string, Promise<string>>();

/** Servers on PostgreSQL do not start without one. */
const secretKey = Buffer.alloc(32, 7).toString("base64");

/**
 * Environment variables that put the program on the engine that is tested. Nothing for SQLite; on PostgreSQL a database
 * for each data folder, which is the one that the arguments or variables name, or the default in `cwd`.
 */
export async function getEngineSettings(
  cwd: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  if (!isPostgresTested || env.LIVERY_DATABASE_URL !== undefined) return {};
  const named = args.includes("--data") ? args[args.indexOf("--data") + 1] : env.LIVERY_DATA;
  const dataFolder = resolve(cwd, named ?? "livery-data");
  const created = databases.get(dataFolder) ?? createDatabase();
  databases.set(dataFolder, created);
  return { LIVERY_DATABASE_URL: await created, LIVERY_SECRET_KEY: secretKey };
}

/** Reads from the database of the data folder in `cwd`, beside the program. */
export async function queryInstallation<Row>(cwd: string, statement: string): Promise<readonly Row[]> {
  const { LIVERY_DATABASE_URL: url } = await getEngineSettings(cwd);
  if (url !== undefined) return await queryPostgres<Row>(url, statement, []);
  const database = new Database(join(cwd, "livery-data", "livery.sqlite"), { readonly: true });
  try {
    return database.query<Row, []>(statement).all();
  } finally {
    database.close();
  }
}

async function createDatabase(): Promise<string> {
  const server = await getPostgresServer();
  return server.getUrl(await createPostgresDatabase(server));
}
