import { SQL } from "bun";
import type { ChangeLog } from "#/store/drivers/change-log";
import { getSqlState, PostgresTimeoutError } from "#/store/drivers/postgres-errors";
import type { PostgresHosts } from "#/store/drivers/postgres-hosts";
import type { SilenceWatch } from "#/store/drivers/silence-watch";

/** The channel on which transactions notify the other processes of what they changed. */
const channel = "livery_changes";

/** How the server lists the connections that listen: one for each process that uses the database. */
export const listenerName = "livery listen";

/** Payloads are limited to 8,000 bytes. A longer list of systems is sent as all of them. */
const maxPayloadLength = 7500;

/**
 * How often the connection is asked for a sign of life, milliseconds, and after how many turns
 * without one it is replaced: a firewall may drop a connection without a word.
 */
const beatMs = 200;
const maxUnansweredTurns = 10;
/** For how long after a sign of life what is known of changes counts as current, milliseconds. */
const maxAgeMs = 1000;
/** While the connection is lost, everything counts as changed this often, milliseconds. */
const blindMs = 250;
/** How long a connection may take to be made, and the longest pause between two tries, milliseconds. */
const connectTimeoutMs = 2000;
const maxPauseMs = 1000;

/** Receives the changes that other processes commit. */
export type PostgresListener = {
  /** Statements that notify the other processes. Run them at the end of the transaction. */
  readonly notifyStatement: string;
  /** Moves the log on while notifications may be missing. Call it before the log is read. */
  refresh(): void;
  /** Whether the log has all changes that others committed up to a second ago. */
  isCurrent(): boolean;
  close(): Promise<void>;
};

/** What the listener reports to. */
export type ListenerContext = {
  readonly log: ChangeLog;
  readonly silence: SilenceWatch;
  /** The connection was made again after it was lost. */
  onReconnected(): void;
  /** The connection was lost, and cannot be made. */
  onUnreachable(error: unknown): void;
};

/** A connection that listens, while it lasts. */
type Connection = { readonly client: SQL; isBeating: boolean; unansweredTurns: number };

/**
 * Listens on a connection of its own to the server itself: a pooler in transaction mode does not pass
 * notifications on. Commits of other processes are in the log within milliseconds. The server answers
 * only after the notifications that it has, so that a sign of life proves that none is missing.
 */
export async function listenToChanges(hosts: PostgresHosts, context: ListenerContext): Promise<PostgresListener> {
  const { log, silence } = context;
  const origin = crypto.randomUUID();
  const beatChannel = `livery_beat_${origin}`;
  let connection: Connection | undefined;
  let currentAtMs = performance.now();
  let blindSinceMs = Number.NEGATIVE_INFINITY;
  let isConnecting = false;
  let isClosed = false;
  let pauseMs = beatMs;
  let nextTryAtMs = 0;

  const receive = (payload: string) => {
    const [sender, ...systemIds] = payload.split(" ");
    if (sender !== origin) log.record(systemIds.filter((id) => id !== ""));
  };
  const connect = async () => {
    const url = await hosts.findPrimary();
    let isLost = false;
    const client = new SQL({
      ...{ url, max: 1, prepare: false, connectionTimeout: connectTimeoutMs / 1000 },
      connection: { application_name: listenerName },
      onclose() {
        isLost = true;
        // Closed here, so that the client does not connect again by itself, and write about it.
        discard(client);
        if (connection?.client === client) connection = undefined;
        hosts.reportLost(url);
      },
    });
    const startedAtMs = performance.now();
    try {
      await withTimeout(client.listen(channel, receive), connectTimeoutMs);
      if (isLost) throw new PostgresTimeoutError("the connection was lost at once");
    } catch (error) {
      discard(client);
      hosts.reportLost(url);
      throw error;
    }
    if (isClosed) return discard(client);
    silence.recordAnswer();
    connection = { client, isBeating: false, unansweredTurns: 0 };
    currentAtMs = startedAtMs;
    // Everything before may have been missed.
    log.record(["*"]);
  };
  const reconnect = async () => {
    isConnecting = true;
    try {
      await connect();
      pauseMs = beatMs;
      context.onReconnected();
    } catch (error) {
      // A server that refuses the connection is not silent.
      if (getSqlState(error) !== "") silence.recordAnswer();
      if (!isClosed && silence.isSilent) context.onUnreachable(error);
      pauseMs = Math.min(2 * pauseMs, maxPauseMs);
      nextTryAtMs = performance.now() + pauseMs;
    } finally {
      isConnecting = false;
    }
  };
  /** Asks on the connection itself, with statements that change nothing for others. */
  const beat = async (current: Connection) => {
    current.isBeating = true;
    const askedAtMs = performance.now();
    try {
      const subscription = await current.client.listen(beatChannel, () => undefined);
      if (connection !== current) return;
      silence.recordAnswer();
      current.unansweredTurns = 0;
      currentAtMs = askedAtMs;
      await subscription.unlisten();
    } finally {
      current.isBeating = false;
    }
  };
  const takeTurn = () => {
    silence.countTurn();
    if (connection && ++connection.unansweredTurns > maxUnansweredTurns) {
      discard(connection.client);
      connection = undefined;
    }
    if (connection && !connection.isBeating) void beat(connection).catch(() => undefined);
    if (!connection && !isConnecting && performance.now() >= nextTryAtMs) void reconnect();
  };

  await connect();
  const timer = setInterval(takeTurn, beatMs);
  timer.unref();
  const isKnown = () => performance.now() - currentAtMs <= maxAgeMs;
  const refresh = () => {
    if (connection) {
      if (!isKnown()) log.touch();
      return;
    }
    const nowMs = performance.now();
    if (nowMs - blindSinceMs < blindMs) return;
    blindSinceMs = nowMs;
    log.record(["*"]);
  };
  return {
    notifyStatement:
      `SELECT served, pg_notify('${channel}', '${origin} ' || CASE WHEN length(served) > ${maxPayloadLength} THEN '*' ELSE served END) ` +
      "FROM (SELECT coalesce(current_setting('livery.served_changes', true), '') AS served) AS changes",
    refresh,
    isCurrent() {
      refresh();
      return connection === undefined || isKnown();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      const client = connection?.client;
      connection = undefined;
      await client?.close({ timeout: 1 }).catch(() => undefined);
    },
  };
}

function discard(client: SQL): void {
  void client.close({ timeout: 0 }).catch(() => undefined);
}

async function withTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new PostgresTimeoutError(`the database did not answer within ${timeoutMs / 1000} s`)),
    timeoutMs,
  );
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
