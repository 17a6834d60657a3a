import { type createRestServer, idleTimeoutSeconds } from "#/transports/rest/server";
import { getSystemErrorCode, Failure } from "#/kernel/errors";
import type { TlsIdentity } from "#/kernel/http/tls-files";
import { steerToNewest } from "#/kernel/system/steer-connections";

/** How long a replaced socket takes the connections that were on their way to it, milliseconds. */
const lateConnectionsMs = 1_000;

/** How often a stop looks whether requests are left, milliseconds. */
const drainPollMs = 20;

/** Whether several sockets can listen on one port. */
const canSharePort = process.platform !== "win32";

type RestServer = ReturnType<typeof createRestServer>;

/** Where a server listens. */
export type ListenAddress = { readonly host: string; readonly port: number };

/** A server at an address, whose certificate can change while it runs. */
export type Listener = {
  /** The port, also where the system chose it. */
  readonly port: number;
  /**
   * Serves new connections with another certificate. Connections that exist keep theirs until they
   * end. No connection is refused or reset.
   */
  replaceTls(tls: TlsIdentity): Promise<void>;
  /**
   * Takes no more connections, and resolves when all requests have been responded to. After
   * `maxMs` it ends the connections that are left. Resolves to the number of requests that it cut
   * off.
   */
  stop(maxMs: number): Promise<number>;
};

/**
 * Listens on a port. Throws `unavailable` where it is taken.
 *
 * @param createServer called for each certificate: the runtime cannot change one of a server
 * @param joins whether another process listens on the port, whose connections this one takes over
 */
export async function startListener(
  createServer: () => RestServer,
  { host, port: wantedPort }: ListenAddress,
  { tls, joins = false }: { readonly tls?: TlsIdentity | undefined; readonly joins?: boolean } = {},
): Promise<Listener> {
  const listen = (port: number, identity: TlsIdentity | undefined): RestServer => {
    const server = createServer();
    try {
      server.listen({
        port,
        hostname: host,
        reusePort: canSharePort,
        idleTimeout: idleTimeoutSeconds,
        // Each route counts its own body and answers 413 as JSON; the runtime's 413 has no body.
        maxRequestBodySize: Number.MAX_SAFE_INTEGER,
        ...(identity && { tls: toTlsOptions(identity) }),
      });
    } catch (error) {
      throw createTakenFailure(host, port, error);
    }
    return server;
  };
  if (canSharePort && !joins) assertPortFree(host, wantedPort);
  let current = listen(wantedPort, tls);
  const port = current.server?.port ?? wantedPort;
  if (joins) await takeConnections(port);
  let replacing: Promise<void> = Promise.resolve();
  const replace = async (identity: TlsIdentity) => {
    const previous = current;
    if (!canSharePort) void previous.server?.stop();
    current = listen(port, identity);
    if (!canSharePort) return;
    await takeConnections(port);
    // Idle connections end now, the others after their request.
    void previous.server?.stop();
  };
  return {
    port,
    replaceTls(identity) {
      replacing = replacing.then(() => replace(identity));
      return replacing;
    },
    async stop(maxMs) {
      await replacing;
      const { server } = current;
      if (!server) return 0;
      void server.stop();
      // The runtime also waits for connections that have sent no request, which may take long.
      const untilMs = performance.now() + maxMs;
      while (server.pendingRequests > 0 && performance.now() < untilMs) await Bun.sleep(drainPollMs);
      const unfinished = server.pendingRequests;
      void server.stop(true);
      return unfinished;
    },
  };
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
