import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Config, getDatabasePath } from "#/config/config";
import { Failure } from "#/kernel/errors";

/**
 * Throws `not_found` for a folder without a database, before anything is written: a mistyped path
 * leaves nothing behind.
 */
export function requireData(config: Config): void {
  if (config.postgres || existsSync(getDatabasePath(config))) return;
  throw new Failure(
    "not_found",
    `There is no Livery data in ${config.dataDir}. Set the folder with --data (or LIVERY_DATA), or create one with ` +
      `\`livery init\` or \`livery serve\`.`,
  );
}

/** Throws `conflict` for a command about the file of SQLite where the database is PostgreSQL. */
export function requireSqlite(config: Config, advice: string): void {
  if (config.postgres) throw new Failure("conflict", `This command is for SQLite, and the database is PostgreSQL. ${advice}`);
}

/**
 * Keeps servers from the data of a command: locks its folder, or makes sure that nothing uses its database of PostgreSQL, which
 * cannot be locked. Returns what releases it. Throws `conflict` with what does not happen while a server uses it.
 */
export async function lockDataFor(config: Config, consequence: string): Promise<() => void> {
  if (config.postgres) {
    const { isPostgresInUse } = await import("#/store/drivers/postgres-in-use");
    if (!(await isPostgresInUse(config.postgres.url))) return () => {};
    throw new Failure(
      "conflict",
      `Livery servers or commands are using the PostgreSQL database, so ${consequence}. Stop the servers, then run the command again.`,
    );
  }
  const { serverLockName, tryLockFolder } = await import("#/store/drivers/sqlite-lock");
  const release = tryLockFolder(join(config.dataDir, serverLockName));
  if (release) return release;
  throw new Failure(
    "conflict",
    `A Livery server is using ${config.dataDir}, so ${consequence}. Stop the server, then run the command again.`,
  );
}

/**
 * Completes a restore that was killed. The folder is listed first, so that most commands need not
 * load what does that.
 */
export async function finishRestore({ dataDir }: Config): Promise<void> {
  let names: readonly string[];
  try {
    names = readdirSync(dataDir);
  } catch {
    // Opening the folder says what is wrong with it, if it exists.
    return;
  }
  if (!names.some((name) => name.startsWith("restore-"))) return;
  const { finishInterruptedRestore } = await import("#/store/backup/finish-restore");
  finishInterruptedRestore(dataDir);
}
