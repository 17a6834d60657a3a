import { Failure } from "#/kernel/errors";
import type { StorageFault } from "#/store/driver";

/** An error of the client or of the server: `code` names the kind, `errno` is the server's SQLSTATE. */
function* iterateErrors(error: unknown): Generator<{ readonly code: string; readonly sqlState: string }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    if (!code.startsWith("ERR_POSTGRES_")) continue;
    yield { code, sqlState: "errno" in cause && typeof cause.errno === "string" ? cause.errno : "" };
  }
}

/** The SQLSTATE of an error or of one of its causes; empty if the server did not report it. */
export function getSqlState(error: unknown): string {
  for (const { sqlState } of iterateErrors(error)) if (sqlState !== "") return sqlState;
  return "";
}

/**
 * Whether the connection was lost or could not be made: what was sent may have run, and trying again
 * helps once the server is back. 57P01 to 57P03: the server is shut down or starts. 25006: it became
 * a standby.
 */
export function isConnectionLost(error: unknown): boolean {
  const sqlState = getSqlState(error);
  if (sqlState !== "") return /^(08|57P0[1235]$|25P03$|25006$)/.test(sqlState);
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof PostgresTimeoutError || cause instanceof PostgresReplacedError) return true;
  for (const { code } of iterateErrors(error)) return /_(CONNECTION|IDLE_TIMEOUT|LIFETIME_TIMEOUT|QUERY_CANCELLED)/.test(code);
  return false;
}

/** Whether the server refuses logins of these settings: no use in trying again. */
export const isLoginRefused = (error: unknown): boolean => /^(28|3D)/.test(getSqlState(error));

/** A transaction that failed because of others at the same time; running it again helps. */
export const isConflict = (error: unknown): boolean => /^40(001|P01)$/.test(getSqlState(error));

export const isPostgresUniqueViolation = (error: unknown): boolean => getSqlState(error) === "23505";

/** A query that got no answer in time. The connection that it runs on is not used any more. */
export class PostgresTimeoutError extends Error {}

/** None of the servers that an address names takes writes, as before a standby was promoted. */
export class NoPrimaryError extends PostgresTimeoutError {}

/** A query whose connection was given up because another one of the same pool got no answer in time. */
export class PostgresReplacedError extends Error {}

/** A connection that was lost during a commit: whether the transaction was committed is unknown. */
export class UnknownCommitError extends Failure {
  constructor(cause: unknown) {
    super(
      "unavailable",
      "The connection to the database was lost while a change was saved, and it is not known whether it was. Check before you repeat it.",
      { cause },
    );
  }
}

const messages: Partial<Record<StorageFault["code"], string>> = {
  unreachable:
    "Livery cannot reach its PostgreSQL database. It tries again by itself. " +
    "Check that the server runs and that LIVERY_DATABASE_URL is right.",
  full: "The disk of the PostgreSQL server is full, so nothing can be written. Reads still work. Free some space to resume writing.",
  unwritable: "The PostgreSQL server only allows reads now. Connect to its primary, or wait until a standby has been promoted.",
  damaged: "The PostgreSQL server reports damaged data. Check its log and its disk, and restore a backup.",
};

export const createPostgresFault = (code: StorageFault["code"]): StorageFault => ({ code, message: messages[code] ?? code });

/** The storage fault behind an error; undefined if the error is not one. */
export function toPostgresFault(error: unknown): StorageFault | undefined {
  const sqlState = getSqlState(error);
  if (/^(53100|53200)$/.test(sqlState)) return createPostgresFault("full");
  if (sqlState === "25006") return createPostgresFault("unwritable");
  if (/^XX00[12]$/.test(sqlState)) return createPostgresFault("damaged");
  return isConnectionLost(error) || isLoginRefused(error) ? createPostgresFault("unreachable") : undefined;
}

/**
 * Whether the database cannot be used now: it is not reached, has no free connection, or a statement
 * waited for too long.
 */
export const isPostgresUnavailable = (error: unknown): boolean =>
  toPostgresFault(error) !== undefined || isConflict(error) || /^(53|57014|55P03)/.test(getSqlState(error));

/** Why a database cannot be opened, and what to do. The address is not shown: it has a password. */
export function toPostgresOpenFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const sqlState = getSqlState(error);
  const reason = (() => {
    if (/^28/.test(sqlState)) return "the server refuses the user or password.";
    if (sqlState === "3D000") return "the server has no database of this name. Create it with `createdb`.";
    if (sqlState === "42501") return "the user may not create tables. Grant CREATE on the database and its schema.";
    if (/^53/.test(sqlState)) return "the server has no free connection or space.";
    if (error instanceof NoPrimaryError)
      return "none of its servers takes writes. Check that the primary runs, or wait until a standby was promoted.";
    if (isConnectionLost(error)) return "the server cannot be reached. Check that it runs, and its host and port.";
    return `${error instanceof Error ? error.message : "unknown reason"}.`;
  })();
  return new Failure("unavailable", `Livery cannot open its PostgreSQL database (LIVERY_DATABASE_URL): ${reason}`, {
    cause: error,
  });
}
