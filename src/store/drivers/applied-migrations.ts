import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";

/** A migration as the database lists it, with the SHA-256 of its SQL. */
export type AppliedMigration = { readonly name: string; readonly sha256: string };

/**
 * Throws `conflict` if a newer version of Livery wrote the database, or if an applied migration is
 * not the one that this program knows.
 */
export function assertCompatible(
  applied: readonly AppliedMigration[],
  known: readonly { readonly name: string; readonly sql: string }[],
): void {
  for (const [index, { name, sha256 }] of applied.entries()) {
    const knownMigration = known[index];
    if (!knownMigration)
      throw new Failure(
        "conflict",
        `This database was written by a newer version of Livery (it has "${name}"). ` +
          "Start that version, or restore a backup of this one.",
      );
    if (knownMigration.name !== name || sha256Hex(knownMigration.sql) !== sha256)
      throw new Failure(
        "conflict",
        `The migration "${name}" of this database is not the one this Livery knows. Use the version that wrote it, or restore a backup.`,
      );
  }
}
