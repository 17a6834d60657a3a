import { chmodSync, lstatSync, renameSync, rmSync, statSync } from "node:fs";
import { idleTimeoutSeconds } from "#/transports/rest/handle-operation";
import type { createRestServer } from "#/transports/rest/server";
import { getSystemErrorCode, Failure } from "#/kernel/errors";
import type { TlsIdentity } from "#/kernel/http/tls-files";
import { steerToNewest } from "#/kernel/system/steer-connections";

/** How long a replaced socket takes the connections that were on their way to it, milliseconds. */
export const lateConnectionsMs = 1_000;

/** How often a stop looks whether requests are left, milliseconds. */
const drainPollMs = 20;

/** Whether several sockets can listen on one port. */
const canSharePort = process.platform !== "win32";

type RestServer = ReturnType<typeof createRestServer>;

/** Where a server listens. */
export type ListenAddress =
  | {
      readonly host: string;
      readonly port: number;
      /** The reservation of the port, which ends once the server listens. */
      readonly reservation?: PortReservation | undefined;
    }
  /** A Unix socket, absolute, with the mode of its file. */
  | { readonly socket: string; readonly mode: number };

/** A free port that the system chose, which no other program gets meanwhile. */
export type PortReservation = { readonly port: number; release(): void };

/** Reserves a free port, so that a server knows its address before it listens. Throws `unavailable`. */
export function reservePort(host: string): PortReservation {
  // The runtime's types leave the shared port out.
  const options = { hostname: host, port: 0, reusePort: canSharePort, socket: { data() {} } };
  try {
    const holder = Bun.listen(options);
    return { port: holder.port, release: () => holder.stop(true) };
  } catch (error) {
    throw createTakenFailure(host, 0, error);
  }
}

/** A server at an address, whose certificate can change while it runs. */
export type Listener = {
  /** The port, also where the system chose it; undefined on a Unix socket. */
  readonly port: number | undefined;
  /**
   * Serves new connections with another certificate. Connections that exist keep theirs until they
   * end. No connection is refused or reset. Throws `unavailable` for one that the runtime refuses;
   * then the one in use stays.
   */
  replaceTls(tls: TlsIdentity): Promise<void>;
  /**
   * Takes no more connections, and resolves when all requests have been responded to. After
   * `maxMs` it ends the connections that are left. Resolves to the number of requests that it cut
   * off.
   */
  stop(maxMs: number): Promise<number>;
};

/** How a server starts to listen. */
type StartOptions = {
  readonly tls?: TlsIdentity | undefined;
  readonly use?: PortUse | undefined;
};

/**
 * Who else listens there: no one, another process whose connections this one takes over, or other
 * threads of this process, with which it shares them.
 */
export type PortUse = "alone" | "takes-over" | "shared";

/**
 * Listens on a port or a Unix socket. Throws `unavailable` where it is taken.
 *
 * @param createServer called for each certificate: the runtime cannot change one of a server
 */
export const startListener = (
  createServer: () => RestServer,
  address: ListenAddress,
  options: StartOptions = {},
): Promise<Listener> =>
  "socket" in address ? listenOnSocket(createServer(), address, options) : listenOnPort(createServer, address, options);

// Each route counts its own body and answers 413 as JSON; the runtime's 413 has no body.
const serveOptions = { idleTimeout: idleTimeoutSeconds, maxRequestBodySize: Number.MAX_SAFE_INTEGER };

/**
 * Listens with the routes that the server has. The framework would compile and map all of them again
 * right after, for plugins that load later; this server has none, and the second time takes as long
 * as the first.
 */
function listenOnce(server: RestServer, options: Parameters<RestServer["listen"]>[0]): void {
  const { modules } = server;
  modules.root = new Promise(() => {});
  try {
    server.listen(options);
  } finally {
    modules.root = null;
  }
}

async function listenOnPort(
  createServer: () => RestServer,
  { host, port: wantedPort, reservation }: Extract<ListenAddress, { readonly port: number }>,
  { tls, use = "alone" }: StartOptions,
): Promise<Listener> {
  const listen = (port: number, identity: TlsIdentity | undefined): RestServer => {
    const server = createServer();
    try {
      listenOnce(server, {
        port,
        hostname: host,
        reusePort: canSharePort,
        ...serveOptions,
        ...(identity && { tls: toTlsOptions(identity) }),
      });
    } catch (error) {
      throw createTakenFailure(host, port, error);
    }
    return server;
  };
  if (canSharePort && use === "alone" && !reservation) assertPortFree(host, wantedPort);
  if (!canSharePort) reservation?.release();
  let current = listen(wantedPort, tls);
  reservation?.release();
  const port = current.server?.port ?? wantedPort;
  if (use === "takes-over") await takeConnections(port);
  /** Replaced servers that may still respond to requests. */
  let retired: readonly RestServer[] = [];
  let replacing: Promise<unknown> = Promise.resolve();
  const replace = async (identity: TlsIdentity) => {
    const previous = current;
    if (!canSharePort) void previous.server?.stop();
    current = listen(port, identity);
    retired = [...retired.filter(({ server }) => (server?.pendingRequests ?? 0) > 0), previous];
    if (!canSharePort) return;
    await takeConnections(port);
    // Idle connections end now, the others after their request.
    void previous.server?.stop();
  };
  return {
    port,
    replaceTls(identity) {
      const replaced = replacing.then(() => replace(identity));
      // A failure is the caller's; later calls do not depend on it.
      replacing = replaced.catch(() => undefined);
      return replaced;
    },
    async stop(maxMs) {
      await replacing;
      const unfinished = await Promise.all([...retired, current].map((server) => drain(server, maxMs)));
      return unfinished.reduce((sum, count) => sum + count, 0);
    },
  };
}

/**
 * Listens on a Unix socket. The file is made under another name and renamed, so that it never has
 * a wider mode than it should, and so that the file of another process is replaced at once.
 */
async function listenOnSocket(
  restServer: RestServer,
  { socket, mode }: Extract<ListenAddress, { readonly socket: string }>,
  { use = "alone" }: StartOptions,
): Promise<Listener> {
  const joins = use === "takes-over";
  await assertSocketFree(socket, joins);
  const temporaryPath = `${socket}.new`;
  try {
    rmSync(temporaryPath, { force: true });
    // The framework's types leave the path of a socket out.
    const options: object = { unix: temporaryPath, ...serveOptions };
    listenOnce(restServer, options);
    chmodSync(temporaryPath, mode);
    renameSync(temporaryPath, socket);
  } catch (error) {
    void restServer.server?.stop(true);
    const reason = getSystemErrorCode(error) || "unknown reason";
    throw new Failure("unavailable", `The socket ${socket} cannot be created (${reason}). Check its folder and permissions.`, {
      cause: error,
    });
  }
  const { ino } = statSync(socket);
  if (joins) await Bun.sleep(lateConnectionsMs);
  return {
    port: undefined,
    replaceTls: async () => {},
    async stop(maxMs) {
      if (statSync(socket, { throwIfNoEntry: false })?.ino === ino) rmSync(socket, { force: true });
      return await drain(restServer, maxMs);
    },
  };
}

/**
 * Throws `unavailable` if a path is taken by a file that is no socket or, unless that is to be
 * replaced, by a socket that a process listens on. The socket of a killed process is free.
 */
async function assertSocketFree(path: string, joins: boolean): Promise<void> {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isSocket()) throw new Failure("unavailable", `${path} exists and is no socket. Choose another --socket.`);
  const isServed = await Bun.connect({ unix: path, socket: { data() {} } }).then(
    (connection) => {
      connection.end();
      return true;
    },
    () => false,
  );
  if (isServed && !joins)
    throw new Failure("unavailable", `Another process listens on ${path}. Stop it, or choose another --socket.`);
}

/** Stops a server; resolves to the number of requests that were cut off after `maxMs`. */
async function drain({ server }: RestServer, maxMs: number): Promise<number> {
  if (!server) return 0;
  void server.stop();
  // The runtime also waits for connections that have sent no request, which may take long.
  const untilMs = performance.now() + maxMs;
  while (server.pendingRequests > 0 && performance.now() < untilMs) await Bun.sleep(drainPollMs);
  const unfinished = server.pendingRequests;
  void server.stop(true);
  return unfinished;
}

const toTlsOptions = ({ cert, key, passphrase }: TlsIdentity) => ({ cert, key, ...(passphrase !== undefined && { passphrase }) });

/** Makes the newest socket of a port take its new connections, and waits for those of the older one. */
async function takeConnections(port: number): Promise<void> {
  steerToNewest(port);
  await Bun.sleep(lateConnectionsMs);
}

/**
 * A shared port could also be taken by another program that shares it, which would get some of the
 * connections. Throws `unavailable` if another program listens on it.
 */
function assertPortFree(hostname: string, port: number): void {
  if (port === 0) return;
  try {
    Bun.listen({ hostname, port, socket: { data() {} } }).stop(true);
  } catch (error) {
    throw createTakenFailure(hostname, port, error);
  }
}

const createTakenFailure = (host: string, port: number, error: unknown) =>
  new Failure(
    "unavailable",
    getSystemErrorCode(error) === "EACCES"
      ? `This account is not allowed to listen on port ${port}. Choose a --port of 1024 or above.`
      : `Livery cannot listen on ${host}:${port}. Choose another --port, or stop the process that uses it.`,
    { cause: error },
  );
