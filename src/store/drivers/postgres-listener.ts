import { SQL } from "bun";
import type { ChangeLog } from "#/store/drivers/change-log";
import type { PostgresPool } from "#/store/drivers/postgres-client";

/** The channel on which transactions notify the other processes of what they changed. */
const channel = "livery_changes";

/** Payloads are limited to 8,000 bytes. A longer list of systems is sent as all of them. */
const maxPayloadLength = 7500;

/**
 * How often a process notifies itself, milliseconds. The connection counts as lost after so many
 * notifications that the server confirmed and this process did not hear, or if one is not confirmed
 * in so many turns: a firewall may drop a connection without a word. Time alone says nothing, because
 * a busy process neither notifies nor hears.
 */
const beatMs = 500;
const maxUnheardBeats = 2;
const maxUnconfirmedTurns = 10;
/** While the connection is lost, everything counts as changed this often, milliseconds. */
const blindMs = 250;

/** Receives the changes that other processes commit. */
export type PostgresListener = {
  /** Statements that notify the other processes. Run them at the end of the transaction. */
  readonly notifyStatement: string;
  /** Moves the log on while notifications may be missing. Call it before the log is read. */
  refresh(): void;
  close(): Promise<void>;
};

/**
 * Listens on a connection of its own. Commits of other processes are in the log as soon as they are
 * notified, within milliseconds. While the connection is closed, everything is treated as changed;
 * one that is silently dropped is noticed after about one and a half seconds. `url` leads to the server itself: a pooler in
 * transaction mode does not pass notifications on. `pool` sends the notifications to itself.
 */
export async function listenToChanges(url: string, pool: PostgresPool, log: ChangeLog): Promise<PostgresListener> {
  const origin = crypto.randomUUID();
  const beatChannel = `livery_beat_${origin}`;
  let isConnected = true;
  let unheardBeats = 0;
  let unconfirmedTurns = 0;
  const client = new SQL({
    url,
    max: 1,
    prepare: false,
    connection: { application_name: "livery listen" },
    onclose() {
      isConnected = false;
    },
  });
  let blindSinceMs = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const receive = (payload: string) => {
    const [sender, ...systemIds] = payload.split(" ");
    if (sender !== origin) log.record(systemIds.filter((id) => id !== ""));
  };
  /** Everything before may have been missed. */
  const catchUp = () => {
    isConnected = true;
    unheardBeats = 0;
    log.record(["*"]);
  };
  const beat = async () => {
    // The notification itself is all that counts, so that its commit need not reach the disk.
    await pool.execute(["BEGIN", "SET LOCAL synchronous_commit = off", `NOTIFY "${beatChannel}"`, "COMMIT"]);
  };
  const isBlind = () => !isConnected || unheardBeats > maxUnheardBeats || unconfirmedTurns > maxUnconfirmedTurns;

  await client.listen(channel, receive, catchUp);
  await client.listen(beatChannel, () => {
    if (isBlind()) catchUp();
    unheardBeats = 0;
  });
  let isBeating = false;
  const timer = setInterval(() => {
    unconfirmedTurns++;
    if (isBeating || isClosed) return;
    isBeating = true;
    void beat()
      .then(
        () => {
          unheardBeats++;
          unconfirmedTurns = 0;
        },
        () => undefined,
      )
      .finally(() => {
        isBeating = false;
      });
  }, beatMs);
  timer.unref();
  return {
    notifyStatement:
      `SELECT served, pg_notify('${channel}', '${origin} ' || CASE WHEN length(served) > ${maxPayloadLength} THEN '*' ELSE served END) ` +
      "FROM (SELECT coalesce(current_setting('livery.served_changes', true), '') AS served) AS changes",
    refresh() {
      const nowMs = performance.now();
      if (!isBlind() || nowMs - blindSinceMs < blindMs) return;
      blindSinceMs = nowMs;
      log.record(["*"]);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await client.close({ timeout: 1 }).catch(() => undefined);
    },
  };
}
