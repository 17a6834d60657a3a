import { PostgresPool } from "#/store/drivers/postgres-client";
import { toPostgresOpenFailure } from "#/store/drivers/postgres-errors";
import { listenerName } from "#/store/drivers/postgres-listener";

/** For how long the server may still list a process that has ended, and how often it is asked, milliseconds. */
const maxLeavingMs = 1000;
const askEveryMs = 100;

/**
 * Whether servers or commands use a database of PostgreSQL: each of them has a connection that listens to its changes.
 * Throws `unavailable` if the database cannot be opened.
 */
export async function isPostgresInUse(url: string): Promise<boolean> {
  const pool = new PostgresPool(url, 1);
  const countListeners = async () => {
    const { rows } = await pool.read(
      "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1",
      [listenerName],
    );
    return Number(rows[0]?.[0]);
  };
  const untilMs = performance.now() + maxLeavingMs;
  try {
    while ((await countListeners()) > 0) {
      if (performance.now() > untilMs) return true;
      await Bun.sleep(askEveryMs);
    }
    return false;
  } catch (error) {
    throw toPostgresOpenFailure(error);
  } finally {
    await pool.close();
  }
}
