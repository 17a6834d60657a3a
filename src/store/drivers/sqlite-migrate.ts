import type { Database } from "bun:sqlite";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { migrations } from "#/store/migrations/index";

type Applied = { name: string; sha256: string };

/**
 * Brings a database up to the newest schema in one immediate transaction, so that any number of processes may start at once.
 * Throws `conflict` when the database was made by a newer Livery or when a migration it has seen differs from this program's.
 */
export function migrate(database: Database, known = migrations): void {
  if (isCurrent(database, known)) return;
  database.run("BEGIN IMMEDIATE");
  try {
    database.run("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, sha256 TEXT NOT NULL) STRICT");
    const applied = appliedOf(database);
    check(applied, known);
    for (const { name, sql } of known.slice(applied.length)) {
      database.run(sql);
      database.query("INSERT INTO migrations (name, sha256) VALUES (?, ?)").run(name, sha256Hex(sql));
    }
    database.run("COMMIT");
  } catch (error) {
    if (database.inTransaction) database.run("ROLLBACK");
    throw error;
  }
}

const appliedOf = (database: Database) => database.query<Applied, []>("SELECT name, sha256 FROM migrations ORDER BY name").all();

function isCurrent(database: Database, known: typeof migrations): boolean {
  const table = database.query("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migrations'").get();
  if (!table) return false;
  const applied = appliedOf(database);
  check(applied, known);
  return applied.length === known.length;
}

function check(applied: readonly Applied[], known: typeof migrations): void {
  for (const [index, { name, sha256 }] of applied.entries()) {
    const ours = known[index];
    if (!ours)
      throw new Failure(
        "conflict",
        `This database was written by a newer Livery (it has "${name}"). Start that version, or restore a backup made with this one.`,
      );
    if (ours.name !== name || sha256Hex(ours.sql) !== sha256)
      throw new Failure(
        "conflict",
        `This database's schema step "${name}" is not the one this Livery knows. Use the version that wrote it, or restore a backup.`,
      );
  }
}
